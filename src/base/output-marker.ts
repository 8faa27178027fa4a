/** A directory that holds a file of this name was written by CodeWhisper: walk, search and read skip it with all that is below it. */
export const outputMarkerFile = '.codewhisper-output'

/** One of these stands near the top of every single file that CodeWhisper wrote: the first in Markdown and HTML, the second in JSON. */
export const outputMarkers = ['<!-- codewhisper:generated -->', '"codewhisper":"generated"'] as const

/** A marker counts only within this many bytes from the start of the file. */
export const outputMarkerBytes = 512

/** Files of which every folder may have its own, so that a question names the folder: `the oven Makefile`, `the README of bin`. */
const kinds: readonly (readonly [string, string])[] = [
  ['make ?files?', '*makefile*'],
  ['read-?me(?: files?)?', 'readme*'],
  ['cmake(?:lists)?(?: files?)?', 'cmakelists.txt'],
]
const folder = String.raw`(?<![\w./-])(?<folder>[\w.-]+(?:/[\w.-]+)*)`

const outermost = /^(?:top-?level|root|topmost|outermost)$/i

/** The folder, empty for the outermost, and the pattern for the file's name; undefined where a question names no such file by its folder. */
export function placedFile(text: string): { readonly folder: string; readonly glob: string } | undefined {
  for (const [noun, glob] of kinds) {
    const behind = new RegExp(String.raw`${folder}(?:'s)?\s+(?:${noun})\b(?!\.\w)`, 'i')
    const before = new RegExp(
      String.raw`\b(?:${noun})\s+(?:of|in|for|under)\s+(?:the\s+)?(?:(?:folder|directory)\s+)?["'${'`'}]?${folder}`,
      'i',
    )
    const found = [behind, before].map((pattern) => pattern.exec(text)?.groups?.folder).find((one) => one !== undefined && !idle.test(one))
    if (found !== undefined) return { folder: outermost.test(found) ? '' : found.replace(/[.-]+$/, ''), glob }
  }
  return undefined
}

/** Words before such a file that name no folder. */
const idle = /^(?:the|a|an|this|that|its|our|your|their|which|what|any|each|every|main|gnu|and|or|of|in|to|by|from|with|does|is)$/i

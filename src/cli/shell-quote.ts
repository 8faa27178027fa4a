/** Needs no quotes in any shell. */
const plain = /^[\w@%+=:,./-]+$/

/** A command line that can be typed as it stands: words with other than plain characters are quoted as the system's shell wants it. */
export function shellQuote(words: readonly string[], platform: string): string {
  return words.map((word) => (plain.test(word) ? word : platform === 'win32' ? forWindows(word) : forPosix(word))).join(' ')
}

function forPosix(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}

/** By the rules that programs take a command line apart with: a backslash counts only before a quote. */
function forWindows(word: string): string {
  return `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`
}

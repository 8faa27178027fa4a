const wordChar = /[\p{L}\p{N}@#$_-]/u

/** Whether `text` holds `name` as a whole word, ignoring case. Legacy names are made of letters, those of the language of the team among them, digits, `@ # $ _ -`. */
export function containsName(text: string, name: string): boolean {
  const haystack = text.toLowerCase()
  const needle = name.toLowerCase()
  if (needle === '') return false
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const before = haystack[at - 1]
    const after = haystack[at + needle.length]
    // A hyphen that joins it to nothing is a minus, or begins an option.
    const isSign = before === '-' && !wordChar.test(haystack[at - 2] ?? ' ')
    const openStart = before === undefined || isSign || !wordChar.test(before) || !wordChar.test(needle[0] ?? '')
    const openEnd = after === undefined || !wordChar.test(after) || !wordChar.test(needle.at(-1) ?? '')
    if (openStart && openEnd) return true
  }
  return false
}

/** The lines (1-based) on which any of the names stands, with the names found there. */
export function findNames(lines: readonly string[], names: readonly string[]): { line: number; names: string[] }[] {
  const hits: { line: number; names: string[] }[] = []
  for (const [i, line] of lines.entries()) {
    const found = names.filter((name) => containsName(line, name))
    if (found.length > 0) hits.push({ line: i + 1, names: found })
  }
  return hits
}

/** Whether two names are one in languages that write them in either case. */
export function sameName(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase()
}

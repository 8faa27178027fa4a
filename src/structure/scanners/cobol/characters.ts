/** What a character may be part of. */
export const Char = { other: 0, word: 1, space: 2, quote: 3 } as const
const charClasses = new Uint8Array(128)
for (const c of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@#$-') charClasses[c.charCodeAt(0)] = Char.word
for (const c of ' \t\r\f\v\0\x1a') charClasses[c.charCodeAt(0)] = Char.space
for (const c of `'"`) charClasses[c.charCodeAt(0)] = Char.quote

export function charClass(code: number): number {
  if (code < 128) return charClasses[code] ?? Char.other
  // Letters of national code pages are part of names; a no-break space separates, and the not sign is an operator.
  return code === 0xa0 ? Char.space : code === 0xac ? Char.other : Char.word
}

const code = (char: string) => char.charCodeAt(0)
export const star = code('*')
export const slash = code('/')
export const minus = code('-')
export const plus = code('+')
export const period = code('.')
export const comma = code(',')
export const semicolon = code(';')
export const colon = code(':')
export const equals = code('=')
export const greater = code('>')
export const dollar = code('$')
export const question = code('?')
export const closeParen = code(')')
export const doubleQuote = code('"')

export function isDigit(c: number): boolean {
  return c >= 48 && c <= 57
}

const lastColumn = 72
/** Where statements and most items begin: no indentation is made smaller than that. */
const leastIndent = 11

/**
 * Tab stops are every eight columns. An editor may have had them nearer: where a word would run over the last column of a card that is not as long, the
 * indentation is taken back as far as the word needs.
 */
export function expandTabs(line: string): string {
  const [first = '', ...rest] = line.split('\t')
  let expanded = first
  for (const part of rest) expanded += ' '.repeat(8 - (expanded.length % 8)) + part
  const beyond = expanded.trimEnd().length - lastColumn
  const isCut = beyond > 0 && line.trimEnd().length <= lastColumn && !/\s/.test(expanded.slice(lastColumn - 1, lastColumn + 1))
  const indent = expanded.search(/\S/)
  return isCut ? expanded.slice(Math.max(0, Math.min(beyond, indent - leastIndent))) : expanded
}

/** Whether `*>` stands there. */
export function isInlineComment(s: string, i: number): boolean {
  return s.charCodeAt(i) === star && s.charCodeAt(i + 1) === greater
}

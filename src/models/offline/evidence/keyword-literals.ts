import { escapeRegex } from '../../../base/escape-regex.ts'

/** Letters by which a search finds a keyword and what it may be shortened to. */
const lettersFound = 3
/** A longer keyword may be compared with so many of its letters, or a literal have more letters than it. */
const fewestAlike = 3
const longestMore = 4

/** How well a literal of the code fits a keyword. */
export type Fit = 'same' | 'begins' | 'none'

/** What finds literals of Fortran, quoted or of Hollerith, that may be a keyword, and lists of single letters that spell it; lists go on in other lines. */
export function keywordPattern(word: string): string {
  const begin = escapeRegex(lettersOf(word).slice(0, lettersFound))
  const letters = [...lettersOf(word).slice(0, lettersFound)]
  const single = letters.map((letter) => String.raw`\dH${letter}\s*`).join(String.raw`,\s*`)
  const quoted = letters.map((letter) => String.raw`['"]${letter}\s*['"]`).join(String.raw`\s*,\s*`)
  return [`['"][^'"A-Za-z0-9]*${begin}`, String.raw`\dH[ *$.]*${begin}`, single, quoted].join('|')
}

/** Letters and digits in capitals. */
export function lettersOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

export interface Literal {
  readonly text: string
  readonly index: number
}

/** The literals of a statement of Fortran, in order: quoted, or `4HTEXT`. */
export function literalsIn(statement: string): readonly Literal[] {
  const found: Literal[] = []
  const begins = /'[^']*'|"[^"]*"|(?<![\w.])(\d{1,2})H/gi
  for (let match = begins.exec(statement); match !== null; match = begins.exec(statement)) {
    if (match[1] === undefined) found.push({ text: match[0].slice(1, -1), index: match.index })
    else {
      const from = match.index + match[0].length
      found.push({ text: statement.slice(from, from + Number(match[1])), index: match.index })
      begins.lastIndex = from + Number(match[1])
    }
  }
  return found
}

/** Whether a literal is the keyword, a shortened form of it, or that with more behind. */
export function fitOf(literal: string, word: string): Fit {
  const has = lettersOf(literal)
  const asked = lettersOf(word)
  if (has === asked) return 'same'
  if (literal.trim().split(/\s+/).length > word.split(' ').length + 1) return 'none'
  const isShort = has.length >= fewestAlike && asked.startsWith(has)
  const isLonger = asked.length >= fewestAlike && has.startsWith(asked) && has.length <= asked.length + longestMore
  return isShort || isLonger ? 'begins' : 'none'
}

import type { FoundLine, KnownLines } from '../findings.ts'
import { isComment } from './comment-lines.ts'
import { fortranStatementAt } from './fortran-statement.ts'
import { type Fit, fitOf, literalsIn } from './keyword-literals.ts'
import { linesBetween } from './lines-between.ts'

const lastColumn = 72

/** A list of constants in which a keyword stands as one of them, or letter by letter. */
export interface KeywordTable {
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  /** The array that holds it. */
  readonly array: string
  readonly fit: Fit
  /** Which of the keywords of the array it is, the first being 1; undefined where it is all that the array spells. */
  readonly position: number | undefined
}

const declares = /^(?:DATA|PARAMETER|CHARACTER|INTEGER|REAL|LOGICAL|DIMENSION)\b/i
/** The name before the list: `DATA WD/…/`, `WD(3) = (/ … /)`. */
const listBefore = /(\w+)\s*(?:\([^()]*\))?\s*(?:\/|=\s*(?:\(\/|\[))\s*$/

/** The table in whose statement a line stands. */
export function keywordTableAt({ path, line }: FoundLine, word: string, lines: KnownLines): KeywordTable | undefined {
  const statement = fortranStatementAt(lines, line)
  if (statement === undefined || !declares.test(statement.text)) return undefined
  const found = listsIn(rawText(lines, statement)).flatMap(({ array, literals }): readonly KeywordTable[] => {
    const place = { path, startLine: statement.startLine, endLine: statement.endLine, array }
    if (literals.length > 1 && literals.every((one) => one.trim().length <= 1)) {
      const fit = fitOf(literals.map((one) => one.trim() || ' ').join(''), word)
      return fit === 'none' ? [] : [{ ...place, fit, position: undefined }]
    }
    const fits = literals.map((one) => fitOf(one, word))
    const position = fits.includes('same') ? fits.indexOf('same') : fits.indexOf('begins')
    return position < 0 ? [] : [{ ...place, fit: fits[position] ?? 'none', position: position + 1 }]
  })
  return found.find(({ fit }) => fit === 'same') ?? found[0]
}

/** With all blanks, which Hollerith counts. */
function rawText(lines: KnownLines, { startLine, endLine }: { readonly startLine: number; readonly endLine: number }): string {
  const cards = linesBetween(lines, startLine, endLine).filter((card) => !isComment(card))
  return cards
    .map((card) =>
      card
        .slice(0, lastColumn)
        .replace(/^ {5}\S|^\s*&/, '')
        .replace(/&\s*$/, ''),
    )
    .join('')
}

interface ListOfLiterals {
  readonly array: string
  readonly literals: readonly string[]
}

/** The literals that a statement lists behind each name. */
function listsIn(text: string): readonly ListOfLiterals[] {
  const lists: { array: string; literals: string[] }[] = []
  let from = 0
  for (const { text: literal, index } of literalsIn(text)) {
    const array = listBefore.exec(text.slice(from, index))?.[1]
    if (array !== undefined) lists.push({ array, literals: [] })
    lists.at(-1)?.literals.push(literal)
    from = index + literal.length
  }
  return lists
}

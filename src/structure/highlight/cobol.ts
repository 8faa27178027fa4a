import { isInlineComment } from '../scanners/cobol/characters.ts'
import { clauseWords, descriptions } from '../scanners/cobol/data-words.ts'
import { lexCobol } from '../scanners/cobol/lex.ts'
import { areaAColumn, identificationColumn, indicatorColumn } from '../scanners/cobol/reference-format.ts'
import { TokenClass, TokenRun } from '../scanners/cobol/token-run.ts'
import { TokenFlag, TokenKind } from '../scanners/cobol/tokens.ts'
import { LineKind } from '../scanners/line-kinds.ts'
import type { LineMarks } from './line-marks.ts'
import { sqlWords } from './word-lists.ts'

/** Headers of divisions and sections, their paragraphs, and statements of the compiler: IBM Enterprise COBOL Language Reference. */
const headers = new Set(
  `IDENTIFICATION ID ENVIRONMENT DATA PROCEDURE DIVISION SECTION PROGRAM-ID AUTHOR INSTALLATION DATE-WRITTEN DATE-COMPILED SECURITY CONFIGURATION SOURCE-COMPUTER
OBJECT-COMPUTER SPECIAL-NAMES INPUT-OUTPUT FILE-CONTROL I-O-CONTROL FILE WORKING-STORAGE LOCAL-STORAGE LINKAGE REPORT SCREEN COMMUNICATION SELECT ASSIGN ORGANIZATION
SEQUENTIAL INDEXED RELATIVE DYNAMIC RANDOM ACCESS MODE STATUS ALTERNATE OPTIONAL RECORDING BLOCK CONTAINS LABEL RECORDS COPY REPLACE PROGRAM FILLER END-EXEC CICS SQL
DLI`.split(/\s+/),
)
const keywordClasses: ReadonlySet<number> = new Set([
  TokenClass.verb,
  TokenClass.boundary,
  TokenClass.keyword,
  TokenClass.qualifier,
  TokenClass.figurative,
  TokenClass.all,
  TokenClass.function,
  TokenClass.property,
])
const noNames = { find: () => [] }

const freeFormat = '>>SOURCE FORMAT FREE'
/** Of fixed format, as far as the first columns tell: a number or nothing, or a tag, and an indicator. */
const withMargin = /^(?:[ \d]{6}(?:[ */Dd-]|$)|\S{6}[ */-]|.{0,6}\t|\s*$|(?:CBL|PROCESS)\s|[+$*/>-])/i

/** A quotation is often moved to the left. Then its lines are read as those of the free format are; what is indented further may look like fixed format. */
function lacksMargins(lines: readonly string[]): boolean {
  const moved = lines.filter((line) => !withMargin.test(line)).length
  return moved * 4 > lines.length
}

/** COBOL by its scanner's tokens. They know their line and not their column, so each is looked for behind the one before. */
export function markCobol(lines: readonly string[], marks: LineMarks): void {
  const isFree = lacksMargins(lines)
  const tokens = lexCobol([...(isFree ? [freeFormat] : []), ...lines].join('\n'))
  const above = isFree ? 1 : 0
  const run = new TokenRun(tokens, 0, tokens.count, noNames)
  const places = lines.map((line) => new Place(line, tokens.format !== 'free'))
  let embedded: 'SQL' | 'CICS' | undefined
  let depth = 0
  const isKeyword = (i: number, text: string): boolean => {
    if (text === 'END-EXEC') embedded = undefined
    if (embedded === 'SQL') return sqlWords.has(text)
    // The operand of an option stands in brackets.
    if (embedded === 'CICS') return depth === 0
    return keywordClasses.has(run.classAt(i)) || clauseWords.has(text) || descriptions.has(text) || headers.has(text)
  }
  for (const [n, line] of lines.entries()) {
    const isCode = tokens.lineKinds[n + above] === LineKind.code
    if (!isCode) marks.add(n, 0, line.length, 'comment')
    else if (places[n]?.isFixed && /^\d{6}/.test(line)) marks.add(n, 0, indicatorColumn, 'comment')
  }
  for (let i = 0; i < tokens.count; i++) {
    const n = (tokens.lines[i] ?? 1) - 1 - above
    const text = tokens.texts[i] ?? ''
    const place = places[n]
    if (place === undefined) continue
    if (tokens.kinds[i] === TokenKind.literal) {
      for (const { line, start, end } of literalParts(places, n, tokens.flags[i] ?? 0)) marks.add(line, start, end, 'text')
      continue
    }
    const start = place.find(text)
    if (start === undefined) continue
    if (tokens.kinds[i] === TokenKind.word) {
      if (text === 'CICS' || text === 'SQL') embedded = tokens.texts[i - 1] === 'EXEC' ? text : embedded
      marks.add(n, start, place.at, isKeyword(i, text) ? 'keyword' : 'name')
    } else if (tokens.kinds[i] === TokenKind.number || tokens.kinds[i] === TokenKind.picture) marks.add(n, start, place.at, 'number')
    else if (text === '(') depth++
    else if (text === ')') depth--
  }
  for (const [n, place] of places.entries()) if (tokens.lineKinds[n + above] === LineKind.code) markRest(place, n, marks)
}

/** Comments behind the code, and what stands in the margins. */
function markRest({ line, at, end }: Place, n: number, marks: LineMarks): void {
  for (let i = Math.max(at, marks.endOf(n)); i < end; i++) {
    if (!isInlineComment(line, i)) continue
    marks.add(n, i, line.length, 'comment')
    return
  }
  marks.add(n, end, line.length, 'comment')
}

/** A line that is searched from left to right. */
class Place {
  readonly line: string
  readonly isFixed: boolean
  /** Where the columns of the program end. */
  readonly end: number
  at: number
  readonly #upper: string

  constructor(line: string, isFixed: boolean) {
    this.line = line
    this.isFixed = isFixed
    this.end = isFixed && !line.includes('\t') ? Math.min(line.length, identificationColumn) : line.length
    const tab = line.indexOf('\t')
    this.at = !isFixed ? 0 : tab >= 0 && tab < areaAColumn ? tab + 1 : Math.min(areaAColumn, line.length)
    this.#upper = line.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
  }

  /** Where a text stands that is no literal; goes on behind it. */
  find(text: string): number | undefined {
    const start = this.#upper.indexOf(text, this.at)
    if (start < 0) return undefined
    this.at = start + text.length
    return start
  }

  /** Where the quotation mark that is next stands. */
  quote(mark: string): number | undefined {
    const start = this.line.indexOf(mark, this.at)
    return start < 0 || start >= this.end ? undefined : start
  }

  /** Goes on behind the mark that closes a literal whose text begins at `from`; false when none does. */
  close(mark: string, from: number): boolean {
    for (let i = from; i < this.end; i++) {
      if (this.line[i] !== mark) continue
      if (this.line[i + 1] === mark) i++
      else {
        this.at = i + 1
        return true
      }
    }
    this.at = this.end
    return false
  }
}

interface Part {
  readonly line: number
  readonly start: number
  readonly end: number
}

/** Where the literal stands that is next on line `n`, also on lines that continue it. */
function literalParts(places: readonly Place[], n: number, flags: number): Part[] {
  const place = places[n]
  const mark = (flags & TokenFlag.doubleQuoted) !== 0 ? '"' : nextMark(place)
  const quote = place?.quote(mark)
  if (place === undefined || quote === undefined) return []
  const prefix = (flags & TokenFlag.prefixed) !== 0 ? (/[A-Z]+$/i.exec(place.line.slice(place.at, quote))?.[0].length ?? 0) : 0
  let closed = place.close(mark, quote + 1)
  const parts = [{ line: n, start: quote - prefix, end: place.at }]
  for (let line = n + 1; !closed && line < places.length; line++) {
    const next = places[line]
    if (!next?.isFixed || next.line[indicatorColumn] !== '-') break
    const start = next.at + next.line.slice(next.at).search(/\S|$/)
    closed = next.close(mark, next.line[start] === mark ? start + 1 : start)
    parts.push({ line, start, end: next.at })
  }
  return parts
}

/** A prefixed literal may stand in marks of either kind. */
function nextMark(place: Place | undefined): string {
  return /['"]/.exec(place?.line.slice(place.at) ?? '')?.[0] ?? "'"
}

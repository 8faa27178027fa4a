import { splitList } from '../../../base/split-list.ts'
import type { KnownLines } from '../findings.ts'

/** A statement of Fortran in one line, without remarks. */
export interface FortranStatement {
  readonly text: string
  readonly startLine: number
  readonly endLine: number
}

const mostLines = 40
const commentLine = /^(?:[cC*dD](?![A-Za-z]*\s*[=(])|\s*!|\s*$|\s*#)/
const fixedContinuation = /^(?: {5}[^\s0]|\t[1-9]|&)/

/** The statement that a line belongs to, as far as its lines are known. */
export function fortranStatementAt(lines: KnownLines, line: number): FortranStatement | undefined {
  let startLine = line
  while (startLine > line - mostLines && goesOnAbove(lines, startLine)) startLine = lineAbove(lines, startLine)
  let endLine = startLine
  let text = withoutRemark(lines.get(startLine) ?? '')
  if (commentLine.test(lines.get(startLine) ?? '')) return undefined
  for (let next = startLine + 1; next <= startLine + mostLines && lines.has(next); next++) {
    const card = lines.get(next) ?? ''
    if (commentLine.test(card) && !fixedContinuation.test(card)) continue
    const isFree = text.trimEnd().endsWith('&')
    if (!isFree && !fixedContinuation.test(card)) break
    // In free form the sixth column is like any other.
    const mark = isFree && !/^ {5}&/.test(card) ? /^\s*&?/ : /^(?: {5}\S|\t[1-9]|\s*&)/
    text = `${text.trimEnd().replace(/&$/, '')} ${withoutRemark(card).replace(mark, '').trim()}`
    endLine = next
  }
  return { text: text.trim().replace(/&$/, '').replace(/\s+/g, ' '), startLine, endLine }
}

/** The nearest line above that is no comment. */
function lineAbove(lines: KnownLines, line: number): number {
  let above = line - 1
  while (lines.has(above) && commentLine.test(lines.get(above) ?? '') && !fixedContinuation.test(lines.get(above) ?? '')) above--
  return above
}

function goesOnAbove(lines: KnownLines, line: number): boolean {
  const above = lineAbove(lines, line)
  if (!lines.has(above)) return false
  return (
    fixedContinuation.test(lines.get(line) ?? '') ||
    withoutRemark(lines.get(above) ?? '')
      .trimEnd()
      .endsWith('&')
  )
}

/** Behind a mark outside of texts. */
function withoutRemark(line: string): string {
  let inText = ''
  for (const [at, char] of [...line].entries()) {
    if (inText !== '') inText = char === inText ? '' : inText
    else if (char === "'" || char === '"') inText = char
    else if (char === '!') return line.slice(0, at)
  }
  return line
}

/** The entities of a list of Fortran. */
export function listed(text: string): readonly string[] {
  return splitList(text, `'"`)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

import type { KnownLines } from '../findings.ts'
import { isComment, withoutRemark } from './comment-lines.ts'

const lastColumn = 72
/** A card whose last eight columns are no part of what stands before them. */
const card = /^(?:.{71}\s.{1,8}|.{72}\s.{0,7})$/

/** What a line of COBOL says, without sequence numbers, remarks and what stands behind column 72 of a card. */
export function cobolText(line: string): string {
  if (isComment(line)) return ''
  const said = card.test(line) ? line.slice(0, lastColumn) : line
  return withoutRemark(/^\d{6}/.test(said) ? said.slice(6) : said).trim()
}

/** The lines of an entry from its first to the one with its period, where they were shown; its text in one line. */
export function entryFrom(lines: KnownLines, first: number, most: number): { readonly last: number; readonly text: string } {
  let text = ''
  let last = first
  for (let line = first; line < first + most && lines.has(line); line++) {
    const said = cobolText(lines.get(line) ?? '')
    if (said !== '') last = line
    text = `${text} ${said}`
    if (/\.\s*$/.test(said)) break
  }
  return { last, text: text.replace(/[,;]?\s+/g, ' ').trim() }
}

import { withoutIdentification } from '../../../base/card-identification.ts'
import { isComment, withoutRemark } from './comment-lines.ts'

const lastColumn = 72
/** Columns 73 to 80 are no part of the text where a blank or a number sets them apart. */
const card = /^(?:.{71}\s.{1,8}|.{72}(?:\s.{0,7}|\d{8}))$/
/** Columns 1 to 6: a number, or the mark of a change; a word that begins a line in free form (`SELECT`) has no digit. */
const sequence = /^(?:\d{6}|(?=\D{0,5}\d)[\w@#$-]{6}(?=\s))/

/** A line of any language without the numbers of a card, before and behind its text. */
export function unnumbered(line: string): string {
  return withoutIdentification(line)
    .replace(/^(.{72})\d{8}\s*$/, '$1')
    .replace(/^\d{6}(?=\s)/, '')
}

/** What a line of a program says, without comments, sequence number and what stands behind column 72 of a card; nothing for a line that was not shown. */
export function codeText(line = ''): string {
  if (isComment(line)) return ''
  const said = card.test(line) ? line.slice(0, lastColumn) : withoutIdentification(line)
  return withoutRemark(said.replace(sequence, '')).trim()
}

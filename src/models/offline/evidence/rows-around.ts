import type { KnownLines } from '../findings.ts'
import type { Block } from './block-around.ts'
import { isComment } from './comment-lines.ts'
import { linesBetween } from './lines-between.ts'

/** Rows that may be added to a quotation. */
const mostRows = 14

/**
 * The block with the rest of the list that it ends or begins in: condition names under one field, values of a table, constants, a column of comments. Half of
 * a list is no answer to a question for all of it.
 */
export function rowsAround(known: KnownLines, block: Block): Block {
  let first = block.startLine
  let last = block.startLine + block.lines.length - 1
  const fits = (line: number, beside: number) => {
    const row = rowKind(known.get(line) ?? '')
    return row !== undefined && row === rowKind(known.get(beside) ?? '')
  }
  while (last - first < block.lines.length + mostRows && fits(last + 1, last)) last++
  while (last - first < block.lines.length + mostRows && fits(first - 1, first)) first--
  return { startLine: first, lines: linesBetween(known, first, last) }
}

/** What kind of row of a list a line is: lines of one kind under each other make a list. */
function rowKind(line: string): string | undefined {
  const text = line.replace(/^\d{6}/, '').trim()
  if (isComment(line)) return /\p{L}{2,}/u.test(text) ? 'comment' : undefined
  if (/^88\s/.test(text)) return '88'
  if (/^\d\d\s+FILLER\b.*\bVALUE\b/i.test(text)) return 'filler'
  const constant = /^\S+\s+(EQU|DC|DS)\s/i.exec(text)?.[1] ?? /^(#define|case)\s/.exec(text)?.[1]
  return constant?.toUpperCase()
}

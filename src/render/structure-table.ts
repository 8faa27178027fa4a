import { sanitizeLine } from '../base/sanitize.ts'
import type { ListLook } from './definition-list.ts'
import { displayWidth } from './display-width.ts'
import type { InlineSpan } from './inline-spans.ts'
import { terminalTable } from './terminal-table.ts'
import { wrapSpans } from './wrap-spans.ts'

const gap = 2
/** Of the lines of a row behind its first. */
const indent = 4

/**
 * Texts in columns under headings; a column with nothing in it is left out, places are coloured. Where only cutting paths and names would make room, each
 * row fills lines of its own instead. Ends with a newline, or is empty without rows.
 */
export function structureTable(headings: readonly string[], rows: readonly (readonly string[])[], look: ListLook): string {
  if (rows.length === 0) return ''
  const shown = headings.flatMap((heading, c) => (rows.some((row) => row[c] !== undefined && row[c] !== '') ? [{ heading, c }] : []))
  const header = shown.map(({ heading }) => heading)
  const body = rows.map((row) => shown.map(({ c }) => sanitizeLine(row[c] ?? '')))
  const lines = hasRoom([header, ...body], look.width) ? asTable([header, ...body], look) : body.flatMap((row) => asLines(row, look))
  return lines.map((line) => `${line}\n`).join('')
}

/** Whether all columns are as wide as their texts; the last may wrap, where it stays the widest and no word of it is cut. */
function hasRoom(table: readonly (readonly string[])[], width: number): boolean {
  const widest = (c: number) => Math.max(...table.map((row) => displayWidth(row[c] ?? '')))
  const last = (table[0]?.length ?? 1) - 1
  const others = Array.from({ length: last }, (_, c) => widest(c))
  const room = width - others.reduce((sum, column) => sum + column + gap, 0)
  const longestWord = () => Math.max(...table.flatMap((row) => (row[last] ?? '').split(' ').map(displayWidth)))
  return widest(last) <= room || Math.max(...others, longestWord()) <= room
}

function asTable(table: readonly (readonly string[])[], { width, colors }: ListLook): string[] {
  const inline = (text: string, bold?: true): InlineSpan[] => [{ text, ...(bold ? { bold } : {}) }]
  const paint = (spans: readonly InlineSpan[]) => spans.map(({ text, bold }) => (bold ? colors.bold(text) : painted(text, colors))).join('')
  return terminalTable({ rows: table, aligned: [] }, { width, colors, inline, paint })
}

/** Cells one after the other, as many as a line takes; a word that is wider than a line stays whole. */
function asLines(row: readonly string[], { width, colors }: ListLook): string[] {
  const lines: string[] = []
  let used = 0
  for (const cell of row.filter((text) => text !== '')) {
    const columns = displayWidth(cell)
    if (lines.length > 0 && used + gap + columns <= width) {
      lines.push(`${lines.pop()}${' '.repeat(gap)}${painted(cell, colors)}`)
      used += gap + columns
      continue
    }
    const before = lines.length === 0 ? 0 : indent
    const wrapped = wrapSpans([{ text: cell }], Math.max(1, width - before)).map((spans) => spans.map(({ text }) => text).join(''))
    lines.push(...wrapped.map((text, i) => ' '.repeat(before === 0 && i > 0 ? indent : before) + painted(text, colors)))
    used = before + displayWidth(wrapped.at(-1) ?? '')
  }
  return lines
}

function painted(text: string, colors: ListLook['colors']): string {
  return /^\S+:\d/.test(text) ? colors.cyan(text) : text
}

/** Depth as a tree shows it: nothing, `└`, `│ └` … */
export function branch(depth: number): string {
  return depth < 2 ? '' : `${'│ '.repeat(depth - 2)}└ `
}

import { sanitizeLine } from '../base/sanitize.ts'
import type { ListLook } from './definition-list.ts'
import type { InlineSpan } from './inline-spans.ts'
import { terminalTable } from './terminal-table.ts'

/** Texts in columns under headings; a column with nothing in it is left out, places are coloured. Ends with a newline, or is empty without rows. */
export function structureTable(headings: readonly string[], rows: readonly (readonly string[])[], { width, colors }: ListLook): string {
  if (rows.length === 0) return ''
  const shown = headings.flatMap((heading, c) => (rows.some((row) => row[c] !== undefined && row[c] !== '') ? [{ heading, c }] : []))
  const inline = (text: string, bold?: true): InlineSpan[] => [{ text: sanitizeLine(text), ...(bold ? { bold } : {}) }]
  const paint = (spans: readonly InlineSpan[]) =>
    spans.map(({ text, bold }) => (bold ? colors.bold(text) : /^\S+:\d/.test(text) ? colors.cyan(text) : text)).join('')
  const table = [shown.map(({ heading }) => heading), ...rows.map((row) => shown.map(({ c }) => row[c] ?? ''))]
  return terminalTable(table, { width, colors, inline, paint })
    .map((line) => `${line}\n`)
    .join('')
}

/** Depth as a tree shows it: nothing, `└`, `│ └` … */
export function branch(depth: number): string {
  return depth < 2 ? '' : `${'│ '.repeat(depth - 2)}└ `
}

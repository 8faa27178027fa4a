import type { ChalkInstance } from 'chalk'
import type { Alignment, Block } from './block-reader.ts'
import { displayWidth } from './display-width.ts'
import type { InlineSpan } from './inline-spans.ts'
import { wrapSpans } from './wrap-spans.ts'

/** A column is made no narrower than this; a table that needs more room is shown row by row. */
const narrowest = 8
const gap = '  '

type TableBlock = Extract<Block, { kind: 'table' }>

export interface TableLook {
  readonly width: number
  readonly colors: ChalkInstance
  readonly inline: (text: string, bold?: true) => InlineSpan[]
  readonly paint: (spans: readonly InlineSpan[]) => string
}

/** A table as lines of at most `width` columns: aligned columns with wrapped cells or, where that has no room, each row as `header: cell` lines. */
export function terminalTable({ rows, aligned }: Pick<TableBlock, 'rows' | 'aligned'>, look: TableLook): string[] {
  const { width, colors, inline, paint } = look
  const [header = [], ...body] = rows.map((row, i) => (rows[0] ?? []).map((_, c) => inline(row[c] ?? '', i === 0 ? true : undefined)))
  const natural = header.map((_, c) => Math.max(1, ...[header, ...body].map((row) => spansWidth(row[c] ?? []))))
  const widths = fitted(natural, width - gap.length * (header.length - 1))
  if (!widths) return asRecords(header, body, look)
  const line = (row: readonly InlineSpan[][]): string[] => {
    const cells = row.map((cell, c) => wrapSpans(cell, widths[c] ?? 1, true))
    const height = Math.max(...cells.map((cell) => cell.length))
    return Array.from({ length: height }, (_, y) =>
      cells
        .map((cell, c) => padded(paint(cell[y] ?? []), (widths[c] ?? 0) - spansWidth(cell[y] ?? []), aligned[c]))
        .join(gap)
        .trimEnd(),
    )
  }
  return [...line(header), colors.dim(widths.map((w) => '─'.repeat(w)).join(gap)), ...body.flatMap(line)]
}

function padded(text: string, room: number, aligned: Alignment = 'left'): string {
  const before = aligned === 'right' ? room : aligned === 'center' ? Math.floor(room / 2) : 0
  return ' '.repeat(before) + text + ' '.repeat(room - before)
}

/** The widest columns give way until all fit; undefined when they cannot. */
function fitted(natural: readonly number[], room: number): number[] | undefined {
  const total = (limit: number) => natural.reduce((sum, w) => sum + Math.min(w, limit), 0)
  for (let limit = Math.max(...natural); limit >= narrowest; limit--)
    if (total(limit) <= room) return natural.map((w) => Math.min(w, limit))
  return total(narrowest) <= room ? natural.map((w) => Math.min(w, narrowest)) : undefined
}

function asRecords(header: readonly InlineSpan[][], body: readonly InlineSpan[][][], { width, colors, paint }: TableLook): string[] {
  const records = body.map((row) =>
    row.flatMap((cell, c) => wrapSpans([...(header[c] ?? []), { text: ': ', bold: true }, ...cell], width).map(paint)),
  )
  return records.flatMap((lines, i) => (i === 0 ? lines : [colors.dim('─'.repeat(Math.min(width, narrowest))), ...lines]))
}

function spansWidth(spans: readonly InlineSpan[]): number {
  return spans.reduce((sum, span) => sum + displayWidth(span.text), 0)
}

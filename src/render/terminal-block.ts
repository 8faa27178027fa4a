import type { ChalkInstance } from 'chalk'
import type { Citation } from '../answer/citation.ts'
import type { Block } from './block-reader.ts'
import { citationColor } from './citation-color.ts'
import { type InlineSpan, inlineSpans } from './inline-spans.ts'
import { markCitations } from './mark-citations.ts'
import { terminalTable } from './terminal-table.ts'
import { wrapSpans } from './wrap-spans.ts'

export interface TerminalLook {
  /** Columns. */
  readonly width: number
  /** Decides which colours are written, if any. */
  readonly colors: ChalkInstance
  /** Checked citations, coloured where they stand; none while the answer is still being written. */
  readonly citations?: readonly Citation[]
}

/** Prose is not squeezed below this, however narrow the terminal and deep the list. */
const narrowestText = 16

/** A block of sanitised Markdown as lines for a terminal, each ending with a newline. */
export function terminalBlock(block: Block, look: TerminalLook): string {
  return blockLines(block, look)
    .map((line) => `${line}\n`)
    .join('')
}

function blockLines(block: Block, look: TerminalLook): string[] {
  const { colors } = look
  if (block.kind === 'blank') return ['']
  const quote = colors.dim('│ ').repeat(block.quotes)
  const indent = 'indent' in block ? block.indent : 0
  const width = Math.max(narrowestText, look.width - 2 * block.quotes - indent)
  const paint = (spans: readonly InlineSpan[]) => spans.map((span) => paintSpan(span, colors)).join('')
  const inline = (text: string, bold?: true) => markCitations(inlineSpans(text, bold && { bold }), look.citations ?? [])
  const lines = (): string[] => {
    switch (block.kind) {
      case 'rule':
        return [colors.dim('─'.repeat(Math.min(width, 40)))]
      case 'heading':
        return wrapSpans(inline(block.text, true), width).map((line) => (block.level <= 2 ? colors.underline(paint(line)) : paint(line)))
      case 'code':
        return [colors.dim('│ ') + block.text]
      case 'table':
        return terminalTable(block.rows, { width, colors, inline, paint })
      case 'text': {
        const marker = block.marker === '' ? '' : `${/^\d/.test(block.marker) ? block.marker : '•'} `
        const hang = ' '.repeat(marker.length)
        return wrapSpans(inline(block.text), Math.max(narrowestText, width - marker.length)).map(
          (line, i) => (i === 0 ? marker : hang) + paint(line),
        )
      }
    }
  }
  return lines().map((line) => (quote + ' '.repeat(indent) + line).trimEnd())
}

function paintSpan({ text, code, bold, italic, strike, status }: InlineSpan, colors: ChalkInstance): string {
  if (status) return citationColor(status, colors)(text)
  if (code) return colors.cyan(text)
  let painted = text
  if (bold) painted = colors.bold(painted)
  if (italic) painted = colors.italic(painted)
  return strike ? colors.strikethrough(painted) : painted
}

import type { ChalkInstance } from 'chalk'
import type { Citation } from '../answer/citation.ts'
import type { Highlight, HighlightSpan } from '../answer/highlight.ts'
import type { Redact } from '../base/redact.ts'
import type { Block } from './block-reader.ts'
import { citationColor } from './citation-color.ts'
import { displayWidth } from './display-width.ts'
import { type InlineSpan, inlineSpans } from './inline-spans.ts'
import { markCitations } from './mark-citations.ts'
import { paintCode } from './paint-code.ts'
import { terminalTable } from './terminal-table.ts'
import { wrapSpans } from './wrap-spans.ts'

export interface TerminalLook {
  /** Columns. */
  readonly width: number
  /** Decides which colours are written, if any. */
  readonly colors: ChalkInstance
  /** Checked citations, coloured where they stand; none while the answer is still being written. */
  readonly citations?: readonly Citation[]
  /** Hides secrets; sees text before it is painted. None: nothing is hidden. */
  readonly redact?: Redact
  /** For the colours of code. */
  readonly highlight?: Highlight | undefined
}

/** Prose is not squeezed below this, however narrow the terminal and deep the list. */
const narrowestText = 16
const tabStop = 8

/** A block of sanitised Markdown as lines for a terminal, each ending with a newline. `spans`: of a line of code. */
export function terminalBlock(block: Block, look: TerminalLook, spans?: readonly HighlightSpan[]): string {
  return blockLines(block, look, spans)
    .map((line) => `${line}\n`)
    .join('')
}

function blockLines(block: Block, look: TerminalLook, spans: readonly HighlightSpan[] | undefined): string[] {
  const { colors } = look
  if (block.kind === 'blank') return ['']
  const quote = colors.dim('│ ').repeat(block.quotes)
  const indent = 'indent' in block ? block.indent : 0
  const width = Math.max(narrowestText, look.width - 2 * block.quotes - indent)
  const paint = (spans: readonly InlineSpan[]) => spans.map((span) => paintSpan(span, colors)).join('')
  const inline = (text: string, bold?: true) =>
    markCitations(redacted(inlineSpans(text, bold && { bold }), look.redact), look.citations ?? [])
  const lines = (): string[] => {
    switch (block.kind) {
      case 'rule':
        return [colors.dim('─'.repeat(Math.min(width, 40)))]
      case 'heading':
        return wrapSpans(inline(block.text, true), width).map((line) => (block.level <= 2 ? colors.underline(paint(line)) : paint(line)))
      case 'code':
        if (block.text.trim() === '') return [colors.dim('│')]
        return [colors.dim('│ ') + paintCode(withoutTabs(spans ?? [{ text: block.text, kind: 'plain' }]), colors)]
      case 'table':
        return terminalTable(block, { width, colors, inline, paint })
      case 'text': {
        const { marker, text } = itemStart(block)
        const hang = ' '.repeat(marker.length)
        return wrapSpans(inline(text), Math.max(narrowestText, width - marker.length)).map(
          (line, i) => (i === 0 ? marker : hang) + paint(line),
        )
      }
    }
  }
  return lines().map((line) => (quote + ' '.repeat(indent) + line).trimEnd())
}

/** Marks of Markdown may have divided a secret that is whole without them. */
function redacted(spans: InlineSpan[], redact: Redact | undefined): InlineSpan[] {
  if (!redact) return spans
  const text = spans.map((span) => span.text).join('')
  const safe = redact(text)
  return safe === text ? spans : [{ text: safe }]
}

/** What stands in front of a list item; of a task its box. */
function itemStart({ marker, text }: { readonly marker: string; readonly text: string }): {
  readonly marker: string
  readonly text: string
} {
  if (marker === '') return { marker, text }
  if (/^\d/.test(marker)) return { marker: `${marker} `, text }
  const box = /^\[[ xX]\] /.exec(text)?.[0]
  return box === undefined ? { marker: '• ', text } : { marker: box, text: text.slice(box.length) }
}

/** Tab stops are every eight columns of the code, whatever stands before it on the screen. */
function withoutTabs(spans: readonly HighlightSpan[]): readonly HighlightSpan[] {
  if (!spans.some(({ text }) => text.includes('\t'))) return spans
  let column = 0
  return spans.map(({ text, kind }) => {
    const parts = text.split('\t').map((part, i) => {
      const gap = i === 0 ? '' : ' '.repeat(tabStop - (column % tabStop))
      column += gap.length + displayWidth(part)
      return gap + part
    })
    return { text: parts.join(''), kind }
  })
}

function paintSpan({ text, code, bold, italic, strike, status }: InlineSpan, colors: ChalkInstance): string {
  if (status) return citationColor(status, colors)(text)
  if (code) return colors.cyan(text)
  let painted = text
  if (bold) painted = colors.bold(painted)
  if (italic) painted = colors.italic(painted)
  return strike ? colors.strikethrough(painted) : painted
}

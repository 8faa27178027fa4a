import type { Highlight } from '../../answer/highlight.ts'
import { sanitize } from '../../base/sanitize.ts'
import { type Block, BlockReader, type CodeBlock } from '../block-reader.ts'
import { type InlineSpan, inlineSpans } from '../inline-spans.ts'
import { codeHtml } from './code-html.ts'
import { escapeHtml } from './escape-html.ts'

/** What a code span, or a text in round brackets, is as HTML; undefined where it is no citation. */
export type CitationHtml = (text: string) => string | undefined

export interface MarkdownHtmlOptions {
  readonly citation: CitationHtml
  readonly highlight: Highlight | undefined
  /** Level of a heading of level 1. */
  readonly heading: number
}

/** Markdown as HTML, of the same blocks and spans that a terminal shows: no link, no image, no HTML of its own (security.md 1.7). */
export function markdownHtml(markdown: string, options: MarkdownHtmlOptions): string {
  const reader = new BlockReader()
  const blocks = [
    ...sanitize(markdown)
      .split('\n')
      .flatMap((line) => reader.push(line)),
    ...reader.end(),
  ]
  const writer = new BlockWriter(options)
  for (const block of blocks) writer.add(block)
  return writer.end()
}

interface OpenList {
  readonly tag: 'ul' | 'ol'
  readonly indent: number
}

/** Blocks come one after the other; lists and quotes around them are opened and closed by their columns. */
class BlockWriter {
  readonly #options: MarkdownHtmlOptions
  readonly #lists: OpenList[] = []
  #quotes = 0
  #code: { readonly block: CodeBlock['block']; readonly lines: string[] } | undefined
  #out = ''

  constructor(options: MarkdownHtmlOptions) {
    this.#options = options
  }

  add(block: Block): void {
    if (block.kind === 'code') {
      this.#addCode(block)
      return
    }
    this.#endCode()
    if (block.kind === 'blank') return
    this.#quote(block.quotes)
    if (block.kind === 'text' && block.marker !== '') {
      this.#beginItem(block.indent, /^\d/.test(block.marker) ? 'ol' : 'ul', Number.parseInt(block.marker, 10))
      this.#out += this.#inline(block.text)
      return
    }
    this.#closeLists('indent' in block ? block.indent : 0)
    this.#out += this.#plain(block)
  }

  end(): string {
    this.#endCode()
    this.#quote(0)
    this.#closeLists(0)
    return this.#out
  }

  #plain(block: Exclude<Block, { kind: 'code' | 'blank' }>): string {
    switch (block.kind) {
      case 'rule':
        return '<hr>\n'
      case 'heading': {
        const tag = `h${Math.min(6, block.level + this.#options.heading - 1)}`
        return `<${tag}>${this.#inline(block.text)}</${tag}>\n`
      }
      case 'text':
        return `<p>${this.#inline(block.text)}</p>\n`
      case 'table': {
        const [header = [], ...rows] = block.rows
        const row = (cells: readonly string[], tag: 'th' | 'td') =>
          `<tr>${header.map((_, i) => `<${tag} class="${block.aligned[i] ?? 'left'}">${this.#inline(cells[i] ?? '')}</${tag}>`).join('')}</tr>\n`
        const body = rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="wide"><table>\n<thead>${row(header, 'th')}</thead>\n<tbody>${body}</tbody>\n</table></div>\n`
      }
    }
  }

  #beginItem(indent: number, tag: OpenList['tag'], start: number): void {
    this.#closeLists(indent + 1)
    const list = this.#lists.at(-1)
    if (list !== undefined && list.indent >= indent - 1 && list.tag === tag) this.#out += '</li>\n<li>'
    else {
      if (list !== undefined && list.indent >= indent - 1) this.#closeLists(list.indent)
      this.#lists.push({ tag, indent })
      this.#out += `<${tag}${tag === 'ol' && start > 1 ? ` start="${start}"` : ''}>\n<li>`
    }
  }

  /** Those that a block at this column is no part of. */
  #closeLists(indent: number): void {
    for (let list = this.#lists.at(-1); list !== undefined && list.indent >= indent; list = this.#lists.at(-1)) {
      this.#out += `</li>\n</${list.tag}>\n`
      this.#lists.pop()
    }
  }

  #quote(quotes: number): void {
    if (quotes === this.#quotes) return
    this.#closeLists(0)
    this.#out += quotes > this.#quotes ? '<blockquote>\n'.repeat(quotes - this.#quotes) : '</blockquote>\n'.repeat(this.#quotes - quotes)
    this.#quotes = quotes
  }

  #addCode({ block, quotes, indent, text }: CodeBlock): void {
    if (this.#code?.block !== block) {
      this.#endCode()
      this.#quote(quotes)
      this.#closeLists(indent)
      this.#code = { block, lines: [] }
    }
    this.#code?.lines.push(text)
  }

  #endCode(): void {
    if (this.#code === undefined) return
    const { block, lines } = this.#code
    this.#code = undefined
    this.#out += `<pre><code>${codeHtml(lines, block.languages, this.#options.highlight).join('\n')}</code></pre>\n`
  }

  #inline(text: string): string {
    return inlineSpans(text)
      .map((span) => this.#span(span))
      .join('')
  }

  #span({ text, bold, italic, strike, code }: InlineSpan): string {
    let html = code ? (this.#options.citation(text) ?? `<code>${escapeHtml(text)}</code>`) : this.#prose(text)
    if (bold) html = `<strong>${html}</strong>`
    if (italic) html = `<em>${html}</em>`
    return strike ? `<s>${html}</s>` : html
  }

  /** Citations stand also in round brackets (design.md section 4). `\n` is a hard line break. */
  #prose(text: string): string {
    return text
      .split(/([();,\n]\s*)/)
      .map((part) => (part.startsWith('\n') ? '<br>' : (this.#options.citation(part) ?? escapeHtml(part))))
      .join('')
  }
}

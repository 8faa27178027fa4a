import { extractCitations } from '../answer/extract-citations.ts'
import { expandIndent } from '../base/expand-indent.ts'
import { type Fence, openFence, readFenced } from './fence.ts'

/** One line of code, fenced or indented: code is shown as it arrives. */
export interface CodeBlock {
  readonly kind: 'code'
  readonly quotes: number
  readonly indent: number
  readonly text: string
  /** The same object for all lines of a block. `languages`: what may name the language, the best first. */
  readonly block: { readonly languages: readonly string[] }
}

/** A finished block of Markdown. `quotes`: how many block quotes it stands in; `indent`: its column within them. */
export type Block =
  | { readonly kind: 'blank' }
  | { readonly kind: 'rule'; readonly quotes: number }
  | { readonly kind: 'heading'; readonly quotes: number; readonly level: number; readonly text: string }
  /** A paragraph, or a list item when there is a marker (`-`, `2.`). `\n` in the text is a hard line break. */
  | { readonly kind: 'text'; readonly quotes: number; readonly indent: number; readonly marker: string; readonly text: string }
  | CodeBlock
  /** The first row is the header. */
  | {
      readonly kind: 'table'
      readonly quotes: number
      readonly indent: number
      readonly rows: readonly (readonly string[])[]
      /** Of each column, as the row below the header says. */
      readonly aligned: readonly Alignment[]
    }

export type Alignment = 'left' | 'center' | 'right'

interface OpenText {
  readonly kind: 'open-text'
  readonly quotes: number
  readonly indent: number
  readonly marker: string
  readonly lines: string[]
}

interface OpenTable {
  readonly kind: 'table'
  readonly quotes: number
  readonly indent: number
  readonly rows: string[][]
  readonly aligned: readonly Alignment[]
}

/** Code stands so much further right than text. */
const codeIndent = 4

/** Reads Markdown line by line and gives each block as soon as it is complete; what was given is never changed by a later line. */
export class BlockReader {
  #open: OpenText | OpenTable | undefined
  #fence: Fence | undefined
  /** Code that is being read. */
  #code: CodeBlock['block'] | undefined
  /** The last text: its citation may tell the language of the code below. */
  #above = ''
  /** The column of text that goes on with the last list item. */
  #column = 0

  push(line: string): Block[] {
    if (this.#fence) {
      const fenced = readFenced(this.#fence, line)
      if (fenced.kind === 'code') return [this.#codeLine(fenced.text, this.#fence.quotes, this.#fence.lead.length)]
      this.#fence = undefined
      this.#code = undefined
      if (fenced.kind === 'close') return []
    }
    const fence = openFence(line)
    if (fence) return this.#openFence(fence)
    const prefix = /^(?: {0,3}> ?)*/.exec(line)?.[0] ?? ''
    return this.#prose(line.slice(prefix.length), prefix.replaceAll(' ', '').length)
  }

  /** The block that is still open. */
  end(): Block[] {
    const open = this.#open
    this.#open = undefined
    if (open === undefined) return []
    const block = open.kind === 'table' ? open : textBlock(open)
    this.#above = block.kind === 'text' ? block.text : ''
    return [block]
  }

  #openFence(fence: Fence): Block[] {
    const marker = fence.lead.trim()
    const indent = fence.lead.length - fence.lead.trimStart().length
    const before = this.end()
    this.#fence = fence
    this.#code = { languages: [/^[^\s{:,]+/.exec(fence.info.trim())?.[0] ?? '', citedPath(this.#above)].filter((name) => name !== '') }
    return marker === '' ? before : [...before, { kind: 'text', quotes: fence.quotes, indent, marker, text: '' }]
  }

  #codeLine(text: string, quotes: number, indent: number): CodeBlock {
    this.#code ??= { languages: [citedPath(this.#above)].filter((name) => name !== '') }
    return { kind: 'code', quotes, indent, text, block: this.#code }
  }

  #prose(line: string, quotes: number): Block[] {
    if (line.trim() === '') return [...this.end(), { kind: 'blank' }]
    const open = this.#open?.quotes === quotes ? this.#open : undefined
    if (open?.kind === 'table' && line.includes('|')) {
      open.rows.push(cells(line))
      return []
    }
    if (open?.kind === 'open-text') {
      if (isDelimiterRow(line) && open.lines.at(-1)?.includes('|')) return this.#beginTable(open, line)
      if (open.marker === '' && /^ {0,3}(?:=+|--+)\s*$/.test(line)) {
        this.#open = undefined
        return [{ kind: 'heading', quotes, level: line.includes('=') ? 1 : 2, text: textBlock(open).text }]
      }
      if (!startsBlock.test(line)) {
        open.lines.push(line)
        return []
      }
    }
    return this.#indented(line, quotes) ?? [...this.end(), ...this.#begin(line, quotes)]
  }

  /** Code by its indentation alone; what looks like a list item is one that was indented too far. */
  #indented(line: string, quotes: number): Block[] | undefined {
    const expanded = expandIndent(line)
    const isCode = this.#open === undefined && expanded.startsWith(' '.repeat(this.#column + codeIndent)) && !startsBlock.test(expanded)
    if (isCode) return [this.#codeLine(expanded.slice(this.#column + codeIndent), quotes, this.#column)]
    this.#code = undefined
    return undefined
  }

  #begin(line: string, quotes: number): Block[] {
    const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line)
    const isRule = rule.test(line)
    this.#above = ''
    this.#column = 0
    if (heading) return [{ kind: 'heading', quotes, level: heading[1]?.length ?? 1, text: heading[2] ?? '' }]
    if (isRule) return [{ kind: 'rule', quotes }]
    const [, space = '', marker = '', text = ''] = /^(\s*)(?:([-*+]|\d{1,9}[.)])(?:\s+|$))?(.*)$/.exec(line) ?? []
    const indent = space.replaceAll('\t', '    ').length
    this.#column = marker === '' ? indent : indent + marker.length + 1
    this.#open = { kind: 'open-text', quotes, indent, marker, lines: [text] }
    return []
  }

  /** The last line so far was the header; what stands above it is a text of its own. */
  #beginTable(open: OpenText, delimiters: string): Block[] {
    const { quotes, indent, lines } = open
    this.#open = { kind: 'table', quotes, indent, rows: [cells(lines.at(-1) ?? '')], aligned: cells(delimiters).map(alignment) }
    return lines.length > 1 ? [textBlock({ ...open, lines: lines.slice(0, -1) })] : []
  }
}

const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const startsBlock = /^\s*(?:[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|#{1,6}(?:\s|$)|([-*_])(?:[ \t]*\1){2,}\s*$)/

function isDelimiterRow(line: string): boolean {
  return /^\s*[|:-][\s|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line)
}

function alignment(delimiter: string): Alignment {
  if (!delimiter.endsWith(':')) return 'left'
  return delimiter.startsWith(':') ? 'center' : 'right'
}

/** The file that the last citation of a text names. */
function citedPath(text: string): string {
  return extractCitations(text).findLast(({ kind }) => kind === 'code')?.target ?? ''
}

function textBlock({ quotes, indent, marker, lines }: OpenText): Extract<Block, { kind: 'text' }> {
  const text = lines
    .map((line) =>
      line
        .trimStart()
        .replace(/ {2,}$|\\$/, '\n')
        .replace(/ $/, ''),
    )
    .join(' ')
  return { kind: 'text', quotes, indent, marker, text: text.replaceAll('\n ', '\n').trimEnd() }
}

function cells(row: string): string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

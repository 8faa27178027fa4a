import { type Fence, openFence, readFenced } from './fence.ts'

/** A finished block of Markdown. `quotes`: how many block quotes it stands in; `indent`: its column within them. */
export type Block =
  | { readonly kind: 'blank' }
  | { readonly kind: 'rule'; readonly quotes: number }
  | { readonly kind: 'heading'; readonly quotes: number; readonly level: number; readonly text: string }
  /** A paragraph, or a list item when there is a marker (`-`, `2.`). `\n` in the text is a hard line break. */
  | { readonly kind: 'text'; readonly quotes: number; readonly indent: number; readonly marker: string; readonly text: string }
  /** One line of fenced code: code is shown as it arrives. */
  | { readonly kind: 'code'; readonly quotes: number; readonly indent: number; readonly text: string }
  /** The first row is the header. */
  | { readonly kind: 'table'; readonly quotes: number; readonly indent: number; readonly rows: readonly (readonly string[])[] }

interface OpenText {
  readonly kind: 'open-text'
  readonly quotes: number
  readonly indent: number
  readonly marker: string
  readonly lines: readonly string[]
}

type Open = OpenText | Extract<Block, { kind: 'table' }>

/** Reads Markdown line by line and gives each block as soon as it is complete; what was given is never changed by a later line. */
export class BlockReader {
  #open: Open | undefined
  #fence: Fence | undefined

  push(line: string): Block[] {
    if (this.#fence) {
      const fenced = readFenced(this.#fence, line)
      if (fenced.kind === 'code') return [{ kind: 'code', quotes: this.#fence.quotes, indent: this.#fence.lead.length, text: fenced.text }]
      this.#fence = undefined
      if (fenced.kind === 'close') return []
    }
    const fence = openFence(line)
    if (fence) {
      this.#fence = fence
      const marker = fence.lead.trim()
      const indent = fence.lead.length - fence.lead.trimStart().length
      return [...this.end(), ...(marker === '' ? [] : [{ kind: 'text', quotes: fence.quotes, indent, marker, text: '' } as const])]
    }
    const prefix = /^(?: {0,3}> ?)*/.exec(line)?.[0] ?? ''
    return this.#prose(line.slice(prefix.length), prefix.replaceAll(' ', '').length)
  }

  /** The block that is still open. */
  end(): Block[] {
    const open = this.#open
    this.#open = undefined
    return open === undefined ? [] : [open.kind === 'table' ? open : textBlock(open)]
  }

  #prose(line: string, quotes: number): Block[] {
    if (line.trim() === '') return [...this.end(), { kind: 'blank' }]
    const open = this.#open?.quotes === quotes ? this.#open : undefined
    if (open?.kind === 'table' && line.includes('|')) {
      this.#open = { ...open, rows: [...open.rows, cells(line)] }
      return []
    }
    if (open?.kind === 'open-text') {
      if (isDelimiterRow(line) && open.lines.at(-1)?.includes('|')) return this.#beginTable(open)
      if (open.marker === '' && /^ {0,3}(?:=+|--+)\s*$/.test(line)) {
        this.#open = undefined
        return [{ kind: 'heading', quotes, level: line.includes('=') ? 1 : 2, text: textBlock(open).text }]
      }
      if (!startsBlock.test(line)) {
        this.#open = { ...open, lines: [...open.lines, line] }
        return []
      }
    }
    return [...this.end(), ...this.#begin(line, quotes)]
  }

  #begin(line: string, quotes: number): Block[] {
    const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/.exec(line)
    if (heading) return [{ kind: 'heading', quotes, level: heading[1]?.length ?? 1, text: heading[2] ?? '' }]
    if (rule.test(line)) return [{ kind: 'rule', quotes }]
    const [, space = '', marker = '', text = ''] = /^(\s*)(?:([-*+]|\d{1,9}[.)])(?:\s+|$))?(.*)$/.exec(line) ?? []
    this.#open = { kind: 'open-text', quotes, indent: space.replaceAll('\t', '    ').length, marker, lines: [text] }
    return []
  }

  /** The last line so far was the header; what stands above it is a text of its own. */
  #beginTable(open: OpenText): Block[] {
    const { quotes, indent, lines } = open
    this.#open = { kind: 'table', quotes, indent, rows: [cells(lines.at(-1) ?? '')] }
    return lines.length > 1 ? [textBlock({ ...open, lines: lines.slice(0, -1) })] : []
  }
}

const rule = /^ {0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const startsBlock = /^\s*(?:[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|#{1,6}(?:\s|$)|([-*_])(?:[ \t]*\1){2,}\s*$)/

function isDelimiterRow(line: string): boolean {
  return /^\s*[|:-][\s|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line)
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

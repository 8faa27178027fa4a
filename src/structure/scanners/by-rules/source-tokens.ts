import { LineKind, type LineRange } from '../line-kinds.ts'

/** What a token is. Numbers are tokens too: what stands before a bracket tells whether it is a call. */
export const TokenKind = { word: 1, sign: 2, text: 3, number: 4, directive: 5, directiveEnd: 6 } as const
export type TokenKind = (typeof TokenKind)[keyof typeof TokenKind]

/** The tokens of one member as columns; comments are none, but are remembered by line. */
export class SourceTokens {
  readonly text: string
  readonly caseless: boolean
  count = 0
  kinds: Uint8Array
  starts: Int32Array
  ends: Int32Array
  /** 1-based. */
  lines: Int32Array
  /** By line; `[0]` is unused. */
  readonly lineKinds: number[] = [LineKind.blank, LineKind.blank]
  /** Where each line begins, by line. */
  readonly lineStarts: number[] = [0, 0]

  constructor(text: string, caseless: boolean) {
    this.text = text
    this.caseless = caseless
    // Of real code every fourth character begins a token, or fewer.
    const room = (text.length >> 2) + 16
    this.kinds = new Uint8Array(room)
    this.starts = new Int32Array(room)
    this.ends = new Int32Array(room)
    this.lines = new Int32Array(room)
  }

  push(kind: TokenKind, start: number, end: number, line: number): void {
    if (this.count === this.kinds.length) this.#grow()
    this.kinds[this.count] = kind
    this.starts[this.count] = start
    this.ends[this.count] = end
    this.lines[this.count] = line
    this.count++
    this.lineKinds[line] = LineKind.code
  }

  #grow(): void {
    const room = this.count * 2
    this.kinds = enlarged(this.kinds, new Uint8Array(room))
    this.starts = enlarged(this.starts, new Int32Array(room))
    this.ends = enlarged(this.ends, new Int32Array(room))
    this.lines = enlarged(this.lines, new Int32Array(room))
  }

  get lineCount(): number {
    return this.lineKinds.length - 1
  }

  /** As written; empty behind the end. */
  value(i: number): string {
    return this.text.slice(this.starts[i] ?? 0, this.ends[i] ?? 0)
  }

  /** A word as it is compared with words of the language; empty for what is none. */
  word(i: number): string {
    if (this.kinds[i] !== TokenKind.word) return ''
    const value = this.value(i)
    return this.caseless ? value.toLowerCase() : value
  }

  isWord(i: number): boolean {
    return this.kinds[i] === TokenKind.word
  }

  /** Whether it is this one character. */
  is(i: number, sign: string): boolean {
    return this.kinds[i] === TokenKind.sign && this.text[this.starts[i] ?? 0] === sign
  }

  line(i: number): number {
    return i < this.count ? (this.lines[i] ?? 1) : this.lineCount
  }

  isFirstOnLine(i: number): boolean {
    return i === 0 || this.lines[i] !== this.lines[i - 1]
  }

  /** Columns before it, a tab counted as one. */
  indent(i: number): number {
    return (this.starts[i] ?? 0) - (this.lineStarts[this.lines[i] ?? 0] ?? 0)
  }

  /** Whether nothing stands between it and the token before. */
  isGlued(i: number): boolean {
    return i > 0 && this.starts[i] === this.ends[i - 1]
  }

  /** The index behind the bracket that closes the one at `i`; `to` when none does. */
  behindGroup(i: number, open: string, close: string, to = this.count): number {
    let depth = 0
    for (let at = i; at < to; at++) {
      if (this.is(at, open)) depth++
      else if (this.is(at, close) && --depth === 0) return at + 1
    }
    return to
  }

  /** Words from `from` to before `to` as one line. */
  between(from: number, to: number): string {
    return this.text
      .slice(this.starts[from] ?? 0, this.ends[to - 1] ?? 0)
      .slice(0, longestHead)
      .replace(/\s+/g, ' ')
      .trim()
  }

  /** The comment that ends right above a line, a blank line in between allowed. */
  commentAbove(line: number): LineRange | undefined {
    let endLine = line - 1
    if (this.lineKinds[endLine] === LineKind.blank) endLine--
    let startLine = endLine
    while (this.lineKinds[startLine] === LineKind.comment) startLine--
    return startLine < endLine && endLine > 0 ? { startLine: startLine + 1, endLine } : undefined
  }
}

/** Of what is shown as a head, so much is looked at. */
const longestHead = 2000

function enlarged<Column extends Uint8Array | Int32Array>(column: Column, room: Column): Column {
  room.set(column)
  return room
}

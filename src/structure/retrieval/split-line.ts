import { escapeRegex } from '../../base/escape-regex.ts'
import type { Lexis } from '../scanners/by-rules/lexis.ts'
import { commentField, literalField, textField } from './retrieval-unit.ts'

type OnPart = (field: number, text: string) => void

interface Closer {
  readonly close: string
  readonly field: number
  /** It may stand in a line below. */
  readonly lines: boolean
}

/** What is longer is data. */
const longestLine = 4096

/** Tells comments, texts and the rest of the lines of a member apart, one line after the other. Roughly, as it only weighs words: nothing nests. */
export class LineSplitter {
  readonly #commentLine: RegExp | undefined
  readonly #marks: RegExp | undefined
  readonly #lineComments: ReadonlySet<string>
  /** What closes that which each mark opens. */
  readonly #closers: ReadonlyMap<string, Closer>
  /** What the line before left open. */
  #open: Closer | undefined

  constructor({ commentLine, lineComments = [], blockComments = [], texts = [] }: Lexis) {
    this.#commentLine = commentLine && new RegExp(commentLine.source, commentLine.flags)
    this.#lineComments = new Set(lineComments)
    this.#closers = new Map<string, Closer>([
      ...texts.map(({ open, close, lines }) => [open, { close, field: literalField, lines: lines === true }] as const),
      ...blockComments.map(({ open, close }) => [open, { close, field: commentField, lines: true }] as const),
    ])
    const marks = [...this.#lineComments, ...this.#closers.keys()].sort((a, b) => b.length - a.length)
    this.#marks = marks.length === 0 ? undefined : new RegExp(marks.map(escapeRegex).join('|'), 'g')
  }

  split(text: string, onPart: OnPart): void {
    const line = text.length > longestLine ? text.slice(0, longestLine) : text
    if (this.#open === undefined && this.#isComment(line)) onPart(commentField, line)
    else this.#splitFrom(this.#closeOpen(line, onPart), line, onPart)
  }

  #isComment(line: string): boolean {
    const pattern = this.#commentLine
    if (pattern === undefined) return false
    pattern.lastIndex = 0
    return pattern.test(line)
  }

  /** What belongs to the lines before, told; returns where the rest begins. */
  #closeOpen(line: string, onPart: OnPart): number {
    const open = this.#open
    if (open === undefined) return 0
    const end = line.indexOf(open.close)
    onPart(open.field, line.slice(0, end < 0 ? undefined : end))
    if (end < 0) return line.length
    this.#open = undefined
    return end + open.close.length
  }

  #splitFrom(start: number, line: string, onPart: OnPart): void {
    const marks = this.#marks
    let at = start
    while (marks !== undefined && at < line.length) {
      marks.lastIndex = at
      const mark = marks.exec(line)
      if (mark === null) break
      onPart(textField, line.slice(at, mark.index))
      const inside = mark.index + mark[0].length
      const closer = this.#lineComments.has(mark[0]) ? undefined : this.#closers.get(mark[0])
      const end = closer === undefined ? -1 : line.indexOf(closer.close, inside)
      onPart(closer?.field ?? commentField, line.slice(inside, end < 0 ? undefined : end))
      if (end < 0 && closer?.lines) this.#open = closer
      at = end < 0 ? line.length : end + (closer?.close.length ?? 0)
    }
    if (at < line.length) onPart(textField, line.slice(at))
  }
}

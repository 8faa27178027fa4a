import type { ChalkInstance } from 'chalk'
import type { Answer } from '../../answer/answer.ts'
import type { AnswerEvent, OnAnswerEvent } from '../../answer/event.ts'
import type { Highlight } from '../../answer/highlight.ts'
import { notFoundMark } from '../../answer/not-found-mark.ts'
import type { Redact } from '../../base/redact.ts'
import { MarkdownStream } from '../../render/markdown-stream.ts'
import { plainAnswer } from '../../render/plain-answer.ts'
import { terminalAfterword } from '../../render/terminal-answer.ts'

export interface PrinterOptions {
  readonly style: 'terminal' | 'plain'
  readonly width: number
  readonly colors: ChalkInstance
  readonly highlight: Highlight
  readonly redact: Redact
  readonly print: (text: string) => void
  readonly note: (line: string) => void
  /** Hears every event but the text. */
  readonly progress: OnAnswerEvent
}

/** Longer than the mark of an answer that was not found, with all its decoration. */
const headChars = 40
/** What can still become that mark. */
const perhapsMark = /^[#*_`"'\s]*(?:n(?:o(?:t(?: (?:f(?:o(?:u(?:n(?:d[\s\S]*)?)?)?)?)?)?)?)?)?$/i

/** Prints one answer: block by block as it arrives, then its sources; in plain style all of it at the end. */
export class AnswerPrinter {
  readonly #options: PrinterOptions
  #stream: MarkdownStream
  /** The beginning of the text, until it can be told whether it is the mark of an answer that was not found. */
  #head: string | undefined = ''
  #printed = false
  #stopped = false

  constructor(options: PrinterOptions) {
    this.#options = options
    this.#stream = this.#newStream()
  }

  readonly onEvent = (event: AnswerEvent): void => {
    if (this.#stopped) return
    if (event.type === 'text_delta') {
      this.#text(event.text)
      return
    }
    const discarded = event.type === 'notice' && event.discard
    if (discarded && this.#printed) this.#options.note('(The text above is no part of the answer.)')
    if (discarded || event.type === 'model_start') this.#startOver()
    this.#options.progress(event)
  }

  /** The rest of the answer, its sources and its outcome. */
  finish(answer: Answer): void {
    if (this.#stopped) return
    const { style, redact, print, width, colors } = this.#options
    this.#stopped = true
    if (style === 'plain') {
      print(redact(plainAnswer(answer)))
      return
    }
    const streamed = this.#printed || this.#head === undefined || this.#head.trim() !== ''
    if (!streamed) this.#write(this.#stream.push(answer.answer))
    else if (this.#head !== undefined) this.#flushHead()
    this.#write(this.#stream.end())
    const afterword = redact(terminalAfterword(answer, { width, colors }))
    if (afterword !== '') print(`${this.#printed ? '\n' : ''}${afterword}`)
  }

  /** Nothing more is printed, whatever still arrives. */
  stop(): void {
    this.#stopped = true
  }

  #text(text: string): void {
    if (this.#options.style === 'plain') return
    if (this.#head === undefined) this.#write(this.#stream.push(text))
    else {
      this.#head += text
      if (this.#head.trimStart().length > headChars || !perhapsMark.test(this.#head)) this.#flushHead()
    }
  }

  #flushHead(): void {
    const head = this.#head ?? ''
    this.#head = undefined
    this.#write(this.#stream.push(head.replace(notFoundMark, '')))
  }

  #write(text: string): void {
    if (text === '') return
    this.#printed = true
    this.#options.print(text)
  }

  #startOver(): void {
    this.#stream = this.#newStream()
    this.#head = ''
    this.#printed = false
  }

  #newStream(): MarkdownStream {
    const { width, colors, highlight, redact } = this.#options
    return new MarkdownStream({ width, colors, highlight, redact })
  }
}

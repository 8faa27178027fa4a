import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../../base/io.ts'
import { sanitize } from '../../base/sanitize.ts'
import type { Completion } from './complete-line.ts'
import { LineQueue } from './line-queue.ts'
import { PromptOutput } from './prompt-output.ts'

const marks = { question: '> ', continuation: '… ' } as const

/** Where lines come from: an edited line at a terminal, or a pipe, which sees no prompt. Lines that come while nobody asks wait. */
export class Prompt {
  readonly #io: Pick<Io, 'stdin' | 'stdout'>
  readonly #terminal: PromptOutput | undefined
  readonly #readline: Interface
  readonly #lines = new LineQueue()
  #closed = false

  /** `complete`: what Tab may put in place of the end of a line; never rejects. */
  constructor(io: Pick<Io, 'stdin' | 'stdout'>, onInterrupt: () => void, complete: (line: string) => Promise<Completion>) {
    this.#io = io
    this.#terminal = io.stdin.isTTY && io.stdout.isTTY ? new PromptOutput(io.stdout) : undefined
    const completer = (line: string, done: (error: null, result: Completion) => void) => {
      complete(line).then((found) => done(null, found))
    }
    this.#readline = createInterface({
      input: io.stdin,
      ...(this.#terminal ? { output: this.#terminal, terminal: true, completer } : { terminal: false }),
      crlfDelay: Number.POSITIVE_INFINITY,
    })
    this.#readline.on('line', (text) => {
      this.#lines.push({ text, seen: !this.#terminal?.muted })
      if (this.#terminal) this.#terminal.muted = true
    })
    this.#readline.on('SIGINT', onInterrupt)
    this.#readline.on('close', () => {
      this.#closed = true
      this.#lines.end()
      if (this.#terminal?.muted === false) io.stdout.write('\n')
    })
  }

  get isTerminal(): boolean {
    return this.#terminal !== undefined
  }

  /** What is typed and not entered yet. */
  get typed(): string {
    return this.#terminal ? this.#readline.line : ''
  }

  /** The next line; undefined when the input has ended. `continued`: it goes on with what was entered before. */
  async next(continued: boolean): Promise<string | undefined> {
    if (this.#lines.waiting === 0) this.show(continued)
    const line = await this.#lines.next()
    if (line && !line.seen) this.#io.stdout.write(`${mark(continued)}${sanitize(line.text)}\n`)
    return line?.text
  }

  /** Shows the prompt with what is typed so far. */
  show(continued: boolean): void {
    if (!this.#terminal || this.#closed) return
    this.#terminal.muted = false
    this.#readline.setPrompt(mark(continued))
    this.#readline.prompt(true)
  }

  clearLine(): void {
    if (!this.#terminal) return
    this.#readline.write(null, { ctrl: true, name: 'e' })
    this.#readline.write(null, { ctrl: true, name: 'u' })
  }

  close(): void {
    this.#readline.close()
    this.#terminal?.release()
  }
}

function mark(continued: boolean): string {
  return continued ? marks.continuation : marks.question
}

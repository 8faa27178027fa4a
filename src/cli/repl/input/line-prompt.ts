import { createInterface, type Interface } from 'node:readline'
import type { Io } from '../../../base/io.ts'
import { LineQueue } from './line-queue.ts'
import { type Prompt, promptMark } from './prompt.ts'

/**
 * Line by line from a pipe, or from a terminal that knows no control sequences (`TERM=dumb`), where the kernel edits the line. A line that ends with a
 * backslash goes on in the next.
 */
export class LinePrompt implements Prompt {
  readonly isTerminal: boolean
  readonly #io: Pick<Io, 'stdin' | 'stdout'>
  readonly #readline: Interface
  readonly #lines = new LineQueue()
  #begun: string[] = []

  constructor(io: Pick<Io, 'stdin' | 'stdout'>) {
    this.#io = io
    this.isTerminal = io.stdin.isTTY === true && io.stdout.isTTY === true
    this.#readline = createInterface({ input: io.stdin, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
    this.#readline.on('line', (line) => this.#lines.push(line))
    this.#readline.on('close', () => this.#lines.end())
    // A terminal that is lost while it is read from.
    this.#readline.on('error', () => this.#lines.end())
  }

  get isBegun(): boolean {
    return this.#begun.length > 0
  }

  async next(): Promise<string | undefined> {
    for (;;) {
      if (this.#lines.waiting === 0) this.show()
      const line = await this.#lines.next()
      if (line?.endsWith('\\')) {
        this.#begun.push(line.slice(0, -1))
        continue
      }
      if (line === undefined && !this.isBegun) return undefined
      return [...this.#begun.splice(0), line ?? ''].join('\n')
    }
  }

  show(): void {
    if (this.isTerminal) this.#io.stdout.write(this.isBegun ? '… ' : promptMark)
  }

  clear(): void {
    this.#begun = []
  }

  /** Nobody sees it here, so it is shown as the line to be typed. */
  prefill(text: string): void {
    if (this.isTerminal) this.#io.stdout.write(`${text}\n`)
  }

  close(): void {
    this.#readline.close()
  }
}

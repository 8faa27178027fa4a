import type { ChalkInstance } from 'chalk'
import { type BatchProgress, batchProgress } from '../../render/batch-progress.ts'
import { LiveLine } from '../live-line.ts'

const frameMs = 125

interface BarOptions {
  readonly terminal: { readonly columns?: number | undefined; write(text: string): unknown }
  readonly colors: ChalkInstance
  readonly progress: () => BatchProgress
}

/** How far a batch is, in a line below everything else, drawn anew some times a second until `stop`. */
export class BatchBar {
  readonly #options: BarOptions
  readonly #line: LiveLine
  readonly #timer: NodeJS.Timeout

  constructor(options: BarOptions) {
    this.#options = options
    this.#line = new LiveLine(options.terminal)
    this.#timer = setInterval(() => this.#draw(), frameMs).unref()
  }

  /** Takes it away until the next frame. */
  erase(): void {
    this.#line.erase()
  }

  stop(): void {
    clearInterval(this.#timer)
    this.erase()
  }

  #draw(): void {
    const { terminal, colors, progress } = this.#options
    // In the last column some terminals go on to the next line. One that does not know its size says 0.
    this.#line.draw(batchProgress(progress(), { width: (terminal.columns || 80) - 1, colors }))
  }
}

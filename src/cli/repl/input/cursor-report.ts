import type { Key } from 'node:readline'
import type { Io } from '../../../base/io.ts'

/** A terminal answers at once; over a slow line it may take so long, and then the answer is not waited for. */
const patienceMs = 300

/**
 * Asks the terminal where its cursor is: DSR 6, answered by `CSI row ; column R` (ECMA-48 8.3.14, 8.3.35). The answer comes between the keys, where
 * Node's readline takes it for two or three of them.
 */
export class CursorReport {
  readonly #stdout: Io['stdout']
  #awaited = 0
  #begun: string | undefined
  #answer: (column: number | undefined) => void = () => {}

  constructor(stdout: Io['stdout']) {
    this.#stdout = stdout
  }

  /** The column, from 0; undefined when no answer comes, or when it is asked for again. */
  ask(): Promise<number | undefined> {
    this.#answer(undefined)
    this.#awaited++
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), patienceMs)
      this.#answer = (column) => {
        clearTimeout(timer)
        resolve(column)
      }
      this.#stdout.write('\x1b[6n')
    })
  }

  /** True when the key belongs to an answer. */
  take({ sequence = '' }: Key): boolean {
    if (this.#awaited === 0) return false
    if (this.#begun === undefined && !/^\x1b\[\d+;\d+R?$/.test(sequence)) return false
    const text = (this.#begun ?? '') + sequence
    const column = /;(\d+)R$/.exec(text)?.[1]
    this.#begun = column === undefined && /^\x1b\[\d+;\d+$/.test(text) ? text : undefined
    if (column === undefined) return this.#begun !== undefined
    this.#awaited--
    if (this.#awaited === 0) this.#answer(Number(column) - 1)
    return true
  }
}

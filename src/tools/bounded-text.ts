import { limits } from '../base/limits.ts'

/**
 * Text for a model that grows line by line up to `limits.toolResultChars`. Room for a footer is kept back, so that what was cut and how to see the rest
 * always fits.
 */
export class BoundedText {
  readonly #lines: string[] = []
  #room: number

  /** `footerChars`: room that only `footer` may use. */
  constructor(footerChars = 600, maxChars: number = limits.toolResultChars) {
    this.#room = maxChars - footerChars
  }

  /** Adds the lines, all or none; false when they did not fit. */
  add(...lines: readonly string[]): boolean {
    const length = lines.reduce((sum, line) => sum + line.length + 1, 0)
    if (length > this.#room) return false
    this.#room -= length
    this.#lines.push(...lines)
    return true
  }

  footer(line: string): void {
    this.#lines.push(line)
  }

  toString(): string {
    return this.#lines.join('\n')
  }
}

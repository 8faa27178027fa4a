import type { Redact } from './redact.ts'
import { beginsPrivateKey } from './secrets/private-keys.ts'

/** Longer than any key. */
const mostKeyLines = 400
/** What may stand between the header of a key and its body. */
const betweenLines = /^[^\p{L}]*$|^[\s>"'&+*/]*[A-Z][A-Za-z-]{1,20}:/u

/** Redacts lines that arrive one after the other as if they stood together: what the body of a private key is, the lines above it tell. */
export class LineRedactor {
  readonly #redact: Redact
  /** From the header of a key that may go on. */
  #key: string[] = []

  constructor(redact: Redact) {
    this.#redact = redact
  }

  next(line: string): string {
    if (this.#key.length > 0 && this.#key.length < mostKeyLines) {
      this.#key.push(line)
      const last = this.#redact(this.#key.join('\n')).split('\n').at(-1) ?? ''
      if (last !== line || betweenLines.test(line)) return last
    }
    this.#key = beginsPrivateKey(line) ? [line] : []
    return this.#redact(line)
  }
}

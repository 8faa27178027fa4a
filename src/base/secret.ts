import { maskSecret } from './redact.ts'

const inspect = Symbol.for('nodejs.util.inspect.custom')

/** A credential that cannot be printed by accident: every way to turn it into text, `util.inspect` and JSON included, gives the mask. */
export class Secret {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  reveal(): string {
    return this.#value
  }

  toString(): string {
    return maskSecret(this.#value)
  }

  toJSON(): string {
    return this.toString()
  }

  [inspect](): string {
    return this.toString()
  }
}

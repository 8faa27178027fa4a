/** A text after symbols were put in. */
export interface Substituted {
  readonly text: string
  readonly written: string
  /** A symbol decided it. */
  readonly symbolic: boolean
  /** Whoever uses the procedure may decide otherwise. */
  readonly open: boolean
  /** A symbol without a value is still in it. */
  readonly missing: boolean
}

/** The most characters that a symbol may stand for (z/OS MVS JCL Reference, "SET statement"). */
const valueChars = 255

type Values = Map<string, { readonly text: string; readonly open: boolean }>

/** JCL symbols at one place of a job. */
export class Symbols {
  readonly #values: Values
  readonly #missingIsOpen: boolean

  /** `missingIsOpen`: a symbol without a value may get one from outside, as in a procedure that is read by itself. */
  constructor(missingIsOpen: boolean, values: Values = new Map()) {
    this.#missingIsOpen = missingIsOpen
    this.#values = values
  }

  copy(): Symbols {
    return new Symbols(this.#missingIsOpen, new Map(this.#values))
  }

  set(name: string, value: Pick<Substituted, 'text' | 'open'>): void {
    this.#values.set(name, { text: value.text.slice(0, valueChars), open: value.open })
  }

  /** `&&` begins the name of a temporary data set; a period ends a symbol and goes with it. A symbol without a value stays as it is. */
  substitute(written: string): Substituted {
    if (!written.includes('&')) return { text: written, written, symbolic: false, open: false, missing: false }
    let symbolic = false
    let open = false
    let missing = false
    const text = written.replace(/&&|&([A-Z@#$][A-Z0-9@#$]{0,7})(\.?)/gi, (all, name?: string) => {
      if (name === undefined) return all
      const value = this.#values.get(name.toUpperCase())
      if (value === undefined) {
        missing = true
        open ||= this.#missingIsOpen
        return all
      }
      symbolic = true
      open ||= value.open
      return value.text
    })
    return { text, written, symbolic, open, missing }
  }
}

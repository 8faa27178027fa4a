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

/** A name may have so many characters. */
const nameChars = 8

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

  /**
   * `&&` begins the name of a temporary data set; a period ends a symbol and goes with it. A symbol without a value stays as it is. A longer name than z/OS allows is
   * the one that a SET of the same text gives a value, whoever runs that: what is meant is plain.
   */
  substitute(written: string): Substituted {
    if (!written.includes('&')) return { text: written, written, symbolic: false, open: false, missing: false }
    let symbolic = false
    let open = false
    let missing = false
    const text = written.replace(/&&|&([A-Z@#$][A-Z0-9@#$]*)(\.?)/gi, (all, word?: string, dot = '') => {
      if (word === undefined) return all
      const whole = this.#values.get(word.toUpperCase())
      const value = whole ?? this.#values.get(word.slice(0, nameChars).toUpperCase())
      if (value === undefined) {
        missing = true
        open ||= this.#missingIsOpen
        return all
      }
      symbolic = true
      open ||= value.open
      const rest = whole === undefined ? word.slice(nameChars) : ''
      return `${value.text}${rest}${rest === '' ? '' : dot}`
    })
    return { text, written, symbolic, open, missing }
  }
}

import type { ItemValue } from './cobol-program.ts'
import { clauseWords, figurativeConstants } from './data-words.ts'
import type { EntryBounds } from './entry-bounds.ts'
import { type SplicedTokens, TokenKind } from './tokens.ts'

type OpenValue = { -readonly [Key in keyof ItemValue]: ItemValue[Key] }

const noValues: readonly ItemValue[] = []

/** Reads the values of a VALUE clause or a constant. */
export class ValueReader {
  values = noValues
  readonly #kinds: Uint8Array
  readonly #texts: readonly string[]
  readonly #end: number
  readonly #bounds: EntryBounds
  /** 78-levels so far, by name. */
  readonly #constants: ReadonlyMap<string, ItemValue>

  constructor(tokens: SplicedTokens, end: number, bounds: EntryBounds, constants: ReadonlyMap<string, ItemValue>) {
    this.#kinds = tokens.kinds
    this.#texts = tokens.texts
    this.#end = end
    this.#bounds = bounds
    this.#constants = constants
  }

  reset(): void {
    this.values = noValues
  }

  /** Reads from behind VALUE; gives the token behind the last value. */
  read(at: number): number {
    const values: OpenValue[] = []
    for (let isThru = false; at < this.#end; ) {
      const text = this.#texts[at] ?? ''
      if (this.#bounds.isWord(at) && (text === 'THRU' || text === 'THROUGH') && values.length > 0) {
        isThru = true
        at++
        continue
      }
      // What follows VALUE is a value; further on a level number may begin the next entry.
      if (values.length > 0 && !isThru && this.#bounds.beginsEntry(at)) break
      const all = text === 'ALL' && this.#bounds.isWord(at)
      const from = all ? at + 1 : at
      const value = this.#value(from, values.length === 0)
      if (value === undefined) break
      at = this.#behindValue(from)
      for (let more = this.#joined(at); more !== undefined; more = this.#joined(at)) {
        value.text += more.text
        at += 2
      }
      const last = values.at(-1)
      if (isThru && last !== undefined) last.thru = value.text
      else values.push(all ? { ...value, all } : value)
      isThru = false
    }
    const sign = this.#kinds[at] === TokenKind.sign && at < this.#end ? this.#texts[at] : undefined
    // An expression, as constants may have: its result is not known.
    this.values = sign !== undefined && '+-*/&('.includes(sign) ? noValues : values
    return at
  }

  /** `'a' & 'b'` is one literal. */
  #joined(at: number): ItemValue | undefined {
    if (at >= this.#end || this.#kinds[at] !== TokenKind.sign || this.#texts[at] !== '&') return undefined
    const value = this.#value(at + 1, false)
    return value?.kind === 'literal' ? value : undefined
  }

  #value(at: number, isFirst: boolean): OpenValue | undefined {
    if (at >= this.#end) return undefined
    const kind = this.#kinds[at]
    const text = this.#texts[at] ?? ''
    if (kind === TokenKind.literal) return { text, kind: 'literal', token: at }
    if (kind === TokenKind.number) return { text, kind: 'number', token: at }
    if (kind === TokenKind.sign && '+-.'.includes(text) && at + 1 < this.#end) {
      const next = this.#texts[at + 1] ?? ''
      if (this.#kinds[at + 1] === TokenKind.number) return { text: text === '+' ? next : text + next, kind: 'number', token: at }
      if (text !== '.' && next === '.' && at + 2 < this.#end && this.#kinds[at + 2] === TokenKind.number) {
        return { text: `${text === '-' ? '-' : ''}.${this.#texts[at + 2]}`, kind: 'number', token: at }
      }
      return undefined
    }
    if (kind !== TokenKind.word) return undefined
    if (figurativeConstants.has(text)) return { text, kind: 'figurative', token: at }
    const constant = this.#constants.get(text)
    if (constant !== undefined) return { ...constant, token: at }
    // A symbolic character, or a constant of another program; not LENGTH OF and its like.
    const isName = isFirst && !clauseWords.has(text) && !this.#bounds.endsEntries(at) && this.#texts[at + 1] !== 'OF'
    return isName ? { text, kind: 'figurative', token: at } : undefined
  }

  /** A number may have a sign and a decimal point before it, each a token. */
  #behindValue(at: number): number {
    while (this.#kinds[at] === TokenKind.sign) at++
    return at + 1
  }
}

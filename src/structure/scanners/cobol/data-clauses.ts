import type { ItemValue } from './cobol-program.ts'
import { Clause, clauseWords } from './data-words.ts'
import type { EntryBounds } from './entry-bounds.ts'
import { Trait } from './layout.ts'
import { type SplicedTokens, TokenFlag, TokenKind } from './tokens.ts'
import { usageWords } from './usage.ts'
import { ValueReader } from './value-clause.ts'

const noNames: readonly string[] = []

/**
 * Reads the clauses of one data description entry, in whatever order. What it found stands in its fields until the next entry: an object for each of
 * millions of entries would cost more than reading them.
 */
export class ClauseReader {
  picture: string | undefined
  usage: string | undefined
  redefines: string | undefined
  renamedThru: string | undefined
  occurs = 1
  dependingOn: string | undefined
  indexes = noNames
  /** Bits of `Trait`. */
  traits = 0
  isConstant = false
  /** Whether anything but a name stands in the entry. */
  isEmpty = true

  readonly #kinds: Uint8Array
  readonly #texts: readonly string[]
  readonly #flags: Uint8Array
  readonly #end: number
  readonly #bounds: EntryBounds
  readonly #values: ValueReader
  /** 78-levels so far, by name. */
  readonly #constants: ReadonlyMap<string, ItemValue>

  constructor(tokens: SplicedTokens, end: number, bounds: EntryBounds, constants: ReadonlyMap<string, ItemValue>) {
    this.#kinds = tokens.kinds
    this.#texts = tokens.texts
    this.#flags = tokens.flags
    this.#end = end
    this.#bounds = bounds
    this.#values = new ValueReader(tokens, end, bounds, constants)
    this.#constants = constants
  }

  get values(): readonly ItemValue[] {
    return this.#values.values
  }

  reset(): void {
    this.picture = undefined
    this.usage = undefined
    this.redefines = undefined
    this.renamedThru = undefined
    this.occurs = 1
    this.dependingOn = undefined
    this.indexes = noNames
    this.#values.reset()
    this.traits = 0
    this.isConstant = false
    this.isEmpty = true
  }

  /** Reads from behind the name; gives the token that follows the entry's period, or the one that cannot belong to the entry. */
  read(at: number): number {
    const kinds = this.#kinds
    while (at < this.#end) {
      const kind = kinds[at]
      if (kind === TokenKind.period) return at + 1
      if (kind === TokenKind.number && this.#bounds.beginsEntry(at)) return at
      if (kind === TokenKind.word) {
        const clause = clauseWords.get(this.#texts[at] ?? '')
        if (clause !== undefined) {
          this.isEmpty = false
          at = this.#clause(clause, at)
          continue
        }
        if (this.#bounds.endsEntries(at)) return at
      }
      this.isEmpty = false
      at++
    }
    return at
  }

  /** Skips any of the words that stand for nothing. */
  #skip(at: number, first: string, second = first, third = first): number {
    while (this.#bounds.isWord(at)) {
      const text = this.#texts[at]
      if (text !== first && text !== second && text !== third) break
      at++
    }
    return at
  }

  #clause(clause: Clause, at: number): number {
    switch (clause) {
      case Clause.picture:
        return this.#picture(at + 1)
      case Clause.usage:
        return this.#usage(this.#skip(at + 1, 'IS'))
      case Clause.usageName:
        this.usage = usageWords.get(this.#texts[at] ?? '')
        return at + 1
      case Clause.value:
        return this.#values.read(this.#skip(at + 1, 'IS', 'ARE'))
      case Clause.occurs:
        return this.#occurs(at + 1)
      case Clause.depending: {
        const name = this.#skip(at + 1, 'ON')
        if (!this.#bounds.isWord(name)) return name
        this.dependingOn = this.#texts[name]
        return name + 1
      }
      case Clause.indexed:
        return this.#indexes(this.#skip(at + 1, 'BY'))
      case Clause.redefines:
        if (!this.#bounds.isWord(at + 1)) return at + 1
        this.redefines = this.#texts[at + 1]
        return at + 2
      case Clause.renames:
        return this.#renames(at + 1)
      case Clause.synchronized:
        this.traits |= Trait.synchronized
        return at + 1
      case Clause.separate:
        this.traits |= Trait.separateSign
        return at + 1
      case Clause.constant:
        this.isConstant = true
        return this.#values.read(this.#skip(at + 1, 'IS', 'GLOBAL', 'AS'))
      default:
        return at + 1
    }
  }

  #picture(at: number): number {
    at = this.#skip(at, 'IS')
    if (at >= this.#end) return at
    const kind = this.#kinds[at]
    if (kind !== TokenKind.picture && kind !== TokenKind.word && kind !== TokenKind.number) return at
    let picture = this.#texts[at++] ?? ''
    // Where REPLACING has put it, a picture is in pieces.
    while (kind !== TokenKind.picture && at < this.#end && this.#kinds[at] !== TokenKind.period) {
      if (((this.#flags[at] ?? 0) & TokenFlag.glued) === 0) break
      picture += this.#texts[at++] ?? ''
    }
    this.picture ??= picture
    return at
  }

  #usage(at: number): number {
    if (!this.#bounds.isWord(at)) return at
    const text = this.#texts[at] ?? ''
    this.usage = usageWords.get(text) ?? text
    if (text === 'SQL' && this.#texts[at + 1] === 'TYPE') {
      // SQL TYPE IS CLOB(1M): the precompiler decides how much room it takes.
      at = this.#skip(at + 2, 'IS')
      if (!this.#bounds.isWord(at)) return at
      this.usage = `SQL TYPE ${this.#texts[at]}`
    }
    return at + 1
  }

  #occurs(at: number): number {
    at = this.#times(at)
    if (this.#bounds.isWord(at) && this.#texts[at] === 'TO') at = this.#times(at + 1)
    return at
  }

  #times(at: number): number {
    if (at >= this.#end) return at
    const kind = this.#kinds[at]
    const text = this.#texts[at] ?? ''
    if (kind === TokenKind.number) {
      this.occurs = Math.max(1, Math.min(Number.parseInt(text, 10) || 1, 0x7fffffff))
      return at + 1
    }
    if (kind !== TokenKind.word || clauseWords.has(text) || this.#bounds.endsEntries(at)) return at
    const times = Number(this.#constants.get(text)?.text)
    if (Number.isInteger(times) && times > 0) this.occurs = times
    else if (text !== 'UNBOUNDED') this.traits |= Trait.unknownOccurs
    return at + 1
  }

  #indexes(at: number): number {
    const names: string[] = []
    for (; this.#bounds.isWord(at); at++) {
      const text = this.#texts[at] ?? ''
      if (clauseWords.has(text) || this.#bounds.endsEntries(at)) break
      names.push(text)
    }
    if (names.length > 0) this.indexes = names
    return at
  }

  #renames(at: number): number {
    if (!this.#bounds.isWord(at)) return at
    this.redefines = this.#texts[at]
    for (at++; this.#bounds.isWord(at); at++) {
      const text = this.#texts[at]
      if ((text === 'THRU' || text === 'THROUGH') && this.#bounds.isWord(at + 1)) this.renamedThru = this.#texts[++at]
      else if ((text !== 'OF' && text !== 'IN') || !this.#bounds.isWord(at + 1)) break
      else at++
    }
    return at
  }
}

import type { ItemValue } from './cobol-program.ts'
import { beforeNumber, behindNumber, Clause, clauseWords, descriptions, figurativeConstants, levelOf } from './data-words.ts'
import { Trait } from './layout.ts'
import { type SplicedTokens, TokenFlag, TokenKind } from './tokens.ts'
import { usageWords } from './usage.ts'

type OpenValue = { -readonly [Key in keyof ItemValue]: ItemValue[Key] }

const noNames: readonly string[] = []
const noValues: readonly ItemValue[] = []

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
  values = noValues
  /** Bits of `Trait`. */
  traits = 0
  isConstant = false
  /** Whether anything but a name stands in the entry. */
  isEmpty = true

  readonly #kinds: Uint8Array
  readonly #texts: readonly string[]
  readonly #flags: Uint8Array
  readonly #end: number
  /** 78-levels so far, by name. */
  readonly #constants: ReadonlyMap<string, ItemValue>

  constructor(tokens: SplicedTokens, end: number, constants: ReadonlyMap<string, ItemValue>) {
    this.#kinds = tokens.kinds
    this.#texts = tokens.texts
    this.#flags = tokens.flags
    this.#end = end
    this.#constants = constants
  }

  reset(): void {
    this.picture = undefined
    this.usage = undefined
    this.redefines = undefined
    this.renamedThru = undefined
    this.occurs = 1
    this.dependingOn = undefined
    this.indexes = noNames
    this.values = noValues
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
      if (kind === TokenKind.number && this.#beginsNextEntry(at)) return at
      if (kind === TokenKind.word) {
        const clause = clauseWords.get(this.#texts[at] ?? '')
        if (clause !== undefined) {
          this.isEmpty = false
          at = this.#clause(clause, at)
          continue
        }
        if (this.endsEntries(at)) return at
      }
      this.isEmpty = false
      at++
    }
    return at
  }

  /** A header of a section or division, an FD, or embedded SQL: the entry before it has ended, with or without a period. */
  endsEntries(at: number): boolean {
    const text = this.#texts[at] ?? ''
    if (text === 'EXEC') return true
    const next = at + 1 < this.#end ? this.#texts[at + 1] : undefined
    if (next === 'SECTION' || next === 'DIVISION') return true
    return descriptions.has(text) && ((this.#flags[at] ?? 0) & TokenFlag.firstOnLine) !== 0 && this.#isWord(at + 1)
  }

  /** A level number with what makes an entry of it; right also where it follows no period. */
  isEntry(at: number): boolean {
    if (!this.#mayBeLevel(at)) return false
    const behind = at + 2
    if (clauseWords.has(this.#texts[at + 1] ?? '')) return false
    return behind < this.#end && (this.#kinds[behind] === TokenKind.period || clauseWords.has(this.#texts[behind] ?? ''))
  }

  /** Where no clause can take a number: at the beginning of a line it is the level of an entry, and the period before it is missing. */
  #beginsNextEntry(at: number): boolean {
    if (((this.#flags[at] ?? 0) & TokenFlag.firstOnLine) === 0) return this.isEntry(at)
    return this.#mayBeLevel(at)
  }

  #mayBeLevel(at: number): boolean {
    if (this.#kinds[at] !== TokenKind.number || !this.#isWord(at + 1) || levelOf(this.#texts[at] ?? '') === 0) return false
    if (behindNumber.has(this.#texts[at + 1] ?? '')) return false
    return at === 0 || this.#kinds[at - 1] !== TokenKind.word || !beforeNumber.has(this.#texts[at - 1] ?? '')
  }

  #isWord(at: number): boolean {
    return at < this.#end && this.#kinds[at] === TokenKind.word
  }

  /** Skips any of the words that stand for nothing. */
  #skip(at: number, first: string, second = first, third = first): number {
    while (this.#isWord(at)) {
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
        return this.#values(this.#skip(at + 1, 'IS', 'ARE'))
      case Clause.occurs:
        return this.#occurs(at + 1)
      case Clause.depending: {
        const name = this.#skip(at + 1, 'ON')
        if (this.#isWord(name)) this.dependingOn = this.#texts[name]
        return name + 1
      }
      case Clause.indexed:
        return this.#indexes(this.#skip(at + 1, 'BY'))
      case Clause.redefines:
        if (this.#isWord(at + 1)) this.redefines = this.#texts[at + 1]
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
        return this.#values(this.#skip(at + 1, 'IS', 'GLOBAL', 'AS'))
      default:
        return at + 1
    }
  }

  #picture(at: number): number {
    at = this.#skip(at, 'IS')
    if (at >= this.#end) return at
    const kind = this.#kinds[at]
    // A word or a number stands here where REPLACING has put one.
    if (kind !== TokenKind.picture && kind !== TokenKind.word && kind !== TokenKind.number) return at
    this.picture ??= this.#texts[at]
    return at + 1
  }

  #usage(at: number): number {
    if (!this.#isWord(at)) return at
    const text = this.#texts[at] ?? ''
    this.usage = usageWords.get(text) ?? text
    if (text === 'SQL' && this.#texts[at + 1] === 'TYPE') {
      // SQL TYPE IS CLOB(1M): the precompiler decides how much room it takes.
      at = this.#skip(at + 2, 'IS')
      if (this.#isWord(at)) this.usage = `SQL TYPE ${this.#texts[at]}`
    }
    return at + 1
  }

  #occurs(at: number): number {
    at = this.#times(at)
    if (this.#isWord(at) && this.#texts[at] === 'TO') at = this.#times(at + 1)
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
    if (kind !== TokenKind.word || clauseWords.has(text) || this.endsEntries(at)) return at
    const times = Number(this.#constants.get(text)?.text)
    if (Number.isInteger(times) && times > 0) this.occurs = times
    else if (text !== 'UNBOUNDED') this.traits |= Trait.unknownOccurs
    return at + 1
  }

  #indexes(at: number): number {
    const names: string[] = []
    for (; this.#isWord(at); at++) {
      const text = this.#texts[at] ?? ''
      if (clauseWords.has(text) || this.endsEntries(at)) break
      names.push(text)
    }
    if (names.length > 0) this.indexes = names
    return at
  }

  #renames(at: number): number {
    if (this.#isWord(at)) this.redefines = this.#texts[at]
    for (at++; this.#isWord(at); at++) {
      const text = this.#texts[at]
      if ((text === 'THRU' || text === 'THROUGH') && this.#isWord(at + 1)) this.renamedThru = this.#texts[++at]
      else if ((text !== 'OF' && text !== 'IN') || !this.#isWord(at + 1)) break
      else at++
    }
    return at
  }

  #values(at: number): number {
    const values: OpenValue[] = []
    for (let isThru = false; at < this.#end; ) {
      const text = this.#texts[at] ?? ''
      if (this.#isWord(at) && (text === 'THRU' || text === 'THROUGH') && values.length > 0) {
        isThru = true
        at++
        continue
      }
      // What follows VALUE is a value; further on a level number may begin the next entry.
      if (values.length > 0 && !isThru && this.#beginsNextEntry(at)) break
      const all = text === 'ALL' && this.#isWord(at)
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
    const isName = isFirst && !clauseWords.has(text) && !this.endsEntries(at) && this.#texts[at + 1] !== 'OF'
    return isName ? { text, kind: 'figurative', token: at } : undefined
  }

  /** A number may have a sign and a decimal point before it, each a token. */
  #behindValue(at: number): number {
    while (this.#kinds[at] === TokenKind.sign) at++
    return at + 1
  }
}

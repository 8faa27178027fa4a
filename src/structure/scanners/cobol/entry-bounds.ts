import { beforeNumber, behindNumber, clauseWords, descriptions, levelOf } from './data-words.ts'
import { type SplicedTokens, TokenFlag, TokenKind } from './tokens.ts'

/** Tells where a data description entry ends and the next begins, also where the period between them is missing. */
export class EntryBounds {
  readonly #kinds: Uint8Array
  readonly #texts: readonly string[]
  readonly #flags: Uint8Array
  readonly #end: number

  constructor(tokens: SplicedTokens, end: number) {
    this.#kinds = tokens.kinds
    this.#texts = tokens.texts
    this.#flags = tokens.flags
    this.#end = end
  }

  /** A header of a section or division, an FD, or embedded SQL: the entry before it has ended, with or without a period. */
  endsEntries(at: number): boolean {
    const text = this.#texts[at] ?? ''
    if (text === 'EXEC') return true
    const next = at + 1 < this.#end ? this.#texts[at + 1] : undefined
    if (next === 'SECTION' || next === 'DIVISION') return true
    return descriptions.has(text) && ((this.#flags[at] ?? 0) & TokenFlag.firstOnLine) !== 0 && this.isWord(at + 1)
  }

  /** A level number with what makes an entry of it; right also where it follows no period. */
  isEntry(at: number): boolean {
    if (!this.#mayBeLevel(at)) return false
    const behind = at + 2
    if (clauseWords.has(this.#texts[at + 1] ?? '')) return false
    if (behind >= this.#end) return false
    if (this.#kinds[behind] === TokenKind.period || clauseWords.has(this.#texts[behind] ?? '')) return true
    return ((this.#flags[behind] ?? 0) & TokenFlag.firstOnLine) !== 0 && this.#mayBeLevel(behind)
  }

  /** Where no clause can take a number: at the beginning of a line it is the level of an entry, and the period before it is missing. */
  beginsEntry(at: number): boolean {
    if (((this.#flags[at] ?? 0) & TokenFlag.firstOnLine) === 0) return this.isEntry(at)
    return this.#mayBeLevel(at)
  }

  #mayBeLevel(at: number): boolean {
    if (this.#kinds[at] !== TokenKind.number || !this.isWord(at + 1) || levelOf(this.#texts[at] ?? '') === 0) return false
    if (behindNumber.has(this.#texts[at + 1] ?? '')) return false
    return at === 0 || this.#kinds[at - 1] !== TokenKind.word || !beforeNumber.has(this.#texts[at - 1] ?? '')
  }

  isWord(at: number): boolean {
    return at < this.#end && this.#kinds[at] === TokenKind.word
  }
}

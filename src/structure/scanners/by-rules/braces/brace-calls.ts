import { Qualifier } from '../call-sheet.ts'
import { qualifierBefore } from '../read-names.ts'
import type { SourceTokens } from '../source-tokens.ts'
import type { SymbolSheet } from '../symbol-sheet.ts'
import type { BraceGrammar } from './brace-grammar.ts'
import { behindAngles } from './brace-heads.ts'

/** A name behind one of these is no declared variable and may be called. */
export const beforeCall = new Set(
  'return case throw throws new delete in of await yield typeof goto else not and or do defer go if unless co_return co_await'.split(' '),
)

/** Tells calls from what looks like them, in languages whose calls have brackets. */
export class BraceCalls {
  readonly #tokens: SourceTokens
  readonly #sheet: SymbolSheet
  readonly #grammar: BraceGrammar

  constructor(tokens: SourceTokens, sheet: SymbolSheet, grammar: BraceGrammar) {
    this.#tokens = tokens
    this.#sheet = sheet
    this.#grammar = grammar
  }

  /** Whether a variable is declared or set here that may hold a function. */
  isDeclared(i: number): boolean {
    const tokens = this.#tokens
    const isSet = tokens.is(i + 1, '=') && !tokens.is(i + 2, '=')
    if (tokens.is(i + 1, ':') && tokens.is(i + 2, '=')) return true
    // A pointer to a function: `int (*name)(…)`.
    if (tokens.is(i - 1, '*') && tokens.is(i - 2, '(') && tokens.is(i + 1, ')') && tokens.is(i + 2, '(')) return tokens.isWord(i - 3)
    if (!isSet && !tokens.is(i + 1, ';') && !tokens.is(i + 1, ',')) return false
    return tokens.isWord(i - 1) && !beforeCall.has(tokens.word(i - 1))
  }

  call(i: number, unit: number, variables: ReadonlySet<string> | undefined): void {
    const tokens = this.#tokens
    if (!tokens.isWord(i) || !this.#isCalled(i)) return
    const qualifier = qualifierBefore(tokens, i)
    if (qualifier === undefined) {
      if (this.#sheet.isKeyword(tokens.word(i))) return
      const before = tokens.word(i - 1)
      if (tokens.is(i - 1, '@') || (before !== '' && this.#grammar.typesBeforeNames && !beforeCall.has(before))) return
      if (before !== '' && this.#grammar.routines?.has(before)) return
      if (variables?.has(tokens.value(i)) || (this.#grammar.functionValues && this.#isMethodAt(i))) return
    }
    this.#sheet.call(unit, tokens.value(i), tokens.line(i), qualifier ?? Qualifier.none)
  }

  #isCalled(i: number): boolean {
    const tokens = this.#tokens
    if (tokens.is(i + 1, '(')) return true
    if (!this.#grammar.generics || !tokens.is(i + 1, '<') || !tokens.isGlued(i + 1)) return false
    const behind = behindAngles(tokens, i + 1, Math.min(tokens.count, i + 17))
    if (behind <= i + 2 || !tokens.is(behind, '(')) return false
    return /^<[\w\s,.?[\]<>&|]*>$/.test(tokens.between(i + 1, behind))
  }

  /** `{ name (…) {`: a method of an object. */
  #isMethodAt(i: number): boolean {
    const tokens = this.#tokens
    const before = tokens.value(i - 1)
    if (before !== '{' && before !== ',' && before !== 'async' && before !== 'get' && before !== 'set') return false
    return tokens.is(tokens.behindGroup(i + 1, '(', ')', Math.min(tokens.count, i + 100)), '{')
  }
}

import { type CobolTokens, TokenKind } from '../cobol/tokens.ts'

/** Tokens with what every reader of statements asks for, found once: where a statement ends, and which parentheses belong together. */
export class TokenPairs {
  readonly tokens: CobolTokens
  readonly #ends: Int32Array
  readonly #closing: Int32Array

  constructor(tokens: CobolTokens) {
    this.tokens = tokens
    const { count, texts, kinds } = tokens
    this.#ends = new Int32Array(count + 1)
    this.#closing = new Int32Array(count + 1)
    this.#ends[count] = count
    for (let i = count - 1; i >= 0; i--) {
      this.#ends[i] = kinds[i] === TokenKind.sign && texts[i] === ';' ? i : (this.#ends[i + 1] ?? count)
    }
    let open: number[] = []
    for (let i = 0; i < count; i++) {
      if (kinds[i] !== TokenKind.sign) continue
      const text = texts[i]
      if (text === '(') open.push(i)
      else if (text === ')') this.#closing[open.pop() ?? count] = i
      else if (text === ';') {
        for (const left of open) this.#closing[left] = i
        open = []
      }
    }
    for (const left of open) this.#closing[left] = count
  }

  /** The semicolon that ends the statement at `i`; the number of tokens where none does. */
  endOf(i: number): number {
    return this.#ends[Math.min(i, this.tokens.count)] ?? this.tokens.count
  }

  /** The `)` of the `(` at `open`, or where the statement ends without one. */
  closingOf(open: number): number {
    return this.#closing[open] ?? this.tokens.count
  }

  /** The token behind the parentheses that open at `i`; `i` itself where none do. */
  behindParentheses(i: number): number {
    if (!this.isSign(i, '(')) return i
    const close = this.closingOf(i)
    return this.isSign(close, ')') ? close + 1 : close
  }

  isSign(i: number, text: string): boolean {
    return this.tokens.texts[i] === text && this.tokens.kinds[i] === TokenKind.sign
  }

  isWord(i: number): boolean {
    return i < this.tokens.count && this.tokens.kinds[i] === TokenKind.word
  }

  /** The word at `i`, empty for anything else. */
  wordAt(i: number): string {
    return this.isWord(i) ? (this.tokens.texts[i] ?? '') : ''
  }
}

import { type CobolTokens, TokenKind } from './tokens.ts'

/** Columns that grow. */
export class TokenBuffer {
  count = 0
  texts: string[] = []
  kinds: Uint8Array
  flags: Uint8Array
  lines: Uint32Array

  /** `capacity` is a guess. */
  constructor(capacity: number) {
    this.kinds = new Uint8Array(capacity)
    this.flags = new Uint8Array(capacity)
    this.lines = new Uint32Array(capacity)
  }

  push(kind: number, text: string, line: number, flags: number): void {
    const i = this.count++
    if (i === this.kinds.length) this.#grow()
    this.kinds[i] = kind
    this.flags[i] = flags
    this.lines[i] = line
    this.texts.push(text)
  }

  /** Tokens `[from, to)` of another run. */
  append(tokens: CobolTokens, from: number, to: number): void {
    const at = this.count
    this.count += to - from
    while (this.count > this.kinds.length) this.#grow()
    this.kinds.set(tokens.kinds.subarray(from, to), at)
    this.flags.set(tokens.flags.subarray(from, to), at)
    this.lines.set(tokens.lines.subarray(from, to), at)
    const { texts } = this
    for (let i = from; i < to; i++) texts.push(tokens.texts[i] ?? '')
  }

  /** Appends to the text of the last token when that can go on: a word, a number or a picture. */
  joinLast(text: string): boolean {
    const last = this.count - 1
    const kind = this.kinds[last]
    if (last < 0 || (kind !== TokenKind.word && kind !== TokenKind.number && kind !== TokenKind.picture)) return false
    this.texts[last] += text
    if (kind === TokenKind.number && !/^[\d.,]+$/.test(text)) this.kinds[last] = TokenKind.word
    return true
  }

  /** Forgets what stands behind the first `count`. */
  keepFirst(count: number): void {
    this.count = count
    this.texts.length = count
  }

  /** What was put in; nothing may be put in after. */
  tokens(): CobolTokens {
    const { count, texts } = this
    return {
      count,
      texts,
      kinds: this.kinds.subarray(0, count),
      flags: this.flags.subarray(0, count),
      lines: this.lines.subarray(0, count),
    }
  }

  #grow(): void {
    const capacity = this.kinds.length * 2
    this.kinds = grown(this.kinds, new Uint8Array(capacity))
    this.flags = grown(this.flags, new Uint8Array(capacity))
    this.lines = grown(this.lines, new Uint32Array(capacity))
  }
}

function grown<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

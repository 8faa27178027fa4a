import type { TokenBuffer } from './token-buffer.ts'
import { type CobolTokens, TokenFlag, TokenKind } from './tokens.ts'

/** One `a BY b` of COPY REPLACING or REPLACE. */
export interface Replacement {
  readonly from: readonly ReplacementToken[]
  readonly by: readonly ReplacementToken[]
  /** LEADING and TRAILING change the beginning or end of names. */
  readonly part?: 'leading' | 'trailing'
}

interface ReplacementToken {
  readonly kind: number
  readonly text: string
  readonly flags: number
}

/** Reads `a BY b …` from the token behind REPLACING (or REPLACE) up to the period or the end; gives the index of what stopped it. */
export function readReplacements(tokens: CobolTokens, at: number): { replacements: Replacement[]; next: number } {
  const replacements: Replacement[] = []
  let i = at
  while (i < tokens.count && tokens.kinds[i] !== TokenKind.period) {
    const word = tokens.texts[i]
    const part = word === 'LEADING' ? 'leading' : word === 'TRAILING' ? 'trailing' : undefined
    const from = readSide(tokens, part === undefined ? i : i + 1)
    if (tokens.texts[from.next] !== 'BY') break
    const by = readSide(tokens, from.next + 1)
    if (from.side.length > 0) replacements.push({ from: from.side, by: by.side, ...(part ? { part } : {}) })
    i = by.next
  }
  return { replacements, next: i }
}

/** Longest text that is replaced; a longer one has lost its closing `==`. */
const longestSide = 2000

function readSide(tokens: CobolTokens, at: number): { side: ReplacementToken[]; next: number } {
  const side: ReplacementToken[] = []
  const take = (i: number) => side.push({ kind: tokens.kinds[i] ?? 0, text: tokens.texts[i] ?? '', flags: tokens.flags[i] ?? 0 })
  let i = at
  if (isPseudo(tokens, i)) {
    for (i++; i < tokens.count && !isPseudo(tokens, i) && side.length < longestSide; i++) take(i)
    return { side, next: Math.min(i + 1, tokens.count) }
  }
  if (i >= tokens.count || tokens.kinds[i] === TokenKind.period) return { side, next: i }
  take(i++)
  // An identifier brings its qualifiers and subscripts with it.
  while (i + 1 < tokens.count && (tokens.texts[i] === 'OF' || tokens.texts[i] === 'IN' || tokens.texts[i] === '(')) {
    if (tokens.texts[i] === '(') while (i < tokens.count && tokens.texts[i] !== ')' && tokens.kinds[i] !== TokenKind.period) take(i++)
    else take(i++)
    if (i < tokens.count && tokens.kinds[i] !== TokenKind.period) take(i++)
  }
  return { side, next: i }
}

function isPseudo(tokens: CobolTokens, i: number): boolean {
  return tokens.kinds[i] === TokenKind.sign && tokens.texts[i] === '=='
}

/** Applies replacements to a run, the first that fits at each place; what was put in is not looked at again. */
export class Replacer {
  readonly #whole = new Map<string, Replacement[]>()
  readonly #inside: { readonly from: string; readonly by: string }[] = []
  readonly #edges: { readonly part: 'leading' | 'trailing'; readonly from: string; readonly by: string }[] = []

  constructor(replacements: readonly Replacement[]) {
    for (const replacement of replacements) {
      const [first] = replacement.from
      if (first === undefined) continue
      const from = first.text
      if (replacement.part) this.#edges.push({ part: replacement.part, from, by: textOf(replacement.by) })
      else {
        const others = this.#whole.get(from)
        if (others) others.push(replacement)
        else this.#whole.set(from, [replacement])
        if (replacement.from.length === 1 && first.kind === TokenKind.word && from.includes(':'))
          this.#inside.push({ from, by: textOf(replacement.by) })
      }
    }
  }

  /** Copies token `i` of `tokens`, or what it is to be replaced by, to `out`; gives the index of the next token. */
  copy(tokens: CobolTokens, i: number, out: TokenBuffer): number {
    const text = tokens.texts[i] ?? ''
    const match = this.#whole.get(text)?.find((replacement) => matches(replacement.from, tokens, i))
    const line = tokens.lines[i] ?? 0
    const flags = tokens.flags[i] ?? 0
    if (match !== undefined) {
      match.by.forEach((token, n) => {
        pushGlued(out, token.kind, token.text, line, n === 0 ? flags : token.flags & ~(TokenFlag.firstOnLine | TokenFlag.inAreaA))
      })
      return i + match.from.length
    }
    const kind = tokens.kinds[i] ?? 0
    pushGlued(out, kind, kind === TokenKind.word || kind === TokenKind.picture ? this.#changedInside(text) : text, line, flags)
    return i + 1
  }

  #changedInside(text: string): string {
    let changed = text
    if (text.includes(':')) for (const { from, by } of this.#inside) changed = changed.replaceAll(from, by)
    for (const { part, from, by } of this.#edges) {
      if (part === 'leading' ? changed.startsWith(from) : changed.endsWith(from)) {
        return part === 'leading' ? by + changed.slice(from.length) : changed.slice(0, -from.length) + by
      }
    }
    return changed
  }
}

function matches(from: readonly ReplacementToken[], tokens: CobolTokens, at: number): boolean {
  if (at + from.length > tokens.count) return false
  for (let n = 0; n < from.length; n++) {
    const token = from[n]
    if (token === undefined || tokens.texts[at + n] !== token.text || tokens.kinds[at + n] !== token.kind) return false
  }
  return true
}

/** What was one word before a part of it was replaced, as in `WS-(TAG)-X`, is one word after. */
function pushGlued(out: TokenBuffer, kind: number, text: string, line: number, flags: number): void {
  const isWord = kind === TokenKind.word || kind === TokenKind.number
  if (isWord && (flags & TokenFlag.glued) !== 0 && out.joinLast(text)) return
  if (text !== '') out.push(kind, text, line, flags)
}

function textOf(side: readonly ReplacementToken[]): string {
  return side.map(({ text }) => text).join('')
}

import { variableText } from '../host-commands/variables.ts'
import { isSign } from './clauses.ts'
import type { Token } from './lex.ts'

/** What an expression says as far as it is a text put together. */
export interface ExpressionText {
  /** Variables as `&NAME`, upper case. */
  readonly text: string
  /** Whether it is more than strings and symbols one behind the other. */
  readonly computed: boolean
}

/** The key of a symbol: REXX knows no case; a period of a compound symbol would end the name in `&NAME`. */
export function variableKey(symbol: string): string {
  return symbol.toUpperCase().replace(/[^A-Z0-9@#$_]/g, '_')
}

/**
 * Reads tokens `[from, to)` as text: strings, symbols, `||`, blanks. `isBare`: whether a symbol is none that anything gives a value, and so says its own name.
 * Anything else is there as `&COMPUTED`.
 */
export function expressionText(
  tokens: readonly Token[],
  from: number,
  to: number,
  isBare: (symbol: string) => boolean = () => false,
): ExpressionText {
  let text = ''
  let computed = false
  let joined = true
  for (let i = from; i < to; i++) {
    const token = tokens[i]
    if (token === undefined) break
    if (isSign(token, '||')) {
      joined = true
      continue
    }
    if (!joined && !token.glued) text += ' '
    joined = false
    if (token.kind === 'string') text += token.text
    else if (token.kind === 'symbol' && !(isSign(tokens[i + 1], '(') && tokens[i + 1]?.glued)) text += symbolText(tokens, i, to, isBare)
    else {
      // A call, a comparison, arithmetic: up to the end of its parentheses.
      computed = true
      text += variableText('COMPUTED', followingText(tokens, i + 1))
      i = Math.max(i, behindCall(tokens, i, to) - 1)
    }
  }
  return { text, computed }
}

function symbolText(tokens: readonly Token[], i: number, to: number, isBare: (symbol: string) => boolean): string {
  const { text = '', glued = false } = tokens[i] ?? {}
  if (/^[\d.]/.test(text)) return text.toUpperCase()
  const next = i + 1 < to ? tokens[i + 1] : undefined
  const apart = !glued && (next === undefined || !(next.glued || isSign(next, '||'))) && !isSign(tokens[i - 1], '||')
  if (apart && isBare(text)) return text.toUpperCase()
  return variableText(variableKey(text), i + 1 < to ? followingText(tokens, i + 1) : '')
}

/** What stands right behind, to know whether a name has to be told from it. */
function followingText(tokens: readonly Token[], i: number): string {
  const next = isSign(tokens[i], '||') ? tokens[i + 1] : tokens[i]?.glued ? tokens[i] : undefined
  return next?.kind === 'string' ? next.text : next?.kind === 'symbol' ? 'A' : ''
}

/** Behind `f(…)` or `(…)`. */
function behindCall(tokens: readonly Token[], i: number, to: number): number {
  let at = isSign(tokens[i], '(') ? i : i + 1
  if (!isSign(tokens[at], '(')) return i + 1
  let depth = 0
  for (; at < to; at++) {
    if (isSign(tokens[at], '(')) depth++
    else if (isSign(tokens[at], ')') && --depth === 0) return at + 1
  }
  return to
}

import { type SourceTokens, TokenKind } from './source-tokens.ts'

const backslash = 92

/** Words that no value ends with, so a slash behind them divides nothing. */
const beforePattern = new Set(
  'return typeof case in of do else void delete throw new await yield and or not if unless when split'.split(' '),
)

/** Behind the regular expression that begins with the slash at `start`; undefined where that divides. `tokens` are those before it. */
export function patternEnd(tokens: SourceTokens, start: number, lineEnd: number): number | undefined {
  const before = tokens.count - 1
  const kind = tokens.kinds[before]
  const value = before < 0 ? '' : tokens.value(before)
  if (kind === TokenKind.number || kind === TokenKind.text) return undefined
  if (kind === TokenKind.word && !beforePattern.has(value)) return undefined
  if (value === ')' || value === ']' || value === '}') return undefined
  let inSet = false
  for (let at = start + 1; at < lineEnd; at++) {
    const code = tokens.text.charCodeAt(at)
    if (code === backslash) at++
    else if (code === 91) inSet = true
    else if (code === 93) inSet = false
    else if (code === 47 && !inSet) return at + 1
  }
  return undefined
}

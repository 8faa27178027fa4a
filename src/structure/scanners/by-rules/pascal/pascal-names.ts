import { Role } from '../call-sheet.ts'
import { type SourceTokens, TokenKind } from '../source-tokens.ts'

export const routineWords: ReadonlySet<string> = new Set(['procedure', 'function', 'constructor', 'destructor', 'operator'])
export const blockWords: ReadonlySet<string> = new Set(['begin', 'case', 'try', 'asm'])
const valueWords = new Set(['function', 'constructor'])

/** The name of a routine that gives a value is a call wherever a value may stand. */
export function roleOf(word: string): Role {
  return valueWords.has(word) ? Role.value : Role.routine
}

/** The semicolon behind the parameters and the result of a routine whose name ends before `from`. */
export function headEnd(tokens: SourceTokens, from: number): number {
  for (let i = from; i < Math.min(tokens.count, from + longestHead); i++) {
    if (tokens.is(i, '(')) i = tokens.behindGroup(i, '(', ')', Math.min(tokens.count, i + longestHead)) - 1
    else if (tokens.is(i, ';')) return i
    else if (blockWords.has(tokens.word(i)) || routineWords.has(tokens.word(i))) return i - 1
  }
  return Math.min(tokens.count - 1, from)
}

/** More parameters than that nobody has. */
const longestHead = 1000

export function isHeader(tokens: SourceTokens, i: number): boolean {
  return /^(?:unit|program|library|package)$/.test(tokens.word(i)) && tokens.isWord(i + 1)
}

export function dottedName(tokens: SourceTokens, from: number): { readonly text: string; readonly next: number } {
  let next = from + 1
  while (tokens.is(next, '.') && tokens.isWord(next + 1)) next += 2
  return { text: tokens.between(from, next).replaceAll(' ', ''), next }
}

/** `TClass<T>.Name`. */
export function routineName(
  tokens: SourceTokens,
  from: number,
): { readonly text: string; readonly of: string | undefined; readonly next: number } {
  let at = from
  let of: string | undefined
  for (;;) {
    let next = at + 1
    if (tokens.is(next, '<')) next = tokens.behindGroup(next, '<', '>', Math.min(tokens.count, next + 40))
    if (!tokens.is(next, '.') || !tokens.isWord(next + 1)) return { text: tokens.value(at), of, next }
    of = tokens.value(at)
    at = next + 1
  }
}

/** Before the bracket that the one at `i` closes, looking back a little. */
export function openingOf(tokens: SourceTokens, i: number): number {
  let depth = 0
  for (let at = i; at > Math.max(0, i - 60); at--) {
    if (tokens.kinds[at] !== TokenKind.sign) continue
    if (tokens.is(at, ')') || tokens.is(at, ']')) depth++
    else if ((tokens.is(at, '(') || tokens.is(at, '[')) && --depth === 0) return at - 1
  }
  return i
}

import { type SplicedTokens, TokenKind } from '../cobol/tokens.ts'

/** What compilers of Multics find by `%include x;`. */
const included = /\.incl\.pl1$/i
/** `segment_$entry`. */
const entryName = /\w_\$\w/
/** Bits of a word of 36 or two of them, without the sign. */
const wordBits = new Set(['35', '71'])

/**
 * Whether a member is written for Multics, whose machine has bytes of nine bits: what `layout.ts` computes are no lengths there. Told by the names of what it
 * includes and calls, and by numbers that fill its words (Multics PL/I Reference, "External names", "Storage allocation").
 */
export function hasOtherBytes({ kinds, texts, count, sources }: SplicedTokens): boolean {
  if (sources.some(({ path }) => included.test(path))) return true
  for (let i = 0; i < count; i++) {
    const text = texts[i] ?? ''
    if (kinds[i] === TokenKind.word ? entryName.test(text) : wordBits.has(text) && isPrecision(texts, i)) return true
  }
  return false
}

/** `FIXED BIN(35)`. */
function isPrecision(texts: readonly string[], i: number): boolean {
  const [first = '', second = ''] = texts.slice(Math.max(0, i - 3), Math.max(0, i - 1))
  return texts[i - 1] === '(' && texts[i + 1] === ')' && /^BIN(?:ARY)?$/.test(second) && first === 'FIXED'
}

import { fileName } from '../../base/file-name.ts'
import { quotedText } from './evidence/quoted-text.ts'
import type { Quote } from './quote.ts'

/** Fewer lines may be the same by chance, and are short; not in two members of one name. */
const fewestLines = 4
/** Of the lines of a quotation: what a copy shows again. */
const sameShare = 0.8

/** Whether a quotation before shows nearly the same lines of another member: copies of one are kept beside it, and the room is for what they do not say. */
export function saysAgain(quote: Quote, before: readonly Quote[]): boolean {
  if (quote.source.kind !== 'code') return false
  const { path } = quote.source
  const own = textsOf(quote)
  return (
    own.length > 0 &&
    before.some((other) => {
      if (other.source.kind !== 'code' || other.source.path === path) return false
      if (own.length < fewestLines && fileName(other.source.path) !== fileName(path)) return false
      const texts = new Set(textsOf(other))
      return own.filter((text) => texts.has(text)).length >= sameShare * own.length
    })
  )
}

function textsOf({ lines }: Quote): readonly string[] {
  return quotedText(lines)
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => /\w/.test(line))
}

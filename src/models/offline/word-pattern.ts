import { escapeRegex } from '../../base/escape-regex.ts'
import { stemOf } from '../../base/words/stem.ts'

/** A pattern for a word in any of its forms, also inside a name. */
export function wordPattern(word: string): string {
  return String.raw`(?:\b|_)${escapeRegex(stemOf(word.toLowerCase()))}`
}

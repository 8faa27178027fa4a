import { escapeRegex } from '../../../base/escape-regex.ts'
import { kindOfNoun, type WantedKind } from './wanted-kinds.ts'

/** The kind of thing that a question takes a name for: `job X`, `the X transaction`. */
export function kindSaidOf(text: string, name: string): WantedKind | undefined {
  const escaped = escapeRegex(name)
  const before = new RegExp(String.raw`\b((?:[a-z-]+\s+)?[a-z-]+)\s+["'${'`'}]?${escaped}(?![\w-])`, 'i').exec(text)?.[1]
  const behind = new RegExp(String.raw`(?<![\w-])${escaped}["'${'`'}]?\s+([a-z-]+)\b`, 'i').exec(text)?.[1]
  return nounAtEnd(before) ?? (behind === undefined ? undefined : kindOfNoun(behind))
}

function nounAtEnd(words: string | undefined): WantedKind | undefined {
  return words === undefined ? undefined : (kindOfNoun(words) ?? kindOfNoun(words.split(/\s+/).at(-1) ?? ''))
}

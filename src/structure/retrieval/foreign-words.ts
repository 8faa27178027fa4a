import { type CodeLanguage, codeLanguages, entriesOf } from '../../base/words/languages/language-tables.ts'
import { plainLetters } from '../../base/words/plain-letters.ts'
import { wordForm } from '../../base/words/word-form.ts'
import type { RetrievalIndex } from './retrieval-index.ts'

/**
 * Of the words that tell a language the fifth most frequent stands in so many of a thousand units of code that is written in it, and in so many units at least:
 * 60 to 190 of French and Norwegian systems, 8 of one with messages in Norwegian; of fifty systems in English 1 at most, as code has an odd `des` or `las`.
 */
const deciding = 4
const leastShare = 4 / 1000
const leastUnits = 3

/** What the languages that the code is written in beside English have for a word of English, by its form. */
export type ForeignWords = ReadonlyMap<string, readonly string[]>

type Counted = Pick<RetrievalIndex, 'count'> & { readonly header: Pick<RetrievalIndex['header'], 'units'> }

/** The tables of those languages; empty for code in English. */
export async function foreignWordsOf(index: Counted): Promise<ForeignWords> {
  const found = new Map<string, string[]>()
  for (const { table } of languagesOf(index)) {
    for (const { english, words } of entriesOf(await table())) {
      const form = wordForm(english)
      found.set(form, [...(found.get(form) ?? []), ...words.flatMap(plainLetters)])
    }
  }
  return found
}

/** Languages beside English that comments and texts of the code are written in. */
export function languagesOf(index: Counted): readonly CodeLanguage[] {
  const { units } = index.header
  return codeLanguages.filter(({ small, data }) => {
    const counts = [...small, ...data].map((word) => index.count(wordForm(word))).sort((a, b) => b - a)
    return (counts[deciding] ?? 0) >= Math.max(leastUnits, leastShare * units)
  })
}

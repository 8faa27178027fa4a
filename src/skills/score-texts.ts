import MiniSearch, { type AsPlainObject } from 'minisearch'

/** BM25's saturation of repeated words and its correction for long texts; `d` off, because it would reward a single mention in a long text. */
export const bm25 = { k: 3.6, b: 0.5, d: 0 } as const

export interface ScoredTerm {
  /** Weighted occurrences by the text's position. */
  readonly counts: ReadonlyMap<number, number>
  /** In how many texts the term counts as standing; its rarity follows. */
  readonly found: number
}

export interface TextsToScore {
  readonly terms: readonly ScoredTerm[]
  /** Distinct terms of each text, by position. */
  readonly lengths: readonly number[]
  readonly averageLength: number
}

const field = 'text'

/**
 * BM25 scores of the texts that have any of the terms, by position, computed by MiniSearch over an index that holds these terms alone: scores do not
 * depend on the others, and loading all of them would take most of a second for some thousand skills.
 */
export function scoreTexts({ terms, lengths, averageLength }: TextsToScore): Map<number, number> {
  const positions = new Set(terms.flatMap(({ counts }) => [...counts.keys()]))
  const snapshot: AsPlainObject = {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries([...positions].map((position) => [position, position])),
    fieldIds: { [field]: 0 },
    fieldLength: Object.fromEntries([...positions].map((position) => [position, [lengths[position] ?? 0]])),
    averageFieldLength: [averageLength],
    storedFields: {},
    dirtCount: 0,
    index: terms.map(({ counts }, i) => [String(i), { 0: Object.fromEntries(counts) }]),
    serializationVersion: 2,
  }
  const asIs = { tokenize: (text: string) => text.split(' ').filter((term) => term !== ''), processTerm: (term: string) => term }
  const index = MiniSearch.loadJS(snapshot, { fields: [field], ...asIs })
  const rarity = (n: number) => Math.log(1 + (lengths.length - n + 0.5) / (n + 0.5))
  const results = index.search(terms.map((_, i) => i).join(' '), {
    ...asIs,
    bm25,
    // A synonym adds texts, but the rarity is that of the word asked for.
    boostTerm: (term) => {
      const scored = terms[Number(term)]
      return scored ? rarity(scored.found) / rarity(scored.counts.size) : 1
    },
  })
  // MiniSearch multiplies by the number of matched terms, which ranked worse.
  return new Map(results.map((result) => [result.id as number, result.score / Math.max(1, result.queryTerms.length)]))
}

import { type WordCounter, withDefinitions } from './count-words.ts'
import type { QuestionWord } from './question-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { retrievalKinds } from './retrieval-unit.ts'
import type { SearchSettings } from './search-settings.ts'

export interface RankedUnit {
  readonly unit: number
  readonly score: number
  readonly coverage: number
}

export interface Ranking {
  /** Best first. */
  readonly units: readonly RankedUnit[]
  /** Of each word of the question. */
  readonly weights: readonly number[]
  readonly found: readonly number[]
}

interface RankOptions {
  readonly limit: number
  /** Units that may be found, all unless given. */
  readonly allowed?: ((unit: number) => boolean) | undefined
  readonly settings: SearchSettings
  /** What is asked for is a piece of code. */
  readonly forCode?: boolean
  readonly counter: WordCounter
  /** What a member counts, by its number; each the same unless given. */
  readonly worthOf?: ((member: number) => number) | undefined
  /** Units that define what a word of the question names, by the word. */
  readonly defining?: ReadonlyMap<string, readonly number[]>
}

/**
 * BM25 over weighted fields, where a word of the question is one term: occurrences of all its forms are added up before they saturate, and it is as rare as they
 * are together. What the owner of a unit says counts a little for the unit.
 */
export function rankUnits(
  words: readonly QuestionWord[],
  index: RetrievalIndex,
  { limit, allowed, settings, forCode = false, defining, counter, worthOf }: RankOptions,
): Ranking {
  const { units: total, averageLength } = index.header
  const lengths = index.column('length')
  const heads = index.column('head')
  const scores = new Float64Array(total)
  const covered = new Float64Array(total)
  const { k1, b } = settings
  const shortest = settings.shortest * averageLength
  const highest = rarity(0.5, total)
  const weights: number[] = []
  const foundIn: number[] = []
  // What a unit's length does to its counts is the same for every word.
  const norms = Float64Array.from(lengths, (length) => k1 * (1 - b + (b * Math.max(shortest, length)) / averageLength))
  const within = allowed && allowedUnits(total, allowed)
  const searched = within?.length ?? total
  // Among pieces of one program, what their beginning says tells nothing.
  const lent = within === undefined ? settings.lent : 0
  for (const asked of words) {
    const { word, forms, worth } = asked
    const { counts, found } = withDefinitions(counter.count(asked, settings), defining?.get(word) ?? [], settings.definition)
    const isNowhere = forms.length === 0 && found === 0
    const overall = isNowhere ? 1 : Math.min(1, rarity(Math.max(found, 1), total) / highest)
    const weight = worth * (within === undefined || isNowhere ? overall : (overall + rarityWithin(within, counts)) / 2)
    weights.push(weight)
    foundIn.push(found)
    if (isNowhere) continue
    for (let i = 0; i < searched; i++) {
      const unit = within === undefined ? i : (within[i] ?? 0)
      let count = counts[unit] ?? 0
      const head = heads[unit] ?? unit
      if (head !== unit) count += lent * Math.min(settings.mostLent, counts[head] ?? 0)
      if (count === 0) continue
      const saturated = (count * (k1 + 1)) / (count + (norms[unit] ?? 0))
      scores[unit] = (scores[unit] ?? 0) + weight * saturated
      covered[unit] = (covered[unit] ?? 0) + weight * Math.min(1, count)
    }
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const kinds = index.column('kind')
  const document = forCode ? settings.documentForCode : settings.document
  const priors = retrievalKinds.map((kind) => (kind === 'document' ? document : kind === 'lines' ? settings.lines : 1))
  const memberOf = index.column('member')
  const best: RankedUnit[] = []
  for (let i = 0; i < searched; i++) {
    const unit = within === undefined ? i : (within[i] ?? 0)
    const score = scores[unit] ?? 0
    if (score === 0) continue
    const coverage = Math.min(1, (covered[unit] ?? 0) / all)
    const prior = (priors[kinds[unit] ?? 0] ?? 1) * (worthOf?.(memberOf[unit] ?? 0) ?? 1)
    insert(best, { unit, score: score * (1 + settings.coverage * coverage) * prior, coverage }, limit)
  }
  return { units: best, weights, found: foundIn }
}

/** How much a word tells that stands in `found` units: BM25's inverse document frequency. */
function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

function allowedUnits(total: number, allowed: (unit: number) => boolean): readonly number[] {
  const units: number[] = []
  for (let unit = 0; unit < total; unit++) if (allowed(unit)) units.push(unit)
  return units
}

/** How much a word tells among some units: what all of a program speaks of leads nowhere in it. 0 to 1. */
function rarityWithin(units: readonly number[], counts: Float64Array): number {
  const found = units.reduce((sum, unit) => sum + ((counts[unit] ?? 0) > 0 ? 1 : 0), 0)
  return Math.min(1, rarity(Math.max(found, 1), units.length) / rarity(0.5, units.length))
}

function insert(best: RankedUnit[], unit: RankedUnit, limit: number): void {
  if (best.length >= limit && unit.score <= (best.at(-1)?.score ?? 0)) return
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < unit.score) at--
  best.splice(at, 0, unit)
  if (best.length > limit) best.pop()
}

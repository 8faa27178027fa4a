import type { QuestionWord } from './question-words.ts'
import type { RetrievalIndex } from './retrieval-index.ts'
import { aroundField, fieldCount } from './retrieval-unit.ts'
import { allParts, type SearchParts } from './search-options.ts'

/** What an occurrence counts by the field it stands in (`locatedFields`). Chosen over several question sets together (scripts/score-locate). */
const fieldWeights = [6, 1.2, 1.5, 1.2, 1, 1] as const
/** Saturation of repeated words, correction for long units. */
const k1 = 1.6
const b = 0.6
/** What the owner's words lend to a unit. */
const lent = 0.25
const mostLent = 2

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
  readonly parts?: SearchParts
}

/**
 * BM25 over weighted fields, where a word of the question is one term: occurrences of all its forms are added up before they saturate, and it is as rare as they
 * are together. What the owner of a unit says counts a little for the unit.
 */
export function rankUnits(
  words: readonly QuestionWord[],
  index: RetrievalIndex,
  { limit, allowed, parts = allParts }: RankOptions,
): Ranking {
  const { units: total, averageLength } = index.header
  const lengths = index.column('length')
  const heads = index.column('head')
  const scores = new Float64Array(total)
  const covered = new Float64Array(total)
  const counts = new Float64Array(total)
  const isOwn = new Uint8Array(total)
  const weighed: number[] = fieldWeights.map((weight, field) => weightOf(field, weight, parts))
  const highest = rarity(0.5, total)
  const weights: number[] = []
  const foundIn: number[] = []
  for (const { forms } of words) {
    counts.fill(0)
    isOwn.fill(0)
    let found = 0
    for (const { term, share } of forms) {
      index.eachUnit(term, (unit, fields) => {
        let count = 0
        let rest = fields
        for (let field = 0; rest > 0 && field < fieldCount; field++, rest >>>= 4) count += (rest & 15) * (weighed[field] ?? 0)
        if (isOwn[unit] === 0 && (fields & ((1 << (aroundField * 4)) - 1)) !== 0) {
          isOwn[unit] = 1
          found++
        }
        counts[unit] = (counts[unit] ?? 0) + share * count
      })
    }
    const weight = forms.length === 0 ? 1 : Math.min(1, rarity(Math.max(found, 1), total) / highest)
    weights.push(weight)
    foundIn.push(found)
    if (forms.length === 0) continue
    for (let unit = 0; unit < total; unit++) {
      let count = counts[unit] ?? 0
      const head = heads[unit] ?? unit
      if (parts.around && head !== unit) count += lent * Math.min(mostLent, counts[head] ?? 0)
      if (count === 0) continue
      const length = 1 - b + (b * (lengths[unit] ?? 0)) / averageLength
      const saturated = (count * (k1 + 1)) / (count + k1 * length)
      scores[unit] = (scores[unit] ?? 0) + weight * saturated
      covered[unit] = (covered[unit] ?? 0) + weight * Math.min(1, count)
    }
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const best: RankedUnit[] = []
  for (let unit = 0; unit < total; unit++) {
    const score = scores[unit] ?? 0
    if (score === 0 || (allowed && !allowed(unit))) continue
    const coverage = Math.min(1, (covered[unit] ?? 0) / all)
    insert(best, { unit, score: score * (0.5 + coverage), coverage }, limit)
  }
  return { units: best, weights, found: foundIn }
}

function weightOf(field: number, weight: number, parts: SearchParts): number {
  if (field === aroundField) return parts.around ? weight : 0
  if (field === 0) return parts.names ? weight : 1
  if (field === 2) return parts.comments ? weight : 0
  return weight
}

/** How much a word tells that stands in `found` units: BM25's inverse document frequency. */
function rarity(found: number, total: number): number {
  return Math.log(1 + (total - found + 0.5) / (found + 0.5))
}

function insert(best: RankedUnit[], unit: RankedUnit, limit: number): void {
  if (best.length >= limit && unit.score <= (best.at(-1)?.score ?? 0)) return
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < unit.score) at--
  best.splice(at, 0, unit)
  if (best.length > limit) best.pop()
}

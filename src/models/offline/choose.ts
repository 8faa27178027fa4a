import type { Passage, Source } from './passages.ts'
import type { Term } from './question.ts'
import { sumOf, type Weights, weightOfBest } from './weights.ts'

/** Passages of one file among those chosen. */
const mostOfOneFile = 2
/** A passage worth less than this share of the best is left out. */
const leastShare = 0.4
/** Passages that are nearer to each other than this would be quoted as one. */
const nearLines = 8
/** What a term is still worth once a chosen passage carries it. */
const repeatedTermShare = 0.6

/** The best passages that do not overlap; one that only repeats terms of those before it has to be better for it. */
export function choose(passages: readonly Passage[], weights: Weights, most: number): Passage[] {
  const chosen: Passage[] = []
  const covered = new Set<Term>()
  const all = weightOfBest(weights)
  let rest = passages
  while (chosen.length < most && rest.length > 0) {
    const worth = (p: Passage) => p.score - ((1 - repeatedTermShare) * sumOf([...p.terms].filter((t) => covered.has(t)), weights)) / all
    const best = rest.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    if (chosen[0] !== undefined && worth(best) < leastShare * chosen[0].score) break
    chosen.push(best)
    for (const term of best.terms) covered.add(term)
    const sameFile = chosen.filter((p) => placeOf(p.source) === placeOf(best.source)).length
    rest = rest.filter((p) => placeOf(p.source) !== placeOf(best.source) || (sameFile < mostOfOneFile && !overlap(p, best)))
  }
  return chosen
}

function placeOf(source: Source): string {
  return source.kind === 'code' ? source.path : `skill:${source.skill.name}`
}

function overlap(a: Passage, b: Passage): boolean {
  return a.startLine <= b.endLine + nearLines && b.startLine <= a.endLine + nearLines
}

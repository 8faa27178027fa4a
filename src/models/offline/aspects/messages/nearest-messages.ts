import type { Definition } from '../../../../answer/structure-results.ts'

/** Of the best: what has so much may be meant as well. */
const nearBest = 0.85

/** The messages that weigh most, at most so many of them; none where more texts are as near, because the words then tell none from another. */
export function nearestMessages(
  weighed: readonly { readonly message: Definition; readonly weight: number }[],
  most: number,
): readonly Definition[] {
  const sorted = weighed.toSorted((a, b) => b.weight - a.weight)
  const near = sorted.filter(({ weight }) => weight >= nearBest * (sorted[0]?.weight ?? 0)).map(({ message }) => message)
  return new Set(near.map(({ name }) => name)).size > most ? [] : near.slice(0, most)
}

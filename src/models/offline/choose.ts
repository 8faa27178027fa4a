import type { Passage, Source } from './passages.ts'

const mostOfOneFile = 2
/** Passages that are nearer to each other than this would be quoted as one. */
const nearLines = 8
/** A passage with less than this share of the best one's score is left out. */
const leastShare = 0.4

/** The best passages, of which no two are near each other and few are of one file. `passages` best first. */
export function choose(passages: readonly Passage[], most: number): Passage[] {
  const chosen: Passage[] = []
  const least = leastShare * (passages[0]?.score ?? 0)
  for (const passage of passages) {
    if (chosen.length >= most || passage.score < least) break
    const ofFile = chosen.filter((other) => placeOf(other.source) === placeOf(passage.source))
    if (ofFile.length < mostOfOneFile && !ofFile.some((other) => isNear(other, passage))) chosen.push(passage)
  }
  return chosen
}

function placeOf(source: Source): string {
  return source.kind === 'code' ? source.path : `skill:${source.skill.name}`
}

function isNear(a: Passage, b: Passage): boolean {
  return a.startLine <= b.endLine + nearLines && b.startLine <= a.endLine + nearLines
}

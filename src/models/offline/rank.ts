import { isMember } from './definition.ts'
import type { Findings } from './findings.ts'
import { findHits } from './hits.ts'
import type { Question } from './question.ts'
import { sumOf, weigh } from './weights.ts'

export interface RankedFile {
  readonly path: string
  readonly score: number
  /** Numbers of its lines that carry terms, most telling first. */
  readonly best: readonly number[]
}

/** A name tells as much as a word that is nearly unique. */
const nameWeight = 1
const bestLineShare = 0.5

/** The files of which lines are known, by how much of the question stands in them; files without any of it are left out. */
export function rankFiles(question: Question, findings: Findings): RankedFile[] {
  const weights = new Map([...weigh(question, findings), ...question.names.map((name) => [name, nameWeight] as const)])
  const ranked = [...findings.lines].map(([path, lines]) => {
    const rated = findHits(lines, weights.keys()).map((hit) => ({ line: hit.line, terms: hit.terms, score: sumOf(hit.terms, weights) }))
    rated.sort((a, b) => b.score - a.score || a.line - b.line)
    const all = sumOf(new Set(rated.flatMap((hit) => hit.terms)), weights)
    return { path, score: all + bestLineShare * (rated[0]?.score ?? 0), best: rated.map((hit) => hit.line) }
  })
  return ranked.filter((file) => file.score > 0).sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1))
}

/** Files that the question names, by member name or path. */
export function namedFiles(question: Question, findings: Findings): string[] {
  const paths = new Set([...findings.files.map((file) => file.path), ...findings.lines.keys()])
  return [...paths].filter((path) => question.names.some((name) => isMember(path, name.label))).sort()
}

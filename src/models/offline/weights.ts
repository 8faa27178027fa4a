import { termCall } from './calls.ts'
import { type Findings, totalOf } from './findings.ts'
import type { Question, Term } from './question.ts'

/** How much a term tells, between 0 and 1: the rarer in the code, the more. */
export type Weights = ReadonlyMap<Term, number>

/** Lines that a codebase is taken to have at least, so that in a tiny one no word counts as common. */
const fewestLines = 2000
/** A codebase has this many times the lines of the commonest word that was asked for. */
const linesPerCommonest = 5

/** A word that stands nowhere may be only the asker's way to say it, so it tells less than a rare one that does. */
const absentWeight = 0.8

const tellingTerms = 3

/** Weights of the question's numbers and words, from how often they were found. */
export function weigh(question: Question, findings: Findings): Weights {
  const totals = question.words.map((term) => ({ term, total: totalOf(findings, termCall(term)) }))
  const lines = Math.max(fewestLines, ...totals.map(({ total }) => total * linesPerCommonest))
  return new Map(
    totals.map(({ term, total }) => [term, total === 0 ? absentWeight : Math.log((lines + 1) / (total + 1)) / Math.log(lines + 1)]),
  )
}

export function sumOf(terms: Iterable<Term>, weights: Weights): number {
  let sum = 0
  for (const term of terms) sum += weights.get(term) ?? 0
  return sum
}

/** The weight that the most telling terms have together: what a short answer to the question would carry. Never 0. */
export function weightOfBest(weights: Weights): number {
  const best = [...weights.values()].sort((a, b) => b - a).slice(0, tellingTerms)
  return best.reduce((sum, weight) => sum + weight, 0) || 1
}

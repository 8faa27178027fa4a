import type { SkillEvidence } from '../../answer/evidence.ts'
import type { KnownLines } from './findings.ts'
import { findHits, type Hit } from './hits.ts'
import type { Term } from './question.ts'
import { sumOf, type Weights, weightOfBest } from './weights.ts'

export type Source = { readonly kind: 'code'; readonly path: string } | { readonly kind: 'skill'; readonly skill: SkillEvidence }

/** A stretch of one source, no longer than a quotation, that carries terms of the question. */
export interface Passage {
  readonly source: Source
  /** The first and the last line that carry a term. */
  readonly startLine: number
  readonly endLine: number
  readonly terms: ReadonlySet<Term>
  /** The weight of its words, as a share of what the question's most telling terms weigh; above 1 when it carries more. */
  readonly coverage: number
  /** For ranking only. */
  readonly score: number
}

export interface PassageInput {
  readonly source: Source
  readonly lines: KnownLines
  /** The question's names, which make a passage but have no weight. */
  readonly names: readonly Term[]
  readonly weights: Weights
  /** What the source is called, which counts as carried by each of its passages. */
  readonly title: string
  /** What the source is worth beside the terms of a passage, 0 to 1. */
  readonly bonus: number
}

/** Lines and characters of the longest quotation; of prose in long lines the characters decide. */
export const quoteLines = 12
const quoteChars = 1000
// What beside the terms themselves makes a passage better; found by trying values on questions with known answers.
const sameLineShare = 0.2
const restOfFileShare = 0.2
const commentShare = 0.05

/**
 * For every line with a term, what a quotation that begins there would carry, scored. Lines between that are not known yet count as lines
 * without terms. Overlapping ones are left for the choice.
 */
export function findPassages({ source, title, lines, names, weights, bonus }: PassageInput): Passage[] {
  const hits = findHits(lines, [...names, ...weights.keys()])
  const inTitle = [...weights.keys()].filter((term) => new RegExp(term.pattern, 'i').test(title))
  const all = weightOfBest(weights)
  const inFile = sumOf(new Set(hits.flatMap((hit) => hit.terms)), weights) / all
  return hits.map((first, index) => {
    const inside = within(hits, index, lines)
    const terms = new Set(inside.flatMap((hit) => hit.terms))
    const coverage = sumOf(new Set([...terms, ...inTitle]), weights) / all
    const densest = Math.max(...inside.map((hit) => sumOf(hit.terms, weights))) / all
    const comments = inside.filter((hit) => isComment(lines.get(hit.line) ?? '')).length / inside.length
    const score = coverage + sameLineShare * densest + restOfFileShare * (inFile - coverage) + commentShare * comments + bonus
    return { source, startLine: first.line, endLine: inside.at(-1)?.line ?? first.line, terms, coverage, score }
  })
}

/** The hits that one quotation can hold when it begins with the hit at `index`. */
function within(hits: readonly Hit[], index: number, lines: KnownLines): Hit[] {
  const first = hits[index]
  if (first === undefined) return []
  let last = first.line
  for (let room = quoteChars; last < first.line + quoteLines; last++) {
    room -= lines.get(last)?.length ?? 0
    if (room < 0 && last > first.line) break
  }
  return hits.slice(index, index + quoteLines).filter((hit) => hit.line < last)
}

/** A comment line of COBOL (fixed or free), JCL, assembler, BMS, PL/I, SQL, REXX, shell or a C-like language. */
export function isComment(line: string): boolean {
  return /^(?:.{6}[*/]|\/\/\*|\s*(?:\*|\/\*|--|#|\/\/\s))/.test(line)
}

/** Documentation: it tells of the code and states nothing that runs. */
export function isProse(path: string): boolean {
  return /\.(?:md|markdown|txt|rst|adoc|html?)$/i.test(path)
}

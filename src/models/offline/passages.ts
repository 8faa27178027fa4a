import type { SkillEvidence } from '../../answer/evidence.ts'
import type { KnownLines } from './findings.ts'
import { findHits, type Hit } from './hits.ts'
import type { Term } from './question.ts'
import { sumOf, type Weights } from './weights.ts'

export type Source =
  | { readonly kind: 'code'; readonly path: string }
  | { readonly kind: 'skill'; readonly skill: SkillEvidence }

/** Consecutive lines of one source that carry terms of the question. */
export interface Passage {
  readonly source: Source
  readonly startLine: number
  readonly lines: readonly string[]
  readonly terms: ReadonlySet<Term>
  /** The share of the question's weight that its terms carry, 0 to 1. */
  readonly coverage: number
  /** For ranking only. */
  readonly score: number
}

export interface PassageInput {
  readonly source: Source
  readonly lines: KnownLines
  readonly weights: Weights
  /** What the source is worth beside the terms of a passage, 0 to 1. */
  readonly bonus: number
}

/** Lines of the longest quotation. */
export const quoteLines = 12
// What beside the terms themselves makes a passage better; found by trying values on questions with known answers.
const sameLineShare = 0.3
const restOfFileShare = 0.25
const commentShare = 0.06

/** Every stretch of known lines that begins with a term and is as long as a quotation, scored. Overlapping ones are left for the choice. */
export function findPassages({ source, lines, weights, bonus }: PassageInput): Passage[] {
  const hits = findHits(lines, weights.keys())
  const all = sumOf(weights.keys(), weights) || 1
  const inFile = sumOf(new Set(hits.flatMap((hit) => hit.terms)), weights) / all
  return hits.map((first, index) => {
    const inside = within(hits, index, lines)
    const terms = new Set(inside.flatMap((hit) => hit.terms))
    const coverage = sumOf(terms, weights) / all
    const densest = Math.max(...inside.map((hit) => sumOf(hit.terms, weights))) / all
    const last = inside.at(-1) ?? first
    const text = Array.from({ length: last.line - first.line + 1 }, (_, i) => lines.get(first.line + i) ?? '')
    const comments = text.filter(isComment).length / text.length
    const score = coverage + sameLineShare * densest + restOfFileShare * (inFile - coverage) + commentShare * comments + bonus
    return { source, startLine: first.line, lines: text, terms, coverage, score }
  })
}

/** The hits that one quotation can hold when it begins with the hit at `index`; every line between must be known. */
function within(hits: readonly Hit[], index: number, lines: KnownLines): Hit[] {
  const first = hits[index]
  if (first === undefined) return []
  let end = first.line
  while (end - first.line + 1 < quoteLines && lines.has(end + 1)) end += 1
  const inside: Hit[] = []
  for (let i = index; i < hits.length; i++) {
    const hit = hits[i]
    if (hit === undefined || hit.line > end) break
    inside.push(hit)
  }
  return inside
}

/** A comment line of COBOL (fixed or free), JCL, assembler, BMS, PL/I, SQL, REXX, shell or a C-like language. */
export function isComment(line: string): boolean {
  return /^(?:.{6}[*/]|\/\/\*|\s*(?:\*|\/\*|--|#|\/\/\s))/.test(line)
}

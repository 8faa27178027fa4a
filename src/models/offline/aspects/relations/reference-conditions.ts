import { containsName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { cutText } from '../../../../base/text.ts'
import { readCall } from '../../calls.ts'
import type { Lines } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { blockConditions, farthestBlock } from '../../evidence/block-conditions.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'

/** Members of languages whose blocks end with END words, of whose statements the structure knows no conditions. */
const endWords = /\.(?:f|for|ftn|fpp|f77|f90|f95|f03|f08|bas|vb)$/i
const asksWhen =
  /\b(?:for (?:what|which)|when|if|unless|under (?:what|which)|conditions?|circumstances|(?:on|at|in) (?:what|which) (?:cases?|occasions?|moments?|points?|situations?)|depend\w*|only|why|decid\w*|choos\w*|chooses?|switch\w*)\b/i
const mostLooked = 14
const longest = 120
/** A condition so many lines above is cited with its statement. */
const near = 20

/** Under what a reference stands. */
export interface Under {
  readonly text: string
  /** From the innermost condition to the reference, where they are near. */
  readonly lines: Lines | undefined
}

/** Whether it is asked under what something is done, or for what: `for which dates`. */
export function asksConditions({ text, bare }: Question): boolean {
  return asksWhen.test(`${text} ${bare}`)
}

const asksForWhen =
  /(?:^\W*|\band\s+|,\s*)(?:when|why|for (?:what|which)|under (?:what|which)|(?:on|at|in) (?:what|which) (?:cases?|circumstances|conditions?|configurations?|modes?|moments?|occasions?|points?|situations?))\b/i

/** Whether that is a question of its own, `and for which dates`; what is done `when a day ends` may only describe. */
export function asksForConditions({ bare }: Question): boolean {
  return asksForWhen.test(bare)
}

/** Calls for what stands above references, where the question asks when they are made. */
export function readAboveReferences(question: Question, references: readonly Reference[]): readonly Call[] {
  if (!asksWhen.test(question.text)) return []
  return references
    .filter(({ path, condition, depth }) => depth === 1 && condition === undefined && endWords.test(path))
    .slice(0, mostLooked)
    .map(({ path, line }) => readCall(path, line - farthestBlock, line))
}

/** The conditions of the blocks that a reference stands in; undefined where none is known or nobody asks. */
export function conditionsOf(question: Question, { path, line, condition }: Reference, findings: Findings): Under | undefined {
  if (condition !== undefined || !endWords.test(path) || !asksConditions(question)) return undefined
  const found = blockConditions(findings.linesOf(path), line)
  const innermost = found.at(-1)
  if (innermost === undefined) return undefined
  const lines = line - innermost.line <= near ? { path, startLine: innermost.line, endLine: line } : undefined
  return { text: cutText(found.map((one) => one.text).join(', '), longest), lines }
}

/** Those under a condition on something that the question names, `when MODE is G`; all where none is. */
export function underNamed(question: Question, references: readonly Reference[], findings: Findings): readonly Reference[] {
  const names = question.text.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []
  const fitting = references.filter((reference) => {
    const under = conditionsOf(question, reference, findings)
    return under !== undefined && names.some((name) => containsName(under.text, name))
  })
  return fitting.length > 0 ? fitting : references
}

import type { LocatedUnit } from '../../../../answer/located.ts'
import { mostHits, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { ownersCall } from '../../calls.ts'
import { computing, computingCalls, findsNone, givenAmountCalls, givenAmounts, noAmount } from '../../evidence/amount-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedAmount } from '../../question/asked-amount.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

/** That an amount which is asked how it is worked out, or by whom, is in no line that computes: it is only carried along. */
export const neverComputedAspect: Aspect = {
  name: 'never-computed',
  asks: (question) => question.names.length === 0 && askedAmount(question.bare) !== undefined,
  calls: (question, _, findings) => [
    ...computingCalls(question, findings),
    ...givenAmountCalls(question, findings),
    ...speaking(question, findings).map(({ path }) => patternCall(computing, path)),
  ],
  draft: (question, _, findings) => {
    const calls = computingCalls(question, findings)
    if (calls.length === 0 || !calls.every((call) => findsNone(call, findings))) return undefined
    if (isSpokenOf(question, findings) || givenAmounts(question, findings).length > 0) return undefined
    return {
      lead: [],
      quotes: [],
      nothing: { said: `no line of the code computes ${code(askedAmount(question.bare) ?? '')}`, decides: true },
    }
  },
}

/** What is only declared computes nothing. */
const declared: ReadonlySet<string> = new Set(['document', 'field', 'record', 'copybook', 'table', 'view', 'map', 'mapset'])
/** More members than these that speak of it may well have one that computes it. */
const mostMembers = 8

/** Lines under a name or a comment that speaks of it may compute it without naming it. */
function speaking(question: Question, findings: Findings): readonly LocatedUnit[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  return units.filter(
    ({ kind, why }) => !declared.has(kind) && fieldsOf(question, why).some((field) => field === 'name' || field === 'comment'),
  )
}

function fieldsOf(question: Question, why: LocatedUnit['why']): readonly string[] {
  return why.filter(({ word }) => word === askedAmount(question.bare)).map(({ field }) => field)
}

function isSpokenOf(question: Question, findings: Findings): boolean {
  const units = speaking(question, findings)
  return new Set(units.map(({ path }) => path)).size > mostMembers || units.some((unit) => mayCompute(unit, question, findings))
}

/** A name promises it; a comment is of the statements beside it, and at the head of a program of all of them. */
function mayCompute({ kind, path, startLine, endLine, why }: LocatedUnit, question: Question, findings: Findings): boolean {
  if (fieldsOf(question, why).includes('name')) return true
  const call = patternCall(computing, path)
  const found = findings.codeLinesFound(call)
  if (findings.resultOf(call) === undefined || findings.linesFound(call).length >= mostHits) return true
  return found.some(
    (line: FoundLine) => !noAmount.test(line.text) && (kind === 'program' || (startLine <= line.line && line.line <= endLine)),
  )
}

import { escapeRegex } from '../../../../base/escape-regex.ts'
import { foundNone, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { ownersCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import { coreOf } from '../../question/core-words.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

const asksResult = /\bhow (?:is|are|was|were)\b[^?,]*\b(?:calculated|computed|worked out)\b/i
/** `how is the amount that goes back computed`: code calls no amount so. */
const anyAmount = /^(?:amounts?|values?|numbers?|quantit(?:y|ies)|results?|figures?)$/i
/** Also as parts of the names of paragraphs and functions. */
const verbs = String.raw`COMPUT|CALC|MULTIPL|DIVID|\bADD\b|SUBTRACT|\bROUND|\bSUM\b|DETERMIN`

/** A hyphen and a slash without blanks stand in names and texts, too; at the end of a line any mark says that it goes on. */
const operator = String.raw`(?:[*+]|\s[-/]\s)\s*[\w(:]`

/** That an amount which is asked how it is worked out is in no line that computes: it is only carried along. */
export const neverComputedAspect: Aspect = {
  name: 'never-computed',
  asks: (question) => question.names.length === 0 && asksResult.test(question.bare) && !anyAmount.test(amountOf(question) ?? ''),
  calls: (question, _, findings) => searchCalls(question, findings),
  draft: (question, _, findings) => {
    const calls = searchCalls(question, findings)
    if (isSpokenOf(question, findings) || calls.length === 0 || !calls.every((call) => foundNone(call, findings))) return undefined
    return { lead: [], quotes: [], nothing: { said: `no line of the code computes ${code(amountOf(question) ?? '')}`, decides: true } }
  },
}

/** What is worked out: the last word before the circumstances. */
function amountOf({ bare }: Question): string | undefined {
  return coreOf(bare)?.words.at(-1)
}

/** Lines under a name or a comment that speaks of it may compute it without naming it. */
function isSpokenOf(question: Question, findings: Findings): boolean {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  return units.some(
    ({ kind, why }) =>
      kind !== 'document' && why.some(({ word, field }) => word === amountOf(question) && (field === 'name' || field === 'comment')),
  )
}

const shortestForm = 3
/** A shorter one begins too many other words. */
const shortestBeginning = 5

function formPattern(form: string): readonly string[] {
  if (form.length < shortestForm) return []
  const text = escapeRegex(form)
  return [form.length >= shortestBeginning ? text : `(?:^|[^a-z])${text}s?(?:[^a-z]|$)`]
}

/** Lines with the amount in any form and a verb, a name or an operator of arithmetic. */
function searchCalls(question: Question, findings: Findings): readonly Call[] {
  const amount = amountOf(question)
  const word = findings.wordsOf(question).find((one) => one.word === amount)
  if (word === undefined || word.units === 0) return []
  const any = `(?:${[...new Set([word.word.toLowerCase(), ...word.forms])].flatMap(formPattern).join('|')})`
  return [patternCall(`(?:${verbs}).*${any}|${any}.*(?:${verbs})|=.*${any}.*${operator}|${any}.*=.*${operator}|=.*${operator}.*${any}`)]
}

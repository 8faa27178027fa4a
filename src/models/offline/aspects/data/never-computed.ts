import type { LocatedUnit } from '../../../../answer/located.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { mostHits, patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { ownersCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import { isDocument } from '../../evidence/is-document.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedAmount } from '../../question/asked-amount.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'

/** Also as parts of the names of paragraphs and functions. */
const verbs = String.raw`COMPUT|CALC|MULTIPL|DIVID|\bADD\b|SUBTRACT|\bROUND|\bSUM\b|DETERMIN`

/** A hyphen and a slash without blanks stand in names and texts, too; at the end of a line any mark says that it goes on. */
const operator = String.raw`(?:[*+]|\s[-/]\s)\s*[\w(:]`

/** Statements that compute something, whatever that is. */
const computing = String.raw`\b(?:COMPUTE|MULTIPLY|DIVIDE|SUBTRACT|ADD)\s|=.*${operator}`
/** A text is made a number of, or texts are joined; something is counted; `int` is an integer. */
const noAmount = new RegExp(
  [
    String.raw`=\s*FUNCTION\s+NUMVAL(?:-C)?\s*\([^*/+]*$`,
    String.raw`["']\s*[+&|]|[+&|]\s*["']`,
    String.raw`\bADD\s+\+?1\s+TO\b`,
    String.raw`^[^=]*=\s*(?:\S+\s*\+\s*1|1\s*\+\s*\S+)\W*$`,
    String.raw`\bint\s+\w+\s*=|(?:DATE|TODAY|DAYS?|TIME)[\w-]*-INT\b`,
  ].join('|'),
  'i',
)

/** That an amount which is asked how it is worked out, or by whom, is in no line that computes: it is only carried along. */
export const neverComputedAspect: Aspect = {
  name: 'never-computed',
  asks: (question) => question.names.length === 0 && askedAmount(question.bare) !== undefined,
  calls: (question, _, findings) => [
    ...searchCalls(question, findings),
    ...speaking(question, findings).map(({ path }) => patternCall(computing, path)),
  ],
  draft: (question, _, findings) => {
    const calls = searchCalls(question, findings)
    if (calls.length === 0 || !calls.every((call) => findsNone(call, findings)) || isSpokenOf(question, findings)) return undefined
    return {
      lead: [],
      quotes: [],
      nothing: { said: `no line of the code computes ${code(askedAmount(question.bare) ?? '')}`, decides: true },
    }
  },
}

/** Whether a search was made, and no statement that it showed computes: a comment that says so has a statement below it. */
function findsNone(call: Call, findings: Findings): boolean {
  const found = findings.linesFound(call).filter(({ path }) => !isDocument(path))
  return findings.resultOf(call) !== undefined && found.every(({ text }) => noAmount.test(text))
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
  const amount = askedAmount(question.bare)
  const word = findings.wordsOf(question).find((one) => one.word === amount)
  if (word === undefined || word.units === 0) return []
  const any = `(?:${[...new Set([word.word.toLowerCase(), ...word.forms])].flatMap(formPattern).join('|')})`
  return [patternCall(`(?:${verbs}).*${any}|${any}.*(?:${verbs})|=.*${any}.*${operator}|${any}.*=.*${operator}|=.*${operator}.*${any}`)]
}

import { containsName } from '../../../answer/name-match.ts'
import { escapeRegex } from '../../../base/escape-regex.ts'
import { patternCall } from '../absence.ts'
import type { Call } from '../conversation.ts'
import type { Findings, FoundLine } from '../findings.ts'
import { namesOfAmount } from '../question/asked-amount.ts'
import type { Question } from '../question/question.ts'
import { isDocument } from './is-document.ts'

/** Also as parts of the names of paragraphs and functions. */
const verbs = String.raw`COMPUT|CALC|MULTIPL|DIVID|\bADD\b|SUBTRACT|\bROUND|\bSUM\b|DETERMIN`

/** A hyphen and a slash without blanks stand in names and texts, too; at the end of a line any mark says that it goes on. */
const operator = String.raw`(?:[*+]|\s[-/]\s)\s*[\w(:]`

/** Statements that compute something, whatever that is. */
export const computing = String.raw`\b(?:COMPUTE|MULTIPLY|DIVIDE|SUBTRACT|ADD)\s|=.*${operator}`
/** A text is made a number of, or texts are joined; something is counted; `int` is an integer. */
export const noAmount = new RegExp(
  [
    String.raw`=\s*FUNCTION\s+NUMVAL(?:-C)?\s*\([^*/+]*$`,
    String.raw`["']\s*[+&|]|[+&|]\s*["']`,
    String.raw`\bADD\s+\+?1\s+TO\b`,
    String.raw`^[^=]*=\s*(?:\S+\s*\+\s*1|1\s*\+\s*\S+)\W*$`,
    String.raw`\bint\s+\w+\s*=|(?:DATE|TODAY|DAYS?|TIME)[\w-]*-INT\b`,
  ].join('|'),
  'i',
)

/** Whether a search was made, and no statement that it showed computes: a comment that says so has a statement below it. */
export function findsNone(call: Call, findings: Findings): boolean {
  const found = findings.linesFound(call).filter(({ path }) => !isDocument(path))
  return findings.resultOf(call) !== undefined && found.every(({ text }) => noAmount.test(text))
}

const shortestForm = 3
/** A shorter one begins too many other words. */
const shortestBeginning = 5

function formPattern(form: string): readonly string[] {
  if (form.length < shortestForm) return []
  const text = escapeRegex(form)
  return [form.length >= shortestBeginning ? text : `(?:^|[^a-z])${text}s?(?:[^a-z]|$)`]
}

/** The amount by each of its names, in any form; none where the code has none of them. */
function amountPatterns(question: Question, findings: Findings): readonly string[] {
  const names = namesOfAmount(question.bare)
  const words = findings.wordsOf(question).filter(({ word, units }) => units > 0 && names.includes(word))
  return words.map(({ word, forms }) => `(?:${[...new Set([word.toLowerCase(), ...forms])].flatMap(formPattern).join('|')})`)
}

/** Lines with it and a verb, a name or an operator of arithmetic. */
export function computingCalls(question: Question, findings: Findings): readonly Call[] {
  return amountPatterns(question, findings).map((any) =>
    patternCall(`(?:${verbs}).*${any}|${any}.*(?:${verbs})|=.*${any}.*${operator}|${any}.*=.*${operator}|=.*${operator}.*${any}`),
  )
}

const gives = String.raw`\bMOVE\s+[\w-]+\s+TO\s`
const mostGiven = 4

/** Statements that give the amount the value of something else. */
function givingCalls(question: Question, findings: Findings): readonly Call[] {
  return amountPatterns(question, findings).map((any) => patternCall(`${gives}.*${any}`))
}

/** Lines that give something the amount, each with what is given. */
function givingLines(question: Question, findings: Findings): readonly { readonly giving: FoundLine; readonly name: string }[] {
  return givingCalls(question, findings)
    .flatMap((call) => findings.codeLinesFound(call))
    .flatMap((giving) => (/\bMOVE\s+([A-Z][\w-]*)\s+TO\s/i.exec(giving.text)?.slice(1) ?? []).map((name) => ({ giving, name })))
    .slice(0, mostGiven)
}

export function givenAmountCalls(question: Question, findings: Findings): readonly Call[] {
  return [...givingCalls(question, findings), ...givingLines(question, findings).map(({ giving }) => patternCall(computing, giving.path))]
}

/** An amount that is given what was computed under another name: both lines. */
export function givenAmounts(
  question: Question,
  findings: Findings,
): readonly { readonly giving: FoundLine; readonly computed: FoundLine }[] {
  return givingLines(question, findings).flatMap(({ giving, name }) => {
    const lines = findings.codeLinesFound(patternCall(computing, giving.path))
    const changes = lines.filter(({ text }) => !noAmount.test(text) && containsName(text, name))
    // What was computed last before it is given is what is given.
    const computed = changes.findLast(({ line }) => line < giving.line) ?? changes[0]
    return computed === undefined ? [] : [{ giving, computed }]
  })
}

import { distinctBy } from '../../../../base/distinct-by.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { readCall } from '../../calls.ts'
import { at, inert, item } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteFromCondition } from '../../evidence/around-place.ts'
import { conditionRoots } from '../../evidence/condition-roots.ts'
import { farFormatUser, formatUsersCall } from '../../evidence/format-users.ts'
import { isFortranFile } from '../../evidence/is-fortran.ts'
import { lineText } from '../../evidence/line-text.ts'
import { termsIn } from '../../evidence/told-words.ts'
import type { Findings, FoundLine, Place } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import { isRoutine, type Subject } from '../../subjects.ts'

const mostRead = 600
const mostItems = 6
const longest = 100
const room = { before: 2, after: 3, most: 8 } as const
/** `When does CHOLES warn that …`, `why does CHOLES say …`. */
const asksWhen = /\b(?:when|why|under (?:which|what) (?:conditions?|circumstances)|in (?:which|what) cases?|what makes)\b/i
const asksMessage = /\b(?:warn|report|complain|say|tell|message|print|error|issue|reject|refuse|note|flag)(?:s|es|ed|ing|ings)?\b/i

/** When a routine of Fortran writes a message that a question describes: from the text in its FORMAT to the WRITE, its condition, and the constants that this compares with. */
export const warnedConditionAspect: Aspect = {
  name: 'warned condition',
  exact: true,
  asks: (question, subject) => asksWhen.test(question.text) && asksMessage.test(question.text) && subject.named && isRoutine(subject),
  calls: (question, subject, findings) => {
    const text = textOf(question, subject, findings)
    return [...textCalls(subject), ...readOf(subject), ...(text === undefined ? [] : [formatUsersCall(text, findings) ?? []].flat())]
  },
  draft: (question, subject, findings) => {
    const text = textOf(question, subject, findings)
    const user = text === undefined ? undefined : writerOf(text, findings)
    if (text === undefined || user === undefined) return undefined
    const roots = conditionRoots(linesOf(subject, findings), user.line)
    if (roots.length === 0) return undefined
    const lines = [...roots].slice(0, mostItems)
    const lead = lines.map((line) => {
      const shown = code(lineText(findings.linesOf(user.path).get(line) ?? '', longest))
      return item(findings, `${inert(bareFileName(user.path))} decides by ${shown}`, [{ path: user.path, startLine: line, endLine: line }])
    })
    const quotes = [user, text].map((place) => quoteFromCondition(place, room, findings))
    return {
      lead: [
        item(findings, `the message stands in ${inert(bareFileName(text.path))}: ${code(lineText(text.text, longest))}`, [at(text)]),
        ...lead,
      ],
      quotes,
    }
  },
}

function readOf({ paths: [path], startLine, endLine }: Subject): readonly Call[] {
  if (path === undefined || startLine === undefined || endLine === undefined || !isFortranFile(path)) return []
  return [readCall(path, startLine, Math.min(endLine, startLine + mostRead))]
}

/** Those of the routine alone: each has its own variables. */
function linesOf({ paths: [path = ''], startLine = 0, endLine = 0 }: Subject, findings: Findings): ReadonlyMap<number, string> {
  return new Map([...findings.linesOf(path)].filter(([line]) => line >= startLine && line <= endLine))
}

function textCalls({ paths: [path] }: Subject): readonly Call[] {
  return path === undefined || !isFortranFile(path) ? [] : [patternCall(String.raw`\b(?:FORMAT|WRITE|PRINT)\b.*(?:['"]|\dH)`, path)]
}

/** The text that has most of the question's words, with the lines that it goes on in. */
function textOf(question: Question, subject: Subject, findings: Findings): FoundLine | undefined {
  const words = findings.wordsOf(question).filter(({ word }) => !question.names.includes(word))
  const lines = linesOf(subject, findings)
  const texts = textCalls(subject)
    .flatMap((call) => findings.codeLinesFound(call))
    .filter(({ line }) => lines.has(line))
    .map((line) => {
      const terms = termsIn(`${line.text} ${lines.get(line.line + 1) ?? ''}`.replace(/\d+H/g, ' '))
      const said = words.filter(({ word, forms }) => [word.toLowerCase(), ...forms].some((form) => terms.has(form)))
      return { line, weight: said.reduce((sum, { weight }) => sum + weight, 0), many: said.length }
    })
  const [best] = texts.toSorted((a, b) => b.weight - a.weight)
  return best === undefined || best.many < 2 ? undefined : best.line
}

function writerOf(text: FoundLine, findings: Findings): Place | undefined {
  if (/\bWRITE\b|\bPRINT\b/i.test(text.text)) return text
  const call = formatUsersCall(text, findings)
  const found = call === undefined ? [] : findings.codeLinesFound(call)
  return (
    farFormatUser(text, findings)[0] ??
    distinctBy(found, ({ line }) => line).toSorted((a, b) => Math.abs(a.line - text.line) - Math.abs(b.line - text.line))[0]
  )
}

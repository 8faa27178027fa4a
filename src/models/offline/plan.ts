import { abendCalls, proofCalls, searchCall } from './absence.ts'
import { askedAspects } from './asked-aspects.ts'
import { betterBeginning } from './better-beginning.ts'
import { beginningsCall, loadCall, locateCall, ownersCall, skillsCall } from './calls.ts'
import type { Call } from './conversation.ts'
import { dataCalls } from './described-data.ts'
import { programCalls } from './evidence/program-around.ts'
import { fieldCalls } from './field-of-record.ts'
import type { Findings } from './findings.ts'
import { memberCalls } from './missing-name.ts'
import { missingPartCalls } from './missing-part.ts'
import { systemCalls } from './name-of-system.ts'
import { namedDoingCalls } from './named-doing.ts'
import { placedFileCalls } from './placed-file.ts'
import { codesIn } from './question/codes.ts'
import type { Question } from './question/question.ts'
import { conflictCalls } from './skills/conflicts.ts'
import { standingCalls } from './standing-names.ts'
import { describedCalls, layoutCalls, type Subject, subjectsOf } from './subjects.ts'
import { thinCalls } from './thin-words.ts'
import { coreCalls, findMissing } from './verdict.ts'

const mostTurns = 8
const mostCalls = 40
const mostSkills = 2
const mostNamed = 3

/**
 * The calls to make next, or none when it is time to answer: first what the words of each question lead to; then, of what it is about, all that the
 * aspects it asks for want to know, until they want no more.
 */
export function nextCalls(questions: readonly Question[], findings: Findings, turns: number, tools: ReadonlySet<string>): readonly Call[] {
  if (turns - findings.waits >= mostTurns) return []
  const waiting = questions.map(({ text }) => locateCall(text)).filter((call) => tools.has(call.name) && findings.isWaitedFor(call))
  if (waiting.length > 0) return waiting
  const isOpen = (call: Call) => tools.has(call.name) && (!findings.wasMade(call) || findings.isWaitedFor(call))
  const wanted = questions.flatMap((question) => [
    ...surveyCalls(question, findings),
    // What it is about may be another thing than it seems until all is known of what it describes.
    ...(dataCalls(question, findings).some(isOpen) ? [] : aspectCalls(question, findings, isOpen)),
    ...conflictCalls(question, findings),
    ...absenceCalls(question, findings),
  ])
  const calls = new Map(wanted.filter(isOpen).map((call) => [JSON.stringify(call), call]))
  return [...calls.values()].slice(0, Math.max(0, mostCalls - findings.calls))
}

function surveyCalls(question: Question, findings: Findings): readonly Call[] {
  const skills = findings.skillMatches.slice(0, mostSkills).map(({ name }) => loadCall(name, undefined))
  return [
    skillsCall(question.text),
    locateCall(question.text),
    ownersCall(question.text),
    ...(question.names.length > 0 ? [] : [beginningsCall(question.text)]),
    ...describedCalls(question, findings),
    ...layoutCalls(question),
    ...placedFileCalls(question),
    ...standingCalls(question),
    ...systemCalls(question, findings),
    ...fieldCalls(question),
    ...coreCalls(question),
    ...namedDoingCalls(question, findings),
    ...missingPartCalls(question, findings),
    ...programCalls(question, findings),
    ...dataCalls(question, findings),
    ...skills,
  ]
}

/** Before anything is said to stand nowhere, the lines of the code are searched for it; and what a name is that nothing defines, its lines tell. */
function absenceCalls(question: Question, findings: Findings): readonly Call[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  const unknown = located.names.filter(
    ({ word, units, members, mentions }) => question.names.includes(word) && units.length + members.length + mentions === 0,
  )
  const missing = findMissing(question, findings)
  return [
    ...thinCalls(question, findings),
    ...memberCalls(question, located),
    ...unknown.map(({ word }) => searchCall(word)),
    ...codesIn(question.text).flatMap(abendCalls),
    ...(missing === undefined ? [] : proofCalls(missing)),
  ]
}

/** Those that are named, or the one that the question's words fit best: the routine whose beginning they fit better than any other lines, if there is one. */
export function answeredSubjects(question: Question, findings: Findings): readonly Subject[] {
  const subjects = subjectsOf(question, findings)
  if (subjects.some(({ named }) => named)) return subjects.slice(0, mostNamed)
  const [best] = subjects
  return best === undefined ? [] : [betterBeginning(question, best, findings) ?? best]
}

/** First what a question asks exactly, if it does: where that is told alone, what others would find out is not said. */
function aspectCalls(question: Question, findings: Findings, isOpen: (call: Call) => boolean): readonly Call[] {
  const asked = answeredSubjects(question, findings).flatMap((subject) =>
    askedAspects(question, subject).map((aspect) => ({ aspect, subject })),
  )
  const exact = asked.filter(({ aspect }) => aspect.exact)
  const first = exact.flatMap(({ aspect, subject }) => aspect.calls(question, subject, findings))
  if (first.some(isOpen)) return first
  if (exact.some(({ aspect, subject }) => aspect.draft(question, subject, findings)?.alone)) return []
  return asked.flatMap(({ aspect, subject }) => aspect.calls(question, subject, findings))
}

import type { FlowLink, SubjectFlow } from '../../../../answer/structure-estate-results.ts'
import { linesWithCode, searchCall } from '../../absence.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { flowCall, readCall } from '../../calls.ts'
import { at, inert, item, type Lines, moreItem, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { quoteAround } from '../../evidence/around-place.ts'
import { conditionOver, underWords } from '../../evidence/condition-over.ts'
import { flowOf } from '../../evidence/control-events.ts'
import { endingIn, endings } from '../../evidence/ending-statements.ts'
import { lineText } from '../../evidence/line-text.ts'
import { whenWords } from '../../evidence/nested-conditions.ts'
import { nodeAt } from '../../evidence/node-at.ts'
import { statementLines, statementsCalls } from '../../evidence/statement-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedStops } from '../../question/asked-stops.ts'
import { codesIn } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { isJob, isProgram, type ProgramRun, programsRun, programsRunCalls, stepsAsked } from '../jobs/programs-run.ts'

const mostItems = 14
const mostQuoted = 3
const linesAbove = 60
/** Of a command of CICS that goes over several lines. */
const linesBelow = 4
const longest = 70
const room = { before: 10, after: 1, most: 12 } as const

/** Statements that end a program for a reason: abends of CICS and of assembler, STOP with a text or number, SIGNAL, a return code of an error. */
const stops = [
  String.raw`\bCICS\s+ABEND\b`,
  String.raw`^(?:\S+)?\s+ABEND\s+\S`,
  String.raw`\bERROR\s+STOP\b|^\s*(?:\d+\s+)?(?:IF\s*\(.*\)\s*)?STOP\s*['"(\d]`,
  String.raw`\bCALL\s+(?:ABORT|EXIT|USTOP|X?ERRMSG|\w*_?STOP)\b`,
  String.raw`\bSIGNAL\s+(?:ERROR|FINISH|CONDITION)\b|\bCALL\s+PLI(?:ABND\b|RETC\s*\(\s*[1-9])`,
  String.raw`\bMOVE\s+\+?(?:[4-9]|[1-9]\d+)\s+TO\s+\S*(?:RETURN-?CODE|RETCODE)\b`,
].join('|')
const isStop = new RegExp(stops, 'i')
/** HANDLE ABEND of CICS, also in its second line, only says what is done then. */
const handles = /\bABEND\s+(?:LABEL|PROGRAM|CANCEL|RESET)\b/i
/** What is called to end a program: routines of the system, and those that are named so. */
const ending = /(?:^|[-_\d])(?:ABND|ABD(?![A-Z])|ABORT|FATAL|PANIC)|ABEND|^(?:ILBOABN0|PLIABND)$/i

/** On which conditions a program, or one that a job runs, ends itself with an error: the statements that do it, and what calls them when. */
export const stopsAspect: Aspect = {
  name: 'stops',
  exact: true,
  asks: ({ bare }, subject) => subject.named && (isProgram(subject) || isJob(subject)) && askedStops(bare) !== undefined,
  calls: (question, subject, findings) => [
    ...codesIn(question.text).map(searchCall),
    ...programsRunCalls(question, subject, findings),
    ...programsRun(question, subject, findings).flatMap(({ program }) => programCalls(question, program, findings)),
  ],
  draft: (question, subject, findings) => {
    const runs = programsRun(question, subject, findings)
    const giving = runs.filter(({ program }) => givesCode(question, program, findings))
    const drafts = (giving.length > 0 ? giving : runs).map((run) => draftOf(question, run, findings)).filter(({ lead }) => lead.length > 0)
    const lead = drafts.flatMap((draft) => draft.lead)
    // What notes and comments say of the code other aspects tell.
    const isTold = codesIn(question.text).some((said) => linesWithCode(said, findings).length > 0)
    const alone = isTold ? {} : { alone: true }
    if (lead.length > 0) return { lead, quotes: drafts.flatMap(({ quotes }) => quotes).slice(0, mostQuoted), ...alone }
    return isJob(subject) ? withoutStops(question, subject, runs, findings) : undefined
  },
}

function programCalls(question: Question, program: Subject, findings: Findings): readonly Call[] {
  return [
    flowCall(program.name),
    ...statementsCalls(patternFor(question), program),
    ...statementsOf(question, program, findings).map(({ path, line }) => readCall(path, line - linesAbove, line + linesBelow)),
    ...leadingLinks(program, findings)
      .slice(0, mostItems)
      .map(({ path, line }) => readCall(path, line - room.before, line + room.after)),
  ]
}

function draftOf(question: Question, { program, step }: ProgramRun, findings: Findings): Pick<Draft, 'lead' | 'quotes'> {
  const statements = statementsOf(question, program, findings)
  const links = linksAsked(question, program, statements, findings)
  if (links.length + statements.length === 0) return { lead: [], quotes: [] }
  const flow = flowOf(program.name, findings)
  // Where no condition is known the lines around may tell it.
  const open = links.filter(({ condition }) => condition === undefined)
  const name = `${code(program.name)}${step === undefined ? '' : ` (step ${inert(step.name)})`}`
  return {
    lead: [
      titleFor(name, question, givesCode(question, program, findings)),
      ...links.slice(0, mostItems).map((link) => linkItem(link, flow, findings)),
      ...statements.map((line) => statementItem(line, findings)),
      ...moreItem(links.length - mostItems),
    ],
    quotes: [...statements, ...open].slice(0, mostQuoted).map((line) => quoteAround(line, room, findings)),
  }
}

function titleFor(name: string, { bare }: Question, isGiven: boolean): string {
  const { code: asked, isAbend } = askedStops(bare) ?? {}
  if (asked === undefined) return `What ends ${name} with an error, and when:`
  if (isGiven) return `What ends ${name} with ${isAbend ? 'abend' : 'return code'} ${asked}, and when:`
  return `No line of ${name} sets ${asked} as a number; what ends it with an error, and when:`
}

function givesCode(question: Question, program: Subject, findings: Findings): boolean {
  return statementsOf(question, program, findings).some(({ text }) => isAsked(text, question))
}

function isAsked(text: string, { bare }: Question): boolean {
  const asked = askedStops(bare)?.code
  return asked !== undefined && endingIn(text)?.value === asked
}

/** All that lead to what ends the program; where the code that is asked for is set, those that lead to the part that sets it. */
function linksAsked(question: Question, program: Subject, statements: readonly FoundLine[], findings: Findings): readonly FlowLink[] {
  const links = leadingLinks(program, findings)
  const setting = statements.filter(({ text }) => isAsked(text, question))
  if (setting.length === 0) return links
  const nodes = flowOf(program.name, findings)?.nodes ?? []
  const around = setting.map((place) => nodeAt(place, nodes))
  return links.filter(({ to }) => around.includes(to))
}

/** Of utilities no source is there. */
function withoutStops(question: Question, subject: Subject, runs: readonly ProgramRun[], findings: Findings): Draft | undefined {
  const steps = stepsAsked(question, subject, findings).slice(0, mostItems)
  if (steps.length === 0) return undefined
  const said = runs.length > 0 ? 'sets an error of its own that this code shows' : 'has its source here'
  return {
    lead: [
      `None of the programs that ${code(subject.name)} runs ${said}; what its steps return, the messages of these programs tell:`,
      ...steps.map((step) => {
        const places = [at(step)]
        const programs = step.runs.map(({ to }) => nameFor(findings, to.name, places)).join(', ') || (step.pgm ?? '')
        return item(findings, `step ${nameFor(findings, step.name, places)}${programs === '' ? '' : ` runs ${programs}`}`, places)
      }),
    ],
    quotes: [],
    alone: true,
  }
}

/** Those that set the code that is asked for, if any does. */
function statementsOf(question: Question, subject: Subject, findings: Findings): readonly FoundLine[] {
  const found = statementLines(patternFor(question), subject, findings).filter(({ text }) => !handles.test(text))
  const asked = found.filter(({ text }) => isAsked(text, question))
  return (asked.length > 0 ? asked : found.filter(({ text }) => isStop.test(text))).slice(0, mostItems)
}

function patternFor({ bare }: Question): string {
  return askedStops(bare)?.code === undefined ? stops : `${stops}|${endings}`
}

/** Statements that lead to what ends a program, from where something else is done. */
function leadingLinks({ name }: Subject, findings: Findings): readonly FlowLink[] {
  const flow = flowOf(name, findings)
  const isEnding = (node: number) => ending.test(flow?.nodes[node]?.unit.name ?? '')
  const all = (flow?.links ?? []).filter(({ to, kind }) => kind !== 'falls' && isEnding(to))
  const from = all.filter(({ from: node, does = '' }) => !isEnding(node) && !/^HANDLE\b/.test(does))
  return from.length > 0 ? from : all
}

function linkItem({ path, line, from, to, does = '', condition }: FlowLink, flow: SubjectFlow | undefined, findings: Findings): string {
  const places = [at({ path, line })]
  const name = (node: number) => flow?.nodes[node]?.unit.name ?? ''
  const when = condition === undefined ? '' : `, ${whenWords(condition)}`
  return item(findings, `${nameFor(findings, name(to), places)} (${does} in ${nameFor(findings, name(from), places)}${when})`, places)
}

function statementItem({ path, line, text }: FoundLine, findings: Findings): string {
  const condition = conditionOver(path, line, findings)
  const places: readonly Lines[] = condition?.lines === undefined ? [at({ path, line })] : [condition.lines]
  const when = underWords(condition)
  return item(findings, `${code(lineText(text, longest))}${abendCode(path, line, findings)}${when}`, places)
}

/** The code of an abend of CICS that stands in a line below the command. */
function abendCode(path: string, line: number, findings: Findings): string {
  const lines = findings.linesOf(path)
  for (let next = line + 1; next <= line + linesBelow && lines.has(next); next++) {
    const text = lines.get(next) ?? ''
    const said = /\bABCODE\s*\(\s*['"]?([\w-]+)/i.exec(text)?.[1]
    if (said !== undefined) return ` with ABCODE ${inert(said)}`
    if (/\bEND-EXEC\b|;\s*$/i.test(text)) break
  }
  return ''
}

import { isAccess } from '../../../../answer/access.ts'
import type { StepData } from '../../../../answer/structure-results.ts'
import { readCall } from '../../calls.ts'
import { at, inert, item, moreItem, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { deedsTogether, type UtilityDeed, utilityDeeds } from '../../evidence/utility-deeds.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { controlMemberCalls, controlMemberDeeds } from './control-members.ts'
import type { JobStep } from './job-steps.ts'

const mostData = 12
const mostBeside = 3
const mostDeeds = 8
/** How much of the control statements of a step is read. */
const longestUtility = 60
export const asksData =
  /\b(?:data ?sets?|files?|dds?|reads?|writes?|written|puts?|feeds?|suppl\w+|inputs?|outputs?|into|from|generations?|gdgs?)\b/i
export const asksWritten =
  /\b(?:writes?|written|puts?|outputs?|(?<!(?:goes?|comes?|went|feeds?|fed) )into|out of|receiv\w+|produc\w+|generat\w+|creat\w+|sav(?:es?|ed))\b/i
export const asksRead = /\b(?:reads?|inputs?|suppl\w+|feeds?|fed|goes? into|comes? from|takes? in)\b/i

/** For the statements that tell what a utility does. */
export function utilityCalls(step: JobStep, findings: Findings): readonly Call[] {
  return [readCall(step.path, step.line, Math.min(step.endLine, step.line + longestUtility - 1)), ...controlMemberCalls(step, findings)]
}

/** What a step runs, does and works with, each with its place; of its data sets those that the question speaks of. */
export function stepItems(step: JobStep, question: Question, subject: Subject, findings: Findings): readonly string[] {
  const { shown, hidden } = fittingData(step, question, findings)
  const wanted = asksData.test(question.bare)
  const place = { path: step.path, startLine: step.line, endLine: step.line }
  const places = [place, ...step.runs.flatMap(({ via }) => (via === undefined ? [] : [at(via)]))]
  const deeds = deedsOf(step, findings)
  // What a statement names is told with what it does to it; who asks for the data sets is told each as its DD has it.
  const isTold = ({ dd, dataset }: StepData) =>
    deeds.some(({ object }) => object.includes(code(dataset)) || (!wanted && object.includes(code(dd))))
  const others = shown.filter((data) => !isTold(data))
  const beside = wanted ? [] : others.slice(0, mostBeside).map(({ dd, dataset }) => `${dd} = ${dataset}`)
  const left = wanted ? hidden : others.length + hidden - beside.length
  const parm = parmOf(step, findings)
  const said = [
    ...(parm === undefined ? [] : [`PARM=${nameFor(findings, parm, places)}`]),
    ...beside,
    ...(left > 0 ? [`${left} more DD`] : []),
  ].join('; ')
  const of = subject.named ? '' : `${subject.kinds[0]} ${nameFor(findings, subject.name, places)}, `
  const line = item(
    findings,
    `${of}step ${nameFor(findings, step.name, places)}${runsText(findings, step, places)}${said === '' ? '' : ` (${said})`}`,
    places,
  )
  return [line, ...deedItems(step, deeds, findings), ...(wanted ? new Set(others.map((data) => dataItem(step, data, findings))) : [])]
}

export function programsOf({ runs, pgm }: JobStep): readonly string[] {
  return [...runs.map(({ to }) => to.name), ...(pgm === undefined ? [] : [pgm])]
}

function deedsOf(step: JobStep, findings: Findings): readonly UtilityDeed[] {
  const programs = programsOf(step)
  return [...utilityDeeds(programs, findings.linesOf(step.path), step), ...controlMemberDeeds(step, programs, findings)]
}

function deedItems(step: JobStep, deeds: readonly UtilityDeed[], findings: Findings): readonly string[] {
  const together = deedsTogether(deeds)
  const items = together.slice(0, mostDeeds).map((deed) => deedItem(step, deed, findings))
  return [...items, ...moreItem(together.length - items.length).map((more) => `  ${more}`)]
}

function deedItem(step: JobStep, { verb, object, path = step.path, startLine, endLine }: UtilityDeed, findings: Findings): string {
  // A statement of SORT is quoted with its verb.
  const said = object.startsWith(`\`${verb}`) ? object : `${verb} ${object}`.trim()
  return `  ${item(findings, said, [{ path, startLine, endLine }])}`
}

export function verbsOf(step: JobStep, findings: Findings): string {
  const verbs = [...new Set(deedsOf(step, findings).map(({ verb }) => verb))]
  return verbs.length === 0 ? '' : `: ${verbs.join(', ')}`
}

const longestParm = 60

/** What a step hands over, as far as its first line says it; to a launcher it hands what that is to start, which is told. */
function parmOf({ path, line, runs }: JobStep, findings: Findings): string | undefined {
  if (runs.some(({ how }) => how === 'launcher')) return undefined
  const text = findings.linesOf(path).get(line)?.slice(0, 72) ?? ''
  const [, parm = ''] = /\bPARM=('[^']*'|\([^()]*\)|[^\s,()']+)/.exec(text) ?? []
  return parm === '' || parm.length > longestParm ? undefined : parm
}

function runsText(
  findings: Findings,
  { runs, pgm }: JobStep,
  places: readonly { path: string; startLine: number; endLine: number }[],
): string {
  if (runs.length === 0) return pgm === undefined ? '' : ` (PGM=${nameFor(findings, pgm, places)})`
  const names = runs.map(({ to, how, operand }) => {
    const launched = how === 'launcher' && operand !== undefined ? ` through ${nameFor(findings, operand, places)}` : ''
    return `${to.kind === 'proc' ? 'proc ' : ''}${nameFor(findings, to.name, places)}${launched}`
  })
  return ` runs ${[...new Set(names)].join(', ')}`
}

export function runsOf({ runs, pgm }: JobStep): string {
  const names = [...new Set(runs.map(({ to }) => to.name))]
  return names.join(', ') || (pgm === undefined ? 'runs nothing known' : `PGM=${inert(pgm)}`)
}

function dataItem({ path, opOf }: JobStep, data: StepData, findings: Findings): string {
  const { dd, dataset, disp, line } = data
  const places = [at({ path, line })]
  const does = opOf(data)
  const how = [does, disp].filter((part) => part !== undefined).join(', ')
  return `  ${item(findings, `DD ${nameFor(findings, dd, places)} = ${nameFor(findings, dataset, places)}${how === '' ? '' : ` (${how})`}`, places)}`
}

/** Of the data sets of a step those that the question speaks of, by direction and by words; all where it speaks of none. */
function fittingData({ data, opOf }: JobStep, question: Question, findings: Findings) {
  const [written, read] = [asksWritten.test(question.bare), asksRead.test(question.bare)]
  const isWritten = (each: StepData) => isAccess({ kind: 'dataset', verb: undefined, op: opOf(each), disp: each.disp }, 'write')
  const directed = written === read ? data : data.filter((one) => isWritten(one) === written)
  const candidates = directed.length > 0 ? directed : data
  const words = tellingWords(question, findings)
  const weighed = candidates.map((one) => ({ one, weight: tellsOf([one.dd, one.dataset], words) }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  const fitting = most === 0 ? weighed : weighed.filter(({ weight }) => weight >= most / 3)
  const shown = fitting.slice(0, mostData).map(({ one }) => one)
  return { shown, hidden: data.length - shown.length }
}

import { containsName, sameName } from '../../../../answer/name-match.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall, referencesCall } from '../../calls.ts'
import { namesOf, stepsByDeed } from '../../described/step-actions.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import { isUtility } from '../../evidence/utility-deeds.ts'
import type { Findings } from '../../findings.ts'
import { speaksOfAnyJob } from '../../question/any-job.ts'
import { codesIn } from '../../question/codes.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksNoMoreThan, tellingWords, tellsOf } from '../telling-words.ts'
import { type JobStep, jobSteps } from './job-steps.ts'
import { withoutOrder } from './schedule-order.ts'
import { asksData, asksRead, asksWritten, programsOf, runsOf, stepItems, utilityCalls, verbsOf } from './step-items.ts'

const mostSteps = 6
const mostQuoted = 2
const longestStep = 14
/** Steps whose control statements are read. */
const mostUtilities = 12
const asksSteps =
  /\b(?:steps?|runs?|ran|running|execut\w+|launch\w*|program|utility|utilities|data ?sets?|files?|dds?|reads?|writes?|puts?|feeds?|supplies|supply|input|output|does|do|for|purpose|order|sort\w*|back ?ups?|report|missing|generat\w+|produc\w+|loads?)\b/i
const ofJob = /\b(?:jobs?|jcl|steps?|procs?|procedures?|assembl\w+|link-?edit\w*|linked|buil[dt]\w*)\b/i
/** What else is run, of which a job has none of the steps. */
const asksOtherRun = /\b(?:which|what) (?:[a-z]+ )?(?:playbooks?|roles?|workflows?|pipelines?|scripts?|makefiles?|execs?|clists?)\b/i
const saysJob = /\b(?:job|jcl)s? NAME\b|\bNAME(?:'s)? jobs?\b/i
const saysProc = /\bproc(?:edure)?s? NAME\b|\bNAME(?:'s)? proc(?:edure)?s?\b/i
const asksStep = /\bsteps?\b/i
/** Who asks for it is told all steps. */
const asksCount = /\bhow many (?:job ?)?steps\b/i
/** What a question for the data sets of a job may say beside that. */
const dataWord = /^(?:steps?|dd|dds|uses?|used|using|allocat\w+|works?|with|process\w*|access\w*)$/i

/** What a job or procedure runs, step by step, and of its data sets those that the question speaks of. */
export const jobAspect: Aspect = {
  name: 'job',
  // One that is only described is found by its steps; one that only speaks of a code is not what is asked about.
  asks: ({ bare, text }, { kinds, named }) =>
    kinds.some((kind) => kind === 'job' || kind === 'proc') &&
    // A source may be kept in the job that assembles it: a question for the program is none for that.
    (kinds[0] !== 'program' || ofJob.test(bare)) &&
    (named
      ? asksSteps.test(withoutOrder(bare))
      : codesIn(text).length === 0 && !speaksOfAnyJob(text) && (ofJob.test(bare) || !asksOtherRun.test(bare))),
  calls: (question, subject, findings) => [
    outlineCall(subject.name),
    referencesCall(subject.name, 'callees'),
    ...(asksStep.test(question.bare) ? question.names.map((name) => referencesCall(name, 'callers')) : []),
    ...quotedSteps(stepsOf(question, subject, findings), question, subject, findings).map(({ path, line, endLine }) =>
      readCall(path, line - mostAbove, Math.min(endLine, line + longestStep - 1)),
    ),
    ...stepsOf(question, subject, findings)
      .filter((step) => programsOf(step).some(isUtility))
      .slice(0, mostUtilities)
      .flatMap((step) => utilityCalls(step, findings)),
  ],
  draft: (question, subject, findings) => {
    const steps = stepsOf(question, subject, findings)
    if (steps.length === 0) return undefined
    const chosen = chosenSteps(steps, question, findings)
    const rest = steps.filter((step) => !chosen.includes(step))
    const isWhole =
      subject.named &&
      rest.length === 0 &&
      asksData.test(question.bare) &&
      asksNoMoreThan(question, findings, [asksData, asksRead, asksWritten, dataWord])
    const more =
      rest.length === 0 || asksCount.test(question.bare)
        ? []
        : [
            `${count(rest.length, 'other step')}: ${rest.map((step) => `${step.name} (${runsOf(step)}${verbsOf(step, findings)})`).join(', ')}.`,
          ]
    return {
      lead: [...chosen.flatMap((step) => stepItems(step, question, subject, findings)), ...more],
      quotes: isWhole ? [] : quotedSteps(steps, question, subject, findings).flatMap((step) => stepQuote(step, findings)),
      ...(isWhole ? { whole: true } : {}),
    }
  },
}

function stepsOf({ bare }: Question, subject: Subject, findings: Findings): readonly JobStep[] {
  return jobSteps(subject, findings, saysJob.test(bare) ? 'job' : saysProc.test(bare) ? 'proc' : undefined)
}

/** Those that run what the question names or do what it says is done; else those that fit its words. */
function chosenSteps(steps: readonly JobStep[], question: Question, findings: Findings): readonly JobStep[] {
  const named = namedSteps(steps, question, findings)
  if (named.length > 0) return named
  const doing = doingSteps(steps, question, findings)
  return doing.length > 0 ? doing : fittingSteps(steps, question, findings)
}

/** Those that run what the question names, be it in a procedure; else those to whose data it belongs. */
function namedSteps(steps: readonly JobStep[], { names }: Question, findings: Findings): readonly JobStep[] {
  const running = steps.filter(({ runs }) => runs.some(({ to }) => names.some((name) => name.toUpperCase() === to.name)))
  if (running.length > 0) return running
  const procs = new Set(
    names.flatMap((name) => findings.referencesOf(name, 'callers')).flatMap(({ from }) => (from.kind === 'proc' ? from.name : [])),
  )
  const inProc = steps.filter(({ runs }) => runs.some(({ kind, to }) => kind === 'runs-proc' && procs.has(to.name)))
  if (inProc.length > 0) return inProc
  const using = steps.filter(({ name: step, data }) =>
    names.some((name) => sameName(name, step) || data.some(({ dataset, dd }) => sameName(name, dd) || containsName(dataset, name))),
  )
  return using.length === steps.length ? [] : using
}

/** The steps that do what the question says a job does, to the data of which it speaks; and those whose names tell more of its words than these. */
function doingSteps(steps: readonly JobStep[], question: Question, findings: Findings): readonly JobStep[] {
  const words = tellingWords(question, findings)
  const seen = steps.map(doingOf).map((doing) => ({ ...doing, weight: tellsOf(namesOf(doing), words) }))
  // A member called COMPILE does not say that anything is compiled.
  const deeds = stepsByDeed(question.bare, seen)
  const doing = seen.filter((one) => deeds.some((steps) => steps.includes(one)))
  const mostOf = (some: readonly { readonly weight: number }[]) => Math.max(0, ...some.map(({ weight }) => weight))
  const most = mostOf(doing)
  // One among many is meant whatever its name tells.
  if (most === 0) return doing.length <= mostQuoted && doing.length < steps.length ? doing.map(({ step }) => step) : []
  // Names that tell of one thing that is done say nothing against the steps that do another.
  const meant = deeds.flatMap((steps) => steps.filter(({ weight }) => weight > mostOf(steps) / 2))
  return seen.filter((one) => meant.includes(one) || one.weight > most).map(({ step }) => step)
}

function doingOf(step: JobStep) {
  const data = step.data.map((each) => ({ name: each.dataset, op: step.opOf(each) ?? '' }))
  return { step, name: step.name, programs: step.runs.map(({ to }) => to.name), data }
}

/** A step for each thing that is said to be done, before a second one for any of them: `which job defines the file, and how does it load it?` */
function ofEachDeed(steps: readonly JobStep[], { bare }: Question): readonly JobStep[] {
  const firsts = stepsByDeed(bare, steps.map(doingOf)).flatMap(([first]) => first?.step ?? [])
  return [...new Set([...firsts, ...steps])]
}

/** Control statements and parameters say how a step does it; a short job that is named says all of it. */
function quotedSteps(steps: readonly JobStep[], question: Question, { named }: Subject, findings: Findings): readonly JobStep[] {
  const [first] = steps
  const last = steps.at(-1)
  const doing = doingSteps(steps, question, findings)
  if (doing.length > 0 || !named || first === undefined || last === undefined) return ofEachDeed(doing, question).slice(0, mostQuoted)
  const meant = namedSteps(steps, question, findings)
  if (meant.length > 0 && meant.length <= mostQuoted) return meant.map((step) => withComment(step, findings))
  const isShort = first.path === last.path && last.endLine - first.line < longestStep
  return isShort ? [{ ...first, endLine: last.endLine }] : []
}

/** From the comment on that stands above it. */
function withComment(step: JobStep, findings: Findings): JobStep {
  const lines = findings.linesOf(step.path)
  let line = step.line
  while (line > step.line - mostAbove && /^\/\/\*/.test(lines.get(line - 1) ?? '')) line--
  return { ...step, line }
}

const mostAbove = 5

function stepQuote({ path, line, endLine }: JobStep, findings: Findings): readonly Quote[] {
  const shown = linesBetween(findings.linesOf(path), line, Math.min(endLine, line + longestStep - 1))
  return shown.length === 0 ? [] : [{ source: { kind: 'code', path }, startLine: line, lines: shown }]
}

/** All of a short job; of a long one those that the question's words fit best, in their order. */
function fittingSteps(steps: readonly JobStep[], question: Question, findings: Findings): readonly JobStep[] {
  if (steps.length <= mostSteps) return steps
  const words = tellingWords(question, findings)
  const weighed = steps.map((step) => ({
    step,
    weight: tellsOf([step.name, ...step.runs.map(({ to }) => to.name), ...step.data.flatMap((one) => [one.dd, one.dataset])], words),
  }))
  const best = new Set(
    weighed
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, mostSteps)
      .map(({ step }) => step),
  )
  return steps.filter((step) => best.has(step))
}

import type { LocatedUnit, LocatedWord, LocateResult } from '../../../answer/located.ts'
import { sameName } from '../../../answer/name-match.ts'
import type { Reference } from '../../../answer/structure-results.ts'
import { foundNone, patternCall } from '../absence.ts'
import { tellsOf } from '../aspects/telling-words.ts'
import { linesCall, locateCall, outlineCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import { withoutAnyJob } from '../question/any-job.ts'
import { coreOf } from '../question/core-words.ts'
import type { Question } from '../question/question.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { type LocatedOwner, ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'
import {
  asksBuilding,
  buildingSteps,
  cardsDoing,
  isBuild,
  isCalledFor,
  isMadeBy,
  isShownBySteps,
  namesOf,
  type StepDoing,
  stepsDoing,
  stepsOf,
} from './step-actions.ts'

const mostLocated = 24
const mostPrograms = 5
const ofAnyJob =
  /^(?:jobs?|jcl|runs?|running|steps?|programs?|data|data ?sets?|files?|clusters?|utility|utilities|batch|sets?|what|which|dds?|execut\w+|process\w*)$/i
/** What something turns into is not what the question describes, and a job log or a job title is no job; `that job` only points to one. */
const asksJob =
  /(?<!\b(?:into|becomes?|as|in|of|from|within|outside|during|like) an? (?:\w+ )?|\b(?:that|this) )\b(?:jobs?(?! (?:logs?|cards?|class(?:es)?|queues?|titles?|numbers?|roles?)\b)|jcl|batch run|job stream)\b/i
/** Outside comments and names a job is written in keywords: `ORDER=` of a library orders nothing. */
const textWorth = 0.1
/** What a program says of itself is less sure to be what its job is for. */
const programShare = 0.8
/** Of the weight of the question's words. */
const leastShare = 0.25
/** Jobs whose steps are looked at. */
const mostWeighed = 16
/** What it counts that a job, or what it runs, says in words that it does what is asked: a verb as common as `load` weighs little by itself. */
const verbWorth = 0.8
/** What a word counts again that stands in the names of a step which does what is asked for. */
const doingWorth = 1
/** What it counts that a job makes a thing of the kind that is made. */
const madeWorth = 0.5
/** Of what is done. */
const leastTelling = 0.5
/** … and that it is called after what is done. */
const calledWorth = 0.2

/** Jobs that have a word of the question: where there are fewer, each may be the one that its words do not tell. */
const severalJobs = 4

/** It is asked which job does something. */
const asksDoer =
  /^\W*(?:which|what|is there an?)\s+(?:[\w-]+\s+){0,2}?jobs?\s+(?:that\s+)?(?!(?:is|are|was|were|does|do|did|can|will|has|have|names?|cards?|steps?)\b)[a-z]/i

/** Whether a question asks for the job that does something, and no job says or shows that it does. */
export function hasNoJob(question: Question, findings: Findings): boolean {
  if (question.names.length > 0 || !asksDoer.test(question.text)) return false
  if (jobsWithWords(question, findings) < (cardsOf(question) === undefined ? severalJobs : 1)) return false
  // What a procedure does that a job calls stands in no step of its own.
  if (asksBuilding(question.text) && !foundNone(patternCall(buildingSteps), findings)) return false
  return describedJob.subjects(question, findings).length === 0
}

function jobsWithWords(question: Question, findings: Findings): number {
  const units = findings.located(jobsCall(question))?.units ?? []
  return new Set(units.map(({ owner, name }) => owner?.name ?? name)).size
}

/** A job, by what its steps and the programs that they run say they do. */
export const describedJob: DescribedKind = {
  asks: ({ names, text }) => names.length === 0 && asksJob.test(withoutAnyJob(text)),
  calls: (question, findings) => [
    jobsCall(question),
    programsCall(question),
    ...(asksBuilding(question.text) ? [patternCall(buildingSteps)] : []),
    ...cardCalls(question),
    ...pathsWithCards(question, findings).map(outlineCall),
    ...programsOf(question, findings).map(({ name }) => referencesCall(name, 'callers')),
    ...candidates(question, findings).map(({ job }) => referencesCall(job.name, 'callees')),
  ],
  subjects: (question, findings) => {
    const located = findings.located(jobsCall(question))
    if (located === undefined) return []
    const all = totalWeight(located, ofAnyJob)
    const only = cardsOf(question) !== undefined
    const made = thingDone(question, located)
    return candidates(question, findings)
      .filter(({ job, words }) => {
        if (only) return showsDeed(job, question, findings)
        return made === undefined || words.has(made) || stepsOfDeed(job, clauseAbout(question.text, asksJob), findings).length > 0
      })
      .map((one) => ({
        job: one.job,
        weight:
          one.weight + doingWorth * weightOfSteps(one.job, question, located, findings) + worthOfVerb(one, question, located, findings),
      }))
      .sort((a, b) => b.weight - a.weight)
      .filter(({ weight }) => only || weight >= leastShare * all)
      .slice(0, 1)
      .map(({ job }) => ({ name: job.name, kinds: ['job'], paths: [job.path], named: false, score: 1 }))
  },
}

function jobsCall({ text }: Question): Call {
  return locateCall(clauseAbout(text, asksJob), { kinds: ['job', 'step'], limit: mostLocated })
}

function programsCall({ text }: Question): Call {
  return locateCall(clauseAbout(text, asksJob), { kinds: ['program'], limit: mostPrograms })
}

function programsOf(question: Question, findings: Findings): readonly LocatedOwner[] {
  const located = findings.located(programsCall(question))
  return located === undefined ? [] : ownersByWords(located.units)
}

interface WeighedJob {
  readonly job: { readonly name: string; readonly path: string }
  readonly weight: number
  /** Words of the question that the job, or a program that it runs, has. */
  readonly words: ReadonlyMap<string, number>
}

/** Members of one system have jobs of the same name: one that creates, one that deletes. */
function keyOf({ name, path }: WeighedJob['job']): string {
  return `${name} ${path}`
}

/** Best first: a job has its own words, and those of the program that it runs. */
function weighedJobs(question: Question, findings: Findings, located: LocateResult): readonly WeighedJob[] {
  const own = ownersByWords(located.units, textWorth)
  const told = withoutVerb(question, located)
  const jobs = new Map<string, WeighedJob>(
    own.map((job) => [keyOf(job), { job, weight: weightOf(job.words, told, ofAnyJob), words: job.words }]),
  )
  for (const program of programsOf(question, findings)) {
    for (const { from } of runsOf(program.name, findings)) {
      const words = new Map(own.find((job) => keyOf(job) === keyOf(from))?.words)
      for (const [word, worth] of program.words) words.set(word, Math.max(words.get(word) ?? 0, programShare * worth))
      const weight = weightOf(words, told, ofAnyJob)
      if (weight > (jobs.get(keyOf(from))?.weight ?? 0)) jobs.set(keyOf(from), { job: from, weight, words })
    }
  }
  return [...jobs.values()].sort((a, b) => b.weight - a.weight)
}

function candidates(question: Question, findings: Findings): readonly WeighedJob[] {
  const located = findings.located(jobsCall(question))
  if (located === undefined) return []
  const weighed = weighedJobs(question, findings, located).slice(0, mostWeighed)
  const known = new Set(weighed.map(({ job }) => keyOf(job)))
  return [
    ...weighed,
    ...jobsWithCards(question, findings)
      .filter((job) => !known.has(keyOf(job)))
      .map((job) => ({ job, weight: 0, words: new Map<string, number>() })),
  ]
}

const mostCards = 60
const mostWithCards = 8

/** Of a question for what only utilities do: their control statements. */
function cardsOf({ text }: Question): string | undefined {
  return cardsDoing(doneVerb.exec(text)?.[1] ?? '')
}

function cardCalls(question: Question): readonly Call[] {
  const cards = cardsOf(question)
  return cards === undefined ? [] : [linesCall(cards, mostCards)]
}

function pathsWithCards(question: Question, findings: Findings): readonly string[] {
  const lines = cardCalls(question).flatMap((call) => findings.codeLinesFound(call))
  return [...new Set(lines.map(({ path }) => path))].slice(0, mostWithCards)
}

function jobsWithCards(question: Question, findings: Findings): readonly WeighedJob['job'][] {
  return pathsWithCards(question, findings).flatMap((path) =>
    findings.outlinedMembers(path).flatMap(({ entries }) => entries.flatMap(({ kind, name }) => (kind === 'job' ? { name, path } : []))),
  )
}

/** Whether a job shows by its steps or their control statements, or says, that it does what is asked for. */
function showsDeed(job: WeighedJob['job'], question: Question, findings: Findings): boolean {
  if (pathsWithCards(question, findings).includes(job.path)) return true
  return stepsOfDeed(job, doneVerb.exec(question.text)?.[1] ?? '', findings).length > 0 || saysVerb(job, question, findings) > 0
}

function stepsOfDeed(job: WeighedJob['job'], deed: string, findings: Findings): readonly StepDoing[] {
  return stepsDoing(deed, stepsOf(ownOf(job, findings)))
}

function ownOf({ name, path }: WeighedJob['job'], findings: Findings): readonly Reference[] {
  return findings.referencesOf(name, 'callees').filter((reference) => reference.path === path)
}

/** The weight of the words in the names of the steps that do what the question says, and of their programs and data sets. */
function weightOfSteps(job: WeighedJob['job'], { text }: Question, { words }: LocateResult, findings: Findings): number {
  const own = ownOf(job, findings)
  const clause = clauseAbout(text, asksJob)
  const steps = stepsDoing(clause, stepsOf(own))
  const isMade = steps.some((step) => isMadeBy(clause, step))
  const isCalled = steps.length > 0 && isCalledFor(clause, job.name)
  return tellsOf(steps.flatMap(namesOf), words.filter(isTelling)) + (isMade ? madeWorth : 0) + (isCalled ? calledWorth : 0)
}

/** The verb of `which job loads …`. */
const doneVerb =
  /(?:^\W*|,\s+)(?:which|what|is\s+there\s+an?)\s+(?:[\w-]+\s+){0,2}?jobs?\s+(?:that\s+)?(?!(?:is|are|was|were|does|do|did|can|will|has|have)\b)([a-z]+(?:[ -]up)?)\b/i

function verbOf({ text }: Question): string | undefined {
  return /^[a-z]+/.exec(doneVerb.exec(text)?.[1]?.toLowerCase() ?? '')?.[0]
}

/** What steps show counts by itself: that a job says it does not make it the one of the very data. */
function withoutVerb(question: Question, { words }: LocateResult): Pick<LocateResult, 'words'> {
  const verb = verbOf(question)
  return verb === undefined || !isShownBySteps(verb) ? { words } : { words: words.filter(({ word }) => word.toLowerCase() !== verb) }
}

/** What `which job prints labels` says is printed, where the code has that word and it tells much: a job that says nothing of it is none that does it. */
function thingDone({ text, bare }: Question, { words }: LocateResult): string | undefined {
  const core = asksDoer.test(text) ? coreOf(bare) : undefined
  // `reminder and disconnection letters`: what it ends in is said behind.
  const goesOn = core !== undefined && /^\s+(?:and|or)\b/i.test(bare.slice(bare.indexOf(core.text) + core.text.length))
  const last = goesOn || core?.words.length === 1 ? undefined : core?.words.at(-1)
  const word = words.find((one) => last !== undefined && sameName(one.word, last))
  return word === undefined || word.units === 0 || word.weight < leastTelling || !isTelling(word) ? undefined : word.word
}

/** Where the job itself or the program that it runs says so; a job that builds a program loads, lists and updates nothing. */
function worthOfVerb({ job, weight }: WeighedJob, question: Question, { words }: LocateResult, findings: Findings): number {
  const verb = verbOf(question)
  const own = ownOf(job, findings)
  // The verb alone, of whatever else, says nothing.
  const alone = isShownBySteps(verb ?? '') ? 0 : (words.find(({ word }) => word.toLowerCase() === verb)?.weight ?? 0)
  if (verb === undefined || weight <= alone || isBuild(stepsOf(own.filter(({ kind }) => kind === 'runs')))) return 0
  // A step that shows that it does it needs no words.
  if (stepsDoing(clauseAbout(question.text, asksJob), stepsOf(own)).length > 0) return verbWorth
  return verbWorth * saysVerb(job, question, findings)
}

/** How surely the job itself or a program that it runs says the verb, 0 to 1. */
function saysVerb(job: WeighedJob['job'], question: Question, findings: Findings): number {
  const verb = verbOf(question)
  // The text of a JOB statement is the job's title.
  const says = ({ kind, why }: LocatedUnit) =>
    why.some(
      ({ word, field }) =>
        word.toLowerCase() === verb && (field === 'comment' || field === 'name' || (field === 'literal' && kind === 'job')),
    )
  const unitsOf = (call: Call) => findings.located(call)?.units ?? []
  if (
    unitsOf(jobsCall(question)).some((unit) => keyOf({ name: unit.owner?.name ?? unit.name, path: unit.path }) === keyOf(job) && says(unit))
  )
    return 1
  const programs = new Set(ownOf(job, findings).flatMap(({ kind, to }) => (kind === 'runs' ? to.name : [])))
  // Of several programs that have the verb the one counts most that has the most of the question.
  const telling = unitsOf(programsCall(question)).filter(says)
  const best = Math.max(...telling.map(({ score }) => score))
  return Math.max(0, ...telling.filter((unit) => programs.has(unit.owner?.name ?? unit.name)).map(({ score }) => score / best))
}

function isTelling({ word }: LocatedWord): boolean {
  return !ofAnyJob.test(word)
}

function runsOf(program: string, findings: Findings): readonly Reference[] {
  return findings.referencesOf(program, 'callers').filter(({ from, kind }) => from.kind === 'job' && kind === 'runs')
}

import type { LocateResult } from '../../../answer/located.ts'
import type { Reference } from '../../../answer/structure-results.ts'
import { locateCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import { clauseAbout } from './clause-about.ts'
import type { DescribedKind } from './described-kind.ts'
import { type LocatedOwner, ownersByWords, totalWeight, weightOf } from './owners-by-words.ts'

const mostLocated = 24
const mostPrograms = 5
const ofAnyJob =
  /^(?:jobs?|jcl|runs?|running|steps?|programs?|data|data ?sets?|files?|utility|utilities|batch|sets?|what|which|dds?|execut\w+|process\w*)$/i
const asksJob = /\b(?:jobs?|jcl|batch run|job stream)\b/i
/** Outside comments and names a job is written in keywords: `ORDER=` of a library orders nothing. */
const textWorth = 0.1
/** What a program says of itself is less sure to be what its job is for. */
const programShare = 0.8
/** Of the weight of the question's words. */
const leastShare = 0.15

/** A job, by what its steps and the programs that they run say they do. */
export const describedJob: DescribedKind = {
  asks: ({ names, text }) => names.length === 0 && asksJob.test(text),
  calls: (question, findings) => [
    jobsCall(question),
    programsCall(question),
    ...programsOf(question, findings).map(({ name }) => referencesCall(name, 'callers')),
  ],
  subjects: (question, findings) => {
    const located = findings.located(jobsCall(question))
    if (located === undefined) return []
    const weights = weighedJobs(question, findings, located)
    const all = totalWeight(located, ofAnyJob)
    return weights
      .filter(({ weight }) => weight >= leastShare * all)
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
}

/** Best first: a job has its own words, and those of the program that it runs. */
function weighedJobs(question: Question, findings: Findings, located: LocateResult): readonly WeighedJob[] {
  const own = ownersByWords(located.units, textWorth)
  const jobs = new Map<string, WeighedJob>(own.map((job) => [job.name, { job, weight: weightOf(job.words, located, ofAnyJob) }]))
  for (const program of programsOf(question, findings)) {
    for (const { from } of runsOf(program.name, findings)) {
      const words = new Map(own.find(({ name }) => name === from.name)?.words)
      for (const [word, worth] of program.words) words.set(word, Math.max(words.get(word) ?? 0, programShare * worth))
      const weight = weightOf(words, located, ofAnyJob)
      if (weight > (jobs.get(from.name)?.weight ?? 0)) jobs.set(from.name, { job: from, weight })
    }
  }
  return [...jobs.values()].sort((a, b) => b.weight - a.weight)
}

function runsOf(program: string, findings: Findings): readonly Reference[] {
  return findings.referencesOf(program, 'callers').filter(({ from, kind }) => from.kind === 'job' && kind === 'runs')
}

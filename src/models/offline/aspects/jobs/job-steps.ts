import { sameName } from '../../../../answer/name-match.ts'
import type { EdgeOp } from '../../../../answer/structure.ts'
import type { OutlinedMember, OutlineEntry, Reference, StepData } from '../../../../answer/structure-results.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

/** A step as a job has it. */
export interface JobStep {
  readonly name: string
  readonly path: string
  readonly line: number
  readonly endLine: number
  /** What it runs; the program itself where a launcher starts it. */
  readonly runs: readonly Reference[]
  /** As EXEC names it: a launcher that starts no program by name is all that is known. */
  readonly pgm?: string
  /** Without what only serves running and printing. */
  readonly data: readonly StepData[]
  /** Undefined where nothing is known of it, or nobody has asked. */
  opOf(data: StepData): EdgeOp | undefined
}

/** DD names that z/OS and its products ask for and that carry no data of the application. Source: MVS JCL Reference, "Special DD statements". */
const serving =
  /^(?:SYSOUT|SYSPRINT|SYSUDUMP|SYSABEND|SYSMDUMP|STEPLIB|JOBLIB|STEPCAT|JOBCAT|CEEDUMP|SYSTSPRT|DFSRESLB|IMS|PROCLIB|DBRMLIB|SORTWK\d+)$/

/**
 * The steps of a job by its outline and what they lead to; undefined parts where those calls were not made. `said`: what the question says that the name is.
 * Of a job it is none of what else has that name: a step of another job, or a member without a JOB statement.
 */
export function jobSteps({ name, paths, named }: Subject, findings: Findings, said?: 'job' | 'proc'): readonly JobStep[] {
  const outlined = findings.outlinedMembers(name)
  const members = said === 'job' ? withJob(outlined, name, findings) : outlined
  const references = findings.referencesOf(name, 'callees')
  const own = named || paths.length === 0 ? members : members.filter(({ path }) => paths.includes(path))
  return own.flatMap(({ path, entries }) => {
    const isOwn = ownSteps(entries, name, said)
    return entries.filter(isOwn).map(({ name: step, startLine, endLine, data = [], detail = '' }) => {
      const inside = references.filter((one) => one.path === path && one.line >= startLine && one.line <= endLine)
      const pgm = /\bPGM=([A-Z0-9@#$]+)/.exec(detail)?.[1]
      const used = inside.filter(({ kind }) => kind === 'dataset')
      return {
        name: step,
        path,
        line: startLine,
        endLine,
        runs: inside.filter(({ kind }) => kind === 'runs' || kind === 'runs-proc'),
        ...(pgm === undefined ? {} : { pgm }),
        data: data.filter(({ dd, dataset }) => dataset !== '' && !serving.test(dd)),
        // All that a procedure brings into a job stands on the line that calls it.
        opOf: ({ line, dd, dataset }) => used.find((one) => one.line === line && one.dd === dd && one.to.name === dataset)?.op,
      }
    })
  })
}

/**
 * Which entries are steps of the job or procedure itself. What an in-stream procedure of a job does, the steps do that call it, and what stands in a member that
 * the job only puts into a library is not done by it.
 */
function ownSteps(entries: readonly OutlineEntry[], name: string, said: 'job' | 'proc' | undefined): (entry: OutlineEntry) => boolean {
  const bodies = entries.filter(({ kind }) => kind === 'job' || kind === 'proc')
  const called = bodies.filter((body) => sameName(body.name, name))
  const meant = called.some(({ kind }) => kind === said) ? called.filter(({ kind }) => kind === said) : called
  const jobs = bodies.filter(({ kind }) => kind === 'job')
  return ({ kind, startLine: at }) => {
    if (kind !== 'step') return false
    const around = bodies.findLast(({ startLine, endLine }) => startLine <= at && at <= endLine)
    if (around === undefined) return true
    return meant.length > 0 ? meant.includes(around) : jobs.length === 0 || around.kind === 'job'
  }
}

function withJob(members: readonly OutlinedMember[], name: string, findings: Findings): readonly OutlinedMember[] {
  const jobsOf = ({ entries }: OutlinedMember) => entries.filter((entry) => entry.kind === 'job' && sameName(entry.name, name))
  const jobs = members.filter((member) => jobsOf(member).length > 0)
  const headed = jobs.filter((member) =>
    jobsOf(member).some(({ path, startLine }) => /^\/\/\S*\s+JOB\b/.test(findings.linesOf(path).get(startLine) ?? '')),
  )
  return [headed, jobs, members].find(({ length }) => length > 0) ?? []
}

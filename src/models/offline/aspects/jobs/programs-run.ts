import { sameName } from '../../../../answer/name-match.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { definitionCall, outlineCall, referencesCall } from '../../calls.ts'
import type { Call } from '../../conversation.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import { isRoutine, type Subject } from '../../subjects.ts'
import { type JobStep, jobSteps } from './job-steps.ts'

const mostPrograms = 4

/** A program that a step of a job runs, with its source, or the program that is asked about itself. */
export interface ProgramRun {
  readonly program: Subject
  readonly step?: JobStep
}

export function isJob({ kinds: [kind] }: Subject): boolean {
  return kind === 'job' || kind === 'proc'
}

export function isProgram(subject: Subject): boolean {
  return subject.paths.length > 0 && (/^(?:program|entry|member)$/.test(subject.kinds[0] ?? '') || isRoutine(subject))
}

/** The calls by which `programsRun` knows. */
export function programsRunCalls(question: Question, subject: Subject, findings: Findings): readonly Call[] {
  if (!isJob(subject)) return []
  const names = stepsAsked(question, subject, findings).flatMap(({ runs }) => runs.map(({ to }) => to.name))
  return [outlineCall(subject.name), referencesCall(subject.name, 'callees'), ...[...new Set(names)].map(definitionCall)]
}

/** The program itself; of a job the programs of its steps, in their order, as far as their sources are there. */
export function programsRun(question: Question, subject: Subject, findings: Findings): readonly ProgramRun[] {
  if (!isJob(subject)) return [{ program: subject }]
  const runs = stepsAsked(question, subject, findings).flatMap((step) =>
    step.runs.flatMap(({ to }) => {
      const found = findings.definitionsOf(to.name).find(({ kind }) => kind === 'program')
      if (found === undefined) return []
      const { path, startLine, endLine } = found
      return [{ step, program: { name: to.name, kinds: [found.kind], paths: [path], startLine, endLine, named: true, score: 1 } }]
    }),
  )
  return distinctBy(runs, ({ program }) => program.name).slice(0, mostPrograms)
}

/** All steps, or those that the question names. */
export function stepsAsked({ names }: Question, subject: Subject, findings: Findings): readonly JobStep[] {
  const steps = jobSteps(subject, findings)
  const asked = steps.filter(({ name }) => names.some((one) => sameName(one, name)))
  return asked.length > 0 ? asked : steps
}

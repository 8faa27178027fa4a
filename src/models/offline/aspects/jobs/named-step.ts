import { sameName } from '../../../../answer/name-match.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, outlineCall, referencesCall } from '../../calls.ts'
import { isUtility } from '../../evidence/utility-deeds.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { type JobStep, jobSteps } from './job-steps.ts'
import { asksData, programsOf, stepItems, utilityCalls } from './step-items.ts'

/** One of a name that every job has is no step that is asked for. */
const mostJobs = 3
const asksRun =
  /\b(?:runs?|ran|running|execut\w+|start(?:s|ed)?|launch\w*|calls?|called|invok\w+|programs?|utilit(?:y|ies)|procs?|does|do|for|purpose|fills?|loads?|sorts?|copies)\b/i

/** What a step that is named runs, and what it works with: that of the job or procedure that is named beside it, else of each that has one of its name. */
export const namedStepAspect: Aspect = {
  name: 'named step',
  asks: ({ bare }, { kinds, named }) =>
    named && kinds[0] === 'step' && kinds.every((kind) => kind === 'step') && (asksRun.test(bare) || asksData.test(bare)),
  calls: (question, subject, findings) => [
    ...[subject.name, ...question.names].map(definitionCall),
    ...ownersOf(question, subject, findings).flatMap(({ name }) => [outlineCall(name), referencesCall(name, 'callees')]),
    ...stepsMeant(question, subject, findings)
      .filter(({ step }) => programsOf(step).some(isUtility))
      .flatMap(({ step }) => utilityCalls(step, findings)),
  ],
  draft: (question, subject, findings) => {
    const lead = stepsMeant(question, subject, findings).flatMap(({ step, owner }) => stepItems(step, question, owner, findings))
    return lead.length === 0 ? undefined : { lead: [...new Set(lead)], quotes: [] }
  },
}

/** What has a step of the name; of those only what the question names as well, if it does. */
function ownersOf({ names }: Question, { name: step }: Subject, findings: Findings): readonly Subject[] {
  const steps = findings.definitionsOf(step).filter(({ kind, of }) => kind === 'step' && of !== undefined)
  const beside = steps.filter(({ of = '' }) => names.some((name) => sameName(name, of)))
  const byName = new Map((beside.length > 0 ? beside : steps).map(({ of = '', path }) => [of, path]))
  if (byName.size > mostJobs) return []
  return [...byName].flatMap(([name, path]) => {
    const kind = findings.definitionsOf(name).find((one) => one.path === path)?.kind
    return [{ name, kinds: [kind === 'proc' ? kind : 'job'], paths: [path], named: beside.length > 0, score: 1 }]
  })
}

function stepsMeant(
  question: Question,
  subject: Subject,
  findings: Findings,
): readonly { readonly step: JobStep; readonly owner: Subject }[] {
  return ownersOf(question, subject, findings).flatMap((owner) =>
    jobSteps(owner, findings)
      .filter(({ name }) => sameName(name, subject.name))
      .map((step) => ({ step, owner })),
  )
}

import type { Reference } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, referencesCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'
import { type JobStep, jobSteps } from './job-steps.ts'

const asksSupply =
  /\b(?:missing|lacks?|suppl(?:y|ies) (?:all|every|each)|(?:all|every|each) (?:of )?(?:the )?(?:\w+ )?(?:files?|dds?)|no dd)\b/i

/** Whether a job gives its programs a DD statement for each file that they open. */
export const missingDdsAspect: Aspect = {
  name: 'missing DDs',
  asks: ({ bare }, { kinds }) => kinds.includes('job') && asksSupply.test(bare),
  calls: (_, subject, findings) => [
    outlineCall(subject.name),
    referencesCall(subject.name, 'callees'),
    ...programsOf(subject, findings).map((program) => referencesCall(program, 'callees')),
  ],
  draft: (_, subject, findings) => {
    const lead = jobSteps(subject, findings).flatMap((step) => step.runs.flatMap((run) => supplyItems(step, run, findings)))
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

function programsOf(subject: Subject, findings: Findings): readonly string[] {
  return [
    ...new Set(
      jobSteps(subject, findings).flatMap(({ runs }) =>
        runs.filter(({ to, inRepo }) => to.kind === 'program' && inRepo).map(({ to }) => to.name),
      ),
    ),
  ]
}

function supplyItems(step: JobStep, { to: { name: program } }: Reference, findings: Findings): readonly string[] {
  const opened = distinctBy(
    findings
      .referencesOf(program, 'callees')
      .filter(({ kind, to, from, op = '' }) => kind === 'file' && to.kind === 'file' && from.kind === 'program' && op.startsWith('open')),
    ({ to }) => to.name,
  )
  if (opened.length === 0) return []
  const given = new Set(step.data.map(({ dd }) => dd.slice(dd.lastIndexOf('.') + 1)))
  const missing = opened.filter(({ to }) => !given.has(to.name))
  const place = { path: step.path, startLine: step.line, endLine: step.line }
  if (missing.length === 0)
    return [
      item(
        findings,
        `step ${nameFor(findings, step.name, [place])} gives ${nameFor(findings, program, [place])} a DD for each of the ${opened.length} files that it opens`,
        [place],
      ),
    ]
  return missing.map((reference) => {
    const places = [at(reference)]
    const text = `No DD **${reference.to.name}** in step ${step.name}, but **${program}** opens that file (${reference.op ?? 'open'}); the other ${opened.length - missing.length} have one`
    return item(findings, text, [...places, place])
  })
}

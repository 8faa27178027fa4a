import type { Reference } from '../../../answer/structure-results.ts'
import type { Aspect } from '../aspect.ts'
import { locateCall, referencesCall } from '../calls.ts'
import { bold, item, nameFor, placesOf } from '../cite.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question/question.ts'
import type { Quote } from '../quote.ts'
import type { Subject } from '../subjects.ts'
import { quotesOf } from './passages.ts'

const mostJobs = 8
const mostTexts = 2
const asksOrder =
  /\b(?:waits?|waiting|await\w*|predecessors?|successors?|follows?|(?:runs?|starts?|comes?|done|finish\w*|ends?) (?:first|next|before|after|when)|(?:before|after) (?:job )?NAME|next job|schedul\w+|trigger\w*|conditions?)\b/i

/** What a job waits for and what waits for it, as the scheduler says, and what texts that name it say of that. */
export const scheduleOrderAspect: Aspect = {
  name: 'schedule order',
  asks: ({ bare }, { kinds: [kind], named }) => named && kind === 'job' && asksOrder.test(bare),
  calls: (_, { name }) => [referencesCall(name, 'callers'), referencesCall(name, 'callees')],
  draft: (question, subject, findings) => {
    const before = triggersOf(subject, 'callers', findings).map((reference) =>
      linkItem(reference, 'waits for', reference.from.name, findings),
    )
    const after = triggersOf(subject, 'callees', findings).map((reference) =>
      linkItem(reference, 'is waited for by', reference.to.name, findings),
    )
    const lead = before.length + after.length === 0 ? [] : [`${bold(subject.name)} in the schedule:`, ...before, ...after]
    const quotes = textsOn(question, subject, findings)
    return lead.length + quotes.length === 0 ? undefined : { lead, quotes }
  },
}

function triggersOf({ name }: Subject, relation: 'callers' | 'callees', findings: Findings): readonly Reference[] {
  const references = findings.referencesOf(name, relation)
  return references.filter(({ kind, depth }) => kind === 'triggers' && depth === 1).slice(0, mostJobs)
}

function linkItem(reference: Reference, does: string, name: string, findings: Findings): string {
  const places = placesOf(reference)
  return item(
    findings,
    `${does} ${nameFor(findings, name, places)}${reference.operand === undefined ? '' : `, by ${nameFor(findings, reference.operand, places)}`}`,
    places,
  )
}

function textsOn(question: Question, { name, paths }: Subject, findings: Findings): readonly Quote[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  const units = located.units.filter(({ kind, path }) => (kind === 'document' || kind === 'lines') && !paths.includes(path))
  return quotesOf({ ...located, units }, findings)
    .filter(({ lines }) => lines.some((line) => line.toUpperCase().includes(name.toUpperCase())))
    .slice(0, mostTexts)
}

import type { Reference } from '../../../../answer/structure-results.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, locateCall, referencesCall } from '../../calls.ts'
import { at, bold, inert, item, nameFor, placesOf } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { quotesOf } from '../passages.ts'
import { asksNoMoreThan } from '../telling-words.ts'
import { linesOn } from './schedule-notes.ts'

const mostJobs = 8
const mostTexts = 2
const mostEntries = 2
const asksOrder =
  /\b(?:waits?|waiting|await\w*|predecessors?|successors?|follows?|(?:runs?|starts?|comes?|done|finish\w*|ends?) (?:first|next|before|after|when)|(?:before|after) (?:job )?NAME|next job|schedul\w+|trigger\w*|conditions?)\b/i
/** What a definition that a scheduler has of a job begins with. */
const scheduled = /^(?:Control-M|CA-7)\b/
const order = new RegExp(asksOrder.source, 'gi')
/** What a question for waiting may say beside that. */
const orderWord =
  /^(?:first|next|before|after|runs?|starts?|started|comes?|done|finish\w*|ends?|ended|schedule[sd]?|directly|immediately)$/i
const asksBefore = /\b(?:waits? for|waiting for|awaits?|predecessors?|before)\b/i
const asksAfter = /\b(?:waits? for (?:it|NAME)|successors?|after|follows?|triggers?|next)\b/i

/** The words of a question without those that ask for the order of jobs. */
export function withoutOrder(bare: string): string {
  if (!asksOrder.test(bare)) return bare
  return bare.replace(/\b(?:waits?|waiting) for\b|\bjobs? (?:does|do)\b|^\W*(?:what )?does\b/gi, ' ').replace(order, ' ')
}

/** What a job waits for and what waits for it, as the scheduler says, and what texts that name it say of that. */
export const scheduleOrderAspect: Aspect = {
  name: 'schedule order',
  asks: ({ bare }, { kinds: [kind], named }) => named && kind === 'job' && asksOrder.test(bare),
  calls: (_, { name }) => [referencesCall(name, 'callers'), referencesCall(name, 'callees'), definitionCall(name)],
  draft: (question, subject, findings) => {
    const before = triggersOf(subject, 'callers', findings).map((reference) =>
      linkItem(reference, 'waits for', reference.from.name, findings),
    )
    const after = triggersOf(subject, 'callees', findings).map((reference) =>
      linkItem(reference, 'is waited for by', reference.to.name, findings),
    )
    const entries = entryItems(subject, findings)
    const isKnown = before.length + after.length + entries.length > 0
    const isWhole = isKnown && asksNoMoreThan(question, findings, [asksOrder, orderWord])
    const none = isWhole ? nobodyItems(question, before.length, after.length) : []
    const lead = isKnown ? [`${bold(subject.name)} in the schedule:`, ...before, ...after, ...none, ...entries] : []
    const texts = textsOn(question, subject, findings)
    if (isWhole) return { lead, quotes: texts.flatMap((quote) => linesOn(subject.name, quote)), whole: true }
    return lead.length + texts.length === 0 ? undefined : { lead, quotes: texts }
  },
}

/** Where nobody waits, the answer is just that. */
function nobodyItems({ bare }: Question, before: number, after: number): readonly string[] {
  return [
    ...(before === 0 && asksBefore.test(bare) ? ['- waits for no job in the schedule'] : []),
    ...(after === 0 && asksAfter.test(bare) ? ['- no job in the schedule waits for it'] : []),
  ]
}

/** What the scheduler has for the job itself: days, times, its description. */
function entryItems({ name }: Subject, findings: Findings): readonly string[] {
  const entries = findings.definitionsOf(name).filter(({ kind, detail = '' }) => kind === 'symbol' && scheduled.test(detail))
  return entries
    .slice(0, mostEntries)
    .map(({ path, startLine, detail = '' }) => item(findings, inert(detail), [at({ path, line: startLine })]))
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

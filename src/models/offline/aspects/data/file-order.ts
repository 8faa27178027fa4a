import { sameName } from '../../../../answer/name-match.ts'
import type { Reference } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { flowCall, readCall, referencesCall } from '../../calls.ts'
import { at, item, moreItem, nameFor } from '../../cite.ts'
import { fileEvents } from '../../evidence/file-events.ts'
import { whenWords } from '../../evidence/nested-conditions.ts'
import type { Findings } from '../../findings.ts'
import { type AskedOrder, askedOrder, namesInOrder } from '../../question/asked-order.ts'
import type { Question } from '../../question/question.ts'
import { code } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'

const mostItems = 16
const ops = { opens: /^open/, closes: /^close/ } as const

/** In which order a program opens or closes its files; which of them is the first or last, and which stands beside another. */
export const fileOrderAspect: Aspect = {
  name: 'order of files',
  exact: true,
  asks: (question, { named, kinds: [kind] }) => {
    const asked = askedOrder(question)
    return named && asked !== undefined && asked.of !== 'calls' && (kind === 'program' || kind === 'member' || kind === 'entry')
  },
  calls: (question, subject, findings) => [
    referencesCall(subject.name, 'callees'),
    flowCall(subject.name),
    ...eventsOf(question, subject, findings)
      .slice(0, mostItems)
      .map(({ path, line }) => readCall(path, line, line)),
  ],
  draft: (question, subject, findings) => {
    const asked = askedOrder(question)
    const events = eventsOf(question, subject, findings)
    if (asked === undefined || asked.of === 'calls' || events.length === 0) return undefined
    const verb = asked.of === 'opens' ? 'OPEN' : 'CLOSE'
    const beside = asked.beside === undefined ? undefined : namesInOrder(question)[asked.beside]
    const shown = meantOf(asked, beside, events)
    const items = shown.slice(0, mostItems).map((event) => eventItem(events.indexOf(event) + 1, event, findings))
    const title = `${code(subject.name)} ${asked.of} ${count(new Set(events.map(({ to }) => to.name)).size, 'file')}; each ${verb}, in the order in which control comes to it:`
    return { lead: [title, ...items, ...moreItem(shown.length - items.length)], quotes: [], alone: true }
  },
}

function eventsOf(question: Question, { name }: Subject, findings: Findings): readonly Reference[] {
  const asked = askedOrder(question)
  return asked === undefined || asked.of === 'calls' ? [] : fileEvents(name, ops[asked.of], findings)
}

/** What stands beside another is told with it. */
function meantOf({ place }: AskedOrder, beside: string | undefined, events: readonly Reference[]): readonly Reference[] {
  if (place === 'all' || place === 'first') return events
  if (place === 'last' || beside === undefined) return events.length > mostItems ? events.slice(-mostItems) : events
  const index = events.findIndex(({ to, operand = '' }) => sameName(to.name, beside) || sameName(operand, beside))
  if (index < 0) return events
  return place === 'after' ? events.slice(index, index + 2) : events.slice(Math.max(0, index - 1), index + 1)
}

function eventItem(number: number, { path, line, to, operand, op, condition }: Reference, findings: Findings): string {
  const places = [at({ path, line })]
  const name = operand === undefined ? to.name : operand
  const when = condition === undefined ? '' : `, ${whenWords(condition)}`
  const dd = name === to.name ? '' : `, ${to.name}`
  return item(findings, `${number}. ${nameFor(findings, name, places)} (${(op ?? '').toUpperCase()}${dd}${when})`, places)
}

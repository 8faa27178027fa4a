import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import { linesBetween } from '../../evidence/lines-between.ts'
import type { Findings } from '../../findings.ts'
import { asksParts } from '../../question/asks-form.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { asksNoMoreThan } from '../telling-words.ts'

/** Lines of a member that are read, and of them quoted: the room of an answer. */
const mostRead = 300
const mostQuoted = 44
const asksContents = /\b(?:contain(?:s|ed)?|contents?|(?:is|are|stands?) in|inside|holds?|look(?:s)? like)\b/i
const word =
  /^(?:copybooks?|copy|books?|members?|records?|layouts?|fields?|items?|data|structures?|parts?|there|stands?|contains?|contents?|inside|holds?|lists?)$/i

/** The record that a copybook holds: how long it is, and the lines that declare it. */
export const recordLayoutAspect: Aspect = {
  name: 'record layout',
  asks: ({ bare }, { named, kinds: [kind] }) => named && kind === 'copybook' && (asksParts(bare) || asksContents.test(bare)),
  calls: (_, subject, findings) => [
    outlineCall(subject.name),
    ...recordsOf(subject, findings)
      .slice(0, 1)
      .map(({ path, startLine }) => readCall(path, startLine, startLine + mostRead)),
  ],
  draft: (question, subject, findings) => {
    const [first, ...others] = recordsOf(subject, findings)
    if (first === undefined) return undefined
    const all = [first, ...others.filter(({ path }) => path === first.path)]
    const last = Math.max(...all.map(({ endLine }) => endLine))
    const lead = all.flatMap((record) => recordItem(record, subject, findings))
    const lines = linesBetween(findings.linesOf(first.path), first.startLine, Math.min(last, first.startLine + mostQuoted - 1))
    const quotes: readonly Quote[] =
      lines.length === 0 ? [] : [{ source: { kind: 'code', path: first.path }, startLine: first.startLine, lines }]
    const isWhole = !asksContents.test(question.bare) && asksNoMoreThan(question, findings, [word])
    return lead.length + quotes.length === 0 ? undefined : { lead, quotes, ...(isWhole ? { whole: true } : {}) }
  },
}

/** What stands in the member itself, and in no other item. */
function recordsOf({ name, paths: [path] }: Subject, findings: Findings): readonly OutlineEntry[] {
  const items = findings
    .outlinedMembers(name)
    // A member of assembler that others copy holds more than its layouts.
    .filter((member) => member.path === path && /^(?:COBOL|PL\/I)/.test(member.language))
    .flatMap(({ entries }) => entries.filter(({ field }) => field !== undefined && field.level !== 88))
  const top = Math.min(...items.map(({ depth }) => depth))
  return items.filter(({ depth }) => depth === top)
}

/** Of a group what it is long and how many items it has; a single item is told by its line. */
function recordItem({ name, path, startLine, field }: OutlineEntry, subject: Subject, findings: Findings): readonly string[] {
  const parts = findings
    .outlinedMembers(subject.name)
    .flatMap(({ entries }) => entries.filter((entry) => entry.field?.groups.includes(name) === true && entry.field.level !== 88))
  if (parts.length === 0) return []
  const place = [at({ path, line: startLine })]
  const { length = 0 } = field ?? {}
  const size = length === 0 ? '' : `${count(length, 'byte')}, `
  return [item(findings, `${nameFor(findings, name, place)}: ${size}${count(parts.length, 'item')}`, place)]
}

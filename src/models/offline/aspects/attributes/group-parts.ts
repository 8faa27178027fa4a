import type { OutlineEntry } from '../../../../answer/structure-results.ts'
import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import { entryFrom } from '../../evidence/cobol-entry.ts'
import { isBinary, isPacked, usageIn } from '../../evidence/cobol-item.ts'
import type { Findings } from '../../findings.ts'
import { askedOfParts, type PartTrait } from '../../question/asked-item-clauses.ts'
import type { Subject } from '../../subjects.ts'

const mostLines = 400
const mostItems = 14
const longestEntry = 6

interface Trait {
  readonly said: string
  /** Of one of them, where that is another word. */
  readonly one?: string
  has(clauses: string): boolean
}

/** Without PICTURE only these say how an item is stored that has no parts. */
const unpictured = /^(?:COMP(?:UTATIONAL)?-[12]|INDEX|.*POINTER.*|OBJECT.*)$/
const traits: Record<PartTrait, Trait> = {
  packed: { said: 'packed (COMP-3)', has: (clauses) => isPacked(usageIn(clauses)) },
  binary: { said: 'binary (COMP)', has: (clauses) => isBinary(usageIn(clauses)) },
  signed: { said: 'signed', has: (clauses) => /(?<![\w-])PIC S/.test(clauses) },
  numeric: { said: 'numeric', has: (clauses) => /(?<![\w-])PIC S?[9VP]+(?:\(\d+\)[9VP]*)*(?:\s|$)/.test(clauses) },
  occurs: { said: 'tables (OCCURS)', one: 'a table (OCCURS)', has: (clauses) => /(?<![\w-])OCCURS\s/.test(clauses) },
  elementary: { said: 'elementary', has: (clauses) => /(?<![\w-])PIC\s/.test(clauses) || unpictured.test(usageIn(clauses) ?? '') },
  redefines: { said: 'redefinitions', one: 'a redefinition', has: (clauses) => /(?<![\w-])REDEFINES\s/.test(clauses) },
}

/** Which items of a group or record of COBOL have a clause: are packed, binary, signed, occur, redefine others. */
export const groupPartsAspect: Aspect = {
  name: 'group parts',
  asks: (question, { kinds: [kind] }) =>
    (kind === 'field' || kind === 'record' || kind === 'copybook') && askedOfParts(question) !== undefined,
  calls: (_, subject, findings) => [
    outlineCall(subject.name),
    ...spansOf(subject, findings).map(({ path, first, last }) => readCall(path, first, Math.min(last, first + mostLines))),
  ],
  draft: (question, subject, findings) => {
    const trait = askedOfParts(question)
    if (trait === undefined) return undefined
    const { said, one: single = said, has } = traits[trait]
    const spans = spansOf(subject, findings)
    const [one] = spans
    const parts = one?.entries.filter(({ field }) => field !== undefined && field.level !== 88) ?? []
    if (one === undefined || parts.length < 2) return undefined
    const found = parts.filter((entry) => has(clausesOf(entry, findings)))
    const head = `Of ${count(parts.length, 'item')} in ${inert(subject.name)} ${found.length > 1 ? `${found.length} are ${said}` : `${found.length === 0 ? 'none' : 'one'} is ${single}`}.`
    const rest = found.slice(mostItems).map(({ name }) => inert(name))
    const items = found.slice(0, mostItems).map((entry) => partItem(entry, findings))
    const more = rest.length === 0 ? [] : [`${rest.length} more: ${rest.join(', ')}.`]
    return { lead: [head, ...items, ...more], quotes: [], alone: true }
  },
}

interface Span {
  readonly path: string
  readonly first: number
  readonly last: number
  readonly entries: readonly OutlineEntry[]
}

/** The items of each record of that name, without those of others that the same member holds. */
function spansOf({ name }: Subject, findings: Findings): readonly Span[] {
  return findings.outlinedMembers(name).flatMap(({ path, entries }): readonly Span[] => {
    const items = entries.filter(({ field }) => field !== undefined)
    const lines = items.map(({ startLine }) => startLine)
    return items.length === 0 ? [] : [{ path, first: Math.min(...lines), last: Math.max(...lines) + 1, entries: items }]
  })
}

/** What the structure keeps of a description, and what its lines say. */
function clausesOf({ detail = '', path, startLine }: OutlineEntry, findings: Findings): string {
  const line = entryFrom(findings.linesOf(path), startLine, longestEntry).text.toUpperCase()
  return `${detail.replace(/ VALUE .*$/, '')} ${/(?<![\w-])REDEFINES\s+[\w-]+/.exec(line)?.[0] ?? ''}`.replace(/^\d+\s*/, '').trim()
}

function partItem(entry: OutlineEntry, findings: Findings): string {
  const { name, field } = entry
  const clauses = clausesOf(entry, findings)
  const places = [at({ path: entry.path, line: entry.startLine })]
  const said = [
    ...(clauses === '' ? [] : [inert(clauses)]),
    ...(field === undefined || field.length === 0 ? [] : [count(field.length, 'byte')]),
  ]
  return item(findings, `${nameFor(findings, name, places)}: ${said.join(', ')}`, places)
}

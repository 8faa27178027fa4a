import { count } from '../../../../base/text.ts'
import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall } from '../../calls.ts'
import { inert, item, type Lines, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedScreenFields } from '../../question/asked-screen-fields.ts'
import type { Subject } from '../../subjects.ts'
import { asksNoMoreThan } from '../telling-words.ts'
import { type ScreenPart, screenParts, screenRows, titleOf } from './screen-layout.ts'

/** Leaves room for what runs the screen. */
const mostChars = 2400
const mostLines = 400
const mostTogether = 6
const asksContents =
  /\b(?:shows?|shown|displays?|displayed|looks?|layout|contents?|contains?|consists?|fields?|columns?|labels?|title|enter(?:ed)?|typed?|input)\b|\b(?:is|are|stands?) (?:there )?on\b/i
const word = /^(?:screens?|maps?|panels?|there|stands?|on|all|users?|see|sees|seen)$/i

/** What stands on a screen, row by row, as its map says: texts, fields, which of them can be typed into, the line of its keys. */
export const screenContentsAspect: Aspect = {
  name: 'screen contents',
  asks: ({ bare }, { kinds: [kind], named }) =>
    named &&
    kind === 'map' &&
    // Those with an attribute are told one by one.
    askedScreenFields({ bare }, true)?.trait === undefined &&
    /^\W*(?:what|which|list|show|describe|how (?:does|do|is) (?:\S+ ){1,4}(?:look|laid))\b/i.test(bare) &&
    asksContents.test(bare),
  calls: (_, { name }, findings) => [
    outlineCall(name),
    ...mapsOf(name, findings).map(({ path, startLine, endLine }) => readCall(path, startLine, Math.min(endLine, startLine + mostLines))),
  ],
  draft: (question, subject, findings) => {
    const parts = partsOf(subject, findings)
    if (parts.length === 0) return undefined
    const lead = itemsOf(subject, parts, findings)
    const isWhole = asksNoMoreThan(question, findings, [asksContents, word])
    return { lead, quotes: [], ...(isWhole ? { whole: true } : {}) }
  },
}

function mapsOf(name: string, findings: Findings) {
  return findings.outlinedMembers(name).flatMap(({ entries }) => entries.filter((entry) => entry.kind === 'map' && entry.name === name))
}

function partsOf({ name }: Subject, findings: Findings): readonly ScreenPart[] {
  // A copybook may bear its name, too.
  const ofMembers = findings.outlinedMembers(name).map(({ entries }) => screenParts(entries, name))
  return ofMembers.find(({ length }) => length > 0) ?? []
}

function itemsOf({ name }: Subject, parts: readonly ScreenPart[], findings: Findings): readonly string[] {
  const title = titleOf(parts)
  const rows = screenRows(parts).map((row) => rowItem(row, parts, findings))
  const head = title === undefined ? `**${inert(name)}**` : `**${inert(name)}**, “${inert(title.text ?? '')}”`
  const lines = [`${head}, by rows; in brackets the length of a field and whether it is for input:`]
  let used = lines.join('').length
  for (const [at, row] of rows.entries()) {
    used += row.length + 1
    if (used > mostChars) return [...lines, `${count(rows.length - at, 'more row')}.`]
    lines.push(row)
  }
  return lines
}

function rowItem(row: readonly ScreenPart[], parts: readonly ScreenPart[], findings: Findings): string {
  const places = placesOf(row)
  const rows = [...new Set(row.map((part) => part.row))]
  const shown = row.length > mostTogether && rows.length > 1 ? [row.slice(0, 2), row.slice(-1)] : [row]
  const said = shown.map((some) => some.map((part) => partText(part, parts, places, findings)).join(' ')).join(' … ')
  return item(findings, `${rowsText(rows)}: ${said}`, places)
}

function rowsText(rows: readonly number[]): string {
  const [first = 0] = rows
  const last = rows.at(-1) ?? first
  if (rows.length === 1) return `row ${first}`
  const isClose = last - first === rows.length - 1 || rows.length > mostTogether
  return `rows ${isClose ? `${first} to ${last}` : rows.join(', ')}`
}

function partText(part: ScreenPart, parts: readonly ScreenPart[], places: readonly Lines[], findings: Findings): string {
  if (part.keys !== undefined) return `keys: ${inert(part.keys)}`
  if (part.field === undefined) return `“${inert(part.text ?? '')}”`
  const { name, length, input } = part.field
  const first = part.text === undefined ? '' : `“${inert(part.text)}” `
  const what = [
    ...(length === undefined ? [] : [String(length)]),
    ...(input ? ['input'] : []),
    ...(isForMessages(part, parts) ? ['for messages'] : []),
  ]
  return `${first}${nameFor(findings, name, places)}${what.length === 0 ? '' : ` (${what.join(', ')})`}`
}

const longMessage = 40
const lastRows = 3

/** A long field for output alone in one of the last rows. */
function isForMessages({ row, field }: ScreenPart, parts: readonly ScreenPart[]): boolean {
  const bottom = Math.max(...parts.map((part) => part.row))
  const isAlone = parts.filter((part) => part.row === row).length === 1
  return field !== undefined && !field.input && isAlone && (field.length ?? 0) >= longMessage && row > bottom - lastRows
}

/** The lines of parts, those that adjoin as one. */
function placesOf(parts: readonly ScreenPart[]): readonly Lines[] {
  const lines: Lines[] = []
  for (const { path, startLine, endLine } of parts.toSorted((a, b) => a.startLine - b.startLine)) {
    const last = lines.at(-1)
    // A blank or a stopper stands between the fields of a row.
    if (last !== undefined && startLine <= last.endLine + 2)
      lines[lines.length - 1] = { path, startLine: last.startLine, endLine: Math.max(endLine, last.endLine) }
    else lines.push({ path, startLine, endLine })
  }
  return lines
}

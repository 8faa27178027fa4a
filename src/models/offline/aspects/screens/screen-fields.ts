import type { Aspect } from '../../aspect.ts'
import { outlineCall, readCall, referencesCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import { phraseBefore } from '../../described/phrase-before.ts'
import type { Findings } from '../../findings.ts'
import { askedScreenFields, type FieldTrait } from '../../question/asked-screen-fields.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { tellingWords, tellsOf } from '../telling-words.ts'
import { type ScreenPart, screenParts } from './screen-layout.ts'
import { isScreenThing, screenProgramCalls, screenPrograms } from './screen-programs.ts'

const mostMaps = 2
const mostLines = 400
const mostFields = 14
/** So many fields are told where words alone choose them. */
const mostByWords = 3
/** Words that any field of a screen has. */
const ofAnyField = /^(?:fields?|screens?|maps?|panels?|page|input|type[ds]?|typing|enter\w*|user'?s?|hidden|shown?|keys?)$/i

const plural = /\bfields\b/i
const screen = /\b(?:screens?|maps?|panels?)\b/i

const has: Record<FieldTrait, (attributes: string, part: ScreenPart) => boolean> = {
  hidden: (attributes) => /\bDRK\b/.test(attributes),
  numeric: (attributes) => /\bNUM\b/.test(attributes),
  bright: (attributes) => /\bBRT\b/.test(attributes),
  cursor: (attributes) => /\bIC\b/.test(attributes),
  protected: (_, part) => part.field?.input === false,
  input: (_, part) => part.field?.input === true,
}

/** The fields of a screen that a question asks for by an attribute or by what they are for, with their labels, places and attributes. */
export const screenFieldsAspect: Aspect = {
  name: 'screen fields',
  asks: (question, subject) => isScreenThing(subject) && askedScreenFields(question) !== undefined,
  calls: (_, subject, findings) => [
    ...screenProgramCalls(subject),
    ...screenPrograms(subject, findings).map((name) => referencesCall(name, 'callees')),
    ...mapsOf(subject, findings).flatMap((map) => [
      outlineCall(map),
      ...entriesOf(map, findings)
        .filter(({ kind, name }) => kind === 'map' && name === map)
        .map(({ path, startLine, endLine }) => readCall(path, startLine, Math.min(endLine, startLine + mostLines))),
    ]),
  ],
  draft: (question, subject, findings) => {
    const lead = mapsOf(subject, findings).flatMap((map) => itemsOf(map, question, findings))
    return lead.length === 0 ? undefined : { lead, quotes: [] }
  },
}

function mapsOf(subject: Subject, findings: Findings): readonly string[] {
  const [kind] = subject.kinds
  if (kind === 'map') return [subject.name]
  const maps = screenPrograms(subject, findings).flatMap((name) =>
    findings.referencesOf(name, 'callees').filter(({ to }) => to.kind === 'map'),
  )
  return [...new Set(maps.map(({ to }) => to.name))].slice(0, mostMaps)
}

function entriesOf(name: string, findings: Findings) {
  return findings.outlinedMembers(name).flatMap(({ entries }) => entries)
}

function itemsOf(map: string, question: Question, findings: Findings): readonly string[] {
  const trait = askedScreenFields(question)?.trait
  const entries = entriesOf(map, findings)
  const parts = screenParts(entries, map)
  const attributesOf = ({ startLine, field }: ScreenPart) =>
    (entries.find((one) => one.kind === 'field' && one.name === field?.name && one.startLine === startLine)?.detail ?? '')
      .replace(/\bINITIAL='.*$/, '')
      .replace(/\b(?:POS=\(\d+,\d+\)|LENGTH=\d+)/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const fields = parts.filter((part) => part.field !== undefined)
  const fitting = trait === undefined ? fields : fields.filter((part) => has[trait](attributesOf(part), part))
  const isForAll = trait !== undefined && plural.test(question.bare)
  const told = isForAll ? undefined : byWords(fitting, parts, question, findings)
  const chosen = told ?? (trait === undefined ? [] : fitting)
  const more = chosen.slice(mostFields).map(({ field }) => inert(field?.name ?? ''))
  const items = chosen.slice(0, mostFields).map((part) => fieldItem(part, labelOf(part, parts), attributesOf(part), map, findings))
  return more.length === 0 ? items : [...items, `${more.length} more of map ${inert(map)}: ${more.join(', ')}.`]
}

/** Those whose name or label says most of the question's words; undefined where none says any. */
function byWords(fields: readonly ScreenPart[], parts: readonly ScreenPart[], question: Question, findings: Findings) {
  const ofScreen = phraseBefore(question.text, screen)
  const words = tellingWords(question, findings).filter(({ word }) => !ofAnyField.test(word) && !ofScreen.includes(word.toLowerCase()))
  const weighed = fields.map((part) => ({ part, weight: tellsOf([part.field?.name ?? '', labelOf(part, parts) ?? ''], words) }))
  const most = Math.max(0, ...weighed.map(({ weight }) => weight))
  if (most === 0) return undefined
  return weighed
    .filter(({ weight }) => weight === most)
    .slice(0, mostByWords)
    .map(({ part }) => part)
}

/** The text before it in its row. */
function labelOf({ row, column }: ScreenPart, parts: readonly ScreenPart[]): string | undefined {
  return parts.filter((part) => part.field === undefined && part.row === row && part.column < column).at(-1)?.text
}

function fieldItem(part: ScreenPart, label: string | undefined, attributes: string, map: string, findings: Findings): string {
  const { row, column, path, startLine, endLine, field } = part
  const places = [{ path, startLine, endLine }]
  const said = [
    `row ${row}, column ${column}`,
    ...(field?.length === undefined ? [] : [`${field.length} characters`]),
    field?.input === true ? 'for input' : 'protected',
    ...(has.hidden(attributes, part) ? ['hidden'] : []),
    ...(attributes === '' ? [] : [inert(attributes)]),
  ]
  const labelled = label === undefined || !/\p{L}{2}/u.test(label) ? '' : ` (“${inert(label.trim())}”)`
  return item(findings, `field ${nameFor(findings, field?.name ?? '', places)}${labelled} of map ${inert(map)}: ${said.join(', ')}`, places)
}

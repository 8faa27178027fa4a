import { count } from '../../../../base/text.ts'
import type { Aspect, Draft } from '../../aspect.ts'
import { inert, item, nameFor } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { askedScreenFields, asksFieldCount, type FieldTrait, isScreenKind } from '../../question/asked-screen-fields.ts'
import type { Question } from '../../question/question.ts'
import type { Subject } from '../../subjects.ts'
import { entriesOf, fieldsByWords, labelOf, mapCalls, mapsOf } from './fields-by-words.ts'
import { type ScreenPart, screenParts } from './screen-layout.ts'
import { isScreenThing } from './screen-programs.ts'

const mostFields = 14
const plural = /\bfields\b/i

const has: Record<FieldTrait, (attributes: string, part: ScreenPart) => boolean> = {
  hidden: (attributes) => /\bDRK\b/.test(attributes),
  mandatory: (attributes) => /\bMUST(?:ENTER|FILL)\b/.test(attributes),
  numeric: (attributes) => /\bNUM\b/.test(attributes),
  bright: (attributes) => /\bBRT\b/.test(attributes),
  cursor: (attributes) => /\bIC\b/.test(attributes),
  underlined: (attributes) => /\bHILIGHT=UNDERLINE\b/.test(attributes),
  blinking: (attributes) => /\bHILIGHT=BLINK\b/.test(attributes),
  protected: (_, part) => part.field?.input === false,
  input: (_, part) => part.field?.input === true,
}

/** The fields of a screen that a question asks for by an attribute or by what they are for, with their labels, places and attributes. */
export const screenFieldsAspect: Aspect = {
  name: 'screen fields',
  asks: (question, subject) => isScreenThing(subject) && askedScreenFields(question, isScreenKind(subject.kinds[0])) !== undefined,
  calls: (_, subject, findings) => mapCalls(subject, findings),
  draft: (question, subject, findings) => {
    const asked = askedScreenFields(question, isScreenKind(subject.kinds[0]))
    const itemsWith = (trait: FieldTrait | undefined) => mapsOf(subject, findings).flatMap((map) => itemsOf(map, trait, question, findings))
    if (asked?.trait === 'mandatory') {
      const lead = [itemsWith('mandatory'), itemsWith(asked.otherwise)].find(({ length }) => length > 0)
      return lead === undefined ? undefined : { lead, quotes: [] }
    }
    const trait = asked?.trait
    const lead = itemsWith(trait)
    const isAlone = subject.named && trait !== undefined && (trait === 'cursor' || plural.test(question.bare))
    if (lead.length === 0 && isAlone) return noneOf(trait, subject, findings)
    return lead.length === 0 ? undefined : { lead, quotes: [], ...(isAlone ? { alone: true } : {}) }
  },
}

const traitNames: Record<FieldTrait, string> = {
  hidden: 'is hidden (DRK)',
  mandatory: 'must be entered (VALIDN=MUSTENTER)',
  numeric: 'is numeric (NUM)',
  bright: 'is bright (BRT)',
  cursor: 'has the cursor first (IC)',
  underlined: 'is underlined (HILIGHT=UNDERLINE)',
  blinking: 'blinks (HILIGHT=BLINK)',
  protected: 'is protected',
  input: 'can be typed into',
}

/** Said of a map whose fields are all known. */
function noneOf(trait: FieldTrait, subject: Subject, findings: Findings): Draft | undefined {
  const lead = mapsOf(subject, findings).flatMap((map) => {
    const entries = entriesOf(map, findings)
    const [own] = entries.filter(({ kind, name }) => kind === 'map' && name === map)
    if (own === undefined || !entries.some(({ kind, of }) => kind === 'field' && of === map)) return []
    const places = [{ path: own.path, startLine: own.startLine, endLine: own.startLine }]
    return [item(findings, `no named field of map ${nameFor(findings, map, places)} ${traitNames[trait]}`, places)]
  })
  return lead.length === 0 ? undefined : { lead, quotes: [], alone: true }
}

function itemsOf(map: string, trait: FieldTrait | undefined, question: Question, findings: Findings): readonly string[] {
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
  const isForAll = trait === 'cursor' || (trait !== undefined && plural.test(question.bare))
  const told = isForAll ? undefined : fieldsByWords(map, fitting, question, findings)
  const chosen = told ?? (trait === undefined ? [] : fitting)
  const more = chosen.slice(mostFields).map(({ field }) => inert(field?.name ?? ''))
  const items = chosen.slice(0, mostFields).map((part) => fieldItem(part, labelOf(part, parts), attributesOf(part), map, findings))
  const counted = isForAll && asksFieldCount(question) ? [`Map ${inert(map)} has ${count(chosen.length, 'such field')}:`] : []
  const listed = more.length === 0 ? items : [...items, `${more.length} more of map ${inert(map)}: ${more.join(', ')}.`]
  return [...counted, ...listed]
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

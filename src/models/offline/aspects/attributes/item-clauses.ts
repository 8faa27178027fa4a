import type { Definition } from '../../../../answer/structure-results.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { bareFileName } from '../../../../base/file-name.ts'
import { groupBy } from '../../../../base/group-by.ts'
import { count } from '../../../../base/text.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, readCall } from '../../calls.ts'
import { inert, item, nameFor } from '../../cite.ts'
import { quoteLines } from '../../evidence/around-place.ts'
import { entryFrom } from '../../evidence/cobol-entry.ts'
import { type CobolItem, cobolItem } from '../../evidence/cobol-item.ts'
import { codeText } from '../../evidence/code-text.ts'
import type { Findings } from '../../findings.ts'
import { askedOfItem, askedOfParts, type ItemAttribute } from '../../question/asked-item-clauses.ts'
import type { Question } from '../../question/question.ts'
import type { Quote } from '../../quote.ts'
import type { Subject } from '../../subjects.ts'
import { chosenDefinitions, definitionItem } from '../data/definition.ts'
import { type Around, conditionWords, itemWords } from './item-words.ts'

const longestEntry = 4
const mostItems = 6
const mostRead = 8
/** Lines of the description, with its condition names. */
const room = 40
/** A group with all that lies in it, down to what redefines it. */
const roomOfGroup = 150
const mostConditions = 12
const mostShared = 4

/** What the description of a data item of COBOL says: length, PICTURE, USAGE, place in its record, OCCURS, VALUE, condition names … */
export const itemClausesAspect: Aspect = {
  name: 'item clauses',
  asks: (question, { kinds: [kind] }) =>
    (kind === 'field' || kind === 'record') && askedOfItem(question).length > 0 && askedOfParts(question) === undefined,
  calls: (question, subject, findings) => [
    definitionCall(subject.name),
    ...meant(question, subject, findings)
      .slice(0, mostRead)
      .flatMap(({ path, startLine }) => [
        readCall(path, startLine, startLine + (asksRedefined(question) ? roomOfGroup : room)),
        ...(asksRedefined(question) ? [redefinitionsCall(subject, path)] : []),
      ]),
    ...timesNames(question, subject, findings).map((name) => definitionCall(name)),
  ],
  draft: (question, subject, findings) => {
    const asked = askedOfItem(question)
    const all = meant(question, subject, findings)
    const items = all.slice(0, mostRead).flatMap((definition) => cobolItem(definition, findings) ?? [])
    if (items.length === 0) return undefined
    const told = items.map((one) => ({ one, parts: partsOf(one, asked, subject, findings) }))
    const alike = [...groupBy(told, ({ parts }) => parts.join()).values()].slice(0, mostItems)
    const lead = alike.map((same) => itemOf(same, findings))
    const quotes = items.slice(0, 1).map((one) => quoteOf(one, asked, findings))
    const more =
      all.length > mostRead
        ? [`${count(all.length - mostRead, 'more item')} of that name ${all.length - mostRead === 1 ? 'was' : 'were'} not compared.`]
        : []
    return { lead: [...lead, ...timesItems(question, subject, findings), ...more], quotes, alone: true }
  },
}

/** The constants that say how often items occur, where that is asked: `OCCURS MAX-LINES TIMES`. */
function timesNames(question: Question, subject: Subject, findings: Findings): readonly string[] {
  if (!askedOfItem(question).includes('occurs')) return []
  const items = meant(question, subject, findings)
    .slice(0, mostRead)
    .flatMap((definition) => cobolItem(definition, findings) ?? [])
  const names = items.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w-])(?:OCCURS|TO)\s+(?=\S*[A-Z])([A-Z0-9][\w-]*)(?=\s|$)/gi)].map(([, name = '']) => name),
  )
  return [...new Set(names.map((name) => name.toUpperCase()))].slice(0, mostTimes)
}

function timesItems(question: Question, subject: Subject, findings: Findings): readonly string[] {
  return timesNames(question, subject, findings).flatMap((name) =>
    findings
      .definitionsOf(name)
      .filter(({ kind }) => kind === 'field')
      .slice(0, 1)
      .map((definition) => definitionItem(findings, definition, { name })),
  )
}

const mostTimes = 2

/** Those in what the question names beside the item: its record, its member, its program. */
function meant(question: Question, subject: Subject, findings: Findings): readonly Definition[] {
  const all = chosenDefinitions(question, subject, findings).filter(({ field }) => field !== undefined)
  const beside = question.names.filter((name) => name.toUpperCase() !== subject.name.toUpperCase()).map((name) => name.toUpperCase())
  const isBeside = ({ path, of, field }: Definition) =>
    beside.some(
      (name) =>
        name === of ||
        field?.groups.includes(name) === true ||
        field?.programs.includes(name) === true ||
        bareFileName(path).toUpperCase() === name,
    )
  const inside = all.filter(isBeside)
  return inside.length > 0 ? inside : all
}

function asksRedefined(question: Question): boolean {
  return askedOfItem(question).some((one) => one === 'redefined' || one === 'redefines')
}

function redefinitionsCall({ name }: Pick<Subject, 'name'>, path: string) {
  return patternCall(String.raw`\bREDEFINES\s+${escapeRegex(name)}(?:[\s.,]|$)`, path)
}

/** Entries behind it that redefine it, wherever their lines end. */
function redefiners({ definition: { path, startLine } }: CobolItem, { name }: Subject, findings: Findings): readonly string[] {
  const lines = findings.linesOf(path)
  const redefines = new RegExp(String.raw`^\d+\s+(\S+)\s+REDEFINES\s+${escapeRegex(name)}(?![\w-])`, 'i')
  const behind = Array.from({ length: roomOfGroup }, (_, i) => startLine + 1 + i).filter((line) => /^\d/.test(codeText(lines.get(line))))
  const found = findings.codeLinesFound(redefinitionsCall({ name }, path)).map(({ line }) => line)
  const names = [...new Set([...behind, ...found])].flatMap((line) => redefines.exec(entryFrom(lines, line, longestEntry).text)?.[1] ?? [])
  return [...new Set(names)]
}

/** What was asked for first; length and picture say of what kind it is. */
function partsOf(one: CobolItem, asked: readonly ItemAttribute[], subject: Subject, findings: Findings): readonly string[] {
  if (one.field.level === 88) return [conditionWords(one)]
  const around: Around = {
    redefinedBy: redefiners(one, subject, findings),
    conditions: conditionsUnder(one, findings).map(({ name }) => name),
  }
  const needed = asked.some((attribute) => attribute === 'length' || attribute === 'offset') ? [...asked, 'length' as const] : asked
  const parts = [...new Set(needed)].map((attribute) => itemWords(one, attribute, around))
  const usage = one.usage === undefined || parts.some((part) => part.includes(one.usage ?? '')) ? '' : ` ${one.usage}`
  const picture = one.picture === undefined ? [] : [`PIC ${inert(one.picture)}${usage}`]
  return [...new Set([...parts, ...picture])]
}

interface Told {
  readonly one: CobolItem
  readonly parts: readonly string[]
}

function itemOf([first, ...others]: readonly Told[], findings: Findings): string {
  if (first === undefined) return ''
  const { definition, last } = first.one
  const { path, startLine, name, field, of, kind } = definition
  const places = [{ path, startLine, endLine: last }]
  const record = field?.groups.at(-1) ?? of
  const whose = record === undefined || record === name ? '' : ` of ${inert(record)}`
  const members = [...new Set(others.map(({ one }) => bareFileName(one.definition.path)))].filter((member) => member !== bareFileName(path))
  const more = members.length > mostShared ? ` and ${members.length - mostShared} more` : ''
  const also = members.length === 0 ? '' : `; the same in ${inert(members.slice(0, mostShared).join(', '))}${more}`
  return item(
    findings,
    `${kind} ${nameFor(findings, name, places)}${whose} in ${bareFileName(path)}: ${first.parts.join(', ')}${also}`,
    places,
  )
}

interface Condition {
  readonly name: string
  readonly last: number
}

/** The names with level 88 under a description; of a group those of all its items. */
function conditionsUnder({ definition: { path }, field, last }: CobolItem, findings: Findings): readonly Condition[] {
  const lines = findings.linesOf(path)
  const found: Condition[] = []
  for (let line = last + 1; line <= last + room && lines.has(line); line++) {
    const text = codeText(lines.get(line))
    const { level, name = '' } = /^(?<level>\d{1,2})\s+(?<name>[^\s.]+)/.exec(text)?.groups ?? {}
    if (Number(level) === 88) found.push({ name, last: entryFrom(lines, line, longestEntry).last })
    else if (Number(level) <= field.level || /^\S+\s+(?:SECTION|DIVISION)\b/i.test(text)) break
  }
  return found.slice(0, mostConditions)
}

function quoteOf(one: CobolItem, asked: readonly ItemAttribute[], findings: Findings): Quote {
  const { definition, last } = one
  const conditions = asked.includes('conditions') ? conditionsUnder(one, findings) : []
  const { path, startLine } = definition
  return quoteLines({ path, startLine, endLine: Math.min(conditions.at(-1)?.last ?? last, last + mostConditions) }, findings)
}

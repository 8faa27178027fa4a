import { distinctBy } from '../../../../base/distinct-by.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall, ownersCall, readCall } from '../../calls.ts'
import { at, inert, item, nameFor } from '../../cite.ts'
import type { Call } from '../../conversation.ts'
import { isComment } from '../../evidence/comment-lines.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import { askedLimit, asksGivingUp } from '../../question/asked-limit.ts'
import type { Question } from '../../question/question.ts'
import { wordPattern } from '../../question/word-pattern.ts'
import type { Subject } from '../../subjects.ts'

const mostTables = 3

/** An item of COBOL with its level, and how often it stands there at most. */
const table = /^(?:\d{6})?\s*\d{1,2}\s+([\w-]+)\b.*\bOCCURS\s+(?:\d+\s+TO\s+)?([\w-]+)/i

/** How many entries the table has room for that bears the name of what a question asks the limit of, also by a constant. */
export const tableLimitsAspect: Aspect = {
  name: 'table limits',
  asks: ({ bare }) => askedLimit(bare) !== undefined && !asksGivingUp(bare),
  calls: (question, subject, findings) => [
    ...searchCalls(question),
    ...itemCalls(question),
    ...itemsOf(question, findings).map(({ path, line }) => readCall(path, line - linesAbove, line)),
    ...tablesOf(question, subject, findings).flatMap(({ most }) => (isNumber(most) ? [] : [definitionCall(most)])),
  ],
  draft: (question, subject, findings) => {
    const tables = tablesOf(question, subject, findings)
    const lead = tables.map((found) => {
      const constant = isNumber(found.most) ? undefined : constantValue(found.most, found.place.path, findings)
      const places = [at(found.place), ...(constant === undefined ? [] : [at(constant.place)])]
      const value = constant === undefined ? '' : `, which is ${inert(constant.value)}`
      return item(
        findings,
        `${nameFor(findings, found.name, places)} has room for ${nameFor(findings, found.most, places)}${value}`,
        places,
      )
    })
    if (lead.length === 0) return undefined
    // What is said of another program, to which the other words led, is about another table.
    const isElsewhere = !subject.named && tables.every(({ place }) => !subject.paths.includes(place.path))
    if (!isElsewhere) return { lead, quotes: [] }
    const declared = tables.map(
      ({ place }) => ({ source: { kind: 'code', path: place.path }, startLine: place.line, lines: [place.text] }) as const,
    )
    return { lead, quotes: declared, alone: true }
  },
}

interface Table {
  readonly place: FoundLine
  readonly name: string
  readonly most: string
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}

/** The last word of `order lines` is what is counted. */
function searchCalls({ bare }: Question): readonly Call[] {
  return (askedLimit(bare) ?? [])
    .slice(-1)
    .map((word) => patternCall(String.raw`^[0-9\s]*\s[\w-]*${wordPattern(word)}[\w-]*\s.*\bOCCURS\b`))
}

/** For the items that bear the name of what is counted: the table is what they stand in. */
function itemCalls({ bare }: Question): readonly Call[] {
  return (askedLimit(bare) ?? [])
    .slice(-1)
    .map((word) => patternCall(String.raw`^[0-9\s]*\s\d\d?\s+[\w-]*${wordPattern(word)}[\w-]*\s+PIC\b`))
}

/** Lines from the first item of a row to any other. */
const linesAbove = 12
const mostItems = 6

function itemsOf(question: Question, findings: Findings): readonly FoundLine[] {
  return itemCalls(question)
    .flatMap((call) => findings.codeLinesFound(call))
    .slice(0, mostItems)
}

const level = /^(?:\d{6})?\s*(\d{1,2})\s/

/** The items above with lower levels that are there several times: a table in another one has entries in each of that. */
function tableAround({ path, line, text }: FoundLine, findings: Findings): readonly Table[] {
  const known = findings.linesOf(path)
  const tables: Table[] = []
  let inner = Number(level.exec(text)?.[1] ?? 0)
  for (let above = line - 1; above >= line - linesAbove && known.has(above); above--) {
    const around = known.get(above) ?? ''
    const outer = Number(level.exec(around)?.[1] ?? Number.POSITIVE_INFINITY)
    if (isComment(around) || outer >= inner) continue
    const [, name = '', most = ''] = table.exec(around) ?? []
    if (name !== '' && !/^[01]$/.test(most)) tables.push({ place: { path, line: above, text: around }, name, most })
    inner = outer
  }
  return tables
}

/** `CARD-ENTRY` has room for cards, `CARD-SORT-KEYS` for keys. */
function isNamedFor(name: string, { bare }: Question): boolean {
  const [word] = (askedLimit(bare) ?? []).slice(-1)
  return word !== undefined && new RegExp(`${wordPattern(word)}[a-z0-9]*(?:-[a-z0-9]*[a-rt-z0-9])?$`, 'i').test(name)
}

/** Those of the subject, else of what fits the words of the question. */
function tablesOf(question: Question, { paths }: Subject, findings: Findings): readonly Table[] {
  const units = findings.located(ownersCall(question.text))?.units ?? []
  const fitting = new Set([...paths, ...units.map(({ path }) => path)])
  const found = searchCalls(question)
    .flatMap((call) => findings.linesFound(call))
    .flatMap((place): readonly Table[] => {
      const [, name = '', most = ''] = isComment(place.text) ? [] : (table.exec(place.text) ?? [])
      return name === '' || /^[01]$/.test(most) || !isNamedFor(name, question) ? [] : [{ place, name, most }]
    })
  const tables = found.length > 0 ? found : itemsOf(question, findings).flatMap((line) => tableAround(line, findings))
  const own = tables.filter(({ place }) => paths.includes(place.path))
  const near = tables.filter(({ place }) => fitting.has(place.path))
  // The only one that there is may be far from the words; of several none is sure.
  const chosen = [own, near].find(({ length }) => length > 0) ?? (tables.length === 1 ? tables : [])
  return distinctBy(chosen, ({ name, most }) => `${name} ${most}`).slice(0, mostTables)
}

/** Of the same member where several have a constant of that name. */
function constantValue(
  name: string,
  path: string,
  findings: Findings,
): { readonly value: string; readonly place: { readonly path: string; readonly line: number } } | undefined {
  const definitions = findings.definitionsOf(name)
  const found = definitions.find((one) => one.path === path) ?? (definitions.length === 1 ? definitions[0] : undefined)
  const value = /^(?:78|01)\b.*\b(?:VALUE|CONSTANT)\s+(?:IS\s+|AS\s+)?(\d+)/i.exec(found?.detail ?? '')?.[1]
  return found === undefined || value === undefined ? undefined : { value, place: { path: found.path, line: found.startLine } }
}

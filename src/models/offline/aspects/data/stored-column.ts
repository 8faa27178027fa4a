import type { Definition } from '../../../../answer/structure-results.ts'
import { definitionDetail } from '../../../../answer/structure-words.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { escapeRegex } from '../../../../base/escape-regex.ts'
import { patternCall } from '../../absence.ts'
import type { Aspect } from '../../aspect.ts'
import { definitionCall } from '../../calls.ts'
import { at, item, nameFor } from '../../cite.ts'
import type { Findings, FoundLine } from '../../findings.ts'
import type { Subject } from '../../subjects.ts'

const asksColumn = /\b(?:db2|sql|database|tables?|columns?)\b/i
const asksWay = /\b(?:ends? up|stored|kept|written|saved|go(?:es)?|lands?|held|corresponds?|maps?|matche?s|types?|columns?|become[s]?)\b/i
const mostTargets = 3
const mostColumns = 3
/** Parts of a host variable before the name of its column: `DCL-`, `HV-`, `:WS-CUST-`. */
const mostPrefixes = 3

/** The column that a field of a program ends in: it is moved to a host variable, which bears the name of its column; else the column that bears the name of the field itself. */
export const storedColumnAspect: Aspect = {
  name: 'stored column',
  asks: ({ bare }, { named, kinds: [kind] }) =>
    named && (kind === 'field' || kind === 'symbol') && asksColumn.test(bare) && asksWay.test(bare),
  calls: (_, subject, findings) => [
    movesCall(subject),
    ...ownNames(subject).map(definitionCall),
    ...targetsOf(subject, findings).flatMap(({ name }) => [definitionCall(name), ...columnNames(name).map(definitionCall)]),
  ],
  draft: (_, subject, findings) => {
    const lead = targetsOf(subject, findings).flatMap(({ name, line }) => {
      const columns = columnsOf(name, findings)
      if (columns.length === 0) return []
      const moved = item(findings, `${nameFor(findings, subject.name, [at(line)])} is moved to ${nameFor(findings, name, [at(line)])}`, [
        at(line),
      ])
      return [
        moved,
        ...hostsOf(name, findings).map((one) => definedItem(one, findings)),
        ...columns.map((one) => definedItem(one, findings)),
      ]
    })
    const own = lead.length > 0 ? [] : columnsNamed(ownNames(subject), findings).map((one) => definedItem(one, findings))
    return lead.length + own.length === 0 ? undefined : { lead: [...lead, ...own], quotes: [] }
  },
}

function movesCall({ name }: Subject) {
  return patternCall(String.raw`\bMOVE\s+${escapeRegex(name)}\s+(?:(?:OF|IN)\s+\S+\s+)?TO\s`)
}

interface Target {
  readonly name: string
  readonly line: FoundLine
}

function targetsOf(subject: Subject, findings: Findings): readonly Target[] {
  const found = findings.codeLinesFound(movesCall(subject)).flatMap((line): readonly Target[] => {
    const name = /\bTO\s+([A-Z0-9][\w-]*)/i.exec(line.text)?.[1]
    return name === undefined ? [] : [{ name, line }]
  })
  return distinctBy(found, ({ name }) => name.toUpperCase()).slice(0, mostTargets)
}

/** `DCL-CLAIM-AMOUNT`: the column of that name, or what is left without the first parts. */
function columnNames(host: string): readonly string[] {
  const parts = host.toUpperCase().split('-')
  return Array.from({ length: Math.min(mostPrefixes, parts.length) }, (_, left) => parts.slice(left).join('_'))
}

/** A word alone is no name that a field and a column have in common by more than chance. */
function ownNames({ name }: Subject): readonly string[] {
  return columnNames(name).filter((one) => one.includes('_'))
}

function columnsOf(host: string, findings: Findings): readonly Definition[] {
  return columnsNamed(columnNames(host), findings)
}

function columnsNamed(names: readonly string[], findings: Findings): readonly Definition[] {
  const found = names.map((name) => findings.definitionsOf(name).filter(isColumn))
  return distinctBy(found.find(({ length }) => length > 0) ?? [], ({ of, detail }) => `${of ?? ''} ${detail ?? ''}`).slice(0, mostColumns)
}

/** Of a table, and not an item of a program. */
function isColumn({ kind, of, field }: Definition): boolean {
  return kind === 'field' && of !== undefined && field === undefined
}

function hostsOf(host: string, findings: Findings): readonly Definition[] {
  return findings
    .definitionsOf(host)
    .filter(({ field }) => field !== undefined)
    .slice(0, 1)
}

function definedItem(definition: Definition, findings: Findings): string {
  const { name, path, startLine, of } = definition
  const places = [{ path, startLine, endLine: startLine }]
  const what = isColumn(definition) ? 'column' : 'host variable'
  const detail = definitionDetail(definition).replaceAll('`', "'")
  return item(findings, `${what} ${nameFor(findings, name, places)}${of === undefined ? '' : ` of ${of}`}: ${detail}`, places)
}

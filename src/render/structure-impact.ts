import { type UnitKind, unitKinds } from '../answer/structure.ts'
import type { Affected, ImpactResult, SubjectImpact } from '../answer/structure-estate-results.ts'
import { placeText, subjectWords } from '../answer/structure-words.ts'
import { groupBy } from '../base/group-by.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { structureTable } from './structure-table.ts'

type Direction = ImpactResult['direction']

/** What is affected: things by their kind, statements on data items by the program that they stand in. */
export function impactText({ subjects, direction }: ImpactResult, look: ListLook): string {
  return subjects
    .map((subject) => {
      const isField = isData(subject.unit.kind)
      const title = `${subjectWords(subject)}: ${isField ? statementCounts(subject) : kindCounts(subject, direction)}`
      const table = isField ? statements(subject, direction, look) : things(subject, direction, look)
      return `${look.colors.bold(sanitizeLine(title))}\n${table}`
    })
    .join('\n')
}

function isData(kind: UnitKind): boolean {
  return kind === 'field' || kind === 'record'
}

function byKind({ affected }: SubjectImpact): [UnitKind, Affected[]][] {
  return [...groupBy(affected, ({ unit }) => unit.kind)].sort(([a], [b]) => unitKinds.indexOf(a) - unitKinds.indexOf(b))
}

function kindCounts(subject: SubjectImpact, direction: Direction): string {
  const kinds = byKind(subject).map(([kind, found]) => count(found.length, kind))
  if (kinds.length > 0) return kinds.join(', ')
  return direction === 'forward' ? 'nothing depends on it' : 'it depends on nothing'
}

/** Nearest first within each kind. */
function things(subject: SubjectImpact, direction: Direction, look: ListLook): string {
  const rows = byKind(subject).flatMap(([kind, found]) =>
    found
      .toSorted((a, b) => a.depth - b.depth)
      .map((one) => [`${kind} ${one.unit.name}`, String(one.depth), placeText(one.place), thingWay(subject, one, direction)]),
  )
  return structureTable(['Affected', 'Depth', 'Place', direction === 'forward' ? 'Because it' : 'Because of'], rows, look)
}

/** Read from the affected thing back to what was asked for, or from that on to the thing. */
function thingWay({ unit }: SubjectImpact, { path, does, complete }: Affected, direction: Direction): string {
  const steps =
    direction === 'forward'
      ? [...path.map((step) => step.does), does].map((words, i) => `${words} ${path[i - 1]?.unit.name ?? unit.name}`).reverse()
      : [...path.map((step) => `${step.does} ${step.unit.name}`), does]
  return `${steps.join(direction === 'forward' ? ' ← ' : ' → ')}${complete ? '' : ' (others possible)'}`
}

function statementCounts({ affected }: SubjectImpact): string {
  const direct = affected.filter(({ depth }) => depth === 1)
  const behind = affected.length - direct.length
  const writes = direct.filter(({ kind }) => kind === 'field-write').length
  return `${count(writes, 'write')}, ${count(direct.length - writes, 'read')}${behind > 0 ? `, ${count(behind, 'statement')} behind them` : ''}`
}

/** By program, in each the nearest first. */
function statements({ unit, affected }: SubjectImpact, direction: Direction, look: ListLook): string {
  const rows = [...groupBy(affected, ({ program }) => program ?? '').values()].flatMap((found) =>
    found.map((one) => [
      placeText(one.place),
      one.program ?? '',
      String(one.depth),
      `${one.does} ${one.kind === 'field-write' ? 'writes' : 'reads'} ${one.unit.name}`,
      valueWay(unit.name, one, direction),
    ]),
  )
  return structureTable(
    ['Place', 'Program', 'Depth', 'Statement', direction === 'forward' ? 'Value comes by' : 'Value goes by'],
    rows,
    look,
  )
}

/** `WS-A ← METER-NO`: the items that hold the value on its way. */
function valueWay(asked: string, { path, unit, complete }: Affected, direction: Direction): string {
  const names = [...path.map((step) => step.unit.name), ...(unit.name === path.at(-1)?.unit.name || path.length === 0 ? [] : [unit.name])]
  const arrow = direction === 'forward' ? ' ← ' : ' → '
  const way = path.length === 0 ? '' : [...names.reverse(), asked].join(arrow)
  return `${way}${complete ? '' : ' (others possible)'}`.trim()
}

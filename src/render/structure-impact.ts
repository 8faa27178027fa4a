import { type UnitKind, unitKinds } from '../answer/structure.ts'
import type { Affected, ImpactResult, SubjectImpact } from '../answer/structure-estate-results.ts'
import { placeText, subjectWords } from '../answer/structure-words.ts'
import { groupBy } from '../base/group-by.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { count } from '../base/text.ts'
import type { ListLook } from './definition-list.ts'
import { branch, structureTable } from './structure-table.ts'

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

/** A row for each item of each program that the value comes to, the nearest first, with all statements on it there. */
function statements({ unit, affected }: SubjectImpact, direction: Direction, look: ListLook): string {
  const items = groupBy(affected, (one) =>
    JSON.stringify([one.program, one.unit.name, one.depth, ...one.path.map((step) => step.unit.name), one.complete]),
  )
  const rows = [...groupBy([...items.values()], ([first]) => first?.program ?? '').values()].flatMap((ofProgram) =>
    ofProgram.flatMap((same) => itemRow(unit.name, same)),
  )
  return structureTable(['Item', 'Program', direction === 'forward' ? 'Value from' : 'Value for', 'Statements'], rows, look)
}

function itemRow(asked: string, same: readonly Affected[]): string[][] {
  const [first] = same
  if (!first) return []
  const { unit, program = '', path, depth, complete } = first
  const names = [asked, ...path.map((step) => step.unit.name)]
  // The way ends with what the statement names, or with an item that shares its storage.
  const before = names.filter((name) => name !== unit.name).at(-1) ?? ''
  return [[branch(depth) + unit.name, program, `${before}${complete ? '' : ' (others possible)'}`, statementList(same)]]
}

/** `cbl/A.cbl:118 MOVE, 146 READ writes`: the path where it changes. */
function statementList(same: readonly Affected[]): string {
  let path = ''
  return same
    .map(({ place, does, kind }) => {
      const at = place.path === path ? String(place.line) : placeText(place)
      path = place.path
      return `${at} ${does}${kind === 'field-write' ? ' writes' : ''}`
    })
    .join(', ')
}

import type { LocatedName } from '../../../answer/located.ts'
import { locateCall, referencesCall } from '../calls.ts'
import type { Call } from '../conversation.ts'
import type { Findings } from '../findings.ts'
import type { MacroKind } from '../question/asked-macro-clauses.ts'
import type { Question } from '../question/question.ts'

/** A screen, database or part of one that a question names, at the statement that defines it. */
export interface MacroThing {
  readonly kind: MacroKind
  readonly name: string
  /** The map of a field, the mapset of a map, the segment of a field … */
  readonly of?: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly detail: string
}

type NamedUnit = LocatedName['units'][number]

const isOfScreen = /\bPOS=\(|\bSCREEN=\(/
const isOfDatabase = /\bSTART=|\bXDFLD\b/

function kindOf({ kind, detail = '' }: NamedUnit): MacroKind | undefined {
  if (kind === 'map' || kind === 'mapset' || kind === 'segment' || kind === 'dbd') return kind
  if (kind === 'psb') return 'pcb'
  if (kind !== 'field') return undefined
  return isOfScreen.test(detail) ? 'screen field' : isOfDatabase.test(detail) ? 'ims field' : undefined
}

function asThing(unit: NamedUnit): readonly MacroThing[] {
  const { name, of, path, startLine, endLine, detail = '' } = unit
  const kind = kindOf(unit)
  if (kind === undefined || path === undefined || startLine === undefined || endLine === undefined) return []
  return [{ kind, name, path, startLine, endLine, detail, ...(of === undefined ? {} : { of }) }]
}

function namesOf({ text }: Question, findings: Findings): readonly LocatedName[] {
  return findings.located(locateCall(text))?.names ?? []
}

/** For the screens of a program that is named. */
export function screenCalls(question: Question, findings: Findings): readonly Call[] {
  const isProgram = ({ units }: LocatedName) => units.some(({ kind }) => kind === 'program') && !units.some(({ kind }) => kind === 'map')
  return namesOf(question, findings)
    .filter(isProgram)
    .map(({ word }) => referencesCall(word, 'callees'))
}

/** What a question names of that kind: where something is named beside it that it stands in, those in it alone. */
export function macroThings(kind: MacroKind, question: Question, findings: Findings): readonly MacroThing[] {
  const names = namesOf(question, findings)
  const things = names.flatMap(({ word, units }) =>
    units.flatMap(asThing).flatMap((thing) => (thing.kind === kind ? [{ word: word.toUpperCase(), thing }] : [])),
  )
  const placed = things.filter(({ word, thing }) =>
    names.some((other) => other.word.toUpperCase() !== word && holds(other, thing, findings)),
  )
  return (placed.length > 0 ? placed : things).map(({ thing }) => thing)
}

/** Whether what a question places the thing in is named with it. */
export function isPlaced(thing: MacroThing, question: Question, findings: Findings): boolean {
  return namesOf(question, findings).some((other) => other.word.toUpperCase() !== thing.name.toUpperCase() && holds(other, thing, findings))
}

const around: ReadonlySet<string> = new Set(['map', 'mapset', 'segment', 'dbd', 'psb'])

function holds({ word, units, members }: LocatedName, { of, path }: MacroThing, findings: Findings): boolean {
  if (of?.toUpperCase() === word.toUpperCase() || members.includes(path)) return true
  if (units.some((unit) => around.has(unit.kind) && unit.path === path)) return true
  return findings
    .referencesOf(word, 'callees')
    .some(({ to }) => (to.kind === 'map' && to.name === of) || (to.kind === 'mapset' && to.name === of))
}

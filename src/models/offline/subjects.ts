import type { LocatedName, LocatedUnit, LocateResult } from '../../answer/located.ts'
import type { UnitKind } from '../../answer/structure.ts'
import { locateCall } from './calls.ts'
import { dataSubjects } from './described-data.ts'
import type { Findings } from './findings.ts'
import { asksOverview, listedKind } from './question/listing.ts'
import type { Question } from './question/question.ts'

/** Something that a question is about: a unit or member that it names, or what its words lead to. */
export interface Subject {
  /** As the structure tools take it. */
  readonly name: string
  readonly kinds: readonly (UnitKind | 'document' | 'lines' | 'member' | 'system')[]
  /** Files in which it is defined; empty for what is only named. */
  readonly paths: readonly string[]
  /** Where it begins and ends in the first of them, where that is known. */
  readonly startLine?: number
  readonly endLine?: number
  /** The question names it; else its words led there. */
  readonly named: boolean
  /** Of one that is not named: how well the question's words fit, comparable within one question. */
  readonly score: number
}

const mostDescribed = 3
/** Of the best score: what has less is no candidate. */
const leastShare = 0.6
/** A unit of the kind that was asked for counts so much more. */
const wantedBonus = 1.35
/** What the second, third … unit of a file adds to the best. */
const restShare = 0.25

/** Kinds that are a member of their own; others stand in one. */
const ownersOf: ReadonlySet<string> = new Set(['program', 'job', 'proc', 'copybook', 'mapset', 'psb', 'dbd', 'table', 'view'])

/** What a question is about, surest first: what it names, else what its words fit best. */
export function subjectsOf(question: Question, findings: Findings): readonly Subject[] {
  const located = findings.located(locateCall(question.text))
  if (located === undefined) return []
  const named = located.names.map(namedSubject).filter((subject) => subject !== undefined)
  if (named.length > 0) return named
  if (listedKind(question) !== undefined || asksOverview(question)) return [wholeSystem]
  return [...dataSubjects(question, findings), ...describedSubjects(question, located)]
}

const wholeSystem: Subject = { name: '', kinds: ['system'], paths: [], named: true, score: 1 }

/** Kinds whose name is what people mean first when several things bear it. */
const kindOrder: readonly UnitKind[] = [
  'program',
  'job',
  'proc',
  'copybook',
  'transaction',
  'table',
  'mapset',
  'map',
  'segment',
  'psb',
  'dbd',
  'record',
  'field',
  'file',
  'dataset',
]

function namedSubject({ word, units: all, members }: LocatedName): Subject | undefined {
  const units = withBodies(all).sort((a, b) => orderOf(a.kind) - orderOf(b.kind))
  const [first] = units
  const paths = [...new Set([...units.flatMap(({ path }) => (path === undefined ? [] : [path])), ...members])]
  if (first === undefined && paths.length === 0) return undefined
  const kinds = first === undefined ? (['member'] as const) : [...new Set(units.map(({ kind }) => kind))]
  const at = first?.startLine === undefined ? {} : { startLine: first.startLine, endLine: first.endLine ?? first.startLine }
  return { name: word, kinds, paths, named: true, score: 1, ...at }
}

function orderOf(kind: UnitKind): number {
  const at = kindOrder.indexOf(kind)
  return at < 0 ? kindOrder.length : at
}

const bodyLines = 30

/** Where one of the units is a body of some length, without those of the same kind that only declare it, such as its entry in a table of the system. */
function withBodies(units: LocatedName['units']): LocatedName['units'][number][] {
  const length = ({ startLine = 0, endLine = 0 }: LocatedName['units'][number]) => endLine - startLine + 1
  const long = new Set(units.filter((unit) => length(unit) >= bodyLines).map(({ kind }) => kind))
  return units.filter((unit) => !long.has(unit.kind) || length(unit) >= bodyLines)
}

/** Files by how well their units fit, each as the thing that it defines. */
export function describedSubjects({ wants }: Question, { units }: Pick<LocateResult, 'units'>): readonly Subject[] {
  const byOwner = new Map<string, LocatedUnit[]>()
  for (const unit of units) {
    const key = `${unit.path}\n${ownerOf(unit).name}`
    byOwner.set(key, [...(byOwner.get(key) ?? []), unit])
  }
  const subjects = [...byOwner.values()].flatMap((ofOwner) => {
    const [best] = ofOwner
    if (best === undefined) return []
    const { kind, name } = ownerOf(best)
    const sum = ofOwner.reduce((total, { score }, index) => total + (index === 0 ? score : score * restShare ** index), 0)
    const fits = wants.some((want) => want === kind || ofOwner.some((unit) => unit.kind === want))
    const score = sum * (fits ? wantedBonus : 1)
    return [{ name, kinds: [kind], paths: [best.path], startLine: best.startLine, endLine: best.endLine, named: false, score }]
  })
  subjects.sort((a, b) => b.score - a.score)
  const least = leastShare * (subjects[0]?.score ?? 0)
  return subjects.filter(({ score }) => score >= least).slice(0, mostDescribed)
}

function ownerOf({ kind, name, owner, path }: LocatedUnit): { readonly kind: Subject['kinds'][number]; readonly name: string } {
  if (owner !== undefined) return owner
  return ownersOf.has(kind) ? { kind, name } : { kind: kind === 'document' ? 'document' : 'member', name: path }
}

import { containsName } from '../../answer/name-match.ts'
import type { EdgeKind, UnitKind, UnitName } from '../../answer/structure.ts'
import type { WhereOptions } from '../../answer/structure-index.ts'
import type { Definition, Member, Mention, WhereResult } from '../../answer/structure-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { groupBy } from '../../base/group-by.ts'
import { entryNames } from '../entry-names.ts'
import type { MemberFacts } from '../facts.ts'
import type { StructureGraph } from '../graph.ts'
import { findAskedFields } from './field-index.ts'
import { mapFieldsBehind } from './map-fields.ts'
import type { NamedThing } from './name-index.ts'
import type { QueryContext } from './query-context.ts'
import { familyOf } from './unit-family.ts'

/** Texts of messages are searched for what is typed only if that is longer than a code. */
const shortestText = 4

/** Asked for with a kind: everything of that kind, by name. */
const allOfKind = '*'

/** Definitions of any kind that have this name: units, data items, messages by text or code, members. */
export function where(context: QueryContext, asked: string, { kind, nearest = true }: WhereOptions = {}): WhereResult {
  const { names, known } = context
  if (asked === allOfKind && kind !== undefined) return everyOne(context, kind)
  const fits = (unit: { readonly kind: UnitKind }) => kind === undefined || familyOf(unit.kind) === familyOf(kind)
  const things = names.find(asked, kind)
  const fields = findAskedFields(context.graph, asked).map(({ definition }) => definition)
  const behind = things.length === 0 || fields.length > 0 ? mapFieldsBehind(context, asked, fields) : []
  const ofThings = (some: readonly NamedThing[]) => some.flatMap(({ definitions }) => definitions)
  const named = [...ofThings(things), ...fields, ...ofThings(behind)].filter(fits)
  const bearing = kind === undefined ? names.members(asked) : []
  // A message may speak of a member, which is no code of that message.
  const definitions = distinct(named.length > 0 || bearing.length > 0 ? named : messagesWith(context, asked).filter(fits))
  const paths = new Set(definitions.map(({ path }) => path))
  const members = bearing.filter(({ path }) => !paths.has(path))
  const mentions = things.filter((thing) => thing.definitions.length === 0).flatMap((thing) => mentionOf(context, thing))
  const found = definitions.length + members.length + mentions.length > 0
  return {
    query: 'where',
    name: asked,
    definitions,
    members: members.map(memberOf),
    mentions,
    nearest: found || !nearest ? [] : known.nearest(asked),
    notices: [],
  }
}

function everyOne({ graph }: QueryContext, kind: UnitKind): WhereResult {
  const units = distinct(graph.unitsOfKind(kind)).sort(byName)
  const names = new Set(units.map(({ name }) => name))
  const ways = familyOf(kind) === 'program' ? otherNames(graph, units) : new Map<string, readonly string[]>()
  const reachedBy = new Map([...names].map((name) => [name, kindsTo(graph, { kind, name }, ways.get(name))]))
  const definitions = units.map((unit) => ({ ...unit, reachedBy: reachedBy.get(unit.name) ?? [] }))
  const defined = new Set(definitions.map(({ name }) => name))
  const mentions = new Map<string, Mention>()
  // An entry of a program is called as programs are, and a member in which no program was found is there all the same.
  const isHeld = ({ inRepo }: { readonly inRepo: boolean }) => inRepo && familyOf(kind) === 'program'
  for (const edge of graph.edgesToKind(kind)) {
    const { to, path, line, system = false } = edge
    if (defined.has(to.name) || isHeld(edge)) continue
    const before = mentions.get(to.name)
    mentions.set(to.name, { ...to, references: (before?.references ?? 0) + 1, system, first: before?.first ?? { path, line } })
  }
  return {
    query: 'where',
    name: allOfKind,
    definitions,
    members: [],
    mentions: [...mentions.values()].sort(byName),
    nearest: [],
    notices: [],
  }
}

/** By program what others may write to come to it besides its name: its entries, and the names of both with that of their segment. */
function otherNames(graph: StructureGraph, programs: readonly Definition[]): ReadonlyMap<string, readonly string[]> {
  const entries = groupBy(graph.unitsOfKind('entry'), ({ of, path }) => `${of} ${path}`)
  const named = programs.map((program): [string, readonly string[]] => {
    const own = entries.get(`${program.name} ${program.path}`) ?? []
    return [program.name, [...entryNames(program), ...own.flatMap((entry) => [entry.name, ...entryNames(entry)])]]
  })
  return new Map([...groupBy(named, ([name]) => name)].map(([name, all]) => [name, all.flatMap(([, others]) => others)]))
}

/** The kinds of references to anything of that kind and name, but for those that it makes itself. */
function kindsTo(graph: StructureGraph, { kind, name }: UnitName, others: readonly string[] = []): readonly EdgeKind[] {
  const family = familyOf(kind)
  const edges = [name, ...others]
    .flatMap((one) => graph.edgesTo(one))
    .filter(({ to, from }) => familyOf(to.kind) === family && !(familyOf(from.kind) === family && from.name === name))
  return [...new Set(edges.map((edge) => edge.kind))]
}

function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0
}

/** What a copybook defines is a unit of each program that copies it. */
function distinct(definitions: readonly Definition[]): Definition[] {
  return distinctBy(definitions, ({ kind, name, path, startLine }) => `${kind} ${name} ${path}:${startLine}`)
}

function messagesWith({ graph }: QueryContext, asked: string): Definition[] {
  const text = asked.trim().toUpperCase()
  const messages = graph.unitsOfKind('message')
  const exact = messages.filter(({ name }) => name.toUpperCase() === text)
  if (exact.length > 0 || text.length < shortestText) return exact
  // A part of a word is a name that was mistyped sooner than a text that somebody remembers.
  return messages.filter(({ name }) => (/\s/.test(text) ? name.toUpperCase().includes(text) : containsName(name, text)))
}

function mentionOf({ names }: QueryContext, thing: NamedThing): Mention[] {
  const edges = names.edgesTo(thing)
  const [first] = edges
  if (!first) return []
  const place = { path: first.path, line: first.line }
  return [{ ...thing.unit, references: edges.length, system: edges.some(({ system }) => system === true), first: place }]
}

export function memberOf({ path, language, lines }: MemberFacts): Member {
  return { path, language, lines }
}

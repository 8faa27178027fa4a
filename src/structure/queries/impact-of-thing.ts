import type { StructureEdge } from '../../answer/structure.ts'
import type { Affected, ImpactResult, ImpactStep, SubjectImpact } from '../../answer/structure-estate-results.ts'
import { count } from '../../base/text.ts'
import { edgesFrom, targetOf, unresolvedFrom } from './callees.ts'
import { callerOf, edgesTo, entriesOf, mayReach } from './callers.ts'
import { comparePlaces } from './compare-places.ts'
import { statementsBehind } from './dataset-uses.ts'
import type { NamedThing } from './name-index.ts'
import { withoutProcDefaults } from './proc-defaults.ts'
import type { QueryContext } from './query-context.ts'
import { type FoundEdge, keyOf, subjectOf } from './references.ts'
import { familyOf } from './unit-family.ts'

/** How far and in which direction to go. */
export interface ImpactWalk {
  readonly depth: number
  readonly direction: ImpactResult['direction']
}

/** More than a reader takes in, and enough for any system of a few thousand programs. */
export const mostAffected = 5000

/** An edge of one step, with the thing that it leads to. */
interface Step {
  readonly edge: StructureEdge
  readonly thing: NamedThing
}

/** A thing that was come to, with the whole way there. */
interface Reached {
  readonly thing: NamedThing
  readonly depth: number
  readonly way: readonly ImpactStep[]
}

/** Everything that leads to a thing, or that it leads to; the nearest first, so each is found by its shortest way. */
export function impactOfThing(context: QueryContext, start: NamedThing, walk: ImpactWalk, notices: Set<string>): SubjectImpact {
  const affected: Affected[] = []
  const seen = new Set([keyOf(start)])
  const reached: Reached[] = [{ thing: start, depth: 0, way: [] }]
  const stepsOf = walk.direction === 'forward' ? dependents : supports
  let isCut = false
  for (const { thing, depth, way } of reached) {
    if (isCut) break
    if (depth >= walk.depth && thing.unit.kind !== 'proc') continue
    for (const { edge, thing: next } of stepsOf(context, thing)) {
      const key = keyOf(next)
      if (seen.has(key)) continue
      isCut = affected.length >= mostAffected
      if (isCut) break
      seen.add(key)
      const one = affectedBy(context, edge, next, depth + 1, way)
      affected.push(one)
      // The lines of a copybook are those of the programs that copy it, so it rests on nothing else than they do.
      const isEnd = walk.direction === 'backward' && (edge.kind === 'copy' || !edge.inRepo)
      if (!isEnd) reached.push({ thing: next, depth: depth + 1, way: [...way, { unit: one.unit, does: one.does, ...one.place }] })
    }
  }
  if (isCut) notices.add(`Only the nearest ${mostAffected} of what is affected are listed.`)
  noteUnresolved(context, start, walk, notices)
  return { ...subjectOf(start), affected }
}

function affectedBy(
  { places }: QueryContext,
  edge: StructureEdge,
  { unit }: NamedThing,
  depth: number,
  path: readonly ImpactStep[],
): Affected {
  const { kind, path: file, line, complete, from, step } = edge
  const within = from.kind === 'step' ? from.name : (step ?? (from.kind === 'program' ? places.around(edge, from.name)?.name : undefined))
  return {
    unit,
    kind,
    place: { path: file, line },
    does: wordsFor(edge),
    depth,
    path,
    ...(within === undefined || within === unit.name ? {} : { within }),
    complete,
  }
}

/** `call`, `sql UPDATE`, `file read`, `DD LEDGER`. */
function wordsFor({ kind, verb, op, dd }: StructureEdge): string {
  if (dd !== undefined) return `DD ${dd}`
  const how = verb ?? op ?? ''
  return how === '' || how.toLowerCase() === kind ? kind : `${kind} ${how}`
}

/** What depends on a thing: who calls, runs, copies, reads or writes it. */
function dependents(context: QueryContext, thing: NamedThing): Step[] {
  const behind = thing.unit.kind === 'dataset' ? edgesTo(context, thing).flatMap(({ edge }) => statementsBehind(context, edge)) : []
  return inOrder([...edgesTo(context, thing), ...entriesOf(context, thing), ...behind]).map((edge) => ({
    edge,
    thing: wholeOf(context, edge, callerOf(context, edge)),
  }))
}

/** A step is part of its job or proc, and that is what somebody has to look at. */
function wholeOf({ graph, names }: QueryContext, { from }: StructureEdge, thing: NamedThing): NamedThing {
  if (from.kind !== 'step' || from.of === undefined) return thing
  const whole = graph.unitsNamed(from.of).find(({ kind, path }) => (kind === 'job' || kind === 'proc') && path === from.path)
  return names.thingOf({ kind: whole?.kind ?? 'job', name: from.of, path: from.path })
}

/** What a thing rests on: what it calls, runs, copies, reads and writes. */
function supports(context: QueryContext, thing: NamedThing): Step[] {
  const isWithin = familyOf(thing.unit.kind) === 'paragraph'
  return inOrder(edgesFrom(context, thing, isWithin).map((edge) => ({ edge }))).map((edge) => ({
    edge,
    thing: context.names.thingOf(targetOf(edge)),
  }))
}

function inOrder(found: readonly FoundEdge[]): StructureEdge[] {
  return withoutProcDefaults(found)
    .map(({ edge }) => edge)
    .sort(comparePlaces)
}

function noteUnresolved(context: QueryContext, thing: NamedThing, { direction }: ImpactWalk, notices: Set<string>): void {
  const open = direction === 'forward' ? mayReach(context, thing) : unresolvedFrom(context, thing, undefined)
  if (open.length === 0) return
  const means = direction === 'forward' ? `may mean ${thing.unit.name}` : `stand in ${thing.unit.name}`
  const query = direction === 'forward' ? 'callers' : 'callees'
  notices.add(`${count(open.length, 'reference')} with no known target ${means}: see "${query} ${thing.unit.name}".`)
}

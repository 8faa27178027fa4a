import { edgeKinds, type StructureEdge, type UnitName, type UnresolvedReference } from '../../answer/structure.ts'
import type { WalkOptions } from '../../answer/structure-index.ts'
import type { ReferencesResult, SubjectReferences } from '../../answer/structure-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { groupBy } from '../../base/group-by.ts'
import { comparePlaces } from './compare-places.ts'
import type { NamedThing } from './name-index.ts'
import { withoutProcDefaults } from './proc-defaults.ts'
import type { QueryContext } from './query-context.ts'
import { reachedFromEntry } from './reached-from-entry.ts'
import { callable, referencesResult, subjectOf, walkReferences } from './references.ts'
import { familyOf, isLocal } from './unit-family.ts'

/** What something calls, runs, copies, reads and writes; up to `depth` steps, and through procs always to the programs. */
export function callees(context: QueryContext, asked: string, { depth = 1, kind }: WalkOptions): ReferencesResult {
  const inside = kind === 'perform' || kind === 'goto'
  const subjects = callable(context, asked).map((thing): SubjectReferences => {
    // What the job or procedure decides holds in the procedures below it.
    const decided = new Set<string>()
    const references = walkReferences(context, thing, {
      edgesOf: (one) =>
        withoutProcDefaults(
          edgesFrom(context, one, inside).map((edge) => ({ edge })),
          decided,
        ),
      next: (edge) => (edge.inRepo && edge.kind !== 'copy' ? context.names.thingOf(targetOf(edge)) : undefined),
      isRelay: ({ unit }) => unit.kind === 'proc',
      depth,
      kind,
    })
    return {
      ...subjectOf(thing),
      references,
      unresolved: unresolvedFrom(context, thing, kind),
    }
  })
  return referencesResult(context, { query: 'callees', asked, depth, subjects })
}

/** A paragraph is meant inside the program of the statement, a procedure in the member that was found. */
export function targetOf({ from, to, found }: StructureEdge): UnitName & { readonly path?: string } {
  if (isLocal(to) && to.of === undefined) return { ...to, of: from.of ?? from.name }
  return found === undefined ? to : { ...to, path: found }
}

/** Edges that begin in a thing, by kind and target in source order; jumps inside a program only where they are asked for. */
export function edgesFrom(context: QueryContext, thing: NamedThing, inside: boolean): StructureEdge[] {
  const isWhole = isProgram(thing.unit)
  const around = edgesAround(context, thing)
  const within = thing.unit.kind === 'entry' ? reachedFromEntry(thing, around, context.graph) : undefined
  const edges = (within ?? around.filter((edge) => beginsIn(edge, thing)))
    .filter((edge) => inside || !isWhole || (edge.kind !== 'perform' && edge.kind !== 'goto'))
    .sort((a, b) => edgeKinds.indexOf(a.kind) - edgeKinds.indexOf(b.kind) || comparePlaces(a, b))
  return [...groupBy(edges, ({ kind, to }) => `${kind} ${to.kind} ${to.name}`).values()].flat()
}

function edgesAround({ graph }: QueryContext, { unit, definitions }: NamedThing): StructureEdge[] {
  if (unit.kind === 'copybook') return withoutRepeats(pathsOf(definitions).flatMap((path) => graph.edgesIn(path)))
  // Control may go on from an entry to the end of the program that it stands in.
  if (unit.kind === 'entry') return [...new Set(definitions.flatMap(({ of }) => of ?? []))].flatMap((of) => graph.edgesFrom(of))
  return [...graph.edgesFrom(isLocal(unit) && unit.of !== undefined ? unit.of : unit.name)]
}

/** The lines of a copybook belong to each program that copies it. */
function withoutRepeats(edges: readonly StructureEdge[]): StructureEdge[] {
  return distinctBy(edges, ({ kind, path, line, to }) => `${kind} ${path} ${line} ${to.kind} ${to.name}`)
}

function beginsIn(
  { from, path, line }: Pick<StructureEdge, 'from' | 'path' | 'line'>,
  { unit, definitions }: Pick<NamedThing, 'unit' | 'definitions'>,
): boolean {
  if (unit.kind === 'copybook') return definitions.some((copybook) => copybook.path === path)
  if (unit.kind === 'entry') return definitions.some((d) => d.path === path && from.name === d.of && d.startLine <= line)
  if (isLocal(unit)) {
    const owner = from.of ?? from.name
    return definitions.some((d) => d.path === path && d.startLine <= line && line <= d.endLine && (d.of === undefined || owner === d.of))
  }
  // Classes of one member have methods of one name.
  const isTwin = from.kind === 'symbol' && from.of !== undefined && !definitions.some(({ of }) => of === from.of)
  const isSame = familyOf(from.kind) === familyOf(unit.kind) && from.name === unit.name && !isTwin
  const isInside = from.of === unit.name && (from.kind === 'step' ? unit.kind === 'job' || unit.kind === 'proc' : isProgram(unit))
  return (isSame || isInside) && (definitions.length === 0 || definitions.some((d) => d.path === from.path))
}

function isProgram({ kind }: NamedThing['unit']): boolean {
  return familyOf(kind) === 'program'
}

export function unresolvedFrom({ graph }: QueryContext, thing: NamedThing, kind: WalkOptions['kind']): UnresolvedReference[] {
  const { unit, definitions } = thing
  const byPlace = unit.kind === 'copybook' || isLocal(unit)
  const near = byPlace ? pathsOf(definitions).flatMap((path) => graph.unresolvedIn(path)) : graph.unresolvedFrom(unit.name)
  return near.filter((reference) => beginsIn(reference, thing) && (kind === undefined || reference.kind === kind))
}

function pathsOf(definitions: NamedThing['definitions']): string[] {
  return [...new Set(definitions.map(({ path }) => path))]
}

import type { StructureEdge, UnresolvedReference } from '../../answer/structure.ts'
import type { WalkOptions } from '../../answer/structure-index.ts'
import type { ReferencesResult, SubjectReferences } from '../../answer/structure-results.ts'
import { comparePlaces } from './compare-places.ts'
import type { NamedThing } from './name-index.ts'
import { comesBySelf, performsAround } from './perform-ranges.ts'
import { withoutProcDefaults } from './proc-defaults.ts'
import type { QueryContext } from './query-context.ts'
import { callable, type FoundEdge, referencesResult, subjectOf, unresolvedOf, walkReferences } from './references.ts'
import { familyOf, mayMean } from './unit-family.ts'

/** Who calls, links to, starts, runs, performs or copies something; up to `depth` steps, and through procs and PSBs always up to the jobs. */
export function callers(context: QueryContext, asked: string, { depth = 1, kind }: WalkOptions): ReferencesResult {
  const subjects = callable(context, asked).map((thing): SubjectReferences => {
    const references = walkReferences(context, thing, {
      edgesOf: (one) => orOfEntries(edgesTo(context, one), context, one),
      next: (edge) => callerOf(context, edge),
      isRelay: ({ unit }) => unit.kind === 'proc' || unit.kind === 'psb',
      depth,
      kind,
    })
    return { ...subjectOf(thing), references, unresolved: mayReach(context, thing, kind), ...comesBySelfTo(context, thing) }
  })
  return referencesResult(context, { query: 'callers', asked, depth, subjects: withoutIdle(subjects) })
}

/** Nobody calls the step or the definition in a CSD that shares its name with what is called. */
function withoutIdle(subjects: readonly SubjectReferences[]): readonly SubjectReferences[] {
  const meant = subjects.filter(({ unit, references }) => references.length > 0 || (unit.kind !== 'step' && unit.kind !== 'symbol'))
  return meant.length > 0 ? meant : subjects
}

export function edgesTo(context: QueryContext, thing: NamedThing): FoundEdge[] {
  const named = withoutProcDefaults(context.names.edgesTo(thing).map((edge) => ({ edge })))
  const [definition] = thing.definitions
  if (!definition || familyOf(definition.kind) !== 'paragraph') return named
  return [...named, ...performsAround(context, definition)].sort((a, b) => a.edge.line - b.edge.line)
}

/** Whoever calls an ENTRY of a program calls the program. */
export function entriesOf(context: QueryContext, { unit, definitions }: NamedThing): FoundEdge[] {
  if (unit.kind !== 'program') return []
  return definitions.flatMap(({ path, name }) =>
    context.graph
      .unitsOf(name)
      .filter((entry) => entry.kind === 'entry' && entry.path === path)
      .flatMap((entry) => edgesTo(context, context.names.thingOf(entry))),
  )
}

/**
 * A program whose own name nobody calls is reached by that of its only entry: in PL/I it may have another name for those outside. Of several each does something
 * else; but `PROGRAM$ENTRY` names the program.
 */
function orOfEntries(edges: FoundEdge[], context: QueryContext, thing: NamedThing): FoundEdge[] {
  const found = entriesOf(context, thing)
  if (edges.length === 0 && new Set(found.map(({ edge }) => edge.to.name)).size === 1) return found
  const named = found.filter(({ edge }) => thing.names.some((name) => edge.to.name.startsWith(`${name}$`)))
  return named.length === 0 ? edges : [...edges, ...named].sort((a, b) => comparePlaces(a.edge, b.edge))
}

/** Of a PERFORM the paragraph that it stands in, of everything else what the edge begins in. */
export function callerOf({ names, places }: QueryContext, edge: StructureEdge): NamedThing {
  const local = edge.kind === 'perform' || edge.kind === 'goto'
  const around = local && edge.from.kind === 'program' ? places.around(edge, edge.from.name) : undefined
  return names.thingOf(around ?? edge.from)
}

/** Unresolved references that may mean this. */
export function mayReach(context: QueryContext, { unit }: NamedThing, kind?: WalkOptions['kind']): readonly UnresolvedReference[] {
  const kinds = mayMean(unit.kind)
  return unresolvedOf(context, kind === undefined ? kinds : kinds.filter((one) => one === kind))
}

function comesBySelfTo(context: QueryContext, { definitions: [definition] }: NamedThing): Pick<SubjectReferences, 'above' | 'dead'> {
  return definition && familyOf(definition.kind) === 'paragraph' ? comesBySelf(context, definition) : {}
}

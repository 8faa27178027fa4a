import type { EdgeKind, StructureEdge, UnresolvedReference } from '../../answer/structure.ts'
import type { Reference, ReferencesResult, Subject, SubjectReferences, Through } from '../../answer/structure-results.ts'
import { count } from '../../base/text.ts'
import type { NamedThing } from './name-index.ts'
import type { QueryContext } from './query-context.ts'
import { familyOf, isLocal } from './unit-family.ts'

/** What a name means, data items left out: nobody calls them. */
export function callable({ names }: QueryContext, asked: string): NamedThing[] {
  return names.find(asked).filter(({ unit }) => familyOf(unit.kind) !== 'field')
}

/** An edge found for a thing, and by which way when it names something else. */
export interface FoundEdge {
  readonly edge: StructureEdge
  readonly through?: Through
}

export interface Walk {
  /** The edges of one step. */
  readonly edgesOf: (thing: NamedThing) => readonly FoundEdge[]
  /** Where the next step goes on; undefined where nothing is. */
  readonly next: (edge: StructureEdge) => NamedThing | undefined
  /** Followed beyond the depth as well: a proc does nothing that the jobs that run it do not do. */
  readonly isRelay: (thing: NamedThing) => boolean
  readonly depth: number
  readonly kind: EdgeKind | undefined
}

/** Edges up to a depth, each with its own next ones right behind it. What was walked once is not walked again. */
export function walkReferences({ places }: QueryContext, start: NamedThing, walk: Walk): Reference[] {
  const found: Reference[] = []
  const walked = new Set([keyOf(start)])
  const step = (thing: NamedThing, depth: number) =>
    walk
      .edgesOf(thing)
      .toReversed()
      .map((edge) => ({ ...edge, depth }))
  const stack = step(start, 1)
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { edge, through, depth } = top
    const thing = walk.next(edge)
    const relay = thing !== undefined && walk.isRelay(thing)
    if (walk.kind !== undefined && edge.kind !== walk.kind && !(walk.kind === 'runs' && edge.kind === 'runs-proc')) continue
    const within = edge.from.kind === 'paragraph' || edge.from.kind === 'section' ? undefined : places.around(edge, edge.from.name)?.name
    found.push({ ...edge, depth, ...(within === undefined ? {} : { within }), ...(through ? { through } : {}) })
    if (!thing || walked.has(keyOf(thing)) || (depth >= walk.depth && !relay)) continue
    walked.add(keyOf(thing))
    for (const next of step(thing, depth + 1)) stack.push(next)
  }
  return found
}

function keyOf({ unit, definitions }: NamedThing): string {
  const [definition] = definitions
  const which = isLocal(unit) ? `${unit.of} ${definition?.path} ${definition?.startLine}` : definitions.map(({ path }) => path).join(' ')
  return `${unit.kind} ${unit.name} ${which}`
}

export function subjectOf({ unit, definitions }: NamedThing): Subject {
  return { unit, definitions: definitions.map(({ path, startLine }) => ({ path, line: startLine })) }
}

/** What CICS or Db2 is told of something has its name and nothing to answer: left out, unless there is nothing else. */
export function withoutBareSymbols<Found extends Subject>(
  subjects: readonly Found[],
  isBare: (subject: Found) => boolean,
): readonly Found[] {
  const telling = subjects.filter((subject) => subject.unit.kind !== 'symbol' || !isBare(subject))
  return telling.length > 0 ? telling : subjects
}

/** References of one of the kinds of which nothing is known. */
export function unresolvedOf({ graph }: QueryContext, kinds: readonly EdgeKind[]): readonly UnresolvedReference[] {
  return kinds.length === 0 ? [] : graph.unresolved.filter(({ kind }) => kinds.includes(kind))
}

interface Finished {
  readonly query: ReferencesResult['query']
  readonly asked: string
  readonly depth: number
  readonly subjects: readonly SubjectReferences[]
}

/** The result with what is to be said of it. */
export function referencesResult(context: QueryContext, { query, asked, depth, subjects: all }: Finished): ReferencesResult {
  const subjects = withoutBareSymbols(all, ({ references }) => references.length === 0)
  const open = subjects.flatMap(({ references }) => references).filter(({ complete }) => !complete).length
  const notices = [
    ...(open === 0
      ? []
      : [
          `${count(open, 'reference')} ${open === 1 ? 'names an item' : 'name items'} that may also be set from outside, so more targets are possible.`,
        ]),
    ...(subjects.length === 0 ? fieldNotice(context, asked) : []),
  ]
  const nearest = subjects.length === 0 && notices.length === 0 ? context.known.nearest(asked) : []
  return { query, name: asked, depth, subjects, nearest, notices }
}

function fieldNotice({ graph }: QueryContext, asked: string): string[] {
  const name =
    asked
      .trim()
      .toUpperCase()
      .split(/ (?:OF|IN) /)[0] ?? ''
  const isField = graph.fieldTables(name).some(({ names }) => names.includes(name))
  return isField ? [`${name} is a data item; "uses" tells what reads and writes it.`] : []
}

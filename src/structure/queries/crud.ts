import type { StructureEdge } from '../../answer/structure.ts'
import type { CrudCell, CrudLetter, CrudResult } from '../../answer/structure-estate-results.ts'
import { distinctBy } from '../../base/distinct-by.ts'
import { groupBy } from '../../base/group-by.ts'
import { unitName } from '../unit-name.ts'
import { comparePlaces } from './compare-places.ts'
import type { QueryContext } from './query-context.ts'
import { familyOf } from './unit-family.ts'

const order: readonly CrudLetter[] = ['C', 'R', 'U', 'D']
const dataKinds: readonly StructureEdge['kind'][] = ['sql', 'file', 'dli', 'queue', 'container']

/** Who creates, reads, updates and deletes what. A file that a program only opens counts by the mode of the OPEN. */
export function crud({ graph, names, known }: QueryContext, asked?: string): CrudResult {
  const things = asked === undefined ? [] : names.find(asked)
  const isAsked = (edge: StructureEdge) =>
    things.some(({ unit, names: same }) =>
      familyOf(unit.kind) === 'program'
        ? same.includes(edge.from.name)
        : familyOf(unit.kind) === familyOf(edge.to.kind) && (same.includes(edge.to.name) || edge.operand === unit.name),
    )
  const edges = graph.edges.filter((edge) => dataKinds.includes(edge.kind) && (asked === undefined || isAsked(edge)))
  const cells = [...groupBy(edges, keyOf).values()].flatMap(cellOf).sort(byNames)
  return {
    query: 'crud',
    name: asked ?? '',
    cells,
    nearest: asked === undefined || things.length > 0 ? [] : known.nearest(asked),
    notices: things.length > 0 && cells.length === 0 ? [`No statement on a table, file, segment or queue is known of ${asked}.`] : [],
  }
}

function keyOf({ from, to }: StructureEdge): string {
  return `${from.kind} ${from.of ?? ''} ${from.name} ${from.path} ${to.kind} ${to.of ?? ''} ${to.name}`
}

function cellOf(edges: readonly StructureEdge[]): CrudCell[] {
  const [first] = edges
  if (!first) return []
  const statements = lettered(edges, statementLetters)
  const all = statements.length > 0 ? statements : lettered(edges, openLetters)
  const places = distinctBy(all, ({ letter, does, path, line }) => `${letter} ${does} ${path}:${line}`).sort(comparePlaces)
  if (places.length === 0) return []
  const letters = order.filter((letter) => places.some((place) => place.letter === letter))
  return [{ program: unitName(first.from), target: first.to, letters, places }]
}

function lettered(edges: readonly StructureEdge[], lettersOf: (edge: StructureEdge) => readonly CrudLetter[]) {
  return edges.flatMap((edge) =>
    lettersOf(edge).map((letter) => ({ letter, does: edge.verb ?? edge.op ?? '', path: edge.path, line: edge.line })),
  )
}

/** By the verbs of SQL and DL/I, and by `op` of files and queues. */
const byStatement = new Map<string, readonly CrudLetter[]>([
  ...['INSERT', 'LOAD', 'ISRT', 'write', 'send', 'release', 'put'].map((word) => [word, ['C']] as const),
  ...[
    'SELECT',
    'FETCH',
    'GU',
    'GN',
    'GNP',
    'GHU',
    'GHN',
    'GHNP',
    'read',
    'read for update',
    'browse',
    'start',
    'return',
    'receive',
    'get',
  ].map((word) => [word, ['R']] as const),
  ...['UPDATE', 'REPL', 'update', 'rewrite'].map((word) => [word, ['U']] as const),
  ...['DELETE', 'TRUNCATE', 'DLET', 'delete'].map((word) => [word, ['D']] as const),
  ['MERGE', ['C', 'U']],
  ['REPLACE', ['C', 'D']],
])

const byOpen = new Map<string, readonly CrudLetter[]>([
  ['open input', ['R']],
  ['open output', ['C']],
  ['open extend', ['C']],
  ['open i-o', ['R', 'U']],
])

/** A cursor's OPEN runs its SELECT, which is there by itself. */
function statementLetters({ verb, op }: StructureEdge): readonly CrudLetter[] {
  return byStatement.get(op ?? verb ?? '') ?? []
}

function openLetters({ op }: StructureEdge): readonly CrudLetter[] {
  return byOpen.get(op ?? '') ?? []
}

function byNames(a: CrudCell, b: CrudCell): number {
  const key = ({ target, program }: CrudCell) => `${target.kind} ${target.name} ${program.name}`
  return key(a) < key(b) ? -1 : 1
}

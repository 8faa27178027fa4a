import type { StructureEdge, StructureUnit, UnitKind, UnitName, UnresolvedReference } from '../../../src/answer/structure.ts'
import { emptyFacts, type FieldTable, type MemberFacts } from '../../../src/structure/facts.ts'
import type { StructureGraph } from '../../../src/structure/graph.ts'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'

export interface SmallGraph {
  /** `path: language`, of 100 lines each unless told. */
  readonly members?: Readonly<Record<string, string | readonly [string, number]>>
  readonly units?: readonly StructureUnit[]
  readonly edges?: readonly StructureEdge[]
  readonly unresolved?: readonly UnresolvedReference[]
  readonly fields?: readonly FieldTable[]
}

/** A graph made by hand, which finds things in the slow, obvious way. */
function smallGraph({ members = {}, units = [], edges = [], unresolved = [], fields = [] }: SmallGraph): StructureGraph {
  const facts = Object.entries(members).map(([path, what]): MemberFacts => {
    const [language, lines] = typeof what === 'string' ? [what, 100] : what
    const own = units.filter((unit) => unit.path === path)
    return { ...emptyFacts(path, language, lines), units: own, fields: fields.filter(({ files }) => files[0] === path) }
  })
  const stem = (path: string) =>
    path
      .replace(/^.*\//, '')
      .replace(/\.\w+$/, '')
      .toUpperCase()
  return {
    members: new Map(facts.map((one) => [one.path, one])),
    units,
    edges,
    unresolved,
    fields,
    diagnostics: [],
    counts: { units: units.length, edges: edges.length, unresolved: unresolved.length },
    unitsOfKind: (kind) => units.filter((unit) => unit.kind === kind),
    unitsIn: (path) => units.filter((unit) => unit.path === path),
    labelsIn: (path) => units.filter(({ kind, path: own }) => own === path && (kind === 'paragraph' || kind === 'section')),
    unitsOf: (owner) => units.filter(({ of = '' }) => of === owner),
    edgesOfKind: (kind) => edges.filter((edge) => edge.kind === kind),
    edgesToKind: (kind) => edges.filter(({ to }) => to.kind === kind),
    names: () => [...units.map(({ name }) => name), ...edges.map(({ to }) => to.name)],
    unitsNamed: (name) =>
      units.filter((unit) => endsIn(unit.name, name.toUpperCase()) || (unit.kind === 'program' && stem(unit.path) === name.toUpperCase())),
    edgesTo: (name) => edges.filter(({ to }) => endsIn(to.name, name)),
    edgesFrom: (name) => edges.filter(({ from }) => from.name === name || from.of === name),
    edgesIn: (path) => edges.filter((edge) => edge.path === path),
    unresolvedFrom: (name) => unresolved.filter(({ from }) => from.name === name || from.of === name),
    unresolvedIn: (path) => unresolved.filter((reference) => reference.path === path),
    fieldTables: (name) => fields.filter(({ names }) => names.includes(name)),
    fieldNames: () => fields.flatMap(({ names }) => names),
  }
}

function endsIn(name: string, last: string): boolean {
  return name === last || name.endsWith(`.${last}`)
}

export function queriesOver(parts: SmallGraph) {
  return createStructureQueries(smallGraph(parts), () => ({ checkedAt: 0, durationMs: 1, scanned: 1, reused: 0 }))
}

/** `cbl/A.cbl:10-20` */
function placeOf(place: string): { path: string; startLine: number; endLine: number } {
  const [, path = '', start, end = start] = /^(.*):(\d+)(?:-(\d+))?$/.exec(place) ?? []
  return { path, startLine: Number(start), endLine: Number(end) }
}

/** `program A` or `paragraph P of A`. */
function nameOf(name: string): UnitName {
  const [kind, text = '', , of] = name.split(' ')
  return { kind: kind as UnitKind, name: text, ...(of === undefined ? {} : { of }) }
}

/** `unit('program A', 'cbl/A.cbl:1-100')` */
export function unit(name: string, place: string, more: Partial<StructureUnit> = {}): StructureUnit {
  return { ...nameOf(name), ...placeOf(place), ...more }
}

/** `edge('call', 'program A', 'program B', 'cbl/A.cbl:10')`; the member of `from` is that of the place unless told. */
export function edge(
  kind: StructureEdge['kind'],
  from: string,
  to: string,
  place: string,
  more: Partial<StructureEdge> & { readonly member?: string } = {},
): StructureEdge {
  const { path, startLine } = placeOf(place)
  const { member = path, ...rest } = more
  return {
    kind,
    from: { ...nameOf(from), path: member },
    to: nameOf(to),
    path,
    line: startLine,
    how: 'literal',
    complete: true,
    inRepo: true,
    ...rest,
  }
}

interface Row {
  readonly name: string
  readonly level: number
  readonly line: number
  readonly at: number
  readonly length: number
  readonly detail?: string
  readonly redefines?: number
  /** Index into `files`. */
  readonly file?: number
}

type Use = readonly [row: number, line: number, verb: string, access: 'read' | 'write' | 'both', file?: number]

function groupAround(above: readonly Row[], level: number): number {
  return above.findLastIndex((row) => row.level < level && row.level !== 88)
}

/** A table from rows with levels: parents follow from them. */
export function fieldTable(
  owner: string,
  files: readonly string[],
  rows: readonly Row[],
  uses: readonly Use[],
  copyLines?: readonly number[],
): FieldTable {
  const verbs = [...new Set(uses.map(([, , verb]) => verb))]
  return {
    owner,
    files,
    copyLines: copyLines ?? files.map(() => 0),
    names: rows.map(({ name }) => name),
    levels: Uint8Array.from(rows, ({ level }) => level),
    parents: Int32Array.from(rows, ({ level }, i) => (level === 1 || level === 77 ? -1 : groupAround(rows.slice(0, i), level))),
    fileOf: Uint16Array.from(rows, ({ file = 0 }) => file),
    lines: Uint32Array.from(rows, ({ line }) => line),
    offsets: Int32Array.from(rows, ({ at }) => at),
    lengths: Uint32Array.from(rows, ({ length }) => length),
    redefines: Int32Array.from(rows, ({ redefines = -1 }) => redefines),
    details: rows.map(({ detail = '' }) => detail),
    uses: Uint32Array.from(
      uses.flatMap(([row, line, verb, access, file = 0]) => [
        row,
        line,
        file,
        verbs.indexOf(verb),
        ['read', 'write', 'both'].indexOf(access),
      ]),
    ),
    verbs,
  }
}

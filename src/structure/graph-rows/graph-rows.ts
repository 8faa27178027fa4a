import type { StructureEdge, StructureUnit, UnitName, UnresolvedReference } from '../../answer/structure.ts'
import { entryNames } from '../entry-names.ts'
import { memberName } from '../member-name.ts'
import { qualifiedNames } from '../qualified-names.ts'
import type { RowKeys, Rows } from './rows.ts'

type UnitIndex = 'name' | 'member' | 'kind' | 'path' | 'labels' | 'of'
type EdgeIndex = 'to' | 'from' | 'path' | 'kind' | 'toKind'
type UnresolvedIndex = 'from' | 'path'

/** What linking found, looked up by name, place and kind: lists of this process, or read from the cache where a question asks. */
export interface GraphRows {
  readonly units: Rows<StructureUnit, UnitIndex>
  readonly edges: Rows<StructureEdge, EdgeIndex>
  readonly unresolved: Rows<UnresolvedReference, UnresolvedIndex>
  /** Names of units and of what edges lead to, each once. */
  names(): Iterable<string>
  /** Names of data items. */
  fieldNames(): Iterable<string>
  /** Among the members in their order, those that may have a data item of this name, upper case. */
  membersWithField(name: string): readonly number[]
}

// Keys that are names are in upper case: paths of z/OS UNIX and names of services are kept as written, and asked for in any case.

export const unitKeys: RowKeys<StructureUnit, UnitIndex> = {
  name: (unit) => inCapitals([...namesOf(unit), ...entryNames(unit)]),
  /** Programs by the name of their member, where that is another one. */
  member: ({ kind, of, path, name }) => (kind === 'program' && of === undefined && memberName(path) !== name ? [memberName(path)] : []),
  kind: ({ kind }) => [kind],
  path: ({ path }) => [path],
  /** Paragraphs and sections by their member: whoever asks around which a line stands wants no other unit. */
  labels: ({ kind, path }) => (kind === 'paragraph' || kind === 'section' ? [path] : []),
  /** As written; empty for what stands in nothing. */
  of: ({ of }) => [of ?? ''],
}

export const edgeKeys: RowKeys<StructureEdge, EdgeIndex> = {
  to: ({ to }) => inCapitals(namesOf(to)),
  from: (edge) => inCapitals(beginnings(edge)),
  path: ({ path }) => [path],
  kind: ({ kind }) => [kind],
  toKind: ({ to }) => [to.kind],
}

export const unresolvedKeys: RowKeys<UnresolvedReference, UnresolvedIndex> = {
  from: (reference) => inCapitals(beginnings(reference)),
  path: ({ path }) => [path],
}

/** The point in `stack.h` qualifies nothing. */
function namesOf({ kind, name }: UnitName): readonly string[] {
  return kind === 'symbol' ? [name] : qualifiedNames(name)
}

function beginnings({ from: { name, of } }: Pick<StructureEdge, 'from'>): readonly string[] {
  return of === undefined || of === name ? [name] : [name, of]
}

function inCapitals(names: readonly string[]): readonly string[] {
  return names.map((name) => name.toUpperCase())
}

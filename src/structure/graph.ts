import type { EdgeKind, StructureEdge, StructureUnit, UnitKind, UnresolvedReference } from '../answer/structure.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import type { FieldTable, MemberFacts } from './facts.ts'

/** Everything that is known of a codebase, put together from the facts of its members; what the queries read. Immutable. */
export interface StructureGraph {
  /** By path, in path order. */
  readonly members: ReadonlyMap<string, MemberFacts>
  /** Of all members, in path and line order; records and fields are not among them (`fields`). */
  readonly units: readonly StructureUnit[]
  /** Fields' reads and writes are not among them (`fields`). */
  readonly edges: readonly StructureEdge[]
  readonly unresolved: readonly UnresolvedReference[]
  readonly fields: readonly FieldTable[]
  readonly diagnostics: readonly Diagnostic[]
  /** How many there are, without looking at any. */
  readonly counts: { readonly units: number; readonly edges: number; readonly unresolved: number }
  /** Units of a name in any case; a program is also found by the name of its member, a qualified name by its last part. */
  unitsNamed(name: string): readonly StructureUnit[]
  unitsOfKind(kind: UnitKind): readonly StructureUnit[]
  /** Units that stand in this member. */
  unitsIn(path: string): readonly StructureUnit[]
  /** Paragraphs and sections that stand in this member. */
  labelsIn(path: string): readonly StructureUnit[]
  /** Units whose `of` is this, as written; empty for those that have none. */
  unitsOf(owner: string): readonly StructureUnit[]
  /** Edges whose target has this name, or has it as its last part. */
  edgesTo(name: string): readonly StructureEdge[]
  /** Edges that begin in a unit of this name, or inside it (`from.of`). */
  edgesFrom(name: string): readonly StructureEdge[]
  /** Edges whose line is in this member. */
  edgesIn(path: string): readonly StructureEdge[]
  edgesOfKind(kind: EdgeKind): readonly StructureEdge[]
  edgesToKind(kind: UnitKind): readonly StructureEdge[]
  /** Unresolved references that begin in a unit of this name, or inside it. */
  unresolvedFrom(name: string): readonly UnresolvedReference[]
  /** Unresolved references whose line is in this member. */
  unresolvedIn(path: string): readonly UnresolvedReference[]
  /** Of units and of what edges lead to, as written. */
  names(): Iterable<string>
  /** Tables in which to look for an item of this name, upper case; tables that cannot hold it are left out where that is known, and stay packed. */
  fieldTables(name: string): readonly FieldTable[]
  /** Of all data items; many of them several times. */
  fieldNames(): Iterable<string>
}

import type { StructureEdge, StructureUnit, UnresolvedReference } from '../answer/structure.ts'
import type { FieldNames } from './field-names.ts'
import type { CallSheet } from './scanners/by-rules/call-sheet.ts'
import type { ControlCard } from './scanners/control-cards/control-card.ts'
import type { JclStream } from './scanners/jcl/jcl-stream.ts'

/** An edge as one member tells it; whether the target exists is known when all members are. */
export type Reference = Omit<StructureEdge, 'inRepo' | 'system'>

/**
 * What one member says, COPY expanded: plain data that survives structured cloning. Facts of a member depend on its text and on the members in
 * `includes`, and on nothing else.
 */
export interface MemberFacts {
  readonly path: string
  /** A name of `files/language.ts`. */
  readonly language: string
  readonly lines: number
  readonly units: readonly StructureUnit[]
  readonly references: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
  /** One for each program, or one for a copybook by itself. */
  readonly fields: readonly FieldTable[]
  /** Of the fields, where that is known without unpacking them. */
  readonly fieldNames?: FieldNames | undefined
  /** What a JCL member says before procs and symbols are put together. */
  readonly jcl?: JclStream | undefined
  /** What a control member (SYSTSIN, SYSIN of a utility) says. */
  readonly cards?: readonly ControlCard[] | undefined
  /** What a member of another language calls and imports. */
  readonly calls?: CallSheet | undefined
  /** What could not be read as its language, one sentence each. */
  readonly remarks: readonly { readonly line: number; readonly message: string }[]
}

/** No facts but its existence. */
export function emptyFacts(path: string, language: string, lines: number): MemberFacts {
  return { path, language, lines, units: [], references: [], unresolved: [], fields: [], remarks: [] }
}

/**
 * The data items of one program (or copybook) and what statements do to them, as columns: a million lines of code hold millions of these. Records of which a
 * program touches nothing are left out. Rows are in source order, parents before children.
 */
export interface FieldTable {
  /** The program or copybook. */
  readonly owner: string
  /** Files in which items and uses stand; `[0]` is the owner's. */
  readonly files: readonly string[]
  /** For each of `files`, the line of the owner's COPY statement that brought it in; 0 for the owner's own lines. */
  readonly copyLines: readonly number[]
  readonly names: readonly string[]
  readonly levels: Uint8Array
  /** Row of the group around an item, -1 at the top. */
  readonly parents: Int32Array
  readonly fileOf: Uint16Array
  readonly lines: Uint32Array
  /** In bytes from the start of the record; -1 where it depends on an OCCURS DEPENDING ON before it. */
  readonly offsets: Int32Array
  /** In bytes, of one occurrence. */
  readonly lengths: Uint32Array
  /** Row of the item whose storage this one redefines or renames, -1 otherwise. */
  readonly redefines: Int32Array
  /** PICTURE, USAGE, OCCURS, VALUE in short; empty for a plain group. */
  readonly details: readonly string[]
  /** Uses in source order: row, line, index into `files`, index into `verbs`, 0 read or 1 written or 2 both. Five numbers a use. */
  readonly uses: Uint32Array
  /** MOVE, ADD, READ INTO … as in the source. */
  readonly verbs: readonly string[]
}

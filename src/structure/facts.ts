import type { StructureEdge, StructureUnit, UnresolvedReference } from '../answer/structure.ts'
import type { JclStream } from '../base/jcl/jcl-stream.ts'
import type { FieldNames } from './field-names.ts'
import type { MacroSheet } from './scanners/assembler/macro-sheet.ts'
import type { CallSheet } from './scanners/by-rules/call-sheet.ts'
import type { ControlCard } from './scanners/control-cards/control-card.ts'
import type { PcbCall } from './scanners/ims/pcb-call.ts'
import type { Psb } from './scanners/ims/psb.ts'
import type { Schedule } from './scanners/scheduler/schedule.ts'

/** An edge as one member tells it; whether the target exists is known when all members are. */
export interface Reference extends Omit<StructureEdge, 'inRepo' | 'system'> {
  /** Named as a command of the system would be too, so it is one where the code has nothing of that name, and no edge. */
  readonly implicit?: true
}

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
  /** What an IMS member says of the views that programs have of databases. */
  readonly psbs?: readonly Psb[] | undefined
  /** Calls of IMS of which only the PCB is told. */
  readonly pcbCalls?: readonly PcbCall[] | undefined
  /** What a member of a scheduler says of the order of jobs. */
  readonly schedule?: Schedule | undefined
  /** What a member of another language calls and imports. */
  readonly calls?: CallSheet | undefined
  /** What a member of assembler says of macros that call what their operands name. */
  readonly macroCalls?: MacroSheet | undefined
  /** What could not be read as its language, one sentence each. */
  readonly remarks: readonly { readonly line: number; readonly message: string }[]
}

/** No facts but its existence. */
export function emptyFacts(path: string, language: string, lines: number): MemberFacts {
  return { path, language, lines, units: [], references: [], unresolved: [], fields: [], remarks: [] }
}

/**
 * Which part of an item a use works with, where it is not the item as a whole: bytes from somewhere inside it; only where something else lies, or how long it
 * is; the area that a command hands to or gets from elsewhere.
 */
export const usePart = { partly: 8, steers: 16, handed: 32 } as const
/** The use begins a statement. */
export const firstOfStatement = 4
/** Bytes of the item before those that the statement works with, times this. */
export const skippedUnit = 64
export const mostSkipped = 2 ** 26 - 1

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
  /** Offsets and lengths only tell what lies over what: its machine has other bytes than those that they are counted in. */
  readonly otherBytes?: true
  /** In bytes from the start of the record; -1 where it depends on an OCCURS DEPENDING ON before it. */
  readonly offsets: Int32Array
  /** In bytes, of one occurrence. */
  readonly lengths: Uint32Array
  /** Row of the item whose storage this one redefines or renames, -1 otherwise. */
  readonly redefines: Int32Array
  /** PICTURE, USAGE, OCCURS, VALUE in short; empty for a plain group. */
  readonly details: readonly string[]
  /**
   * Uses in source order: row, line, index into `files`, index into `verbs`, and 0 read or 1 written or 2 both, to which `usePart`, `firstOfStatement` and
   * skipped bytes times `skippedUnit` are added. Five numbers a use.
   */
  readonly uses: Uint32Array
  /** Columns of tables by the uses with which EXEC SQL moves values from or to them, as far as the statement's text tells. Left out where none are known. */
  readonly columns?: ReadonlyMap<number, string>
  /** MOVE, ADD, READ INTO … as in the source. */
  readonly verbs: readonly string[]
}

/** Kinds of units, as in the structure export. */
export const unitKinds = [
  'program',
  'entry',
  'section',
  'paragraph',
  'copybook',
  'job',
  'proc',
  'step',
  'mapset',
  'map',
  'transaction',
  'table',
  'view',
  'cursor',
  'segment',
  'psb',
  'dbd',
  'file',
  'dataset',
  'queue',
  'container',
  'field',
  'record',
  'message',
  'macro',
  'symbol',
] as const
export type UnitKind = (typeof unitKinds)[number]

/** Kinds of edges, as in the structure export. */
export const edgeKinds = [
  'call',
  'link',
  'xctl',
  'start',
  'copy',
  'runs',
  'runs-proc',
  'sql',
  'dli',
  'file',
  'dataset',
  'map',
  'queue',
  'container',
  'transaction',
  'perform',
  'goto',
  'field-read',
  'field-write',
  'triggers',
] as const
export type EdgeKind = (typeof edgeKinds)[number]

/**
 * How a target became known: written as a `literal`; the `value` of the named item; a literal or another item that a `move` puts there; `set88`, an 88-level's
 * value; `group`, through a move of the group around it; `table`, FILLER VALUEs redefined; `symbolic`, a JCL symbol; `launcher`, control cards or PARM.
 */
export type How = 'literal' | 'value' | 'move' | 'set88' | 'group' | 'table' | 'symbolic' | 'launcher'

/**
 * What is done to a file, data set, queue or map, as in the structure export. COBOL's modes of OPEN stand for themselves; `open` is one that does not say for
 * what. `model`: only the attributes of a data set are taken. `library`: programs and definitions are fetched from it.
 */
export const edgeOps = [
  'open',
  'open input',
  'open output',
  'open i-o',
  'open extend',
  'close',
  'read',
  'read for update',
  'browse',
  'start',
  'unlock',
  'write',
  'update',
  'delete',
  'sort',
  'release',
  'return',
  'send',
  'receive',
  'create',
  'define',
  'alter',
  'verify',
  'model',
  'library',
] as const
export type EdgeOp = (typeof edgeOps)[number]

/** One line of a file; the path is as in answers. */
export interface SourcePlace {
  readonly path: string
  /** 1-based. */
  readonly line: number
}

/** A unit by name. Names are upper case; of symbols as written. */
export interface UnitName {
  readonly kind: UnitKind
  readonly name: string
  /** The unit whose name makes this one's unique: the program of a paragraph, the job of a step, the record of a field. */
  readonly of?: string
}

/** Something that is defined in a file. */
export interface StructureUnit extends UnitName {
  readonly path: string
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  /** Of a nested program: the others beside it may call it. */
  readonly common?: boolean
  /** Says that it exists, without its body: a prototype. Left out where what it declares is in the code. */
  readonly declaration?: boolean
  /** What a reader wants to know beside the name, in the language's own words: `PIC X(8)`, `PROC`, `CURSOR FOR SELECT`. */
  readonly detail?: string
  /** The comment that describes it: the header of a program, the lines above a paragraph. */
  readonly comment?: { readonly startLine: number; readonly endLine: number }
  /**
   * Control never runs on from the last statement right under the header of this paragraph or section (of a program: before its first header) into what
   * follows: GO TO, GOBACK, EXEC CICS RETURN … stand before it on every way.
   */
  readonly ends?: true
  /** An EXIT PARAGRAPH, EXIT SECTION or NEXT SENTENCE in it passes over what stands below. */
  readonly skips?: true
  /** No statement but EXIT or CONTINUE stands there. */
  readonly empty?: true
  /** Of a program with statements before its first paragraph: the line of the first one. */
  readonly begins?: number
}

/** Who does what to whom, at which line, and how that is known. */
export interface StructureEdge {
  readonly kind: EdgeKind
  /** `path` is the member that defines it: two members may define a program of one name. */
  readonly from: UnitName & { readonly path: string }
  readonly to: UnitName
  /** The member that is meant, where more than a name tells: put in by a COPY, or searched for as JCLLIB says. */
  readonly found?: string
  readonly path: string
  readonly line: number
  readonly how: How
  /** Where the name of the target stands when that is not at `line`, or the COPY statement that brought the line into the program. */
  readonly via?: SourcePlace
  /** False when the operand may also be set from outside: COMMAREA, file, screen. */
  readonly complete: boolean
  readonly inRepo: boolean
  /** Known as part of the system (Language Environment, DB2, CICS, IMS, MQ, a utility), so its absence from the code is no gap. */
  readonly system?: boolean
  /** What the statement names where that is not the target's name. */
  readonly operand?: string
  /** Of `sql` and `dli`: SELECT, INSERT, GU … */
  readonly verb?: string
  /** Of `file`, `dataset`, `queue` and `map`; of `dli` what a PCB allows. */
  readonly op?: EdgeOp
  /** Of `runs`, `runs-proc` and `dataset`: the step's name. */
  readonly step?: string
  readonly dd?: string
  readonly disp?: string
  /** The statement of a procedure that this stands in place of, for this job. */
  readonly overrides?: SourcePlace
  /** Of `perform`: the last paragraph of a THRU. */
  readonly thru?: string
  /** What must hold for the statement to be done, as written and in short, outermost first: `WS-EOF = 'N'`, `EIBAID WHEN DFHPF3`, `until X > 9`. */
  readonly condition?: string
}

/** A reference of which nothing is known. */
export interface UnresolvedReference {
  readonly kind: EdgeKind
  readonly from: UnitName & { readonly path: string }
  readonly operand: string
  readonly path: string
  readonly line: number
  /** Why: `commarea`, `linkage`, `file`, `screen`, `database`, `parameter`, `computed`, `never set`, `dynamic sql`, `symbol` … */
  readonly reason: string
  readonly via?: SourcePlace
}

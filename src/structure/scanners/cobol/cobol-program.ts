import type { EdgeOp } from '../../../answer/structure.ts'

/** A program in a spliced run of tokens. Ranges are `[from, to)` token indices; empty (`from === to`) where a division is missing. */
export interface ProgramRange {
  readonly name: string
  /** `program` also for functions, classes and methods. */
  readonly kind: 'program' | 'function' | 'class' | 'method'
  /** Name of the program around it; its own name is local to that unless COMMON. */
  readonly parent?: string
  readonly common: boolean
  readonly all: TokenRange
  readonly environment: TokenRange
  readonly data: TokenRange
  /** Begins behind the period of the division header. Nested programs are not part of it. */
  readonly procedure: TokenRange
  /** Names behind PROCEDURE DIVISION USING. */
  readonly using: readonly string[]
  readonly startLine: number
  readonly endLine: number
}

export interface TokenRange {
  readonly from: number
  readonly to: number
}

/** One data description entry. Items are in source order, so a parent's index is smaller than its children's. */
export interface DataItem {
  /** Upper case; `FILLER` also where the name is left out. */
  readonly name: string
  /** 1–49, 66, 77, 78, 88. */
  readonly level: number
  /** Index of the group around it, of the item an 88 belongs to, of the record that a 66 renames in; -1 at the top. */
  readonly parent: number
  /** Token of the name, or of the level where there is none: for line and source. */
  readonly token: number
  readonly section: 'file' | 'working-storage' | 'local-storage' | 'linkage' | 'screen' | 'report' | 'communication'
  /** Of a record in the FILE SECTION: the FD's or SD's name. */
  readonly file?: string
  /** As written, upper case. */
  readonly picture?: string
  /** DISPLAY, COMP, COMP-3 …; inherited from the group; undefined for a group without. */
  readonly usage?: string
  /** Index of the item that this one redefines (66: renames from), -1 otherwise. */
  readonly redefines: number
  /** 1 without OCCURS. */
  readonly occurs: number
  readonly dependingOn?: string
  readonly indexes: readonly string[]
  /** Values with the token where each stands: one for an item, several for an 88. Figurative constants as words. */
  readonly values: readonly ItemValue[]
  /** Bytes from the beginning of the record; -1 behind an OCCURS DEPENDING ON. */
  readonly offset: number
  /** Bytes of one occurrence; of a group the sum of its parts. */
  readonly length: number
}

export interface ItemValue {
  readonly text: string
  /** A literal in quotes, a number, or a figurative constant such as SPACES. */
  readonly kind: 'literal' | 'number' | 'figurative'
  readonly token: number
  /** Upper end of a THRU. */
  readonly thru?: string
  /** ALL 'x'. */
  readonly all?: boolean
}

/** SELECT with its FD. */
export interface CobolFile {
  /** Upper case. */
  readonly name: string
  /** Token of the name in SELECT, or in the FD where there is no SELECT. */
  readonly token: number
  /** The external name without device prefixes: `UT-S-CUSTIN` is CUSTIN. Undefined where nothing is assigned. */
  readonly ddname?: string
  /** ASSIGN names a data item: its value is the external name. */
  readonly dynamic: boolean
  readonly organization?: string
  readonly access?: string
  readonly isSort: boolean
  readonly optional: boolean
  /** Names of items: RECORD KEY, ALTERNATE KEYs, RELATIVE KEY, FILE STATUS. */
  readonly keys: readonly string[]
  readonly status?: string
  /** Indices of its 01 records. */
  readonly records: readonly number[]
}

/** Sections and paragraphs of a procedure division. */
export interface Paragraph {
  readonly name: string
  readonly kind: 'section' | 'paragraph'
  /** Of a paragraph: the section around it. */
  readonly section?: string
  readonly declarative: boolean
  /** `[from, to)`: from the name to the next header; a section's holds its paragraphs. */
  readonly range: TokenRange
}

/** Something that a statement names: a literal, a data item with qualifiers, or a word that is neither. */
export interface Operand {
  readonly kind: 'literal' | 'number' | 'figurative' | 'item' | 'unknown' | 'expression'
  /** The literal's content, or the name as written, upper case, without subscripts. */
  readonly text: string
  readonly token: number
  /** Indices of the data items that it may mean; empty for literals. More than one only when the source is ambiguous. */
  readonly items: readonly number[]
  readonly subscripted: boolean
  /** With reference modification `(1:5)`. */
  readonly partly: boolean
  /** Of reference modification: bytes before the part, where the source tells: `(1:n)`, `(LENGTH OF A + 1:n)`. */
  readonly skipped?: number
}

/** One use of an item. */
export interface FieldUse {
  readonly item: number
  /** Token of the name in the statement. */
  readonly token: number
  readonly access: 'read' | 'write' | 'both'
  /** The verb in upper case: MOVE, READ INTO, CALL USING, EXEC CICS RECEIVE … */
  readonly verb: string
  readonly part: UsePart
  /** Bytes of the item before those that the statement works with. */
  readonly skipped: number
}

/**
 * Which part of the item a statement works with. `partly`: bytes from somewhere inside it. `steers`: its value only says where something else lies or how
 * long it is (subscripts, reference modification, lengths). `handed`: the area of a COMMAREA, FROM or INTO, which goes to or comes from elsewhere.
 */
export type UsePart = 'whole' | 'partly' | 'steers' | 'handed'

/** What a statement puts into an item, as far as finding out its value goes. */
export interface Assignment {
  readonly target: number
  /** Token of the statement's place. */
  readonly token: number
  readonly source:
    | { readonly kind: 'operand'; readonly operand: Operand }
    /** SET of an 88-level: the values of that condition. */
    | { readonly kind: 'set88'; readonly condition: number }
    /** From somewhere that the program does not decide: `commarea`, `file`, `screen`, `queue`, `database`, `parameter`, `console`, `call`, `computed`. */
    | { readonly kind: 'outside'; readonly from: string }
}

/** An operand that names a program, transaction, map, file, queue … and what is done with it. */
export interface NamedTarget {
  readonly edge: 'call' | 'link' | 'xctl' | 'start' | 'file' | 'map' | 'queue' | 'container'
  readonly to: 'program' | 'transaction' | 'file' | 'map' | 'mapset' | 'queue' | 'container' | 'symbol'
  readonly operand: Operand
  /** Of a map: what names its mapset. */
  readonly within?: Operand
  readonly token: number
  readonly op?: EdgeOp
  readonly verb?: string
  /** What the statement names instead of the operand, which was moved there. */
  readonly movedTo?: string
  /** Names that as the value of the operand are procedures of the program itself, and the paragraph that the statement stands in. */
  readonly inside?: { readonly names: ReadonlySet<string>; readonly from: number }
}

/** PERFORM, GO TO, ALTER and the jumps that hide in HANDLE, WHENEVER, SORT, USE and the like. */
export interface Jump {
  readonly edge: 'perform' | 'goto'
  /** Index of the paragraph or section that it stands in; -1 before the first. Of an ALTER the one that is altered; of USE -1, the runtime. */
  readonly from: number
  readonly target: string
  /** `PERFORM P OF S`. */
  readonly section?: string
  readonly thru?: string
  readonly token: number
  /** GO TO DEPENDING, ALTER, HANDLE, WHENEVER, SORT INPUT … as in the source; PERFORM or GO TO for the plain ones. */
  readonly verb: string
}

/** A statement on a file of the program (not CICS). */
export interface FileAccess {
  /** Index into the files. */
  readonly file: number
  readonly op: EdgeOp
  readonly token: number
}

/** A table that SQL reads or changes. */
export interface TableAccess {
  /** With its schema where the source gives one; upper case. */
  readonly table: string
  readonly verb: string
  readonly token: number
  /** The cursor through which it is reached. */
  readonly cursor?: string
}

/** A text or code that people see when something happens. */
interface MessageUse {
  readonly text: string
  readonly token: number
  /** DISPLAY, MOVE TO WS-MSG, ABEND CODE, RETURN-CODE … */
  readonly how: string
}

/** DECLARE CURSOR (or ALLOCATE) and the tables it reads. */
interface CursorFact {
  readonly name: string
  /** Those that it selects, in their order; undefined where an element is no column. */
  readonly columns: readonly (string | undefined)[]
  readonly tables: readonly string[]
  readonly token: number
  readonly endToken: number
}

/** A use by which EXEC SQL moves a value from or to a column: of this name, or the one at this position of a cursor. */
interface HostColumnUse {
  /** Index into `uses`. */
  readonly use: number
  readonly column?: string
  readonly cursor?: string
  readonly position: number
}

/** An IMS call, by EXEC DLI or CBLTDLI. */
export interface SegmentAccess {
  /** Undefined where the call names none (GN without SSA, CHKP …). */
  readonly segment?: Operand
  /** GU, GHU, ISRT, REPL …; for a CALL the function parameter. */
  readonly verb: string
  /** The PSB that is scheduled. */
  readonly psb?: Operand
  /** Of a CALL, the PCB or the AIB that names it. */
  readonly pcb?: Operand
  readonly byAib?: boolean
  /** Of a CALL, where the segment comes from or goes to. */
  readonly area?: Operand
  readonly token: number
}

/** What the statements of a procedure division say about control, beside where they lead. */
export interface ControlFacts {
  /** The condition under which the statement around a token is done, as written and in short. */
  conditionAt(token: number): string | undefined
  /** Control never runs from the statements right under this header into what follows; -1 for those before the first header. */
  ends(paragraph: number): boolean
  /** EXIT PARAGRAPH, EXIT SECTION or NEXT SENTENCE stands under this header. */
  skips(paragraph: number): boolean
  /** Nothing but EXIT or CONTINUE stands under the header. */
  isEmpty(paragraph: number): boolean
}

/** What the statements of a procedure division say; readers add to it. */
export interface ProcedureFacts {
  readonly control: ControlFacts
  readonly paragraphs: Paragraph[]
  readonly entries: { readonly name: string; readonly token: number; readonly using: readonly string[] }[]
  readonly jumps: Jump[]
  readonly uses: FieldUse[]
  /** Indices into `uses` of the first use of each statement. */
  readonly statements: number[]
  readonly assignments: Assignment[]
  readonly targets: NamedTarget[]
  readonly fileAccesses: FileAccess[]
  readonly tables: TableAccess[]
  readonly cursors: CursorFact[]
  readonly hostColumns: HostColumnUse[]
  readonly segments: SegmentAccess[]
  readonly messages: MessageUse[]
  /** DECLARE t TABLE: a definition. */
  readonly declaredTables: {
    readonly name: string
    readonly token: number
    readonly endToken: number
    readonly columns: readonly string[]
  }[]
  /** References of which the statement itself says that they are made at run time: PREPARE, CALL of a procedure pointer, a handle of MQ. */
  readonly dynamic: { readonly edge: 'call' | 'sql' | 'queue'; readonly operand: string; readonly token: number; readonly reason: string }[]
}

import type { EdgeKind, SourcePlace, UnitKind, UnitName } from './structure.ts'
import type { NamedResult, Subject } from './structure-results.ts'

// Answers of the queries that need the whole graph: flow, walk, impact, lineage, dead, crud, layout.

/** Something that control, data or a screen passes through. */
export interface FlowNode {
  readonly unit: UnitName
  /** Where it is defined; undefined for what is only named. */
  readonly place?: SourcePlace
  /** What a reader wants to know beside the name: the text of a screen's heading, `DISP=SHR`. */
  readonly detail?: string
}

/** `falls`: control goes on into the next paragraph. `then`: the next step of a job. Any other is the edge that says so. */
type FlowKind = EdgeKind | 'falls' | 'then'

export interface FlowLink extends SourcePlace {
  /** Indices into the nodes. */
  readonly from: number
  readonly to: number
  readonly kind: FlowKind
  /** The verb, operation or THRU as a reader wants it: `PERFORM THRU 2000-EXIT`, `DD TRANFILE read`. */
  readonly does?: string
  /** What must hold, as written and in short, outermost first: `WS-EOF = 'N'`, `EIBAID WHEN DFHPF3`. */
  readonly condition?: string
}

/** How control goes through a program, a job, or the screens that transactions show. The first node is where it begins. */
export interface SubjectFlow extends Subject {
  readonly flow: 'program' | 'job' | 'screen'
  readonly nodes: readonly FlowNode[]
  /** In source order of each node. */
  readonly links: readonly FlowLink[]
}

export interface FlowResult extends NamedResult {
  readonly query: 'flow'
  readonly subjects: readonly SubjectFlow[]
}

/** A paragraph as it is come to, in the order of execution. */
export interface WalkStep extends SourcePlace {
  readonly unit: UnitName
  /** Where it stands: `line` to `endLine` in `path`. */
  readonly endLine: number
  /** 0 for what control falls through, 1 for what that performs … */
  readonly depth: number
  /** How control comes here, and from which statement; the first is where the program begins. */
  readonly by: FlowKind | 'begin'
  readonly at?: SourcePlace
  readonly condition?: string
  /** Put in by whoever may read files. */
  readonly text?: string
}

export interface WalkResult extends NamedResult {
  readonly query: 'walk'
  readonly subjects: readonly (Subject & { readonly steps: readonly WalkStep[] })[]
}

/** One step of the way from what was asked for to what it affects. */
export interface ImpactStep extends SourcePlace {
  readonly unit: UnitName
  /** What the statement does: `MOVE`, `call`, `copy`, `WRITE FROM` … */
  readonly does: string
}

/** Something that would be affected: the last step of `path` is it. */
export interface Affected {
  /** Of what kind the thing is. A field's are statements on fields. */
  readonly unit: UnitName
  /** How it is reached: the kind of the last edge. */
  readonly kind: EdgeKind
  /** The statement. */
  readonly place: SourcePlace
  /** What the statement does to it. */
  readonly does: string
  readonly depth: number
  /** The way that leads there, without the last step; empty at depth 1. */
  readonly path: readonly ImpactStep[]
  /** The paragraph or step of the statement. */
  readonly within?: string
  /** Of a statement on a data item: the program that does it, which its place does not tell for lines of a copybook. */
  readonly program?: string
  /** False where an operand may also be something else. */
  readonly complete: boolean
}

export interface SubjectImpact extends Subject {
  readonly affected: readonly Affected[]
}

export interface ImpactResult extends NamedResult {
  readonly query: 'impact'
  /** Forward: what depends on it. Backward: what it depends on. */
  readonly direction: 'forward' | 'backward'
  readonly depth: number
  readonly subjects: readonly SubjectImpact[]
}

/** A step of a job, or a program without one, that touches a data set. */
export interface LineageUse extends SourcePlace {
  readonly access: 'read' | 'write' | 'update' | 'create' | 'delete'
  readonly program?: UnitName
  readonly job?: UnitName
  readonly step?: string
  readonly dd?: string
  readonly disp?: string
  /** How it is known whether the step reads or writes: the statement of the program that opens it, the DISP. */
  readonly because?: SourcePlace & { readonly words: string }
  /** Position of the job in the order that schedulers give, 0 first; undefined where none does. */
  readonly order?: number
}

export interface SubjectLineage extends Subject {
  /** In job order, and in the order of the steps of a job. */
  readonly uses: readonly LineageUse[]
  /** Data sets that steps make of it, and those it is made of, one step away. */
  readonly madeOf: readonly { readonly dataset: string; readonly by: LineageUse }[]
  readonly madeInto: readonly { readonly dataset: string; readonly by: LineageUse }[]
}

export interface LineageResult extends NamedResult {
  readonly query: 'lineage'
  readonly subjects: readonly SubjectLineage[]
}

/** Code that nothing reaches from any entry point. */
export interface DeadUnit extends UnitName, SourcePlace {
  readonly endLine: number
}

export interface DeadResult {
  readonly query: 'dead'
  /** Programs, copybooks, procs, maps: nothing in the code leads there. */
  readonly units: readonly DeadUnit[]
  /** Paragraphs and sections of living programs that control never comes to. */
  readonly paragraphs: readonly DeadUnit[]
  /** Left out of the lists, and why: what an unresolved reference might reach, what is started from outside. */
  readonly suppressed: readonly { readonly unit: DeadUnit; readonly why: string; readonly place?: SourcePlace }[]
  readonly notices: readonly string[]
}

export type CrudLetter = 'C' | 'R' | 'U' | 'D'

export interface CrudCell {
  readonly program: UnitName
  readonly target: UnitName
  readonly letters: readonly CrudLetter[]
  /** The statements, in source order. */
  readonly places: readonly (SourcePlace & { readonly letter: CrudLetter; readonly does: string })[]
}

/** Who creates, reads, updates and deletes what: programs against tables, files, segments and queues. Of everything when no name is given. */
export interface CrudResult extends NamedResult {
  readonly query: 'crud'
  readonly cells: readonly CrudCell[]
}

export interface LayoutRow extends SourcePlace {
  readonly level: number
  readonly name: string
  /** 0 for the record itself. */
  readonly depth: number
  /** 1-based position of the first byte in the record; null where an OCCURS DEPENDING ON stands before it. */
  readonly position: number | null
  /** In bytes, of one occurrence. */
  readonly length: number
  readonly occurs: number
  /** Picture, usage, values. */
  readonly detail: string
  readonly redefines?: string
  /** The occurrence that holds the byte that was asked for, 1 for the first; of what repeats. */
  readonly occurrence?: number
}

export interface RecordLayout {
  readonly unit: UnitName
  readonly place: SourcePlace
  /** In bytes. */
  readonly length: number
  readonly rows: readonly LayoutRow[]
}

export interface LayoutResult extends NamedResult {
  readonly query: 'layout'
  /** 1-based, when one was asked for. */
  readonly position?: number
  /** With a position only the rows that hold it. */
  readonly records: readonly RecordLayout[]
}

/** Names of a kind, as a completion offers them. */
export interface KnownName {
  readonly name: string
  readonly kind: UnitKind
}

export type EstateResult = FlowResult | WalkResult | ImpactResult | LineageResult | DeadResult | CrudResult | LayoutResult

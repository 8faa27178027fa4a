import type { EdgeKind, UnitKind } from './structure.ts'
import type {
  CrudResult,
  DeadResult,
  FlowResult,
  ImpactResult,
  KnownName,
  LayoutResult,
  LineageResult,
  WalkResult,
} from './structure-estate-results.ts'
import type {
  BodyResult,
  ExportLine,
  MissingResult,
  OutlineResult,
  OverviewResult,
  ReferencesResult,
  StatusResult,
  UsesResult,
  WhereResult,
} from './structure-results.ts'

interface NameOptions {
  /** Only things of this kind. */
  readonly kind?: UnitKind | undefined
}

export interface WhereOptions extends NameOptions {
  /** False where nobody shows the names that are near to one that is not found: to find them takes longer than anything else. */
  readonly nearest?: boolean | undefined
}

export interface WalkOptions {
  /** Steps to follow, 1 unless given. */
  readonly depth?: number | undefined
  /** Only references of this kind. */
  readonly kind?: EdgeKind | undefined
}

export interface ImpactOptions {
  /** What depends on it, unless given. */
  readonly direction?: 'forward' | 'backward' | undefined
  /** Steps to follow, 3 unless given. */
  readonly depth?: number | undefined
}

interface LayoutOptions {
  readonly position?: number | undefined
}

/**
 * The questions that the structure index answers. Names are matched ignoring case: `NAME`, `NAME OF GROUP`, `PROGRAM.PARAGRAPH`, the path of a member or its
 * name. A name that means several things is answered for each of them; none of the methods throws for a name that does not exist.
 */
export interface StructureIndex {
  overview(): OverviewResult
  /** `*` with a kind: everything of that kind. */
  where(name: string, options?: WhereOptions): WhereResult
  callers(name: string, options?: WalkOptions): ReferencesResult
  callees(name: string, options?: WalkOptions): ReferencesResult
  uses(name: string, options?: NameOptions): UsesResult
  outline(name: string, options?: NameOptions): OutlineResult
  body(name: string, options?: NameOptions): BodyResult
  /** How control goes through a program or job, and how screens follow one another; of transactions, programs, jobs and procs. */
  flow(name: string, options?: NameOptions): FlowResult
  /** The paragraphs of a program in the order of execution. */
  walk(name: string): WalkResult
  /** What is affected when it changes; of a field the statements that its value reaches. */
  impact(name: string, options?: ImpactOptions): ImpactResult
  /** Which jobs and programs write and read a data set, in which order. */
  lineage(name: string): LineageResult
  dead(): DeadResult
  /** Of one program, table, file, segment or queue; of all without a name. */
  crud(name?: string): CrudResult
  /** Records with their fields by position; `position` is 1-based. */
  layout(name: string, options?: LayoutOptions): LayoutResult
  missing(): MissingResult
  status(): StatusResult
  export(): Iterable<ExportLine>
  /** All names that can be asked for, for completion: no data items of FILLER, no messages. Sorted. */
  names(): readonly KnownName[]
}

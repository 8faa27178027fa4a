import type { EdgeKind, UnitKind } from './structure.ts'
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

export interface WalkOptions {
  /** Steps to follow, 1 unless given. */
  readonly depth?: number | undefined
  /** Only references of this kind. */
  readonly kind?: EdgeKind | undefined
}

/**
 * The questions that the structure index answers. Names are matched ignoring case: `NAME`, `NAME OF GROUP`, `PROGRAM.PARAGRAPH`, the path of a member or its
 * name. A name that means several things is answered for each of them; none of the methods throws for a name that does not exist.
 */
export interface StructureIndex {
  overview(): OverviewResult
  where(name: string, options?: NameOptions): WhereResult
  callers(name: string, options?: WalkOptions): ReferencesResult
  callees(name: string, options?: WalkOptions): ReferencesResult
  uses(name: string, options?: NameOptions): UsesResult
  outline(name: string, options?: NameOptions): OutlineResult
  body(name: string, options?: NameOptions): BodyResult
  missing(): MissingResult
  status(): StatusResult
  export(): Iterable<ExportLine>
}

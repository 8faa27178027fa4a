import type { EdgeKind, SourcePlace, StructureEdge, StructureUnit, UnitKind, UnitName, UnresolvedReference } from './structure.ts'
import type { EstateResult } from './structure-estate-results.ts'

/** What each answer about a name carries beside the answer. */
export interface NamedResult {
  /** As it was asked for. */
  readonly name: string
  /** Names that exist and are near, where the one asked for does not. */
  readonly nearest: readonly string[]
  /** What is not in the answer or may be missing from it, one sentence each. */
  readonly notices: readonly string[]
}

/** Where something is defined; of a data item also how it lies in its record. */
export interface Definition extends StructureUnit {
  readonly field?: FieldLayout
  /** Where all of a kind were asked for: how other units refer to it, each kind once; empty where none does. */
  readonly reachedBy?: readonly EdgeKind[]
}

export interface FieldLayout {
  readonly level: number
  /** In bytes from the start of the record; null where an OCCURS DEPENDING ON stands before it, or nothing is known. */
  readonly offset: number | null
  /** In bytes, of one occurrence; 0 where that is not fixed or not known. */
  readonly length: number
  /** The groups around it, innermost first; the last is the record. */
  readonly groups: readonly string[]
  /** Programs that touch its record. */
  readonly programs: readonly string[]
}

/** A file of the codebase as the index knows it. */
export interface Member {
  readonly path: string
  readonly language: string
  readonly lines: number
}

/** Something that is named and nowhere defined. */
export interface Mention extends UnitName {
  /** How often. */
  readonly references: number
  /** Part of the system, so nobody expects its source here. */
  readonly system: boolean
  /** Where it is named first. */
  readonly first: SourcePlace
}

export interface WhereResult extends NamedResult {
  readonly query: 'where'
  readonly definitions: readonly Definition[]
  /** Files of that name that define nothing of that name. */
  readonly members: readonly Member[]
  readonly mentions: readonly Mention[]
}

/**
 * By which way a reference reaches what was asked for when it names something else: a PERFORM THRU or of a `section` that a paragraph lies in; a `group`
 * that holds the field, a `condition` (88) on it, an item that `redefines` its storage; a `dd` that gives a program its data set; an `item` of the symbolic map that stands for a map's
 * field; the item of another record that is written to the same bytes of the same `file`.
 */
export interface Through {
  readonly kind: 'thru' | 'section' | 'group' | 'condition' | 'redefines' | 'dd' | 'item' | 'file'
  readonly name: string
}

/** An edge as an answer lists it. */
export interface Reference extends StructureEdge {
  /** 1 for what was asked for itself, 2 for the callers of its callers … A deeper one stands right behind the one it leads to. */
  readonly depth: number
  /** The paragraph or section that the line stands in. */
  readonly within?: string
  readonly through?: Through
}

/** One of the things that a name may mean. */
export interface Subject {
  readonly unit: UnitName
  /** Where it is defined; empty for what is only named. */
  readonly definitions: readonly SourcePlace[]
}

export interface SubjectReferences extends Subject {
  readonly references: readonly Reference[]
  /** References of which nothing is known and that may belong here too. */
  readonly unresolved: readonly UnresolvedReference[]
  /**
   * Callers of a paragraph: what stands above it, from where control falls into it; the program where nothing does. `perhaps`: unless that is only
   * performed, which is not known where a program alters its GO TOs or copies what is not in the code.
   */
  readonly above?: UnitName & SourcePlace & { readonly perhaps?: boolean }
  /** A paragraph that control never comes to: nothing that is reached performs it, goes to it or falls into it. */
  readonly dead?: boolean
}

/** Callers or callees; more than one subject where the name is ambiguous. */
export interface ReferencesResult extends NamedResult {
  readonly query: 'callers' | 'callees'
  readonly depth: number
  readonly subjects: readonly SubjectReferences[]
}

export interface SubjectUses extends Subject {
  /** What reads and writes at once is in both lists. */
  readonly reads: readonly Reference[]
  readonly writes: readonly Reference[]
  /** What does neither: COPY, CLOSE, a DD statement … */
  readonly other: readonly Reference[]
  /** Of a group: of each program the first statement that reads an item inside it, and the first that writes one. */
  readonly ofParts?: readonly Reference[]
  readonly unresolved: readonly UnresolvedReference[]
}

export interface UsesResult extends NamedResult {
  readonly query: 'uses'
  readonly subjects: readonly SubjectUses[]
}

/** A DD statement of a step. */
export interface StepData {
  readonly dd: string
  readonly dataset: string
  readonly disp?: string
  readonly line: number
}

export interface OutlineEntry extends Definition {
  /** 0 for what stands in the file itself, 1 for what stands in that … */
  readonly depth: number
  /** Of a step: what it runs. */
  readonly runs?: readonly { readonly kind: UnitKind; readonly name: string; readonly how: string }[]
  /** Of a step. */
  readonly data?: readonly StepData[]
}

export interface OutlinedMember extends Member {
  readonly entries: readonly OutlineEntry[]
}

export interface OutlineResult extends NamedResult {
  readonly query: 'outline'
  readonly members: readonly OutlinedMember[]
}

/** The lines of a unit or of a whole member; `text` is put in by whoever may read files. */
interface Body {
  readonly kind: UnitKind | 'member'
  readonly name: string
  readonly of?: string
  readonly path: string
  readonly startLine: number
  readonly endLine: number
  readonly text?: string
}

export interface BodyResult extends NamedResult {
  readonly query: 'body'
  readonly bodies: readonly Body[]
}

export interface MissingUnit extends UnitName {
  readonly references: readonly { readonly kind: EdgeKind; readonly from: string; readonly path: string; readonly line: number }[]
}

export interface MissingResult {
  readonly query: 'missing'
  /** Programs, copybooks and procs that the code uses and that are not in it. */
  readonly missing: readonly MissingUnit[]
  /** Those that belong to the system or its products. */
  readonly system: readonly MissingUnit[]
  readonly notices: readonly string[]
}

export interface LanguageCount {
  readonly language: string
  readonly members: number
  readonly lines: number
}

/** Something that is started from outside the code. */
export interface EntryPoint extends UnitName, SourcePlace {
  /** Of a job its programs, of a transaction its program, of a program the jobs, procs and transactions that start it. */
  readonly related: readonly string[]
  /** Of a job that a scheduler knows: its place in the order of the schedule, 0 first. */
  readonly order?: number
}

export interface Count<Name extends string = string> {
  readonly name: Name
  readonly count: number
}

export interface OverviewResult {
  readonly query: 'overview'
  readonly members: number
  readonly lines: number
  readonly languages: readonly LanguageCount[]
  readonly entryPoints: {
    readonly jobs: readonly EntryPoint[]
    readonly transactions: readonly EntryPoint[]
    /** Run by a job, proc or transaction and called by no program. */
    readonly programs: readonly EntryPoint[]
  }
  readonly units: readonly Count<UnitKind>[]
  readonly edges: readonly Count<EdgeKind>[]
  /** By reason. */
  readonly unresolved: readonly Count[]
  /** Files in each encoding, where that is known. */
  readonly encodings: readonly Count[]
  readonly notices: readonly string[]
}

export interface StatusResult {
  readonly query: 'status'
  readonly members: number
  readonly lines: number
  readonly units: number
  readonly edges: number
  readonly unresolved: number
  /** When the index was last compared with the files, ISO 8601. */
  readonly checkedAt: string
  readonly durationMs: number
  /** Members that were read then; the facts of the others came from the cache. */
  readonly scanned: number
  readonly reused: number
  /** The file that keeps the facts between runs; null when nothing does. */
  readonly cache: string | null
  readonly notices: readonly string[]
}

/** One result for each query: what renderers, tools and `--json` show. */
export type StructureResult =
  | EstateResult
  | OverviewResult
  | WhereResult
  | ReferencesResult
  | UsesResult
  | OutlineResult
  | BodyResult
  | MissingResult
  | StatusResult

/** A line of the export (design.md section 4). */
export type ExportLine = { readonly type: 'unit' | 'edge' | 'unresolved' } & Readonly<Record<string, unknown>>

import type { SourcePlace, StructureUnit, UnitKind, UnitName } from './structure.ts'

/** Where in a unit a word was found: its own name, a name inside it, a comment, a literal, other words of its lines, or the path and names around it. */
export type LocatedField = 'name' | 'identifier' | 'comment' | 'literal' | 'text' | 'past' | 'around'

/** A word of a question as it was understood. */
export interface LocatedWord {
  /** As the question spells it. */
  readonly word: string
  /** How much it tells, 0 to 1: the rarer in the code, the more; 1 for a word that stands nowhere. */
  readonly weight: number
  /** In how many units of the code it or what stands for it was found; 0 for none. */
  readonly units: number
  /** What was looked for in its place, as indexed: word forms, abbreviations, synonyms; those that exist, most frequent first, at most eight. */
  readonly forms: readonly string[]
}

/** Something that the question names exactly. */
export interface LocatedName {
  /** As the question spells it. */
  readonly word: string
  readonly units: readonly (UnitName & {
    readonly path?: string
    readonly startLine?: number
    readonly endLine?: number
    readonly detail?: string
  })[]
  /** Files of that name or path. */
  readonly members: readonly string[]
  /** How often it is named and not defined; 0 when it is nowhere. */
  readonly mentions: number
  readonly nearest: readonly string[]
  /** Of `A.B` that is nowhere: `A`, where that is data. */
  readonly record?: string
}

/** Why a unit was found: `word` of the question stands in it as `found`. */
export interface LocatedWhy {
  readonly word: string
  readonly found: string
  readonly field: LocatedField
}

/** Lines of a unit that carry words of the question, as they stand in the file. */
export interface LocatedPassage {
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  readonly lines: readonly string[]
  /** Words of the question that stand in these lines. */
  readonly words: readonly string[]
  /** Most of the lines are of a change log, which explains nothing of the code as it is. */
  readonly isPast?: boolean
}

/** A unit that a question may be about. */
export interface LocatedUnit extends Omit<UnitName, 'kind'> {
  /** `document`: a section of a text; `lines`: lines of a file of which no structure is known. */
  readonly kind: UnitKind | 'document' | 'lines'
  readonly path: string
  /** 1-based, inclusive. */
  readonly startLine: number
  readonly endLine: number
  readonly language: string
  /** The program, job, copybook, map … that it stands in, where it is not that itself. */
  readonly owner?: Pick<StructureUnit, 'kind' | 'name'>
  /** Comparable within one result, best is highest. */
  readonly score: number
  /** The weight of the words found anywhere in it, as a share of the weight of all words of the question, 0 to 1. */
  readonly coverage: number
  readonly why: readonly LocatedWhy[]
  /** Best first; empty where the file cannot be read. */
  readonly passages: readonly LocatedPassage[]
}

/** What `locate` found for a question: the best units of the whole code, or of the part that was asked for. */
export interface LocateResult {
  readonly question: string
  readonly words: readonly LocatedWord[]
  readonly names: readonly LocatedName[]
  readonly units: readonly LocatedUnit[]
  /** Numbers and quoted texts of the question, with the places where they stand; the first hundred. */
  readonly literals: readonly { readonly text: string; readonly places: readonly SourcePlace[]; readonly total: number }[]
  /** How much was searched. */
  readonly searched: { readonly units: number; readonly members: number }
}

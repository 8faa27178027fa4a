import type { ItemValue } from '../cobol/cobol-program.ts'

/** Tokens `[from, to)`. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** What the attributes of one declared name say. */
export interface Attributes {
  readonly role: 'data' | 'file' | 'entry' | 'other'
  readonly type: DataType
  /** 1 without dimensions; -1 where the bounds are not constants. */
  readonly occurs: number
  /** ALIGNED or UNALIGNED, as written for this name. */
  readonly aligned?: boolean
  readonly isUnion: boolean
  /** ENTRY VARIABLE, FILE VARIABLE: a name for one of several. */
  readonly isVariable: boolean
  readonly isParameter: boolean
  readonly hasReturns: boolean
  /** Token of EXTERNAL('NAME')'s literal. */
  readonly external?: number
  /** Token of the name behind LIKE, or of the type behind TYPE. */
  readonly like?: number
  /** Token behind DEFINED, or in the parentheses of BASED. */
  readonly overlays?: number
  /** Of DEFINED: the first byte, counted from 1. */
  readonly position?: number
  readonly isBased: boolean
  /** FETCHABLE programs, PRINT files and the like: the plain words. */
  readonly words: ReadonlySet<string>
  readonly picture?: string
  readonly values: readonly ItemValue[]
}

/** Type, precision or length as far as constants give it: -1 for `*` and for what is computed when the program runs. */
export interface DataType {
  readonly base:
    | 'char'
    | 'bit'
    | 'wide'
    | 'picture'
    | 'decimal'
    | 'binary'
    | 'float decimal'
    | 'float binary'
    | 'pointer'
    | 'area'
    | 'other'
    | 'none'
  readonly size: number
  readonly varying?: 'two' | 'four' | 'zero'
  readonly unsigned: boolean
  readonly complex: boolean
}

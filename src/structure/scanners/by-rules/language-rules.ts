import type { UnitKind } from '../../../answer/structure.ts'
import type { Lexis } from './lexis.ts'
import type { SourceTokens } from './source-tokens.ts'
import type { SymbolSheet } from './symbol-sheet.ts'

/** A member as the reader of its language gets it. */
export interface Source {
  readonly path: string
  readonly tokens: SourceTokens
  readonly sheet: SymbolSheet
  readonly rules: LanguageRules
}

/** A language as data, and the reader for its kind of blocks. */
export interface LanguageRules {
  /** A name of `files/language.ts`. */
  readonly language: string
  /** Languages of one family call each other's routines by name. */
  readonly family: string
  readonly lexis: Lexis
  /** Names are the same in any case. Words of such a language are given in lower case. */
  readonly caseless?: boolean
  /** Words of the language: what looks like a call of one is none. */
  readonly keywords: ReadonlySet<string>
  /** The member's text as its lexis reads it, line for line; where columns have a meaning. */
  readonly normalised?: (text: string, path: string) => string
  /**
   * What a member is by itself: a `module` is named as its file is, everything else as a member of a library, and their own lines belong to them. Without it
   * they belong to the first thing that it defines.
   */
  readonly member?: 'module' | UnitKind | ((path: string) => UnitKind)
  /** Routines name the modules of their own member that they use. */
  readonly usesOwnModules?: boolean
  /** Routines that the language brings: one of the code's is only meant by such a name where it is near. */
  readonly builtIns?: ReadonlySet<string>
  /**
   * What an unqualified name may mean beside routines: the methods of the classes around it and of those that these are made of (`around`); with `any`, those of
   * any class, as a WITH statement leaves out whose they are.
   */
  readonly ownMethods?: 'around' | 'any'
  /** The name of a class calls what makes one. */
  readonly typesAreCalled?: boolean
  /** Extensions that an import leaves out, and the members that stand for a folder. */
  readonly importAs?: readonly string[]
  /** Must be linear in the tokens and take whatever stands there. */
  readonly read: (source: Source) => void
}

/** A list of words, as the rules of a language have it. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''))
}

import type { CallForm, Role } from './call-sheet.ts'
import type { StatementEnds } from './statements.ts'

/** How a language whose blocks end with words writes definitions and calls, as data for `read-end-words.ts`. */
export interface EndWordGrammar {
  readonly statements: StatementEnds
  /** Words that begin a definition and the role of what they define. */
  readonly definitions: ReadonlyMap<string, Role>
  /** Words that may stand before them. */
  readonly modifiers: ReadonlySet<string>
  /** `end sub` ends a sub; or the word `end` in the column of its beginning. */
  readonly endsBy: 'word' | 'column'
  /** `end` alone ends a definition; elsewhere it ends the program that runs. */
  readonly bareEnds?: boolean
  /** Words that begin statements of a program and none of a list of data: with one of them what stands outside everything, up to a bare end, is a program without a head. */
  readonly mainStatements?: ReadonlySet<string>
  /** Definitions in these are declarations without body. */
  readonly bodiless?: ReadonlySet<string>
  /** Such declarations have an end all the same. */
  readonly declarationsEnd?: boolean
  /** Words of definitions that have no end of their own: another way into what is around them. */
  readonly points?: ReadonlySet<string>
  /** Words of definitions that may go without a name, and then have that of their member. */
  readonly unnamed?: ReadonlySet<string>
  /** Words of a routine whose head stands elsewhere, behind a word of `definitions`: `module procedure`. */
  readonly inherited?: ReadonlySet<string>
  /** Words that begin what a type or an interface says of procedures that are defined elsewhere. */
  readonly bindings?: ReadonlySet<string>
  /** Routines stand in routines. */
  readonly nested?: boolean
  /** Modifiers that say the same as `bodiless`. */
  readonly external?: ReadonlySet<string>
  /** Words that begin a list of routines which may be handed on as arguments. */
  readonly handed?: ReadonlySet<string>
  /** Words behind which a name is called: `call`. */
  readonly callWords?: ReadonlySet<string>
  /** What they call may be missing from the code, and is told all the same. */
  readonly callsOutside?: boolean
  /** Words that begin declarations of variables. */
  readonly variableWords?: ReadonlySet<string>
  /** A variable with brackets is an array and no routine. */
  readonly arrays?: boolean
  /** A statement that begins with a name calls it, and a name alone may be a call. */
  readonly bareCalls?: boolean
  /** Modifiers that hide a definition from other members. */
  readonly hiding?: ReadonlySet<string>
  /** Words behind which names of imported modules stand, or their paths. */
  readonly imports?: ReadonlyMap<string, CallForm>
  /** The sign between a name and what it belongs to, beside the point. */
  readonly memberSign?: string
  /** Operators are words between points, and a point belongs to no name. */
  readonly pointedOperators?: boolean
}

/** What a call is as far as its own member tells. */
export const CallForm = {
  /** The statement says that something is called. */
  call: 0,
  /** A name by itself, in a language where that may be a call, a variable or a field. */
  mention: 1,
  /** Another member, by its path. */
  path: 2,
  /** Another member, by the name of the module in it. */
  module: 3,
  /** Another member, by its name in a library; expected to be in the code. */
  member: 4,
  /** A statement that does nothing but call: what it names is a routine, even where the code has none of that name. */
  named: 5,
} as const
export type CallForm = (typeof CallForm)[keyof typeof CallForm]

/** What a unit is as far as calls are concerned. */
export const Role = {
  routine: 'r',
  /** A routine that gives a value, in a language where its name alone calls it. */
  value: 'v',
  /** A class, a record: its name calls something only where that makes one. */
  type: 't',
  /** What stands in it is known by its own name outside. */
  module: 'm',
  /** A name for several routines that are called by it; what stands in it is known by its own name outside. */
  generic: 'g',
  /** Another way into the routine that it stands in, known outside by its own name. */
  point: 'p',
} as const
export type Role = (typeof Role)[keyof typeof Role]

/** Numbers a row: the unit that the call stands in (index into the member's units), line, name, qualifier, form. */
export const callRow = 5

/** Numbers a row of `bindings`. */
export const bindingRow = 3

/** In the column of qualifiers. */
export const Qualifier = {
  none: -1,
  /** An expression, so the name is one of a class, and nothing tells of which. */
  unknown: -2,
  /** The object itself. */
  self: -3,
  /** What the object's class is made of. */
  base: -4,
} as const

/**
 * What a member calls, includes and imports. Most of it is defined elsewhere or nowhere, so what it leads to is known when all members are (`link/calls`);
 * a row of numbers a call, because there are many.
 */
export interface CallSheet {
  /** Of each unit of the member, one letter. */
  readonly roles: string
  /** Each name once, as written. */
  readonly names: readonly string[]
  readonly calls: readonly number[]
  /** Pairs: a unit that is a class, and the name of one that it is made of. */
  readonly bases: readonly number[]
  /** Triples: a unit that is a type, the name that it gives to a routine, and the routine's own. */
  readonly bindings?: readonly number[]
  /** Units that no other member knows. */
  readonly hidden: readonly number[]
  /** Names of variables, fields and properties: what only mentions one of them calls nothing. */
  readonly variables: readonly string[]
}

import type { SourcePlace, UnitName } from '../../../answer/structure.ts'

/** A positional operand by its place from 0, or the key of a keyword operand. */
export type MacroParameter = number | string

/** Which operands of macros name what is called: a macro may be defined in another member than the one that uses it. */
export interface MacroSheet {
  /** Parameters that a macro passes control to. */
  readonly passing: readonly { readonly macro: string; readonly parameter: MacroParameter }[]
  /** Parameters that a macro hands on to another. */
  readonly handing: readonly {
    readonly macro: string
    readonly parameter: MacroParameter
    readonly to: string
    readonly as: MacroParameter
  }[]
  /** Names that statements give to macros and that the member itself does not define. */
  readonly given: readonly GivenName[]
  /** Labelled address constants in the bodies of macros. */
  readonly laid: readonly LaidAddress[]
  /** Labels of addresses that macros make of a parameter. */
  readonly made: readonly MadeArea[]
  readonly areaCalls: readonly AreaCall[]
}

/** Data that a macro lays out: the address of a program, by a label. */
export interface LaidAddress {
  readonly macro: string
  readonly from: UnitName & { readonly path: string }
  readonly area: string
  readonly name: string
  readonly verb: string
  readonly path: string
  readonly line: number
}

/** An area with the address of the program that a parameter names, by a label with that name in it. */
export interface MadeArea {
  readonly macro: string
  readonly parameter: MacroParameter
  readonly before: string
  readonly after: string
}

/** A call by the address in an area that the member does not define. */
export interface AreaCall {
  readonly from: UnitName & { readonly path: string }
  readonly area: string
  readonly verb: string
  /** Of what loads the address. */
  readonly path: string
  readonly line: number
  readonly via?: SourcePlace
  /** The statement that branches. */
  readonly branch: SourcePlace
}

export interface GivenName {
  readonly from: UnitName & { readonly path: string }
  readonly macro: string
  readonly parameter: MacroParameter
  readonly name: string
  readonly path: string
  readonly line: number
  readonly via?: SourcePlace
}

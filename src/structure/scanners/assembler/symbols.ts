import type { How, SourcePlace } from '../../../answer/structure.ts'
import { addToGroup } from '../../../base/group-by.ts'
import { addressesIn, isSymbol, textOf } from './constant.ts'
import type { PlacedStatement } from './placed-statements.ts'

/** A text that an area of storage may hold. */
export interface AreaText {
  readonly text: string
  readonly how: Extract<How, 'value' | 'move'>
  readonly at: SourcePlace
}

export interface AreaTexts {
  readonly texts: readonly AreaText[]
  /** Whether it may hold something else as well. */
  readonly open: boolean
}

/** An address that an area may hold. */
export interface MovedAddress {
  readonly name: string
  readonly external: boolean
  /** The constant, or the statement that moves a literal. */
  readonly constant: PlacedStatement
}

/** MVC of MVC is followed so far. */
const hops = 3
const mostTexts = 50

/** The names of one assembly, and what its areas of storage hold. */
export class Symbols {
  readonly #defined = new Map<string, PlacedStatement>()
  readonly #registers = new Map<string, number>()
  readonly #moves = new Map<string, PlacedStatement[]>()
  /** EXTRN and WXTRN. */
  readonly external = new Set<string>()

  constructor(statements: readonly PlacedStatement[]) {
    for (const statement of statements) this.#note(statement)
  }

  definition(name: string): PlacedStatement | undefined {
    return this.#defined.get(name)
  }

  /** The number of a register as an operand names it; undefined for anything else. */
  register(operand: string): number | undefined {
    const name = operand.toUpperCase().replace(/^\((.*)\)$/, '$1')
    const equated = this.#registers.get(name)
    if (equated !== undefined) return equated
    const number = /^(?:R|GR?|@)?0*(\d{1,2})$/.exec(name)?.[1]
    return number !== undefined && Number(number) < 16 ? Number(number) : undefined
  }

  /** Symbols of the address constants at a label, and whether each is external. */
  addressesAt(name: string): { readonly names: readonly string[]; readonly external: boolean; readonly at: PlacedStatement } | undefined {
    const at = this.#defined.get(name)
    if (at?.operation !== 'DC') return undefined
    const { type, names } = addressesIn(at.operands[0]?.text ?? '')
    return names.length === 0 ? undefined : { names, external: type === 'V' || names.some((one) => this.external.has(one)), at }
  }

  /** Symbols of the address constants that MVC puts at a label, each once. */
  addressesMoved(name: string): readonly MovedAddress[] {
    const found = new Map<string, MovedAddress>()
    for (const move of this.#moves.get(name) ?? []) {
      const source = move.operands[1]?.text ?? ''
      const literal = source.startsWith('=') ? addressesIn(source.slice(1)) : undefined
      const constant = isSymbol(source) ? this.addressesAt(source.toUpperCase()) : undefined
      const [moved] = (literal ?? constant)?.names ?? []
      if (moved === undefined || found.has(moved)) continue
      const external = literal?.type === 'V' || constant?.external === true || this.external.has(moved)
      found.set(moved, { name: moved, external, constant: constant?.at ?? move })
    }
    return [...found.values()]
  }

  /** Texts that may stand at a label: its constant, and what MVC puts there. */
  textsAt(name: string): AreaTexts {
    const texts: AreaText[] = []
    const open = this.#collect(name, hops, texts)
    return { texts, open }
  }

  #collect(name: string, left: number, texts: AreaText[]): boolean {
    const at = this.#defined.get(name)
    const moves = this.#moves.get(name) ?? []
    const value = at?.operation === 'DC' ? textOf(at.operands[0]?.text ?? '') : undefined
    if (at !== undefined && value !== undefined && value.trim() !== '')
      texts.push({ text: value, how: 'value', at: { path: at.path, line: at.startLine } })
    let open = moves.length === 0 && value === undefined
    for (const move of moves) {
      const source = move.operands[1]?.text ?? ''
      const literal = source.startsWith('=') ? textOf(source.slice(1)) : undefined
      if (texts.length >= mostTexts) return true
      if (literal !== undefined) texts.push({ text: literal, how: 'move', at: { path: move.path, line: move.startLine } })
      else if (left > 0 && isSymbol(source) && source.toUpperCase() !== name)
        open = this.#collect(source.toUpperCase(), left - 1, texts) || open
      else open = true
    }
    return open
  }

  #note(statement: PlacedStatement): void {
    const { label, operation, operands } = statement
    if (label !== undefined && isSymbol(label) && !this.#defined.has(label)) this.#defined.set(label, statement)
    const first = operands[0]?.value ?? ''
    if (operation === 'EQU' && label !== undefined && /^\d{1,2}$/.test(first) && Number(first) < 16)
      this.#registers.set(label, Number(first))
    else if (operation === 'EXTRN' || operation === 'WXTRN') {
      for (const { value } of operands) for (const name of value.replace(/[()]/g, ',').split(',')) this.external.add(name.toUpperCase())
    } else if (operation === 'MVC') {
      const target = /^([A-Z@#$_][A-Z0-9@#$_]*)(?:\(\d+\))?$/i.exec(first)?.[1]?.toUpperCase()
      if (target !== undefined) addToGroup(this.#moves, target, statement)
    }
  }
}

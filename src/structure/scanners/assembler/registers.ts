import { addToGroup } from '../../../base/group-by.ts'
import { operandOf } from '../../../base/macro-statements.ts'
import { addressesIn, isSymbol } from './constant.ts'
import { isDirective, isInstruction } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { Symbols } from './symbols.ts'

/** What a register holds, as far as the statement that loads it says. */
export interface LoadedAddress {
  /** Upper case. */
  readonly name: string
  readonly external: boolean
  /** The statement that loads it. */
  readonly load: PlacedStatement
  /** The constant with the address, where that is no literal. */
  readonly constant?: PlacedStatement
  /** What else may be there: several addresses are moved to the area that was loaded. */
  readonly others?: readonly LoadedAddress[]
  /** `name` is the area that holds the address; the member does not define it: a macro of the library may. */
  readonly isArea?: boolean
}

const addressLoads = new Set(['LA', 'LAY', 'LARL', 'LAE', 'LRL', 'LGRL'])
const contentLoads = new Set(['L', 'LG', 'LGF', 'LLGF', 'LLGT', 'LT', 'LTG', 'LY', 'ICM'])
const stores = new Set(['ST', 'STG', 'STY'])
const copies = new Set(['LR', 'LGR', 'LTR', 'LTGR'])
/** Instructions whose first operand is a register that they leave as it is. */
const keeping = /^(?:ST|C|TM|BAL|BAS|B$|BR$|BC|SPM|LTR|EX|J|N?OP|MVC|SAR|SSM|SPKA)/

/** Follows in source order which addresses of programs and labels the registers hold. Branches are not followed. */
export class Registers {
  readonly #symbols: Symbols
  readonly #held = new Map<number, LoadedAddress>()
  /** What was stored at labels, for programs that LOAD once and call often. */
  readonly #stored = new Map<string, LoadedAddress>()
  /** By register the labels at which it was stored before anything told what it points to. */
  readonly #keptAt = new Map<number, string[]>()

  constructor(symbols: Symbols) {
    this.#symbols = symbols
  }

  /** What the register that an operand names holds. */
  at(operand: string): LoadedAddress | undefined {
    const held = this.#heldBy(operand)
    return held?.isArea ? undefined : held
  }

  /** What the register was loaded from, where the member does not define that. */
  areaAt(operand: string): LoadedAddress | undefined {
    const held = this.#heldBy(operand)
    return held?.isArea ? held : undefined
  }

  #heldBy(operand: string): LoadedAddress | undefined {
    const register = this.#symbols.register(operand)
    return register === undefined ? undefined : this.#held.get(register)
  }

  hold(operand: string, address: LoadedAddress): void {
    const register = this.#symbols.register(operand)
    if (register === undefined) return
    this.#held.set(register, address)
    for (const label of this.#keptAt.get(register) ?? []) this.#stored.set(label, address)
  }

  read(statement: PlacedStatement): void {
    const { operation, operands } = statement
    if (!isInstruction(operation)) {
      // A macro may call a service, which keeps registers 2 to 13.
      if (!isDirective(operation)) this.called()
      if (operation === 'LOAD') this.#broughtIn(statement)
      return
    }
    if (stores.has(operation)) this.#store(operands)
    const register = this.#symbols.register(operands[0]?.value ?? '')
    if (register === undefined || keeping.test(operation)) return
    const address = this.#loaded(statement)
    this.#keptAt.delete(register)
    if (address) this.#held.set(register, address)
    else this.#held.delete(register)
  }

  /** LOAD gives the entry point in register 0. */
  #broughtIn(load: PlacedStatement): void {
    const name = operandOf(load, 'EP')
    if (name !== undefined && isSymbol(name)) this.#held.set(0, { name: name.toUpperCase(), external: true, load })
  }

  #store([register, area]: PlacedStatement['operands']): void {
    const label = area?.text.toUpperCase() ?? ''
    const held = this.#heldBy(register?.value ?? '')
    if (held && isSymbol(label)) this.#stored.set(label, held)
    else this.#stored.delete(label)
    const number = held ? undefined : this.#symbols.register(register?.value ?? '')
    if (number !== undefined && isSymbol(label)) addToGroup(this.#keptAt, number, label)
  }

  /** A call leaves its results in these. */
  called(): void {
    for (const register of [0, 1, 14, 15]) {
      this.#held.delete(register)
      this.#keptAt.delete(register)
    }
  }

  #loaded(load: PlacedStatement): LoadedAddress | undefined {
    const { operation, operands } = load
    if (copies.has(operation)) return this.#heldBy(operands[1]?.value ?? '')
    const source = operands.at(-1)?.text ?? ''
    if (addressLoads.has(operation)) return isSymbol(source) ? this.#address(source.toUpperCase(), load, undefined, false) : undefined
    if (!contentLoads.has(operation)) return undefined
    if (source.startsWith('=')) {
      const { type, names } = addressesIn(source.slice(1))
      const [name] = names
      return name === undefined ? undefined : this.#address(name, load, undefined, type === 'V')
    }
    const constant = isSymbol(source) ? this.#symbols.addressesAt(source.toUpperCase()) : undefined
    const [name] = constant?.names ?? []
    if (constant === undefined || name === undefined) return this.#inArea(source.toUpperCase(), load)
    return this.#address(name, load, constant.at, constant.external)
  }

  /** What was stored in an area so far, else what is moved to it anywhere. */
  #inArea(area: string, load: PlacedStatement): LoadedAddress | undefined {
    const stored = this.#stored.get(area)
    if (stored) return stored
    const [first, ...others] = this.#symbols.addressesMoved(area).map((moved) => ({ ...moved, load }))
    if (first === undefined && isSymbol(area) && this.#symbols.definition(area) === undefined)
      return { name: area, external: false, load, isArea: true }
    return first && others.length > 0 ? { ...first, others } : first
  }

  #address(name: string, load: PlacedStatement, constant: PlacedStatement | undefined, external: boolean): LoadedAddress {
    return { name, external: external || this.#symbols.external.has(name), load, ...(constant ? { constant } : {}) }
  }
}

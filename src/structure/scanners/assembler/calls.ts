import { operandOf, sublist } from '../../../base/macro-statements.ts'
import type { Reference } from '../../facts.ts'
import { addressesIn, isSymbol, textOf } from './constant.ts'
import type { AreaCall, LaidAddress } from './macro-sheet.ts'
import { isDone, isInstruction } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { ReferenceList, Target } from './reference-list.ts'
import { type LoadedAddress, Registers } from './registers.ts'
import type { Symbols } from './symbols.ts'

/** z/OS MVS Assembler Services Reference: macros that pass control to a load module, or bring it in. */
const moduleMacros: ReadonlyMap<string, Target> = new Map<string, Target>([
  ['LINK', { kind: 'link', to: 'program', verb: 'LINK' }],
  ['LINKX', { kind: 'link', to: 'program', verb: 'LINKX' }],
  ['XCTL', { kind: 'xctl', to: 'program', verb: 'XCTL' }],
  ['XCTLX', { kind: 'xctl', to: 'program', verb: 'XCTLX' }],
  ['ATTACH', { kind: 'link', to: 'program', verb: 'ATTACH' }],
  ['ATTACHX', { kind: 'link', to: 'program', verb: 'ATTACHX' }],
  ['LOAD', { kind: 'call', to: 'program', verb: 'LOAD' }],
  ['CALLTSSR', { kind: 'call', to: 'program', verb: 'CALLTSSR' }],
  // Runs an exec, by the area that holds its name.
  ['AXREXX', { kind: 'call', to: 'program', verb: 'AXREXX' }],
])
export function isModuleMacro(operation: string): boolean {
  return moduleMacros.has(operation)
}

/** Register forms of branch and link; a second operand of 0 branches nowhere. */
const registerCalls = new Set(['BALR', 'BASR', 'BASSM'])
const labelCalls = new Set(['BAL', 'BAS', 'JAS', 'JASL', 'BRAS', 'BRASL'])
/** Holds the address of the entry point by convention. */
const entryRegister = 15

/** What sites call their macros for structured programs that run a routine and come back. */
const performing =
  /^(?:EXE?C?(?:SR|SUB|RTN)|EXECUTE|PERF(?:ORM)?|GOSUB|DO(?:SR|SUB|RTN)|CALL(?:SR|SUB|RTN)|INVOKE|LINKSUB|BA[LS][A-Z]{1,2})$/

function isPerforming(operation: string): boolean {
  return performing.test(operation) && !isInstruction(operation)
}

/** Of a statement that is done, or of a macro that begins a routine: no data, no value. */
function isCodeLabel({ operation, operands }: PlacedStatement): boolean {
  if (operation === 'DS') return /^0/.test(operands[0]?.text ?? '')
  if (operation === 'EQU') return operands[0]?.text === '*'
  return isDone(operation)
}

/** Finds calls: by macro, by address constant, by branch and link. A branch to a label of the program itself is given to `performed`. */
export class Calls {
  readonly #symbols: Symbols
  readonly #list: ReferenceList
  readonly #registers: Registers
  readonly #performed: (label: string, at: PlacedStatement) => void
  /** Loads whose call is told, and constants that are loaded for one. */
  readonly #told = new Set<PlacedStatement>()
  /** Loads by their place, and what is called by them. */
  readonly #calls = new Set<string>()
  /** External addresses that nobody has been seen to branch to so far. */
  readonly #addresses: { readonly name: string; readonly at: PlacedStatement; readonly from: Reference['from']; readonly verb: string }[] =
    []
  /** Branches by what an area holds that the member does not define. */
  readonly areaCalls: AreaCall[] = []

  constructor(symbols: Symbols, list: ReferenceList, performed: (label: string, at: PlacedStatement) => void) {
    this.#symbols = symbols
    this.#list = list
    this.#registers = new Registers(symbols)
    this.#performed = performed
  }

  /** What the register that an operand names holds. */
  register(operand: string): LoadedAddress | undefined {
    return this.#registers.at(operand)
  }

  /** A register points to what is a copy of what stands at a label. */
  holds(register: string, label: string, at: PlacedStatement): void {
    this.#registers.hold(register, { name: label, external: false, load: at })
  }

  read(statement: PlacedStatement, from: Reference['from']): void {
    const { operation, operands } = statement
    const target = moduleMacros.get(operation)
    if (target) this.#module(target, statement, from)
    else if (operation === 'CALL') this.#call(statement, from)
    else if (registerCalls.has(operation)) this.#branch(operands[1]?.value ?? '', statement, from)
    else if (labelCalls.has(operation)) this.#label(operands[1]?.text ?? '', statement, from)
    else if (isPerforming(operation)) this.#routine(statement)
    else this.#noteAddresses(statement, from)
    this.#registers.read(statement)
    if (registerCalls.has(operation) || labelCalls.has(operation)) this.#registers.called()
  }

  /** External addresses without a branch in sight: tables of routines, exits, what is passed on. */
  finish(): void {
    for (const { name, at, from, verb } of this.#untold()) this.#list.named({ kind: 'call', to: 'program', verb }, name, from, at)
  }

  /** The same of a macro: a constant with a label is data that those who use the macro may branch by. */
  finishMacro(macro: string): readonly LaidAddress[] {
    const laid: LaidAddress[] = []
    for (const { name, at, from, verb } of this.#untold()) {
      const { label, operation, path, startLine: line } = at
      if (operation === 'DC' && label !== undefined && isSymbol(label)) laid.push({ macro, from, area: label, name, verb, path, line })
      else this.#list.named({ kind: 'call', to: 'program', verb }, name, from, at)
    }
    return laid
  }

  #untold() {
    return this.#addresses.filter(({ at }) => !this.#told.has(at))
  }

  #module(target: Target, statement: PlacedStatement, from: Reference['from']): void {
    const name = operandOf(statement, 'EP')
    const area = operandOf(statement, statement.operation === 'AXREXX' ? 'NAME' : 'EPLOC')
    if (name !== undefined && isSymbol(name)) this.#list.named(target, name, from, statement)
    else if (name !== undefined && !name.includes('&')) this.#list.unknown(target.kind, name, from, statement, 'computed')
    else if (area === undefined || area.includes('&')) return
    else if (area.startsWith('=')) this.#list.named(target, textOf(area.slice(1)) ?? area, from, statement)
    else if (area.startsWith('(')) this.#areaInRegister(target, area, statement, from)
    else this.#list.held(target, area, from, statement)
  }

  /** `EPLOC=(R9)`, R9 pointing to the name. */
  #areaInRegister(target: Target, operand: string, statement: PlacedStatement, from: Reference['from']): void {
    const loaded = this.#registers.at(operand)
    if (loaded && !loaded.external) this.#list.held(target, loaded.name, from, statement)
    else this.#list.unknown(target.kind, operand, from, statement, 'computed')
  }

  #call(statement: PlacedStatement, from: Reference['from']): void {
    const called = statement.operands[0]?.text ?? ''
    if (called.startsWith('(')) this.#branch(called, statement, from)
    else if (isSymbol(called)) {
      this.#list.named({ kind: 'call', to: 'program', verb: 'CALL' }, called, from, statement)
      this.#segments(called.toUpperCase(), statement, from)
    }
  }

  /** `CALL ASMTDLI,(function,PCB,area,SSA…)`: the function and the search arguments are constants as a rule. */
  #segments(program: string, statement: PlacedStatement, from: Reference['from']): void {
    if (program.length !== 7 || !program.endsWith('TDLI')) return
    const passed = sublist(statement.operands[1]?.text ?? '')
    const textAt = (label: string | undefined) => (label === undefined ? undefined : this.#symbols.textsAt(label.toUpperCase()).texts[0])
    const first = textAt(passed[0]) === undefined && textAt(passed[1]) !== undefined ? 1 : 0
    const verb = textAt(passed[first])?.text.trim().toUpperCase() ?? passed[first]?.toUpperCase()
    for (const argument of passed.slice(first + 3)) {
      const segment = textAt(argument)
        ?.text.slice(0, 8)
        .replace(/[^\w@#$-].*$/, '')
      if (segment === undefined || !isSymbol(segment) || verb === undefined) continue
      const constant = this.#symbols.definition(argument.toUpperCase())
      this.#list.named({ kind: 'dli', to: 'segment', verb }, segment, from, statement, { constant, operand: argument.toUpperCase() })
    }
  }

  /** By the register that holds the address. */
  #branch(operand: string, statement: PlacedStatement, from: Reference['from']): void {
    const register = this.#symbols.register(operand)
    if (register === undefined || register === 0) return
    const area = this.#registers.areaAt(operand)
    if (area) this.#noteArea(area, statement, from)
    const held = this.#registers.at(operand)
    if (held === undefined && register === entryRegister) this.#list.unknown('call', operand.toUpperCase(), from, statement, 'computed')
    for (const loaded of held ? [held, ...(held.others ?? [])] : []) this.#transfer(loaded, statement, from)
  }

  #noteArea({ name: area, load }: LoadedAddress, statement: PlacedStatement, from: Reference['from']): void {
    const { path, startLine: line, via } = load
    const branch = { path: statement.path, line: statement.startLine }
    this.areaCalls.push({ ...{ from, area, verb: statement.operation, path, line, branch }, ...(via ? { via } : {}) })
  }

  #transfer(loaded: LoadedAddress, statement: PlacedStatement, from: Reference['from']): void {
    if (!loaded.external && this.#symbols.definition(loaded.name)) this.#performed(loaded.name, statement)
    else this.#loadedCall(loaded, statement, from)
  }

  /** Told once for each load, at its line: there stands the name. */
  #loadedCall({ name, external, load, constant }: LoadedAddress, statement: PlacedStatement, from: Reference['from']): void {
    if (!external || load.operation === 'LOAD') return
    const call = `${load.path} ${load.startLine} ${name}`
    if (this.#calls.has(call)) return
    this.#calls.add(call)
    this.#told.add(load)
    if (constant) this.#told.add(constant)
    const more = constant ? { constant, ...(constant.label === undefined ? {} : { operand: constant.label }) } : {}
    this.#list.named({ kind: 'call', to: 'program', verb: statement.operation }, name, from, load, more)
  }

  #label(operand: string, statement: PlacedStatement, from: Reference['from']): void {
    const label = operand.toUpperCase()
    if (!isSymbol(operand)) return
    if (this.#symbols.external.has(label))
      this.#list.named({ kind: 'call', to: 'program', verb: statement.operation }, label, from, statement)
    else if (this.#symbols.definition(label)) this.#performed(label, statement)
  }

  /** `EXSR CHECK`, `BASNZ R14,CHECK`: by a macro of a library, to a label of code. */
  #routine(statement: PlacedStatement): void {
    for (const { text } of statement.operands.slice(0, 2)) {
      const target = isSymbol(text) ? this.#symbols.definition(text.toUpperCase()) : undefined
      if (target === undefined || !isCodeLabel(target)) continue
      this.#performed(text.toUpperCase(), statement)
      return
    }
  }

  #noteAddresses(statement: PlacedStatement, from: Reference['from']): void {
    const { operation, operands } = statement
    for (const { text } of operands) {
      const literal = operation !== 'DC' && text.startsWith('=') ? text.slice(1) : undefined
      if (operation !== 'DC' && literal === undefined) continue
      const { type, names } = addressesIn(literal ?? text)
      for (const name of names) {
        if (type !== 'V' && !this.#symbols.external.has(name)) continue
        this.#addresses.push({ name, at: statement, from, verb: operation === 'DC' ? `DC ${type}` : `${operation} =${type}` })
      }
    }
  }
}

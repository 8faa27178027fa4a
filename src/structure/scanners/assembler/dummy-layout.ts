import { isSystemMacro } from '../../../base/system-macros.ts'
import type { FieldTable } from '../../facts.ts'
import { isSymbol, storageOf } from './constant.ts'
import { isDirective, isInstruction } from './operations.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { DummySection } from './sections.ts'

/** A DSECT is a record; its labels are what a reader of COBOL calls items of the next level. */
const recordLevel = 1
const conditional: ReadonlySet<string> = new Set(['AIF', 'AGO'])
const fieldLevel = 5

interface Row {
  readonly name: string
  readonly parent: number
  readonly line: number
  /** -1 where it is not known. */
  readonly offset: number
  length: number
  readonly detail: string
}

/** The dummy sections that stand in `path`, as records with their fields; undefined when there are none. */
export function dummyTable(dummies: readonly DummySection[], path: string, owner: string): FieldTable | undefined {
  const rows: Row[] = []
  for (const dummy of dummies) if (dummy.statements[0]?.path === path) new Layout(dummy, rows).read()
  if (rows.length === 0) return undefined
  return {
    owner,
    files: [path],
    copyLines: [0],
    names: rows.map(({ name }) => name),
    levels: Uint8Array.from(rows, ({ parent }) => (parent < 0 ? recordLevel : fieldLevel)),
    parents: Int32Array.from(rows, ({ parent }) => parent),
    fileOf: new Uint16Array(rows.length),
    lines: Uint32Array.from(rows, ({ line }) => line),
    offsets: Int32Array.from(rows, ({ offset }) => offset),
    lengths: Uint32Array.from(rows, ({ length }) => length),
    redefines: new Int32Array(rows.length).fill(-1),
    details: rows.map(({ detail }) => detail),
    uses: new Uint32Array(0),
    verbs: [],
  }
}

/** Where the labels of one DSECT lie. Behind a duplication by expression or a macro, nothing is known until an ORG to a known place. */
class Layout {
  readonly #dummy: DummySection
  readonly #rows: Row[]
  readonly #record: number
  readonly #offsets = new Map<string, number>()
  #at = 0
  #end = 0
  /** Something in it takes room of which nothing is known. */
  #isOpen = false

  constructor(dummy: DummySection, rows: Row[]) {
    this.#dummy = dummy
    this.#rows = rows
    this.#record = rows.length
  }

  read(): void {
    const [head, ...statements] = this.#dummy.statements
    if (head === undefined) return
    const record: Row = { name: this.#dummy.name, parent: -1, line: head.startLine, offset: 0, length: 0, detail: 'DSECT' }
    this.#rows.push(record)
    this.#offsets.set(record.name, 0)
    for (const statement of statements) if (statement.path === head.path) this.#statement(statement)
    record.length = this.#isOpen ? 0 : Math.max(0, this.#end)
  }

  #statement(statement: PlacedStatement): void {
    const { operation, operands } = statement
    if (operation === 'DS' || operation === 'DC') this.#storage(statement)
    else if (operation === 'ORG') this.#move(operands[0]?.text ?? '')
    else if (operation === 'EQU' && operands[0]?.text === '*') this.#label(statement, 0)
    // Mapping macros and code take room that only the assembler knows; so does what a macro generates on a condition.
    else if (conditional.has(operation) || isInstruction(operation) || !isDirective(operation))
      this.#lose(isSystemMacro(operation) && statement.label !== undefined)
  }

  /** What stands behind the last field may be code already, of which only a macro of the site tells that. */
  #lose(isField: boolean): void {
    this.#at = -1
    this.#isOpen ||= isField
  }

  #storage(statement: PlacedStatement): void {
    this.#isOpen ||= this.#at < 0
    for (const [i, { text }] of statement.operands.entries()) {
      const storage = storageOf(text)
      if (storage === undefined) {
        if (i === 0) this.#label(statement, 0)
        this.#lose(true)
        return
      }
      if (this.#at >= 0) this.#at = Math.ceil(this.#at / storage.boundary) * storage.boundary
      if (i === 0) this.#label(statement, storage.one)
      if (this.#at >= 0) this.#at += storage.all
    }
    this.#end = this.#at < 0 || this.#end < 0 ? this.#end : Math.max(this.#end, this.#at)
  }

  #label({ label, operation, operands, startLine }: PlacedStatement, length: number): void {
    if (label === undefined || !isSymbol(label)) return
    if (this.#at >= 0) this.#offsets.set(label, this.#at)
    const detail = `${operation} ${operands.map(({ text }) => text).join(',')}`
    this.#rows.push({ name: label, parent: this.#record, line: startLine, offset: this.#at, length, detail })
  }

  /** `ORG LABEL`, `ORG LABEL+4`; without an operand behind everything. */
  #move(operand: string): void {
    if (operand === '') {
      this.#at = this.#end
      return
    }
    const [, name = '', sign = '', number = '0'] = /^([A-Z@#$_*][A-Z0-9@#$_]*)(?:([+-])(\d+))?$/i.exec(operand) ?? []
    const base = name === '*' ? this.#at : (this.#offsets.get(name.toUpperCase()) ?? -1)
    this.#at = base < 0 || name === '' ? -1 : Math.max(0, base + (sign === '-' ? -Number(number) : Number(number)))
  }
}

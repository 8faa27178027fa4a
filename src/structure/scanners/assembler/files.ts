import type { EdgeOp, StructureUnit } from '../../../answer/structure.ts'
import type { Reference } from '../../facts.ts'
import { operandOf, sublist } from '../macro-statements.ts'
import { isSymbol } from './constant.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { ReferenceList } from './reference-list.ts'
import type { SectionedStatement } from './sections.ts'

interface ControlBlock {
  readonly label: string
  /** DCB or ACB. */
  readonly kind: string
  readonly ddname: string
  readonly macrf: string
  readonly at: PlacedStatement
  /** The control section that it stands in. */
  readonly of: string | undefined
}

/** DFSMS Macro Instructions for Data Sets, "OPEN": processing options. */
const openModes: ReadonlyMap<string, EdgeOp> = new Map<string, EdgeOp>([
  ['INPUT', 'open input'],
  ['RDBACK', 'open input'],
  ['OUTPUT', 'open output'],
  ['EXTEND', 'open extend'],
  ['OUTINX', 'open extend'],
  ['UPDAT', 'open i-o'],
  ['INOUT', 'open i-o'],
  ['OUTIN', 'open i-o'],
])
/** What a macro does with a record. READ and WRITE name the control block third, the others first. */
const operations: ReadonlyMap<string, EdgeOp> = new Map<string, EdgeOp>([
  ['GET', 'read'],
  ['READ', 'read'],
  ['PUT', 'write'],
  ['WRITE', 'write'],
  ['PUTX', 'update'],
  ['POINT', 'start'],
  ['ERASE', 'delete'],
])

/** Data control blocks of a program, and what it does with the files behind them. */
export class Files {
  readonly #blocks = new Map<string, ControlBlock>()
  /** RPL by its label. */
  readonly #requests = new Map<string, PlacedStatement>()

  constructor(code: readonly SectionedStatement[]) {
    for (const { statement, section } of code) {
      const { label, operation } = statement
      if (label === undefined || !isSymbol(label)) continue
      if (operation === 'DCB' || operation === 'ACB') this.#block(label, statement, section?.name)
      else if (operation === 'RPL') this.#requests.set(label, statement)
    }
  }

  /** A unit for each block that stands in `path`. `program`: of those that stand in no section. */
  units(path: string, program: string): StructureUnit[] {
    return [...this.#blocks.values()]
      .filter(({ at }) => at.path === path)
      .map(({ label, kind, ddname, macrf, at, of = program }) => ({
        ...{ kind: 'file' as const, name: label, of, path, startLine: at.startLine, endLine: at.endLine },
        detail: `${kind} DDNAME=${ddname}${macrf === '' ? '' : ` MACRF=${macrf}`}`,
      }))
  }

  /** `heldBy`: the label whose address a register holds. */
  read(statement: PlacedStatement, from: Reference['from'], list: ReferenceList, heldBy: (register: string) => string | undefined): void {
    const { operation, operands } = statement
    if (operation === 'OPEN' || operation === 'CLOSE') {
      this.#opened(statement, from, list, heldBy)
      return
    }
    const op = operations.get(operation)
    if (op === undefined) return
    const request = this.#requests.get(this.#labelOf(operandOf(statement, 'RPL') ?? '', heldBy))
    const written = request
      ? (operandOf(request, 'ACB') ?? '')
      : (operands[operation === 'READ' || operation === 'WRITE' ? 2 : 0]?.value ?? '')
    const block = this.#blocks.get(this.#labelOf(written, heldBy))
    const isUpdate = operation === 'PUT' && /\bUPD\b/i.test(request ? (operandOf(request, 'OPTCD') ?? '') : '')
    if (block) this.#add(block, isUpdate ? 'update' : op, statement, from, list)
  }

  #block(label: string, at: PlacedStatement, of: string | undefined): void {
    const written = operandOf(at, 'DDNAME')?.toUpperCase()
    const ddname = written !== undefined && isSymbol(written) ? written : label
    this.#blocks.set(label, { label, kind: at.operation, ddname, macrf: operandOf(at, 'MACRF')?.toUpperCase() ?? '', at, of })
  }

  /** `OPEN (A,(INPUT),B,OUTPUT)`: blocks, each with options behind it or nothing. */
  #opened(
    statement: PlacedStatement,
    from: Reference['from'],
    list: ReferenceList,
    heldBy: (register: string) => string | undefined,
  ): void {
    const opened = sublist(statement.operands.find(({ key }) => key === undefined)?.text ?? '')
    for (let i = 0; i < opened.length; i += 2) {
      const block = this.#blocks.get(this.#labelOf(opened[i] ?? '', heldBy))
      if (block === undefined) continue
      const option = sublist(opened[i + 1] ?? '')[0]?.toUpperCase() ?? ''
      const op = statement.operation === 'CLOSE' ? 'close' : (openModes.get(option) ?? defaultMode(block))
      this.#add(block, op, statement, from, list)
    }
  }

  #labelOf(operand: string, heldBy: (register: string) => string | undefined): string {
    return operand.startsWith('(') ? (heldBy(operand) ?? '') : operand.toUpperCase()
  }

  #add({ label, ddname }: ControlBlock, op: EdgeOp, statement: PlacedStatement, from: Reference['from'], list: ReferenceList): void {
    list.named({ kind: 'file', to: 'file', op, verb: statement.operation }, ddname, from, statement, { operand: label })
  }
}

/** Of VSAM the ACB tells; without an option QSAM opens for input. */
function defaultMode({ kind, macrf }: ControlBlock): EdgeOp {
  return kind === 'ACB' && /\bOUT\b/.test(macrf) ? 'open i-o' : 'open input'
}

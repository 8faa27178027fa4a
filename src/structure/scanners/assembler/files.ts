import type { EdgeOp, StructureUnit } from '../../../answer/structure.ts'
import { operandOf, sublist } from '../../../base/macro-statements.ts'
import type { Reference } from '../../facts.ts'
import { isSymbol } from './constant.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { ReferenceList } from './reference-list.ts'
import type { SectionedStatement } from './sections.ts'

interface ControlBlock {
  readonly label: string
  /** DCB, ACB, or one of DOS and VSE (DTFCD, DTFPR, …). */
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

/** What defines a file of DOS and VSE (VSE/ESA System Macros Reference, "DTFxx"); the label is the name that job control gives it. */
const vseDefinition = /^DTF[A-Z]{2}$/
const vseModes: ReadonlyMap<string, EdgeOp> = new Map<string, EdgeOp>([
  ['INPUT', 'open input'],
  ['OUTPUT', 'open output'],
  ['UPDATE', 'open i-o'],
])
/** Printers and punches by what defines them. */
const vseOutput = /^DTFPR$/
/** What DCBD names the fields of a DCB by. */
const dummy = 'IHADCB'
const opens = new Set(['OPEN', 'OPENR'])
const closes = new Set(['CLOSE', 'CLOSER'])

/** A use of a block that is not known yet: the work area that it names may be filled further down. */
interface WaitingUse {
  readonly label: string
  readonly use: (block: ControlBlock) => void
}

/** Data control blocks of a program, and what it does with the files behind them. */
export class Files {
  readonly #blocks = new Map<string, ControlBlock>()
  /** RPL by its label. */
  readonly #requests = new Map<string, PlacedStatement>()
  /** By work area the block that was last copied there: a program that may be shared keeps models only. */
  readonly #copies = new Map<string, string>()
  readonly #waiting: WaitingUse[] = []
  readonly #used = new Set<ControlBlock>()
  /** The register that the DSECT of a DCB is laid on. */
  #dummyAt: string | undefined

  constructor(code: readonly SectionedStatement[]) {
    for (const { statement, section } of code) {
      const { label, operation } = statement
      if (label === undefined || !isSymbol(label)) continue
      if (operation === 'DCB' || operation === 'ACB' || vseDefinition.test(operation)) this.#block(label, statement, section?.name)
      else if (operation === 'RPL') this.#requests.set(label, statement)
    }
  }

  /** A unit for each block that stands in `path`. `program`: of those that stand in no section. */
  units(path: string, program: string): StructureUnit[] {
    return [...this.#blocks.values()]
      .filter(({ at }) => at.path === path)
      .map(({ label, kind, ddname, macrf, at, of = program }) => ({
        ...{ kind: 'file' as const, name: label, of, path, startLine: at.startLine, endLine: at.endLine },
        detail: vseDefinition.test(kind) ? kind : `${kind} DDNAME=${ddname}${macrf === '' ? '' : ` MACRF=${macrf}`}`,
      }))
  }

  /** `heldBy`: the label whose address a register holds. */
  read(statement: PlacedStatement, from: Reference['from'], list: ReferenceList, heldBy: (register: string) => string | undefined): void {
    const { operation, operands } = statement
    if (opens.has(operation) || closes.has(operation)) {
      this.#opened(statement, from, list, heldBy)
      return
    }
    const op = operations.get(operation)
    if (op === undefined) return
    const request = this.#requests.get(this.#labelOf(operandOf(statement, 'RPL') ?? '', heldBy))
    const written = request
      ? (operandOf(request, 'ACB') ?? '')
      : (operands[operation === 'READ' || operation === 'WRITE' ? 2 : 0]?.value ?? '')
    const isUpdate = operation === 'PUT' && /\bUPD\b/i.test(request ? (operandOf(request, 'OPTCD') ?? '') : '')
    this.#use(this.#labelOf(written, heldBy), (block) => this.#add(block, isUpdate ? 'update' : op, statement, from, list))
  }

  /**
   * Uses of work areas that are filled behind them in the text. Of a block that only registers lead to, nothing says where it is opened: what it is made for
   * is told where it stands. `fromOf`: the program of a control section.
   */
  finish(list: ReferenceList, fromOf: (section: string | undefined) => Reference['from']): void {
    for (const { label, use } of this.#waiting) {
      const block = this.#blockAt(label)
      if (block) use(block)
    }
    for (const block of this.#blocks.values()) {
      const op = this.#used.has(block) ? undefined : purposeOf(block)
      if (op) this.#add(block, op, block.at, fromOf(block.of), list)
    }
  }

  /**
   * `MVC AREA(length),MODEL`, or `0(length,R2),0(R14)` where register 14 points to a model. Gives the register that points to the copy, where no label
   * names the area, and the label of the model.
   */
  copied(
    { operation, operands }: PlacedStatement,
    heldBy: (register: string) => string | undefined,
  ): { register: string; label: string } | undefined {
    if (operation === 'USING' && operands[0]?.text.toUpperCase() === dummy) this.#dummyAt = operands[1]?.text
    if (operation !== 'MVC') return undefined
    const source = placeOf(operands[1]?.text ?? '')
    const label = (source?.register === undefined ? source?.label : heldBy(source.register)) ?? ''
    if (!this.#blocks.has(label) && !this.#requests.has(label)) return undefined
    const place = placeOf(operands[0]?.text ?? '')
    const target =
      place?.register === undefined && place?.label === dummy && this.#dummyAt !== undefined ? { register: this.#dummyAt } : place
    const area = target?.register === undefined ? target?.label : heldBy(target.register)
    if (area !== undefined) this.#copies.set(area, label)
    return target?.register === undefined || area !== undefined ? undefined : { register: target.register, label }
  }

  #use(label: string, use: (block: ControlBlock) => void): void {
    const block = this.#blockAt(label)
    if (block) use(block)
    else if (label !== '') this.#waiting.push({ label, use })
  }

  #blockAt(label: string): ControlBlock | undefined {
    return this.#blocks.get(label) ?? this.#blocks.get(this.#copies.get(label) ?? '')
  }

  #block(label: string, at: PlacedStatement, of: string | undefined): void {
    const written = operandOf(at, 'DDNAME')?.toUpperCase()
    const ddname = written !== undefined && isSymbol(written) ? written : label
    const macrf = operandOf(at, 'MACRF')?.toUpperCase() ?? ''
    this.#blocks.set(label, { label, kind: at.operation, ddname, macrf, at, of })
  }

  /** `OPEN (A,(INPUT),B,OUTPUT)`: blocks, each with options behind it or nothing. */
  #opened(
    statement: PlacedStatement,
    from: Reference['from'],
    list: ReferenceList,
    heldBy: (register: string) => string | undefined,
  ): void {
    const isClose = closes.has(statement.operation)
    const positional = statement.operands.filter(({ key }) => key === undefined)
    const opened = sublist(positional[0]?.text ?? '')
    for (let i = 0; i < opened.length; i += 2) {
      const option = sublist(opened[i + 1] ?? '')[0]?.toUpperCase() ?? ''
      this.#use(this.#labelOf(opened[i] ?? '', heldBy), (block) =>
        this.#add(block, isClose ? 'close' : (openModes.get(option) ?? defaultMode(block)), statement, from, list),
      )
    }
    // DOS and VSE list files one behind the other.
    for (const { text } of positional.slice(1)) {
      const block = this.#blocks.get(text.toUpperCase())
      if (block && vseDefinition.test(block.kind)) this.#add(block, isClose ? 'close' : defaultMode(block), statement, from, list)
    }
  }

  #labelOf(operand: string, heldBy: (register: string) => string | undefined): string {
    return operand.startsWith('(') ? (heldBy(operand) ?? '') : operand.toUpperCase()
  }

  #add(block: ControlBlock, op: EdgeOp, statement: PlacedStatement, from: Reference['from'], list: ReferenceList): void {
    const { label, ddname } = block
    this.#used.add(block)
    list.named({ kind: 'file', to: 'file', op, verb: statement.operation }, ddname, from, statement, { operand: label })
  }
}

/** A label, or a register that an address without displacement names: `AREA(8)`, `0(8,R2)`, `0(R14)`. */
function placeOf(operand: string): { readonly label: string; readonly register?: undefined } | { readonly register: string } | undefined {
  const based = /^0\((?:[^(),]*,)?([A-Z0-9@#$_]+)\)$/i.exec(operand)?.[1]
  if (based !== undefined) return { register: based }
  const label = /^([A-Z@#$_][A-Z0-9@#$_]*)(?:\([^,]*\))?$/i.exec(operand)?.[1]
  return label === undefined ? undefined : { label: label.toUpperCase() }
}

/** DFSMS Macro Instructions for Data Sets, "DCB": MACRF names the macros, the first letter tells which: GET, PUT, READ, WRITE. */
function purposeOf({ kind, macrf }: ControlBlock): EdgeOp | undefined {
  if (kind !== 'DCB') return kind === 'ACB' && /\bOUT\b/.test(macrf) ? 'open i-o' : undefined
  const reads = /\b[GR]/.test(macrf)
  const writes = /\b[PW]/.test(macrf)
  return reads && writes ? 'open i-o' : reads ? 'open input' : writes ? 'open output' : undefined
}

/** Of VSAM the ACB tells, of VSE the kind of file; without an option QSAM opens for input. */
function defaultMode({ kind, macrf, at }: ControlBlock): EdgeOp {
  if (vseOutput.test(kind)) return 'open output'
  if (vseDefinition.test(kind)) return vseModes.get(operandOf(at, 'TYPEFLE')?.toUpperCase() ?? '') ?? 'open input'
  return kind === 'ACB' && /\bOUT\b/.test(macrf) ? 'open i-o' : 'open input'
}

import type { Assignment, CobolFile, DataItem, FieldUse, FileAccess, Jump, Operand, ProcedureFacts, UsePart } from './cobol-program.ts'
import { ControlScopes } from './control-scopes.ts'
import type { ExecContext, ExecReader, NameLookup } from './exec-context.ts'
import { MessageFinder } from './messages.ts'
import { OperandReader } from './operand.ts'
import type { QueueCall } from './statements/mq-call.ts'
import { isDialectVerb, TokenClass, type TokenRun } from './token-run.ts'

/** A name that may mean more items than this is one of a text that no compiler takes. */
const mostCandidates = 16

interface PartUsed {
  readonly part?: UsePart
  readonly skipped?: number | undefined
}

export interface ProcedureName {
  readonly name: string
  readonly section?: string
}

/** Where the reading of a procedure division is, and what its statements note. Readers of statements move `at` forward, never back behind the verb. */
export class ProcedureWalk implements ExecContext {
  /** Next token to be read. */
  at: number
  /** Token of the statement's verb. */
  start: number
  /** What uses are noted under; readers may say more than the verb: READ INTO. */
  verb = ''
  paragraph = -1
  readonly run: TokenRun
  readonly end: number
  readonly names: NameLookup
  readonly items: readonly DataItem[]
  readonly files: readonly CobolFile[]
  readonly facts: ProcedureFacts
  readonly control: ControlScopes
  readonly operands: OperandReader
  readonly messages: MessageFinder
  readonly exec: ExecReader
  /** Jumps by ALTER, which are made from the paragraph that is altered. */
  readonly altered: { readonly jump: number; readonly paragraph: string }[] = []
  /** Calls of MQ, whose queues are found out at the end. */
  readonly queueCalls: QueueCall[] = []
  readonly #fileByName = new Map<string, number>()

  constructor(run: TokenRun, { items, files, names, exec }: Pick<ProcedureWalk, 'items' | 'files' | 'names' | 'exec'>) {
    this.run = run
    this.at = run.from
    this.start = run.from
    this.end = run.end
    this.names = names
    this.items = items
    this.files = files
    this.exec = exec
    this.control = new ControlScopes(run)
    this.facts = noFacts(this.control)
    this.operands = new OperandReader(run, names, (inner, token, part) => this.#use(inner, token, 'read', { part }), items)
    this.messages = new MessageFinder(items)
    for (let i = files.length - 1; i >= 0; i--) this.#fileByName.set(files[i]?.name ?? '', i)
  }

  /** Whether the statement ends before the next token. */
  get atEnd(): boolean {
    return this.run.classAt(this.at) <= TokenClass.boundary
  }

  isAt(word: string): boolean {
    return this.run.isWord(this.at, word)
  }

  /** Steps over the word if it stands here. */
  take(word: string): boolean {
    if (!this.run.isWord(this.at, word)) return false
    this.at++
    return true
  }

  /** Whether the rest of the statement has the keyword. */
  isAhead(keyword: string): boolean {
    for (let at = this.at; this.run.classAt(at) > TokenClass.boundary; at++) if (this.run.isWord(at, keyword)) return true
    return false
  }

  /** Undefined, and nothing read, where none begins. */
  operand(): Operand | undefined {
    const operand = this.operands.read(this.at)
    if (operand !== undefined) this.at = this.operands.next
    return operand
  }

  /**
   * Reads a condition or an arithmetic expression up to the end of the statement, or to the keyword `stop`; what it names is read. Gives the operand where
   * the expression is nothing but one.
   */
  expression(stop?: string): Operand | undefined {
    let first: Operand | undefined
    let parts = 0
    while (!this.atEnd && !(stop !== undefined && this.isAt(stop))) {
      const operand = this.operand()
      if (operand !== undefined) {
        this.read(operand)
        first ??= operand
        parts++
      } else {
        if (this.run.classAt(this.at) >= TokenClass.open) parts++
        this.at++
      }
    }
    return parts === 1 ? first : undefined
  }

  read(operand: Operand): void {
    if (operand.kind !== 'expression') this.#use(operand.items, operand.token, 'read', { part: partOf(operand), skipped: operand.skipped })
  }

  /** Notes that the item gets a value, or lies at another address. `access` is `both` where its old value counts, too. */
  write(operand: Operand, source: Assignment['source'], access: 'write' | 'both' = 'write'): void {
    this.#use(operand.items, operand.token, operand.kind === 'expression' ? 'write' : access, {
      part: partOf(operand),
      skipped: operand.skipped,
    })
    this.assign(operand.items, isWhole(operand) && isTold(source) ? source : computed)
    if (operand.text === 'RETURN-CODE' && source.kind === 'operand') this.messages.returnCode(source.operand)
  }

  assign(targets: readonly number[], source: Assignment['source']): void {
    const count = Math.min(targets.length, mostCandidates)
    for (let i = 0; i < count; i++) this.facts.assignments.push({ target: this.#valued(targets[i] ?? -1), token: this.start, source })
  }

  /** `SET C TO TRUE`: the item that C is a condition of gets one of its values. */
  setTrue(operand: Operand): void {
    this.#use(operand.items, operand.token, 'write')
    for (const condition of operand.items.slice(0, mostCandidates)) {
      if (this.items[condition]?.level === 88) this.assign([condition], { kind: 'set88', condition })
    }
  }

  /** For statements that do something to an item without its name. */
  useItem(item: number, token: number, access: FieldUse['access'], { part = 'whole', skipped = 0 }: PartUsed = {}): void {
    this.facts.uses.push({ item, token, access, verb: this.verb, part, skipped })
  }

  /** Whoever uses a condition-name uses the item that it is a condition of. */
  #use(items: readonly number[], token: number, access: FieldUse['access'], part?: PartUsed): void {
    const count = Math.min(items.length, mostCandidates)
    for (let i = 0; i < count; i++) {
      const item = items[i] ?? -1
      this.useItem(item, token, access, part)
      const valued = this.#valued(item)
      if (valued !== item) this.useItem(valued, token, access, part)
    }
  }

  /** The item that holds the value: of a condition the one it belongs to. */
  #valued(item: number): number {
    const described = this.items[item]
    return described !== undefined && described.level === 88 && described.parent >= 0 ? described.parent : item
  }

  /** Name of a paragraph or section, with the section that it is in. */
  procedureName(): ProcedureName | undefined {
    if (!this.#isProcedureName(this.at)) return undefined
    const name = this.run.textAt(this.at++)
    if (this.run.classAt(this.at) !== TokenClass.qualifier || !this.#isProcedureName(this.at + 1)) return { name }
    const section = this.run.textAt(this.at + 1)
    this.at += 2
    return { name, section }
  }

  #isProcedureName(at: number): boolean {
    const found = this.run.classAt(at)
    return found === TokenClass.name || found === TokenClass.number || (found === TokenClass.verb && isDialectVerb(this.run.textAt(at)))
  }

  jump(edge: Jump['edge'], verb: string, to: ProcedureName, thru?: string): void {
    const { name: target, section } = to
    this.facts.jumps.push({
      edge,
      from: this.paragraph,
      target,
      ...(section === undefined ? {} : { section }),
      ...(thru === undefined ? {} : { thru }),
      token: this.start,
      verb,
    })
  }

  /** Reads `P [THRU Q]` and notes the way there. */
  performRange(verb: string): void {
    const first = this.procedureName()
    if (first === undefined) return
    const last = this.take('THRU') || this.take('THROUGH') ? this.procedureName() : undefined
    this.jump('perform', verb, first, last?.name)
  }

  /** The file that is named here, stepping over the name. */
  file(): CobolFile | undefined {
    if (this.run.classAt(this.at) !== TokenClass.name) return undefined
    const index = this.#fileByName.get(this.run.textAt(this.at))
    if (index === undefined) return undefined
    this.at++
    return this.files[index]
  }

  /** Notes what a statement does with a file; its FILE STATUS item is told how it went. */
  access(file: string | undefined, op: FileAccess['op'], token: number): void {
    const index = file === undefined ? undefined : this.#fileByName.get(file)
    if (index === undefined) return
    this.facts.fileAccesses.push({ file: index, op, token })
    const status = this.files[index]?.status
    if (status === undefined) return
    const items = this.names.find(status, [])
    this.#use(items, token, 'write')
    this.assign(items, outside('file'))
  }
}

const computed = outside('computed')

/** Not a part of the item, and not the address at which it lies. */
function isWhole({ kind, partly }: Operand): boolean {
  return kind !== 'expression' && !partly
}

/** An address is no part of the item. */
export function partOf({ kind, partly, skipped }: Operand): UsePart {
  return kind === 'expression' ? 'steers' : partly && skipped === undefined ? 'partly' : 'whole'
}

/** An expression has no value that can be told. */
function isTold(source: Assignment['source']): boolean {
  return source.kind !== 'operand' || source.operand.kind !== 'expression'
}

export function outside(from: string): Assignment['source'] {
  return { kind: 'outside', from }
}

/** Facts of a procedure division before its statements are read. */
export function noFacts(control: ProcedureFacts['control']): ProcedureFacts {
  return {
    control,
    paragraphs: [],
    entries: [],
    jumps: [],
    uses: [],
    statements: [],
    assignments: [],
    targets: [],
    fileAccesses: [],
    tables: [],
    cursors: [],
    hostColumns: [],
    segments: [],
    messages: [],
    declaredTables: [],
    dynamic: [],
  }
}

import type { Assignment, CobolFile, FieldUse, FileAccess, Operand, ProcedureFacts } from '../cobol/cobol-program.ts'
import type { ExecContext } from '../cobol/exec-context.ts'
import { MessageFinder } from '../cobol/messages.ts'
import { TokenFlag, TokenKind } from '../cobol/tokens.ts'
import type { Range } from './attributes.ts'
import type { Block } from './blocks.ts'
import type { PliItem } from './data-items.ts'
import type { PliNames } from './names.ts'
import type { TokenPairs } from './token-pairs.ts'

/** One name may mean several parts of structures; more than this is noise. */
const mostMeant = 20

/** What readers of statements share, and where they note what they find. */
export class PliWalk implements ExecContext {
  readonly facts: ProcedureFacts
  readonly pairs: TokenPairs
  readonly names: PliNames
  readonly items: readonly PliItem[]
  readonly blocks: readonly Block[]
  readonly files: CobolFile[]
  /** Blocks of the procedures that are part of the program: they stand in it, or are shared by those of a package. */
  readonly internal: ReadonlySet<number>
  /** Whether a token stands in the member itself, and in none that it includes. */
  readonly isOwn: (token: number) => boolean
  readonly messages: MessageFinder
  readonly end: number
  readonly operands: ExecContext['operands']
  /** Index into `facts.paragraphs` of the procedure that the statement stands in. */
  paragraph = -1
  /** As in the source. */
  verb = ''
  /** Token of the statement. */
  start = 0
  /** The token behind the operand that was read last. */
  next = 0
  #internalNames: ReadonlySet<string> | undefined
  readonly #pending: Range[] = []
  #isDraining = false
  readonly #fileByName: Map<string, number>
  readonly #outermost: ReadonlySet<string>

  constructor(source: {
    readonly pairs: TokenPairs
    readonly names: PliNames
    readonly items: readonly PliItem[]
    readonly blocks: readonly Block[]
    /** Names of procedures of the member that stand in no other. */
    readonly outermost: ReadonlySet<string>
    readonly files: CobolFile[]
    readonly internal: ReadonlySet<number>
    readonly facts: ProcedureFacts
    readonly isOwn: (token: number) => boolean
  }) {
    const { pairs, names, items, blocks, outermost, files, internal, facts, isOwn } = source
    this.isOwn = isOwn
    this.pairs = pairs
    this.names = names
    this.items = items
    this.blocks = blocks
    this.files = files
    this.internal = internal
    this.facts = facts
    this.messages = new MessageFinder(items)
    this.end = pairs.tokens.count
    this.#fileByName = new Map(files.map(({ name }, i) => [name, i]))
    this.#outermost = outermost
    const read = (at: number) => this.operand(at)
    const behind = () => this.next
    this.operands = {
      read,
      get next() {
        return behind()
      },
    }
  }

  /** Reads a literal, a number or a reference; what stands in its parentheses is read. Undefined where none begins. */
  operand(at: number): Operand | undefined {
    const { kinds, texts, flags } = this.pairs.tokens
    const text = texts[at] ?? ''
    this.next = at + 1
    switch (kinds[at]) {
      case TokenKind.literal:
        // Bits and bytes are not the text that they look like.
        return this.#simple(((flags[at] ?? 0) & TokenFlag.prefixed) !== 0 ? 'expression' : 'literal', text, at)
      case TokenKind.number:
        return this.#simple('number', text, at)
      case TokenKind.word:
        return this.#reference(at)
      default:
        if (text !== '-' || kinds[at + 1] !== TokenKind.number) return undefined
        this.next = at + 2
        return this.#simple('number', `-${texts[at + 1] ?? ''}`, at)
    }
  }

  #simple(kind: Operand['kind'], text: string, token: number): Operand {
    return { kind, text, token, items: [], subscripted: false, partly: false }
  }

  /** `P -> A.B(I).C`, or a function with its arguments. */
  #reference(at: number): Operand {
    const { pairs } = this
    let operand = this.#part(at)
    while ((pairs.isSign(this.next, '->') || pairs.isSign(this.next, '=>')) && pairs.isWord(this.next + 1)) {
      this.read(operand)
      operand = this.#part(this.next + 1)
    }
    this.#drain()
    return operand
  }

  /** Up to an arrow. */
  #part(at: number): Operand {
    const { pairs } = this
    const path = [pairs.wordAt(at)]
    let hasParentheses = false
    let i = at + 1
    for (;;) {
      if (pairs.isSign(i, '(')) {
        hasParentheses = true
        this.#pending.push({ from: i + 1, to: pairs.closingOf(i) })
        i = pairs.behindParentheses(i)
      }
      if (!pairs.isSign(i, '.') || !pairs.isWord(i + 1)) break
      path.push(pairs.wordAt(i + 1))
      i += 2
    }
    this.next = i
    return this.#meant(path, at, hasParentheses)
  }

  #meant(path: readonly string[], token: number, hasParentheses: boolean): Operand {
    const last = path.at(-1) ?? ''
    const text = path.join('.')
    if (hasParentheses && path.length === 1 && this.#isFunction(last, token)) return this.#simple('expression', text, token)
    const items = this.names.find(last, path.slice(0, -1).reverse())
    if (items.length === 0) return this.#simple(hasParentheses ? 'expression' : 'unknown', text, token)
    return { kind: 'item', text, token, items, subscripted: hasParentheses, partly: false }
  }

  /** A procedure or entry whose name stands in an expression with arguments is called; any other name is an array or a function of the language. */
  #isFunction(name: string, token: number): boolean {
    const other = this.names.other(name)
    // What stands behind the name of a table is no argument.
    const isEntry = other?.declared?.attributes.role === 'entry' && other.declared.attributes.occurs === 1
    if (other === undefined || (other.procedure === undefined && !isEntry)) return false
    if (other.procedure !== undefined && this.internal.has(other.procedure)) this.jump('perform', name, 'FUNCTION', token)
    else this.facts.targets.push({ edge: 'call', to: 'program', operand: this.entry(name, token), token, verb: 'FUNCTION' })
    return true
  }

  /** An entry that is handed over for others to call: `CALL TIMER(WAKE, 20)`, `HANDLERS(3) = WAKE`. */
  handed(operand: Operand | undefined): void {
    if (operand?.kind !== 'unknown') return
    const { text, token } = operand
    const other = this.names.other(text)
    if (other?.procedure !== undefined && this.internal.has(other.procedure)) this.jump('perform', text, 'ENTRY', token)
    else if (other?.declared?.attributes.role === 'entry' || (other === undefined && this.#outermost.has(text)))
      this.facts.targets.push({ edge: 'call', to: 'program', operand: this.entry(text, token), token, verb: 'ENTRY' })
  }

  /** What a variable of entries may hold besides programs. */
  get internalNames(): ReadonlySet<string> {
    this.#internalNames ??= new Set([...this.internal].flatMap((block) => (this.blocks[block]?.labels ?? []).map(({ name }) => name)))
    return this.#internalNames
  }

  /** What an entry's name stands for outside: itself, or what EXTERNAL, TITLE or an assignment says. */
  entry(name: string, token: number): Operand {
    const items = this.names.find(name, [])
    if (items.length === 0) return this.#simple('literal', name, token)
    return { kind: 'item', text: name, token, items, subscripted: false, partly: false }
  }

  /** The name of a procedure, an entry or a file as what a variable for such gets; anything else as it is. */
  constant(only: Operand | undefined): Operand | undefined {
    if (only?.kind !== 'unknown') return only
    const other = this.names.other(only.text)
    const role = other?.declared?.attributes.role
    return other?.procedure !== undefined || role === 'entry' || role === 'file' ? { ...only, kind: 'literal' } : only
  }

  /** Reads what stands in parentheses, in a loop: they may be nested to any depth. */
  #drain(): void {
    if (this.#isDraining) return
    const { next } = this
    this.#isDraining = true
    for (let range = this.#pending.pop(); range !== undefined; range = this.#pending.pop()) this.#reads(range)
    this.#isDraining = false
    this.next = next
  }

  #reads({ from, to }: Range): void {
    for (let i = from; i < to; ) {
      const operand = this.operand(i)
      if (operand === undefined) i++
      else {
        this.read(operand)
        i = Math.max(i + 1, this.next)
      }
    }
  }

  /** Reads an expression, each operand told to `seen`; gives the operand where the expression is nothing but one. */
  expression(from: number, to: number, seen?: (operand: Operand) => void): Operand | undefined {
    let only: Operand | undefined
    for (let i = from; i < to; ) {
      const operand = this.operand(i)
      if (operand === undefined) {
        i++
        continue
      }
      this.read(operand)
      seen?.(operand)
      if (i === from && this.next >= to) only = operand
      i = Math.max(i + 1, this.next)
    }
    return only
  }

  read(operand: Operand): void {
    this.#use(operand, 'read')
  }

  write(operand: Operand, source: Assignment['source'], access: 'write' | 'both' = 'write'): void {
    this.#use(operand, access)
    for (const target of operand.items.slice(0, mostMeant)) this.facts.assignments.push({ target, token: this.start, source })
  }

  #use({ items, token }: Operand, access: FieldUse['access']): void {
    for (const item of items.slice(0, mostMeant)) this.facts.uses.push({ item, token, access, verb: this.verb, part: 'whole', skipped: 0 })
  }

  jump(edge: 'perform' | 'goto', target: string, verb: string, token = this.start): void {
    this.facts.jumps.push({ edge, from: this.paragraph, target, token, verb })
  }

  /** The file of a name. One that nobody declares is declared by being used; a variable stands for what is assigned to it, or passed. */
  file(at: number): number | undefined {
    const name = this.pairs.wordAt(at)
    if (name === '') return undefined
    const known = this.#fileByName.get(name)
    if (known !== undefined) return known
    const isVariable = this.names.find(name, []).some((item) => /\bFILE\b/.test(this.items[item]?.usage ?? ''))
    const index = this.files.push({ ...emptyFile, name, token: at, dynamic: isVariable, ...(isVariable ? { ddname: name } : {}) }) - 1
    this.#fileByName.set(name, index)
    return index
  }

  access(at: number, op: FileAccess['op']): void {
    const file = this.file(at)
    if (file !== undefined) this.facts.fileAccesses.push({ file, op, token: at })
  }

  /** What the statement does to a file that it does not name, where that is declared or was named before. */
  accessKnown(name: string, op: FileAccess['op']): void {
    const file = this.#fileByName.get(name)
    if (file !== undefined) this.facts.fileAccesses.push({ file, op, token: this.start })
  }
}

const emptyFile = { isSort: false, optional: false, keys: [], records: [] }

export function outside(from: string): Assignment['source'] {
  return { kind: 'outside', from }
}

/** A value is known where an expression is one literal, number or variable. */
export function sourceOf(operand: Operand | undefined): Assignment['source'] {
  return operand === undefined || operand.kind === 'expression' || operand.kind === 'unknown'
    ? outside('computed')
    : { kind: 'operand', operand }
}

import { type FieldTable, firstOfStatement, skippedUnit, usePart } from '../facts.ts'
import { perUse } from './field-index.ts'
import { type FieldUse, useAt } from './field-uses.ts'

/** One statement and what it does to data items, in its own order. */
export interface FieldStatement {
  /** Number of the statement in its table. */
  readonly index: number
  readonly uses: readonly StatementUse[]
}

export interface StatementUse extends FieldUse {
  readonly partly: boolean
  readonly steers: boolean
  readonly handed: boolean
  /** Bytes of the item before those that are meant. */
  readonly skipped: number
  /** What EXEC SQL moves from or to it. */
  readonly column?: string
  /** Number, in the statement, of the run of written items that it belongs to; of what is read, the run behind it. */
  readonly run: number
}

/** `runs`: each run of items that are read goes to the run of items behind it: MOVE CORRESPONDING and a SET of several are several in one. */
type Passing = 'all' | 'runs'

/**
 * Verbs that pass values from items to items. What IF, EVALUATE, DISPLAY and PERFORM read goes nowhere. `=` is PL/I's
 * assignment. Source: ISO 1989, "Procedure division statements".
 */
const passing = new Map<string, Passing>([
  ['MOVE', 'runs'],
  ['SET', 'runs'],
  ...[
    '=',
    'COMPUTE',
    'ADD',
    'SUBTRACT',
    'MULTIPLY',
    'DIVIDE',
    'STRING',
    'UNSTRING',
    'INSPECT',
    'EXAMINE',
    'TRANSFORM',
    'WRITE FROM',
    'REWRITE FROM',
    'RELEASE FROM',
    'READ INTO',
    'RETURN INTO',
    'XML GENERATE',
    'JSON GENERATE',
    'JSON PARSE',
  ].map((verb) => [verb, 'all'] as const),
])
/** They copy bytes as a MOVE does. */
const copying = new Set(['MOVE', 'READ INTO', 'RETURN INTO', 'WRITE FROM', 'REWRITE FROM', 'RELEASE FROM'])
/** Pointers and counters are no part of the text. */
const counting = new Set(['STRING', 'UNSTRING'])

/** The statements of one program on its data items. A statement is made an object when it is looked at: of most programs a question needs few. */
export class FieldStatements {
  readonly #table: FieldTable
  /** For each use the number of its statement. */
  readonly #statementOf: Uint32Array
  /** For each statement its first use; behind the last the number of uses. */
  readonly #starts: number[] = []
  /** Uses by row: those of row r stand from `#ends[r - 1]` to `#ends[r]`. */
  readonly #byRow: Uint32Array
  readonly #ends: Uint32Array
  readonly #made = new Map<number, FieldStatement>()

  constructor(table: FieldTable) {
    const { uses, names } = table
    const count = Math.floor(uses.length / perUse)
    this.#table = table
    this.#statementOf = new Uint32Array(count)
    const next = new Uint32Array(names.length + 1)
    for (let i = 0; i < count; i++) {
      if (i === 0 || ((uses[i * perUse + 4] ?? 0) & firstOfStatement) !== 0) this.#starts.push(i)
      this.#statementOf[i] = this.#starts.length - 1
      const row = uses[i * perUse] ?? 0
      next[row + 1] = (next[row + 1] ?? 0) + 1
    }
    this.#starts.push(count)
    for (let row = 1; row < next.length; row++) next[row] = (next[row] ?? 0) + (next[row - 1] ?? 0)
    this.#byRow = new Uint32Array(count)
    for (let i = 0; i < count; i++) {
      const row = uses[i * perUse] ?? 0
      const at = next[row] ?? 0
      this.#byRow[at] = i
      next[row] = at + 1
    }
    this.#ends = next
  }

  /** Undefined before the first and behind the last. */
  at(index: number): FieldStatement | undefined {
    const from = this.#starts[index]
    const to = this.#starts[index + 1]
    if (from === undefined || to === undefined) return undefined
    const known = this.#made.get(index)
    if (known) return known
    const uses: StatementUse[] = []
    let before: StatementUse | undefined
    for (let i = from; i < to; i++) {
      const use = statementUse(this.#table, useAt(this.#table, i), before, this.#table.columns?.get(i))
      // An index between two items does not part them.
      if (!use.steers) before = use
      uses.push(use)
    }
    const made = { index, uses }
    this.#made.set(index, made)
    return made
  }

  /** Whether a statement names the row. */
  isNamed(row: number): boolean {
    return (this.#ends[row] ?? 0) > (this.#ends[row - 1] ?? 0)
  }

  /** The statements on any of the rows, in source order. */
  on(rows: Iterable<number>): FieldStatement[] {
    const found = new Set<number>()
    for (const row of rows) {
      for (let i = this.#ends[row - 1] ?? 0; i < (this.#ends[row] ?? 0); i++) found.add(this.#statementOf[this.#byRow[i] ?? 0] ?? 0)
    }
    return this.#statements(found)
  }

  /** Those with one of the verbs. */
  by(verbs: { has(verb: string): boolean }): FieldStatement[] {
    const { uses, verbs: known } = this.#table
    const wanted = known.map((verb) => verbs.has(verb))
    const found = new Set<number>()
    if (wanted.includes(true))
      for (let i = 0; i < this.#statementOf.length; i++)
        if (wanted[uses[i * perUse + 3] ?? 0] === true) found.add(this.#statementOf[i] ?? 0)
    return this.#statements(found)
  }

  #statements(indices: ReadonlySet<number>): FieldStatement[] {
    return [...indices].sort((a, b) => a - b).flatMap((index) => this.at(index) ?? [])
  }
}

function statementUse({ lengths }: FieldTable, use: FieldUse, before: StatementUse | undefined, column?: string): StatementUse {
  const { marks, verb, row } = use
  // The FILE STATUS, which the same READ writes, has two bytes (ISO 1989, "I-O status").
  const isStatus = (verb === 'READ' || verb === 'RETURN') && (lengths[row] ?? 0) <= 2
  const steers = isStatus || (marks & usePart.steers) !== 0
  const run = before === undefined ? 1 : isWritten(before) && !isWritten(use) ? before.run + 1 : before.run
  return {
    ...use,
    steers,
    partly: (marks & usePart.partly) !== 0,
    handed: (marks & usePart.handed) !== 0,
    skipped: Math.floor(marks / skippedUnit),
    run,
    ...(column === undefined ? {} : { column }),
  }
}

export function isRead({ access }: FieldUse): boolean {
  return access !== 1
}

export function isWritten({ access }: FieldUse): boolean {
  return access !== 0
}

/** Whether the bytes of one item come to the other as they are, when the items are such. */
export function copiesBytes({ uses }: FieldStatement, source: StatementUse, target: StatementUse): boolean {
  // An assignment of PL/I with nothing but two items has no expression that makes something else of the bytes.
  const copies = copying.has(target.verb) || (target.verb === '=' && uses.length === 2)
  return copies && !source.partly && !target.partly
}

/** The uses by which a statement passes on what it reads by this one. */
export function targetsOf({ uses }: FieldStatement, source: StatementUse): StatementUse[] {
  return uses.filter((target) => passes(source, target))
}

/** The uses from which a statement takes what it writes by this one. */
export function sourcesOf({ uses }: FieldStatement, target: StatementUse): StatementUse[] {
  return uses.filter((source) => passes(source, target))
}

function passes(source: StatementUse, target: StatementUse): boolean {
  const way = passing.get(target.verb)
  if (way === undefined || source === target || source.steers || target.steers || !isWritten(target)) return false
  // The record that was read; both are written.
  if (target.verb.endsWith(' INTO')) return target.verb === `${source.verb} INTO`
  if (source.verb !== target.verb || source.access !== 0) return false
  if (way === 'runs') return source.run === target.run
  return target.access === 1 || !counting.has(target.verb)
}

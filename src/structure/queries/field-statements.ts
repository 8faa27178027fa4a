import { type FieldTable, firstOfStatement, skippedUnit, usePart } from '../facts.ts'
import { type FieldUse, usesOf } from './field-uses.ts'

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
  /** Number, in the statement, of the run of written items that it belongs to; of what is read, the run behind it. */
  readonly run: number
}

/** `runs`: each run of items that are read goes to the run of items behind it: MOVE CORRESPONDING and a SET of several are several in one. */
type Passing = 'all' | 'runs'

/**
 * Verbs that pass values from items to items. What IF, EVALUATE, DISPLAY and PERFORM read goes nowhere. Source: ISO 1989, "Procedure division statements".
 */
const passing = new Map<string, Passing>([
  ['MOVE', 'runs'],
  ['SET', 'runs'],
  ...[
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

/** The statements of one program on its data items. */
export class FieldStatements {
  readonly all: readonly FieldStatement[]
  readonly #byRow = new Map<number, Set<FieldStatement>>()

  constructor(table: FieldTable) {
    const all: { index: number; uses: StatementUse[] }[] = []
    let before: StatementUse | undefined
    for (const one of usesOf(table)) {
      let own = all.at(-1)
      if (own === undefined || (one.marks & firstOfStatement) !== 0) {
        own = { index: all.length, uses: [] }
        all.push(own)
        before = undefined
      }
      const use = statementUse(table, one, before)
      // An index between two items does not part them.
      if (!use.steers) before = use
      own.uses.push(use)
      const ofRow = this.#byRow.get(use.row) ?? new Set()
      this.#byRow.set(use.row, ofRow.add(own))
    }
    this.all = all
  }

  /** Rows that statements name. */
  get rows(): Iterable<number> {
    return this.#byRow.keys()
  }

  on(row: number): Iterable<FieldStatement> {
    return this.#byRow.get(row) ?? []
  }
}

function statementUse({ lengths }: FieldTable, use: FieldUse, before: StatementUse | undefined): StatementUse {
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
  }
}

export function isRead({ access }: FieldUse): boolean {
  return access !== 1
}

export function isWritten({ access }: FieldUse): boolean {
  return access !== 0
}

/** Whether the bytes of one item come to the other as they are, when the items are such. */
export function copiesBytes(source: StatementUse, target: StatementUse): boolean {
  return copying.has(target.verb) && !source.partly && !target.partly
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

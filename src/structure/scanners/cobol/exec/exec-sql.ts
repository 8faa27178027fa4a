import { columnsOfHosts, selectedColumns } from '../../../sql/columns-of-hosts.ts'
import { nameAt } from '../../../sql/sql-name.ts'
import { isSign, isWord, SqlKind, type SqlTokens } from '../../../sql/sql-tokens.ts'
import { columnsAt } from '../../../sql/table-columns.ts'
import { tablesOfSql } from '../../../sql/tables-of-sql.ts'
import { tablesOfStatement } from '../../../sql/tables-of-statement.ts'
import type { Operand } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'
import { type CobolTokens, TokenKind } from '../tokens.ts'
import { noteCursorAccess } from './cursor-accesses.ts'
import { noteAccess } from './field-accesses.ts'
import { hostVariablesOf } from './sql-host-variables.ts'
import { sqlOfBlock } from './sql-of-block.ts'

/** EXEC SQL. INCLUDE is a COPY and read with these. */
export function readExecSql(tokens: CobolTokens, from: number, to: number, context: ExecContext): void {
  const sql = sqlOfBlock(tokens, from, to)
  const verb = sql.kinds[0] === SqlKind.word ? (sql.texts[0] ?? '') : ''
  if (verb === '' || verb === 'INCLUDE') return
  const block = new SqlBlock(sql, context, isEnd(tokens, to) ? to + 1 : to)
  block.read(verb)
  const label = `EXEC SQL ${verb}`
  const columns = new Map(columnsOfHosts(sql).map((host) => [host.place, host]))
  const { uses, hostColumns } = context.facts
  for (const host of hostVariablesOf(sql)) {
    const operand = itemOperand(context, host.name, host.qualifiers, host.place)
    const first = uses.length
    noteAccess(context, operand, host.access, label, verb === 'CALL' ? 'call' : 'database')
    const known = columns.get(host.place)
    if (known === undefined) continue
    const { column, position } = known
    const cursor = block.fetched
    for (let use = first; use < uses.length; use++)
      hostColumns.push({ use, position, ...(column === undefined ? {} : { column }), ...(cursor === undefined ? {} : { cursor }) })
  }
}

/** Words of FETCH that may stand before the cursor's name. */
const fetchWords = new Set(
  'INSENSITIVE SENSITIVE NEXT PRIOR FIRST LAST CURRENT BEFORE AFTER ABSOLUTE RELATIVE ROWSET STARTING AT WITH CONTINUE FROM'.split(' '),
)
const queryStart = new Set(['SELECT', 'WITH', 'VALUES'])

class SqlBlock {
  readonly #sql: SqlTokens
  readonly #context: ExecContext
  readonly #count: number
  readonly #endToken: number
  /** The cursor of a FETCH. */
  fetched: string | undefined

  constructor(sql: SqlTokens, context: ExecContext, endToken: number) {
    this.#sql = sql
    this.#context = context
    this.#count = sql.kinds.length
    this.#endToken = endToken
  }

  read(verb: string): void {
    switch (verb) {
      case 'DECLARE':
        this.#declare()
        break
      case 'OPEN':
      case 'CLOSE':
        this.#cursor(1, verb)
        break
      case 'FETCH':
        this.#fetchCursor()
        break
      case 'ALLOCATE':
        this.#allocate()
        break
      case 'PREPARE':
        this.#dynamic(this.#behind('FROM') ?? 1)
        break
      case 'EXECUTE':
        this.#dynamic(isWord(this.#sql, 1, 'IMMEDIATE') ? 2 : 1)
        break
      case 'CALL':
        this.#call()
        break
      case 'WHENEVER':
        this.#whenever()
        break
      case 'CONNECT':
      case 'COMMIT':
      case 'ROLLBACK':
        return
      default:
        this.#tables(0)
    }
  }

  #place(i: number): number {
    return this.#sql.places[i] ?? this.#endToken
  }

  #behind(word: string): number | undefined {
    for (let i = 1; i < this.#count; i++) if (isWord(this.#sql, i, word)) return i + 1
    return undefined
  }

  /** Notes the tables of what begins at `from`; gives their names. */
  #tables(from: number, cursor?: string): string[] {
    const names = new Set<string>()
    for (const use of tablesOfStatement(this.#sql, from, this.#count)) {
      names.add(use.table)
      const through = use.cursor ?? cursor
      this.#context.facts.tables.push({
        table: use.table,
        verb: use.verb,
        token: use.place,
        ...(through === undefined ? {} : { cursor: through }),
      })
    }
    return [...names]
  }

  /** DECLARE c CURSOR, DECLARE t TABLE, DECLARE GLOBAL TEMPORARY TABLE t; statements, variables and sections say nothing here. */
  #declare(): void {
    const sql = this.#sql
    const temporary = isWord(sql, 1, 'GLOBAL') && isWord(sql, 2, 'TEMPORARY')
    const name = nameAt(sql, temporary ? 4 : 1, this.#count)
    if (name === undefined) return
    if (temporary || isWord(sql, name.next, 'TABLE')) {
      const open = temporary ? name.next : name.next + 1
      const columns = columnsAt(sql, open, this.#count).map((column) => column.name)
      const token = this.#place(temporary ? 4 : 1)
      this.#context.facts.declaredTables.push({ name: name.parts.join('.'), token, endToken: this.#endToken, columns })
      return
    }
    let at = name.next
    while (at < this.#count && sql.kinds[at] === SqlKind.word && !isWord(sql, at, 'CURSOR')) at++
    if (isWord(sql, at, 'CURSOR')) this.#declareCursor(name.parts.join('.'), at + 1)
  }

  #declareCursor(cursor: string, from: number): void {
    const sql = this.#sql
    let at = from
    while (at < this.#count && !isWord(sql, at, 'FOR')) at++
    const isQuery = queryStart.has(sql.texts[at + 1] ?? '') || isSign(sql, at + 1, '(')
    const tables = isQuery ? this.#tables(at + 1, cursor) : []
    this.#context.facts.cursors.push({
      name: cursor,
      columns: isQuery ? selectedColumns(sql, at + 1) : [],
      tables,
      token: this.#place(1),
      endToken: this.#endToken,
    })
  }

  /** ALLOCATE c CURSOR FOR RESULT SET: its rows come from a procedure. */
  #allocate(): void {
    const name = nameAt(this.#sql, 1, this.#count)
    if (name && isWord(this.#sql, name.next, 'CURSOR')) {
      this.#context.facts.cursors.push({
        name: name.parts.join('.'),
        columns: [],
        tables: [],
        token: this.#place(1),
        endToken: this.#endToken,
      })
    }
  }

  #cursor(at: number, verb: string): void {
    const name = nameAt(this.#sql, at, this.#count)
    if (name) noteCursorAccess(this.#context.facts, name.parts.join('.'), verb, this.#place(at))
  }

  #fetchCursor(): void {
    const sql = this.#sql
    let at = 1
    while (at < this.#count && (sql.kinds[at] !== SqlKind.word || fetchWords.has(sql.texts[at] ?? '')) && sql.kinds[at] !== SqlKind.name) {
      at += isSign(sql, at, ':') ? 2 : 1
    }
    if (isWord(sql, at, 'INTO')) return
    this.fetched = nameAt(sql, at, this.#count)?.parts.join('.')
    this.#cursor(at, 'FETCH')
  }

  /** Text of a statement at `at`: written there, in an item, or prepared before under a name. */
  #dynamic(at: number): void {
    const sql = this.#sql
    const { facts } = this.#context
    if (sql.kinds[at] === SqlKind.string) {
      for (const { table, verb } of tablesOfSql([sql.texts[at] ?? ''], 1)) facts.tables.push({ table, verb, token: this.#place(at) })
      return
    }
    const start = isSign(sql, at, ':') ? at + 1 : at
    const name = nameAt(sql, start, this.#count)
    if (name) facts.dynamic.push({ edge: 'sql', operand: name.parts.join('.'), token: this.#place(start), reason: 'dynamic sql' })
  }

  /** A stored procedure; its program usually has the procedure's name, without schema. */
  #call(): void {
    const sql = this.#sql
    const isHost = isSign(sql, 1, ':')
    const start = isHost ? 2 : 1
    const name = nameAt(sql, start, this.#count)
    if (name === undefined) return
    const token = this.#place(start)
    const last = name.parts.at(-1) ?? ''
    const operand: Operand = isHost
      ? itemOperand(this.#context, last, name.parts.slice(0, -1).reverse(), token)
      : { kind: 'literal', text: last, token, items: [], subscripted: false, partly: false }
    this.#context.facts.targets.push({ edge: 'call', to: 'program', operand, token, verb: 'SQL CALL' })
  }

  /** WHENEVER condition GO TO [:]p; DO PERFORM p is Oracle's. */
  #whenever(): void {
    const sql = this.#sql
    const condition = isWord(sql, 1, 'NOT') ? 'NOT FOUND' : (sql.texts[1] ?? '')
    const goto = this.#behind('GOTO') ?? (this.#behind('GO') === undefined ? undefined : this.#behind('TO'))
    const perform = this.#behind('PERFORM')
    const at = goto ?? perform
    if (at === undefined) return
    const start = isSign(sql, at, ':') ? at + 1 : at
    const target = sql.texts[start]
    if (target === undefined) return
    const edge = goto === undefined ? 'perform' : 'goto'
    this.#context.facts.jumps.push({
      edge,
      from: this.#context.paragraph,
      target,
      token: this.#place(start),
      verb: `WHENEVER ${condition}`,
    })
  }
}

function isEnd(tokens: CobolTokens, i: number): boolean {
  return tokens.texts[i] === 'END-EXEC' && tokens.kinds[i] === TokenKind.word
}

function itemOperand(context: ExecContext, name: string, qualifiers: readonly string[], token: number): Operand {
  const items = context.names.find(name, qualifiers)
  return { kind: items.length > 0 ? 'item' : 'unknown', text: name, token, items, subscripted: false, partly: false }
}

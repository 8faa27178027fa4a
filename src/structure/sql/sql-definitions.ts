import type { StructureUnit, UnitKind, UnitName } from '../../answer/structure.ts'
import type { Reference } from '../facts.ts'
import { isMemberName } from '../member-name.ts'
import { nameAt, type SqlName } from './sql-name.ts'
import { behindIfExists, objectKindAt, type SqlStatement, statementsOf } from './sql-statements.ts'
import { behindParenthesis, isSign, isWord, SqlKind, type SqlTokens } from './sql-tokens.ts'
import { columnAt, columnsAt, referencedTables, type TableColumn } from './table-columns.ts'
import { type TableUse, tablesOfStatement } from './tables-of-statement.ts'
import { tokenizeSql } from './tokenize-sql.ts'

/** What SQL text defines, and what its other statements use. */
export interface SqlDefinitions {
  readonly units: readonly StructureUnit[]
  /** Of the units. */
  readonly references: readonly Reference[]
  /** Of queries and changes, whoever runs them; places are lines. */
  readonly uses: readonly TableUse[]
}

/**
 * Definitions in SQL text, of a member or in-stream: tables and views with their columns; indexes, aliases, triggers and routines as symbols. What a
 * view, alias, trigger or routine reaches are its references; an index or a foreign key only says so.
 */
export function readSqlDefinitions(lines: readonly string[], firstLine: number, path: string): SqlDefinitions {
  const reader = new DefinitionReader(lines, firstLine, path)
  reader.read()
  return { units: reader.units, references: reader.references, uses: reader.uses }
}

class DefinitionReader {
  readonly units: StructureUnit[] = []
  readonly references: Reference[] = []
  readonly uses: TableUse[] = []
  readonly #lines: readonly string[]
  readonly #firstLine: number
  readonly #path: string
  readonly #tokens: SqlTokens
  /** Index into `units` by name, for COMMENT ON; a column's name has its table's before it. */
  readonly #byName = new Map<string, number>()

  constructor(lines: readonly string[], firstLine: number, path: string) {
    this.#lines = lines
    this.#firstLine = firstLine
    this.#path = path
    this.#tokens = tokenizeSql(lines, firstLine)
  }

  read(): void {
    for (const statement of statementsOf(this.#tokens)) this.#statement(statement)
  }

  #statement(statement: SqlStatement): void {
    const tokens = this.#tokens
    const { from, to } = statement
    const verb = tokens.kinds[from] === SqlKind.word ? tokens.texts[from] : ''
    if (verb === 'COMMENT' || verb === 'LABEL') this.#describe(statement)
    else {
      const object = verb === 'CREATE' || verb === 'ALTER' ? objectKindAt(tokens, from, to) : undefined
      const name = object && nameAt(tokens, behindIfExists(tokens, object.at + 1), to)
      if (object && name && verb === 'CREATE') this.#create(object.kind, name, statement)
      else if (object?.kind === 'TABLE' && name) this.#alterTable(name, statement)
      else this.uses.push(...tablesOfStatement(tokens, from, to))
    }
  }

  #create(object: string, name: SqlName, statement: SqlStatement): void {
    const { from, to } = statement
    const tokens = this.#tokens
    switch (object) {
      case 'TABLE':
        this.#createTable(name, statement)
        break
      case 'VIEW': {
        const view = this.#define('view', name, statement)
        for (const column of columnsAt(tokens, name.next, to)) this.#column(view, { ...column, type: '' })
        this.#uses(view, name.next, to)
        break
      }
      case 'INDEX': {
        const kind = isWord(tokens, from + 1, 'UNIQUE') ? 'UNIQUE INDEX' : 'INDEX'
        this.#define('symbol', name, statement, `${kind}${this.#named('ON', name.next, to)}${this.#indexedColumns(name.next, to)}`)
        break
      }
      case 'ALIAS':
      case 'SYNONYM': {
        const alias = this.#define('symbol', name, statement, `${object}${this.#named('FOR', name.next, to)}`)
        const target = this.#nameBehind('FOR', name.next, to)
        if (target) this.#edge(alias, target.name, object, target.place)
        break
      }
      case 'TRIGGER': {
        const trigger = this.#define('symbol', name, statement, `TRIGGER${this.#named('ON', name.next, to)}`)
        this.#uses(trigger, name.next, to)
        break
      }
      case 'PROCEDURE':
      case 'FUNCTION': {
        const routine = this.#define('symbol', name, statement, object)
        this.#externalProgram(routine, name.next, to)
        this.#uses(routine, name.next, to)
        break
      }
      default:
        this.#define('symbol', name, statement, object)
    }
  }

  #createTable(name: SqlName, statement: SqlStatement): void {
    const tokens = this.#tokens
    const { to } = statement
    const columns = isWord(tokens, name.next, 'AS') ? [] : columnsAt(tokens, name.next, to)
    const behind = isSign(tokens, name.next, '(') ? behindParenthesis(tokens, name.next, to) : name.next
    const space = isWord(tokens, behind, 'IN') ? nameAt(tokens, behind + 1, to) : undefined
    const model = isWord(tokens, name.next, 'LIKE') ? nameAt(tokens, name.next + 1, to) : undefined
    const parents = [...new Set(referencedTables(tokens, name.next, to))]
    const details = [
      model ? `LIKE ${model.parts.join('.')}` : '',
      space ? `IN ${space.parts.join('.')}` : '',
      parents.length > 0 ? `REFERENCES ${parents.join(', ')}` : '',
    ]
    const table = this.#define('table', name, statement, details.filter((detail) => detail !== '').join(' ') || undefined)
    for (const column of columns) this.#column(table, column)
    this.#uses(table, name.next, to)
  }

  #alterTable(name: SqlName, { from, to }: SqlStatement): void {
    const tokens = this.#tokens
    const table: UnitName = { kind: 'table', name: name.parts.join('.') }
    this.uses.push({ table: table.name, verb: 'ALTER', place: this.#place(from) })
    for (let i = name.next; i < to; i++) {
      if (!isWord(tokens, i, 'ADD')) continue
      const start = isWord(tokens, i + 1, 'COLUMN') ? i + 2 : i + 1
      let end = start
      while (end < to && !isWord(tokens, end, 'ADD') && !isWord(tokens, end, 'ALTER') && !isWord(tokens, end, 'DROP')) end++
      const column = addsOther.has(tokens.texts[start] ?? '') ? undefined : columnAt(tokens, start, end)
      if (column) this.#column(table, column)
      i = end - 1
    }
  }

  /** COMMENT ON and LABEL ON describe what this text defines; about others they say nothing that could be shown. */
  #describe({ from, to }: SqlStatement): void {
    const tokens = this.#tokens
    if (!isWord(tokens, from + 1, 'ON')) return
    const kind = tokens.texts[from + 2]
    // The kind may be left out before a table's name.
    const hasKind = nameAt(tokens, from + 3, to) !== undefined && !isWord(tokens, from + 3, 'IS')
    const name = nameAt(tokens, hasKind ? from + 3 : from + 2, to)
    if (!name) return
    const lines = { startLine: this.#place(from), endLine: this.#place(to - 1) }
    if (isSign(tokens, name.next, '(')) {
      for (let i = name.next + 1; i < to; i++) {
        const line = this.#place(i)
        if (isWord(tokens, i + 1, 'IS'))
          this.#note(`${name.parts.join('.')} ${tokens.texts[i]}`, { startLine: line, endLine: this.#place(i + 2) })
      }
    } else if (kind === 'COLUMN') this.#note(`${name.parts.slice(0, -1).join('.')} ${name.parts.at(-1)}`, lines)
    else this.#note(name.parts.join('.'), lines)
  }

  #note(name: string, comment: { startLine: number; endLine: number }): void {
    const at = this.#byName.get(name)
    const unit = at === undefined ? undefined : this.units[at]
    if (at !== undefined && unit !== undefined) this.units[at] = { ...unit, comment }
  }

  #define(kind: UnitKind, name: SqlName, { from, to }: SqlStatement, detail?: string): UnitName {
    const unit = { kind, name: name.parts.join('.') }
    const startLine = this.#place(from)
    const comment = this.#commentAbove(startLine)
    this.#byName.set(unit.name, this.units.length)
    this.units.push({
      ...unit,
      path: this.#path,
      startLine,
      endLine: this.#place(to - 1),
      ...(detail === undefined ? {} : { detail }),
      ...(comment === undefined ? {} : { comment }),
    })
    return unit
  }

  #column(table: UnitName, column: TableColumn): void {
    this.#byName.set(`${table.name} ${column.name}`, this.units.length)
    this.units.push({
      kind: 'field',
      name: column.name,
      of: table.name,
      path: this.#path,
      startLine: column.place,
      endLine: column.endPlace,
      ...(column.type === '' ? {} : { detail: column.type }),
    })
  }

  #uses(from: UnitName, first: number, to: number): void {
    for (const use of tablesOfStatement(this.#tokens, first, to)) {
      if (use.table !== from.name) this.#edge(from, use.table, use.verb, use.place)
    }
  }

  #nameBehind(word: string, first: number, to: number): { name: string; place: number } | undefined {
    const tokens = this.#tokens
    for (let i = first; i < to; i++) {
      if (!isWord(tokens, i, word)) continue
      const name = nameAt(tokens, isWord(tokens, i + 1, 'TABLE') ? i + 2 : i + 1, to)
      return name && { name: name.parts.join('.'), place: tokens.places[i + 1] ?? 0 }
    }
    return undefined
  }

  /** ` ON t`, ` FOR t`. */
  #named(word: string, first: number, to: number): string {
    const target = this.#nameBehind(word, first, to)
    return target ? ` ${word} ${target.name}` : ''
  }

  /** ` (c1, c2)`. */
  #indexedColumns(first: number, to: number): string {
    let open = first
    while (open < to && !isSign(this.#tokens, open, '(')) open++
    const columns = columnsAt(this.#tokens, open, to).map((column) => column.name)
    return columns.length > 0 ? ` (${columns.join(', ')})` : ''
  }

  /** EXTERNAL NAME of a stored procedure: the load module that it is. */
  #externalProgram(routine: UnitName, first: number, to: number): void {
    const tokens = this.#tokens
    for (let i = first; i < to; i++) {
      if (!isWord(tokens, i, 'EXTERNAL') || !isWord(tokens, i + 1, 'NAME')) continue
      const program = tokens.kinds[i + 2] === SqlKind.sign ? undefined : tokens.texts[i + 2]?.toUpperCase()
      if (program !== undefined && isMemberName(program)) {
        this.references.push({
          ...{ kind: 'call', from: { ...routine, path: this.#path }, to: { kind: 'program', name: program } },
          ...{ path: this.#path, line: this.#place(i + 2), how: 'literal', complete: true, verb: 'EXTERNAL NAME' },
        })
      }
      return
    }
  }

  #edge(from: UnitName, table: string, verb: string, line: number): void {
    this.references.push({
      kind: 'sql',
      from: { ...from, path: this.#path },
      to: { kind: 'table', name: table },
      path: this.#path,
      line,
      how: 'literal',
      complete: true,
      verb,
    })
  }

  #place(token: number): number {
    return this.#tokens.places[token] ?? this.#firstLine
  }

  /** The `--` lines right above. */
  #commentAbove(line: number): { startLine: number; endLine: number } | undefined {
    let at = line - 1
    while (at >= this.#firstLine && /^\s*--(?!#SET)/i.test(this.#lines[at - this.#firstLine] ?? '')) at--
    return at === line - 1 ? undefined : { startLine: at + 1, endLine: line - 1 }
  }
}

/** What ALTER TABLE … ADD may add beside a column. */
const addsOther = new Set(
  'CONSTRAINT PRIMARY FOREIGN UNIQUE CHECK PERIOD VERSIONING PARTITION CLONE RESTRICT MATERIALIZED QUERY ORGANIZE'.split(' '),
)

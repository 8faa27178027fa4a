import type { Reference } from '../../facts.ts'
import { isWord } from '../../sql/sql-tokens.ts'
import { tablesOfStatement } from '../../sql/tables-of-statement.ts'
import { tokenizeSql } from '../../sql/tokenize-sql.ts'
import type { NamedTarget, Operand } from '../cobol/cobol-program.ts'
import { noteTargets } from '../cobol/exec/cics-targets.ts'
import type { ExecOption } from '../cobol/exec/option-list.ts'
import type { PlacedStatement } from './placed-statements.ts'
import type { ReferenceList } from './reference-list.ts'

const firstColumn = 15
const lastColumn = 71

/** EXEC CICS and EXEC SQL of one assembly. They have no END-EXEC: the last continued line ends them (CICS and Db2 application programming guides). */
export class ExecCommands {
  readonly #list: ReferenceList
  /** Tables of cursors. */
  readonly #cursors = new Map<string, readonly string[]>()

  constructor(list: ReferenceList) {
    this.#list = list
  }

  read(statement: PlacedStatement, from: Reference['from']): void {
    const text = textOf(statement)
    const [, language = '', command = ''] = /\bEXEC\s+(\w+)\s+([\s\S]*)$/i.exec(text) ?? []
    if (language.toUpperCase() === 'CICS') this.#cics(command, statement, from)
    else if (language.toUpperCase() === 'SQL') this.#sql(command, statement, from)
  }

  #cics(command: string, statement: PlacedStatement, from: Reference['from']): void {
    const options = optionsOf(command)
    const targets: NamedTarget[] = []
    const name = options[0]?.name
    if (name !== undefined) noteTargets(name, options, { facts: { targets } })
    for (const { edge, to, operand, op, verb } of targets) {
      const target = { kind: edge, to, ...(op === undefined ? {} : { op }), ...(verb === undefined ? {} : { verb }) }
      if (operand.kind === 'literal') this.#list.named(target, operand.text, from, statement)
      else this.#list.held(target, operand.text.replace(/^=/, ''), from, statement)
    }
  }

  #sql(command: string, statement: PlacedStatement, from: Reference['from']): void {
    const sql = tokenizeSql([command], 1)
    const verb = sql.texts[0] ?? ''
    const add = (table: string, done: string, cursor?: string) => {
      const operand = cursor === undefined ? {} : { operand: cursor }
      this.#list.named({ kind: 'sql', to: 'table', verb: done }, table, from, statement, operand)
    }
    const cursor = sql.texts[1] ?? ''
    if (verb === 'INCLUDE') {
      if (cursor !== '') this.#list.named({ kind: 'copy', to: 'copybook' }, cursor, from, statement)
    } else if (verb === 'OPEN' || verb === 'FETCH') {
      const name = verb === 'FETCH' ? (sql.texts.find((word) => this.#cursors.has(word)) ?? '') : cursor
      for (const table of this.#cursors.get(name) ?? []) add(table, verb, name)
    } else if (verb === 'PREPARE' || verb === 'EXECUTE') {
      this.#list.unknown('sql', sql.texts.at(-1) ?? cursor, from, statement, 'dynamic sql')
    } else {
      const isCursor = verb === 'DECLARE' && sql.texts.some((_, i) => isWord(sql, i, 'CURSOR'))
      if (verb === 'DECLARE' && !isCursor) return
      const query = isCursor ? sql.texts.findIndex((_, i) => isWord(sql, i, 'FOR')) + 1 : 0
      const uses = tablesOfStatement(sql, query, sql.kinds.length)
      for (const use of uses) add(use.table, use.verb, isCursor ? cursor : use.cursor)
      if (isCursor) this.#cursors.set(cursor, [...new Set(uses.map(({ table }) => table))])
    }
  }
}

/** Columns 1 to 71 of the first line, 16 to 71 of the others. */
function textOf({ lines, startLine, endLine }: PlacedStatement): string {
  return lines
    .slice(startLine - 1, endLine)
    .map((line, i) => (i === 0 ? line.slice(0, lastColumn) : line.slice(Math.min(firstColumn, line.search(/\S|$/)), lastColumn)))
    .join(' ')
}

/** `LINK PROGRAM('X') COMMAREA(AREA)`. */
function optionsOf(command: string): ExecOption[] {
  const options: ExecOption[] = []
  const form = /([A-Z][A-Z0-9]*)\s*(\()?/gi
  for (let found = form.exec(command); found; found = form.exec(command)) {
    const name = (found[1] ?? '').toUpperCase()
    if (found[2] === undefined) {
      options.push({ name, token: 0, from: 0, to: 0, rest: 0 })
      continue
    }
    const open = form.lastIndex
    const close = closing(command, open)
    options.push({ name, token: 0, from: 0, to: 1, rest: 1, operand: operandIn(command.slice(open, close).trim()) })
    form.lastIndex = close + 1
  }
  return options
}

function closing(text: string, from: number): number {
  let depth = 1
  let quoted = false
  for (let i = from; i < text.length; i++) {
    const c = text.charAt(i)
    if (c === "'") quoted = !quoted
    else if (quoted) continue
    else if (c === '(') depth++
    else if (c === ')' && --depth === 0) return i
  }
  return text.length
}

/** `'X'`, `=CL8'X'` or the name of an area. */
function operandIn(written: string): Operand {
  const literal = /^(?:=C(?:L\d+)?)?'([^']*)'?$/i.exec(written)?.[1]
  const kind = literal === undefined ? 'item' : 'literal'
  return { kind, text: literal?.trim() ?? written.toUpperCase(), token: 0, items: [], subscripted: false, partly: false }
}

import { commonExpressionAt, transitionTablesAt } from './own-names.ts'
import { nameAt } from './sql-name.ts'
import { behindIfExists, objectKindAt } from './sql-statements.ts'
import { isSign, isWord, SqlKind, type SqlTokens } from './sql-tokens.ts'

/** A table that a statement reads or changes; names are upper case, with a schema where one is written. */
export interface TableUse {
  readonly table: string
  /** SELECT, INSERT, UPDATE, DELETE, MERGE, TRUNCATE, LOCK, LOAD; CREATE, ALTER and DROP of tables and views. */
  readonly verb: string
  /** Of the name's first token. */
  readonly place: number
  /** WHERE CURRENT OF. */
  readonly cursor?: string
}

/**
 * Tables of the tokens `[from, to)`: one statement, or the body of a routine. It reads on from keyword to keyword instead of following a
 * grammar, so that every dialect and half a statement yield what they name.
 */
export function tablesOfStatement(tokens: SqlTokens, from: number, to: number): TableUse[] {
  return new TableReader(tokens, from, to).read()
}

/** One level of parentheses. */
interface Scope {
  /** SELECT, DELETE, … as soon as this level has one: only then a FROM is a clause and not part of TRIM(… FROM …). */
  verb: string
  /** Whether a comma or JOIN brings another table. */
  list: 'tables' | 'common expressions' | 'none'
  /** The verb of a table that is expected now. */
  wants: string | undefined
}

const neverTables = new Set(
  `SELECT WITH VALUES WHERE SET ORDER GROUP HAVING UNION EXCEPT INTERSECT ON USING INTO FROM FOR FETCH WHEN THEN JOIN INNER LEFT RIGHT FULL CROSS
  NATURAL AS LIKE END BEGIN`.split(/\s+/),
)
const endOfTableList = new Set(
  'WHERE GROUP HAVING ORDER UNION EXCEPT INTERSECT MINUS OPTIMIZE WINDOW SET VALUES RETURNING CONNECT'.split(' '),
)
/** Statements that name tables without using them; definitions are read by `sql-definitions.ts`. */
const silent = new Set(['GRANT', 'REVOKE', 'COMMENT', 'LABEL'])
/** Tables of one empty row, which stand where the syntax asks for a table: what reads them reads no data. DB2 for z/OS SQL Reference, Oracle. */
const holdsNothing = /^(?:SYSIBM\.)?SYSDUMMY[1AEU]$|^(?:SYS\.)?DUAL$/

class TableReader {
  readonly #tokens: SqlTokens
  readonly #from: number
  readonly #to: number
  readonly #found: TableUse[] = []
  /** Names that stand for something of the statement itself: common table expressions, transition tables. */
  readonly #own = new Set<string>()
  readonly #outer: Scope[] = []
  #scope: Scope = newScope('', undefined)

  constructor(tokens: SqlTokens, from: number, to: number) {
    this.#tokens = tokens
    this.#from = from
    this.#to = to
  }

  read(): TableUse[] {
    if (silent.has(this.#tokens.texts[this.#from] ?? '')) return []
    for (let i = this.#from; i < this.#to; ) i = Math.max(this.#step(i), i + 1)
    return this.#found.filter((use) => !this.#own.has(use.table))
  }

  /** Gives the token to go on with. */
  #step(i: number): number {
    const tokens = this.#tokens
    switch (tokens.kinds[i]) {
      case SqlKind.word:
        return this.#scope.wants === undefined ? this.#keyword(i, tokens.texts[i] ?? '') : this.#wanted(i)
      case SqlKind.name:
        return this.#scope.wants === undefined ? i + 1 : this.#table(i, this.#scope.wants)
      case SqlKind.end:
        this.#newStatement()
        return i + 1
      case SqlKind.sign:
        this.#sign(tokens.texts[i] ?? '')
        return i + 1
      default:
        this.#scope.wants = undefined
        return i + 1
    }
  }

  #newStatement(): void {
    this.#outer.length = 0
    this.#scope = newScope('', undefined)
  }

  #sign(sign: string): void {
    const scope = this.#scope
    if (sign === '(') {
      this.#outer.push(scope)
      // FROM (A JOIN B …) or FROM (SELECT …): the parenthesis stands for a table.
      this.#scope = newScope('', scope.wants)
      scope.wants = undefined
    } else if (sign === ')') this.#scope = this.#outer.pop() ?? newScope('', undefined)
    else if (sign === ',') scope.wants = scope.list === 'tables' ? 'SELECT' : undefined
    else if (sign === ';') this.#newStatement()
    else scope.wants = undefined
  }

  /** A word where a table is expected. */
  #wanted(i: number): number {
    const tokens = this.#tokens
    const text = tokens.texts[i] ?? ''
    const verb = this.#scope.wants ?? 'SELECT'
    const opens = isSign(tokens, i + 1, '(')
    if (text === 'LATERAL' || text === 'ONLY') return i + 1
    if (text === 'FINAL' || text === 'OLD' || text === 'NEW') {
      if (isWord(tokens, i + 1, 'TABLE')) return i + 1
    }
    if (text === 'TABLE') {
      // TABLE(function or query) against UNLOAD FROM TABLE t, LOAD … INTO TABLE t, TRUNCATE TABLE t.
      if (opens) this.#scope.wants = undefined
      return i + 1
    }
    if (neverTables.has(text)) {
      this.#scope.wants = undefined
      return this.#keyword(i, text)
    }
    return this.#table(i, verb)
  }

  #table(i: number, verb: string): number {
    const name = nameAt(this.#tokens, i, this.#to)
    this.#scope.wants = undefined
    if (name === undefined) return i + 1
    // A name with arguments is a table function; behind INSERT INTO the parenthesis holds columns.
    const isFunction = verb === 'SELECT' && isSign(this.#tokens, name.next, '(') && this.#tokens.kinds[i] === SqlKind.word
    if (isFunction) return name.next
    const table = name.parts.join('.')
    // `""` is no name: a quotation mark that is never closed, which takes the rest of its line.
    if (table !== '' && !holdsNothing.test(table)) this.#found.push({ table, verb, place: this.#tokens.places[i] ?? 0 })
    return name.next
  }

  #keyword(i: number, text: string): number {
    const tokens = this.#tokens
    const scope = this.#scope
    const before = i > this.#from ? (tokens.texts[i - 1] ?? '') : ''
    switch (text) {
      case 'SELECT':
        scope.verb = 'SELECT'
        scope.list = 'none'
        return i + 1
      case 'INSERT':
      case 'MERGE':
        if (isWord(tokens, i + 1, 'INTO')) {
          scope.verb = text
          scope.wants = text
          return i + 2
        }
        return i + 1
      case 'INTO':
        scope.list = 'none'
        if (isWord(tokens, i + 1, 'TABLE')) scope.wants = 'LOAD'
        return i + 1
      case 'DELETE':
        return this.#delete(i)
      case 'UPDATE':
        if (this.#beginsUpdate(i)) {
          scope.verb = 'UPDATE'
          scope.list = 'none'
          scope.wants = 'UPDATE'
        }
        return i + 1
      case 'FROM':
        return this.#fromClause(i, before)
      case 'JOIN':
        if (scope.list === 'tables') scope.wants = 'SELECT'
        return i + 1
      case 'USING':
        if (scope.verb === 'MERGE') scope.wants = 'SELECT'
        return i + 1
      case 'TRUNCATE':
      case 'LOCK':
      case 'REFRESH':
        if (isWord(tokens, i + 1, 'TABLE') || (text === 'TRUNCATE' && i === this.#from)) scope.wants = text
        return i + 1
      case 'CREATE':
      case 'ALTER':
      case 'DROP':
        return i === this.#from ? this.#definition(i, text) : i + 1
      case 'FETCH':
        if (scope.verb === '') scope.verb = 'FETCH'
        scope.list = 'none'
        return i + 1
      case 'CURRENT':
        return this.#currentOf(i)
      case 'REFERENCING': {
        const { names, next } = transitionTablesAt(tokens, i + 1, this.#to)
        for (const name of names) this.#own.add(name)
        return next
      }
      case 'FOR':
        // A period of a temporal table belongs to the table; FOR UPDATE OF and FOR READ ONLY end the list.
        if (!isPeriod(tokens, i + 1)) scope.list = 'none'
        return i + 1
      case 'WITH':
        scope.list = this.#commonExpression(i + 1) ? 'common expressions' : 'none'
        return i + 1
      default:
        if (scope.list === 'common expressions' && before === ',') this.#commonExpression(i)
        else if (endOfTableList.has(text)) scope.list = 'none'
        return i + 1
    }
  }

  #fromClause(i: number, before: string): number {
    const scope = this.#scope
    const tokens = this.#tokens
    // IS DISTINCT FROM x; FOR PORTION OF BUSINESS_TIME FROM x.
    const isOperator = before === 'DISTINCT' || isPeriodName(before)
    if (isWord(tokens, i + 1, 'TABLE') && scope.verb === '' && !isSign(tokens, i + 2, '(')) {
      scope.wants = 'UNLOAD'
    } else if ((scope.verb === 'SELECT' || scope.verb === 'UPDATE') && !isOperator) {
      scope.wants = 'SELECT'
      scope.list = 'tables'
    }
    return i + 1
  }

  #delete(i: number): number {
    const tokens = this.#tokens
    const hasFrom = isWord(tokens, i + 1, 'FROM')
    // DELETE t without FROM is legal with some databases.
    if (!hasFrom && i !== this.#from) return i + 1
    this.#scope.verb = 'DELETE'
    this.#scope.list = 'none'
    this.#scope.wants = 'DELETE'
    return hasFrom ? i + 2 : i + 1
  }

  /** `UPDATE t [AS x] SET` against FOR UPDATE OF c, ON UPDATE CASCADE, AFTER UPDATE ON t, THEN UPDATE SET. */
  #beginsUpdate(i: number): boolean {
    if (i === this.#from) return true
    const tokens = this.#tokens
    const text = tokens.texts[i + 1] ?? ''
    if (text === 'SET' || text === 'OF' || text === 'ON') return false
    const name = nameAt(tokens, i + 1, this.#to)
    if (name === undefined) return false
    let next = name.next
    if (isWord(tokens, next, 'AS')) next++
    return (
      isWord(tokens, next, 'SET') || isWord(tokens, next + 1, 'SET') || (isWord(tokens, next, 'FOR') && isWord(tokens, next + 1, 'PORTION'))
    )
  }

  #commonExpression(i: number): boolean {
    const name = commonExpressionAt(this.#tokens, i, this.#to)
    if (name !== undefined) this.#own.add(name)
    return name !== undefined
  }

  /** CREATE, ALTER, DROP of a table or view: the name, and then whatever query follows. */
  #definition(i: number, verb: string): number {
    const tokens = this.#tokens
    const object = objectKindAt(tokens, i, this.#to)
    if (object?.kind !== 'TABLE' && object?.kind !== 'VIEW') return i + 1
    return this.#table(behindIfExists(tokens, object.at + 1), verb)
  }

  /** Puts the cursor to the UPDATE or DELETE that it belongs to. */
  #currentOf(i: number): number {
    const cursor = isWord(this.#tokens, i + 1, 'OF') ? nameAt(this.#tokens, i + 2, this.#to) : undefined
    const last = this.#found.findLastIndex((use) => use.verb === 'UPDATE' || use.verb === 'DELETE')
    const use = this.#found[last]
    if (cursor === undefined || use === undefined) return i + 1
    this.#found[last] = { ...use, cursor: cursor.parts.join('.') }
    return cursor.next
  }
}

function newScope(verb: string, wants: string | undefined): Scope {
  return { verb, list: wants === undefined ? 'none' : 'tables', wants }
}

function isPeriod(tokens: SqlTokens, i: number): boolean {
  return isPeriodName(tokens.texts[i] ?? '') || isWord(tokens, i, 'PORTION')
}

function isPeriodName(text: string): boolean {
  return text === 'SYSTEM_TIME' || text === 'BUSINESS_TIME'
}

import { nameAt } from './sql-name.ts'
import { behindParenthesis, isSign, isWord, SqlKind, type SqlTokens } from './sql-tokens.ts'

/** The column that a host variable gives a value to or gets one from. */
export interface HostColumn {
  /** Of the name behind the colon. */
  readonly place: number
  /** Undefined in a FETCH, where the declaration of the cursor tells by the position. */
  readonly column?: string
  readonly position: number
}

/**
 * Host variables with their columns, as far as the order of the text gives them: INSERT with names and values, UPDATE … SET, SELECT … INTO, FETCH … INTO. Those
 * that only choose rows (WHERE) are not among them.
 */
export function columnsOfHosts(sql: SqlTokens): HostColumn[] {
  const count = sql.kinds.length
  if (isWord(sql, 0, 'INSERT')) return ofInsert(sql, count)
  if (isWord(sql, 0, 'UPDATE')) return ofUpdate(sql, count)
  const into = findAtTop(sql, 1, count, (i) => isWord(sql, i, 'INTO') && isSign(sql, i + 1, ':'))
  if (into === count) return []
  const columns = isWord(sql, 0, 'FETCH') ? undefined : selectedColumns(sql, 0)
  return elementsFrom(sql, into + 1, count).flatMap(({ from }, position) => {
    const column = columns?.[position]
    return columns !== undefined && column === undefined ? [] : [host(sql, from, position, column)]
  })
}

/** The columns of the first SELECT of `[from, …)` in their order; undefined where an element is more than a column with functions around it, or `*`. */
export function selectedColumns(sql: SqlTokens, from: number): (string | undefined)[] {
  const count = sql.kinds.length
  const select = findAtTop(sql, from, count, (i) => isWord(sql, i, 'SELECT'))
  const elements = elementsFrom(sql, select + 1, count)
  return elements.map((element) => columnIn(sql, element.from, element.to))
}

function ofInsert(sql: SqlTokens, count: number): HostColumn[] {
  const table = nameAt(sql, isWord(sql, 1, 'INTO') ? 2 : 1, count)
  if (table === undefined || !isSign(sql, table.next, '(')) return []
  const close = behindParenthesis(sql, table.next, count) - 1
  const columns = elementsFrom(sql, table.next + 1, close).map(({ from, to }) => columnIn(sql, from, to))
  const values = findAtTop(sql, close + 1, count, (i) => isWord(sql, i, 'VALUES') || isWord(sql, i, 'SELECT'))
  const open = isWord(sql, values, 'VALUES') && isSign(sql, values + 1, '(') ? values + 1 : undefined
  const end = open === undefined ? count : behindParenthesis(sql, open, count) - 1
  return elementsFrom(sql, (open ?? values) + 1, end).flatMap(({ from, to }, position) =>
    hostsIn(sql, from, to, position, columns[position]),
  )
}

function ofUpdate(sql: SqlTokens, count: number): HostColumn[] {
  const set = findAtTop(sql, 1, count, (i) => isWord(sql, i, 'SET'))
  return elementsFrom(sql, set + 1, count).flatMap(({ from, to }, position) => {
    const name = nameAt(sql, from, to)
    return name === undefined || !isSign(sql, name.next, '=') ? [] : hostsIn(sql, name.next + 1, to, position, name.parts.at(-1))
  })
}

/** Where an enumeration ends at its own level of parentheses. */
const ends = new Set(['FROM', 'WHERE', 'INTO', 'FOR', 'END', 'OVERRIDING', 'UNION', 'WITH'])

/** What stands between commas, up to the word or parenthesis that ends the enumeration. */
function elementsFrom(sql: SqlTokens, start: number, to: number): { from: number; to: number }[] {
  const elements: { from: number; to: number }[] = []
  let from = start
  let i = start
  let depth = 0
  for (; i < to; i++) {
    if (isSign(sql, i, '(')) depth++
    else if (isSign(sql, i, ')') && --depth < 0) break
    if (depth > 0) continue
    if (isSign(sql, i, ',')) {
      elements.push({ from, to: i })
      from = i + 1
    } else if (sql.kinds[i] === SqlKind.word && ends.has(sql.texts[i] ?? '') && !isSign(sql, i - 1, ':')) break
  }
  if (from < i) elements.push({ from, to: i })
  return elements
}

/** The only column that is named in an element, be it inside a function. */
function columnIn(sql: SqlTokens, start: number, to: number): string | undefined {
  const from = isWord(sql, start, 'DISTINCT') || isWord(sql, start, 'ALL') ? start + 1 : start
  let column: string | undefined
  for (let i = from; i < to; i++) {
    if (isWord(sql, i, 'CASE')) return undefined
    const name = isSign(sql, i - 1, ':') ? undefined : nameAt(sql, i, to)
    if (name === undefined) continue
    if (!isSign(sql, name.next, '(')) {
      column = name.parts.at(-1)
      break
    }
    i = name.next - 1
  }
  return column
}

/** Host variables of an element; behind each may stand its indicator, which has no part in it. */
function hostsIn(sql: SqlTokens, from: number, to: number, position: number, column: string | undefined): HostColumn[] {
  const found: HostColumn[] = []
  if (column === undefined) return found
  for (let i = from; i < to; i++) {
    const name = isSign(sql, i, ':') ? nameAt(sql, i + 1, to) : undefined
    if (name === undefined) continue
    found.push(host(sql, i, position, column))
    const behind = isWord(sql, name.next, 'INDICATOR') ? name.next + 1 : name.next
    i = (isSign(sql, behind, ':') ? (nameAt(sql, behind + 1, to)?.next ?? name.next) : name.next) - 1
  }
  return found
}

function host(sql: SqlTokens, colon: number, position: number, column: string | undefined): HostColumn {
  return { place: sql.places[colon + 1] ?? 0, position, ...(column === undefined ? {} : { column }) }
}

/** The first token outside parentheses that is wanted; `to` without. */
function findAtTop(sql: SqlTokens, from: number, to: number, isWanted: (i: number) => boolean): number {
  let depth = 0
  for (let i = from; i < to; i++) {
    if (isSign(sql, i, '(')) depth++
    else if (isSign(sql, i, ')')) depth--
    else if (depth === 0 && isWanted(i)) return i
  }
  return to
}

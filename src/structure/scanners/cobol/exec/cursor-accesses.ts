import type { ProcedureFacts, TableAccess } from '../cobol-program.ts'

/** An OPEN, FETCH or CLOSE whose tables are known when all declarations are. */
const pending = ''

/** Notes what is done with a cursor; `resolveCursorAccesses` puts its tables there. */
export function noteCursorAccess(facts: ProcedureFacts, cursor: string, verb: string, token: number): void {
  facts.tables.push({ table: pending, verb, token, cursor })
}

/**
 * Makes accesses of cursors into accesses of their tables. To be called once when all blocks of a program are read: a cursor may be declared
 * behind its first use, and in either division.
 */
export function resolveCursorAccesses(facts: ProcedureFacts): void {
  if (!facts.tables.some((access) => access.table === pending)) return
  const tablesOf = new Map<string, Set<string>>()
  for (const cursor of facts.cursors) {
    const tables = tablesOf.get(cursor.name) ?? new Set()
    for (const table of cursor.tables) tables.add(table)
    tablesOf.set(cursor.name, tables)
  }
  const resolved: TableAccess[] = []
  for (const access of facts.tables) {
    if (access.table !== pending) {
      resolved.push(access)
      continue
    }
    const cursor = access.cursor ?? ''
    const tables = tablesOf.get(cursor)
    if (tables === undefined) facts.dynamic.push({ edge: 'sql', operand: cursor, token: access.token, reason: 'cursor not declared' })
    else for (const table of tables) resolved.push({ ...access, table })
  }
  facts.tables.length = 0
  for (const access of resolved) facts.tables.push(access)
}

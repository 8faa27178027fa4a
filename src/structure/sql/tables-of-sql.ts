import { statementsOf } from './sql-statements.ts'
import { tablesOfStatement } from './tables-of-statement.ts'
import { tokenizeSql } from './tokenize-sql.ts'

/** Tables that SQL text uses or defines: in-stream or in a member, for SPUFI, DSNTEP2, DSNTIAD, DSNTIAUL, LOAD and UNLOAD. */
export function tablesOfSql(
  lines: readonly string[],
  firstLine: number,
): { readonly table: string; readonly verb: string; readonly line: number }[] {
  const tokens = tokenizeSql(lines, firstLine)
  const found = statementsOf(tokens).flatMap(({ from, to }) => tablesOfStatement(tokens, from, to))
  return found.map(({ table, verb, place }) => ({ table, verb, line: place }))
}

import { nameAt } from './sql-name.ts'
import { isSign, isWord, SqlKind, type SqlTokens } from './sql-tokens.ts'

// Names that a statement gives to something of its own. They stand where tables do and are none.

/** WITH UR and the like set the isolation of a query. */
const isolation = new Set(['UR', 'CS', 'RS', 'RR', 'NC'])

/** The name of `name [(columns)] AS (query)` at `i`, a common table expression. */
export function commonExpressionAt(tokens: SqlTokens, i: number, to: number): string | undefined {
  const at = isWord(tokens, i, 'RECURSIVE') ? i + 1 : i
  const name = nameAt(tokens, at, Math.min(to, at + 1))
  const text = name?.parts[0]
  if (name === undefined || text === undefined || isolation.has(text)) return undefined
  return isWord(tokens, behindColumns(tokens, name.next, to), 'AS') ? text : undefined
}

/** Behind a list of names in parentheses, where one stands at `i`. */
function behindColumns(tokens: SqlTokens, i: number, to: number): number {
  if (!isSign(tokens, i, '(')) return i
  let next = i + 1
  while (next < to && (tokens.kinds[next] === SqlKind.word || tokens.kinds[next] === SqlKind.name || isSign(tokens, next, ','))) next++
  return next + 1
}

/** `NEW TABLE AS n OLD_TABLE o` behind REFERENCING: the rows that a trigger sees. */
export function transitionTablesAt(tokens: SqlTokens, i: number, to: number): { readonly names: readonly string[]; readonly next: number } {
  const names: string[] = []
  let next = i
  while (next < to && /^(?:NEW|OLD)(?:_TABLE)?$/.test(tokens.texts[next] ?? '')) {
    next++
    if (isWord(tokens, next, 'TABLE')) next++
    if (isWord(tokens, next, 'AS')) next++
    names.push(tokens.texts[next] ?? '')
    next++
  }
  return { names, next }
}

import { nameAt } from '../../../sql/sql-name.ts'
import { isSign, isWord, type SqlTokens } from '../../../sql/sql-tokens.ts'
import type { FieldUse } from '../cobol-program.ts'

/** `:ITEM`, `:GROUP.ITEM`, or the indicator variable behind one. */
export interface HostVariable {
  readonly name: string
  readonly qualifiers: readonly string[]
  readonly place: number
  readonly access: FieldUse['access']
}

/** Host variables of one statement. Those behind INTO and left of `=` in SET receive something; a procedure may do both with its arguments. */
export function hostVariablesOf(sql: SqlTokens): HostVariable[] {
  const found: HostVariable[] = []
  const count = sql.kinds.length
  const verb = isWord(sql, 0, 'SET') || isWord(sql, 0, 'GET') || isWord(sql, 0, 'CALL') || isWord(sql, 0, 'ASSOCIATE') ? sql.texts[0] : ''
  let inInto = false
  let depth = 0
  let isLeft = true
  for (let i = 0; i < count; ) {
    const name = isSign(sql, i, ':') ? nameAt(sql, i + 1, count) : undefined
    if (name) {
      const place = sql.places[i + 1] ?? 0
      const assigned = verb === 'SET' ? isLeft : verb === 'GET' && isLeft && isSign(sql, name.next, '=')
      const access = inInto || assigned || (verb === 'ASSOCIATE' && depth > 0) ? 'write' : verb === 'CALL' && depth > 0 ? 'both' : 'read'
      const last = name.parts.at(-1) ?? ''
      found.push({ name: last, qualifiers: name.parts.slice(0, -1).reverse(), place, access })
      i = isWord(sql, name.next, 'INDICATOR') ? name.next + 1 : name.next
      continue
    }
    if (isSign(sql, i, '(')) depth++
    else if (isSign(sql, i, ')')) depth--
    else if (isSign(sql, i, '=')) isLeft = false
    if (isSign(sql, i, ',')) isLeft ||= depth === 0
    else inInto = isWord(sql, i, 'INTO') && isSign(sql, i + 1, ':') && !isWord(sql, i - 1, 'INSERT') && !isWord(sql, i - 1, 'MERGE')
    i++
  }
  return found
}

import { isSign, SqlKind, type SqlTokens } from './sql-tokens.ts'

/** A name with its qualifiers, and the token behind it. */
export interface SqlName {
  readonly parts: readonly string[]
  readonly next: number
}

/** The name that begins at `i`: `T`, `SCHEMA.T`, `LOCATION.SCHEMA.T`, with some products `DATABASE..T`. Undefined where none does. */
export function nameAt(tokens: SqlTokens, i: number, to: number): SqlName | undefined {
  if (!isNamePart(tokens, i, to)) return undefined
  const parts = [tokens.texts[i] ?? '']
  let next = i + 1
  while (isSign(tokens, next, '.')) {
    const part = isSign(tokens, next + 1, '.') ? next + 2 : next + 1
    if (!isNamePart(tokens, part, to)) break
    parts.push(tokens.texts[part] ?? '')
    next = part + 1
  }
  return { parts, next }
}

function isNamePart(tokens: SqlTokens, i: number, to: number): boolean {
  return i < to && (tokens.kinds[i] === SqlKind.word || tokens.kinds[i] === SqlKind.name)
}

import { SqlKind, SqlTokenBuffer, type SqlTokens } from '../../../sql/sql-tokens.ts'
import { type CobolTokens, TokenFlag, TokenKind } from '../tokens.ts'

/** Tokens `[from, to)` of a program as SQL; places are indices of the program's tokens. Comments between slash and star are left out. */
export function sqlOfBlock(tokens: CobolTokens, from: number, to: number): SqlTokens {
  const sql = new SqlTokenBuffer()
  for (let i = from; i < to; i++) {
    const text = tokens.texts[i] ?? ''
    switch (tokens.kinds[i]) {
      case TokenKind.word:
      case TokenKind.picture:
        pushWord(sql, text, i)
        break
      case TokenKind.number:
        sql.push(SqlKind.number, text, i)
        break
      case TokenKind.literal:
        if (((tokens.flags[i] ?? 0) & TokenFlag.doubleQuoted) !== 0) sql.push(SqlKind.name, text.toUpperCase(), i)
        else sql.push(SqlKind.string, text, i)
        break
      case TokenKind.period:
        sql.push(SqlKind.sign, '.', i)
        break
      default:
        if (text === '/' && isGluedStar(tokens, i + 1)) i = commentEnd(tokens, i + 1, to)
        else sql.push(SqlKind.sign, text, i)
    }
  }
  return sql
}

/** A COBOL word may hold colons (`:HOST:INDICATOR` without a space looks like a word to be replaced). */
function pushWord(sql: SqlTokenBuffer, text: string, place: number): void {
  if (!text.includes(':')) {
    sql.push(SqlKind.word, text, place)
    return
  }
  for (const part of text.split(/(:)/)) {
    if (part === ':') sql.push(SqlKind.sign, ':', place)
    else if (part !== '') sql.push(SqlKind.word, part, place)
  }
}

function isGluedStar(tokens: CobolTokens, i: number): boolean {
  return (tokens.texts[i] ?? '').startsWith('*') && tokens.kinds[i] === TokenKind.sign && isGlued(tokens, i)
}

/** The token of the slash that ends a comment; of a comment that nothing ends, the star that begins it. */
function commentEnd(tokens: CobolTokens, star: number, to: number): number {
  for (let i = star + 1; i < to; i++) {
    const closes = tokens.texts[i] === '/' && tokens.kinds[i] === TokenKind.sign && isGlued(tokens, i)
    if (closes && tokens.kinds[i - 1] === TokenKind.sign && (tokens.texts[i - 1] ?? '').endsWith('*')) return i
  }
  return star
}

function isGlued(tokens: CobolTokens, i: number): boolean {
  return ((tokens.flags[i] ?? 0) & TokenFlag.glued) !== 0
}

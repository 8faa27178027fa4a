import { isWord, SqlKind, type SqlTokens } from './sql-tokens.ts'

/** Tokens `[from, to)` of one statement, without what ends it. */
export interface SqlStatement {
  readonly from: number
  readonly to: number
}

const routines = new Set(['PROCEDURE', 'FUNCTION', 'TRIGGER'])
const objects = new Set([
  ...routines,
  'TABLE',
  'VIEW',
  'INDEX',
  'ALIAS',
  'SYNONYM',
  'TABLESPACE',
  'DATABASE',
  'STOGROUP',
  'SEQUENCE',
  'TYPE',
  'SCHEMA',
  'ROLE',
  'VARIABLE',
  'MASK',
  'PERMISSION',
])
/** Words that may stand between CREATE and the kind of object are fewer than this. */
const createModifiers = 7

/** What a CREATE, ALTER, DROP or COMMENT ON at `i` is about: the first word behind it that names a kind of object. */
export function objectKindAt(tokens: SqlTokens, i: number, to: number): { readonly kind: string; readonly at: number } | undefined {
  for (let j = i + 1; j < to && j <= i + createModifiers && tokens.kinds[j] === SqlKind.word; j++) {
    const text = tokens.texts[j] ?? ''
    if (objects.has(text)) return { kind: text, at: j }
  }
  return undefined
}

/** Behind IF EXISTS or IF NOT EXISTS, where that stands. */
export function behindIfExists(tokens: SqlTokens, i: number): number {
  if (!isWord(tokens, i, 'IF')) return i
  return isWord(tokens, i + 1, 'NOT') ? i + 3 : i + 2
}

/**
 * Statements of a script. A `;` inside the body of a routine ends a statement of that body, not the routine; a forgotten terminator is mended
 * where a CREATE begins a line.
 */
export function statementsOf(tokens: SqlTokens): SqlStatement[] {
  const statements: SqlStatement[] = []
  const count = tokens.kinds.length
  let from = 0
  let isRoutine = false
  let depth = 0
  const close = (to: number, next: number) => {
    if (to > from) statements.push({ from, to })
    from = next
    isRoutine = false
    depth = 0
  }
  for (let i = 0; i < count; i++) {
    if (tokens.kinds[i] === SqlKind.end) {
      if (!(isRoutine && depth > 0 && tokens.texts[i] === ';')) close(i, i + 1)
      continue
    }
    if (tokens.kinds[i] !== SqlKind.word) continue
    const begins = i === from
    switch (tokens.texts[i]) {
      case 'CREATE': {
        const kind = begins || beginsLine(tokens, i) ? objectKindAt(tokens, i, count)?.kind : undefined
        if (kind !== undefined && !begins && (!isRoutine || routines.has(kind))) close(i, i)
        if (i === from) isRoutine = kind !== undefined && routines.has(kind)
        break
      }
      case 'BEGIN':
        if (begins) isRoutine = !isTransaction(tokens, i + 1)
        depth++
        break
      case 'CASE':
        depth++
        break
      case 'END':
        if (isWord(tokens, i + 1, 'CASE')) {
          i++
          depth--
        } else if (!uncounted.has(tokens.texts[i + 1] ?? '')) depth--
        break
    }
  }
  close(count, count)
  return statements
}

/** What END closes without having been counted. */
const uncounted = new Set(['IF', 'WHILE', 'LOOP', 'REPEAT', 'FOR'])

/** BEGIN WORK, BEGIN TRANSACTION, BEGIN; */
function isTransaction(tokens: SqlTokens, i: number): boolean {
  return tokens.kinds[i] !== SqlKind.word || isWord(tokens, i, 'WORK') || isWord(tokens, i, 'TRAN') || isWord(tokens, i, 'TRANSACTION')
}

function beginsLine(tokens: SqlTokens, i: number): boolean {
  return i === 0 || tokens.places[i] !== tokens.places[i - 1]
}

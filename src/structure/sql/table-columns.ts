import { nameAt } from './sql-name.ts'
import { isSign, isWord, SqlKind, type SqlTokens } from './sql-tokens.ts'

export interface TableColumn {
  readonly name: string
  /** As written: `CHAR(8) NOT NULL`. */
  readonly type: string
  /** Places of its first and last token. */
  readonly place: number
  readonly endPlace: number
}

/** Elements of a CREATE TABLE that are no columns. */
const constraints = new Set([
  'CONSTRAINT',
  'PRIMARY',
  'FOREIGN',
  'UNIQUE',
  'CHECK',
  'LIKE',
  'PERIOD',
  'KEY',
  'INDEX',
  'FULLTEXT',
  'SPATIAL',
])
/** What stands behind these is a rule or a storage option, not the type. */
const endOfType = new Set(['CONSTRAINT', 'CHECK', 'REFERENCES', 'PRIMARY', 'UNIQUE', 'GENERATED', 'FIELDPROC', 'IMPLICITLY', 'INLINE'])

/** Columns of `( name type …, … )` whose parenthesis stands at `open`: of CREATE TABLE, DECLARE TABLE or a view's list of names. */
export function columnsAt(tokens: SqlTokens, open: number, to: number): TableColumn[] {
  const columns: TableColumn[] = []
  if (!isSign(tokens, open, '(')) return columns
  let start = open + 1
  let depth = 1
  for (let i = open + 1; i < to && depth > 0; i++) {
    if (isSign(tokens, i, '(')) depth++
    else if (isSign(tokens, i, ')')) depth--
    if (depth === 0 || (depth === 1 && isSign(tokens, i, ',')) || i === to - 1) {
      const column = columnAt(tokens, start, depth === 0 || isSign(tokens, i, ',') ? i : i + 1)
      if (column) columns.push(column)
      start = i + 1
    }
  }
  return columns
}

/** The column that tokens `[from, to)` describe; undefined where they are a constraint. */
export function columnAt(tokens: SqlTokens, from: number, to: number): TableColumn | undefined {
  const name = nameAt(tokens, from, Math.min(to, from + 1))?.parts[0]
  if (name === undefined || (tokens.kinds[from] === SqlKind.word && constraints.has(name))) return undefined
  const place = tokens.places[from] ?? 0
  return { name, type: typeText(tokens, from + 1, to), place, endPlace: tokens.places[to - 1] ?? place }
}

function typeText(tokens: SqlTokens, from: number, to: number): string {
  let text = ''
  let glue = true
  for (let i = from; i < to; i++) {
    if (tokens.kinds[i] === SqlKind.word && endOfType.has(tokens.texts[i] ?? '')) break
    const token = tokens.texts[i] ?? ''
    const opens = isSign(tokens, i, '(')
    const joins = opens || isSign(tokens, i, ')') || isSign(tokens, i, ',')
    // `CHAR(8)`, but `CHECK (…)` and `DEFAULT (…)` never get here.
    text += (glue || joins ? '' : ' ') + (tokens.kinds[i] === SqlKind.string ? `'${token}'` : token)
    glue = opens || isSign(tokens, i, ',')
  }
  return text
}

/** Tables that a definition refers to: FOREIGN KEY … REFERENCES t. */
export function referencedTables(tokens: SqlTokens, from: number, to: number): string[] {
  const found: string[] = []
  for (let i = from; i < to; i++) {
    const name = isWord(tokens, i, 'REFERENCES') ? nameAt(tokens, i + 1, to) : undefined
    if (name) found.push(name.parts.join('.'))
  }
  return found
}

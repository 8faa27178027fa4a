import type { SourceTokens } from './source-tokens.ts'

/** Tokens from `from` to before `to`. */
export interface Statement {
  readonly from: number
  readonly to: number
}

/** Where lines end statements: what ends one before its line does, and what lets it go on. */
export interface StatementEnds {
  /** Signs between statements of one line. */
  readonly separators?: string
  /** As the last token of a line: the statement goes on. */
  readonly continuedBy?: string
  /** As the first token of a line: it belongs to the statement before. */
  readonly continues?: string
  /** An open bracket lets it go on. */
  readonly brackets?: boolean
}

/** More is no statement, but a text that is not closed. */
const longestStatement = 5000

/** The statements of a language that has one a line. */
export function* statementsOf(
  tokens: SourceTokens,
  { separators = '', continuedBy = '', continues = '', brackets }: StatementEnds,
): Generator<Statement> {
  const isOneOf = (i: number, signs: string) =>
    signs !== '' && tokens.starts[i] === (tokens.ends[i] ?? 0) - 1 && signs.includes(tokens.value(i))
  let from = 0
  let depth = 0
  for (let i = 0; i < tokens.count; i++) {
    const isBehindLine = i > from && tokens.isFirstOnLine(i)
    if (isBehindLine && !isOneOf(i, continues) && !isOneOf(i - 1, continuedBy) && (depth === 0 || i - from > longestStatement)) {
      yield { from, to: i }
      from = i
      depth = 0
    }
    if (brackets) {
      if (isOneOf(i, '([{')) depth++
      else if (isOneOf(i, ')]}')) depth = Math.max(0, depth - 1)
    }
    if (depth === 0 && isOneOf(i, separators)) {
      if (i > from) yield { from, to: i }
      from = i + 1
    }
  }
  if (tokens.count > from) yield { from, to: tokens.count }
}

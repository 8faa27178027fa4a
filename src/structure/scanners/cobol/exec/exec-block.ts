import type { TokenRange } from '../cobol-program.ts'
import type { ExecContext } from '../exec-context.ts'
import { type CobolTokens, TokenFlag, TokenKind } from '../tokens.ts'
import { readExecCics } from './exec-cics.ts'
import { readExecDli } from './exec-dli.ts'
import { readExecSql } from './exec-sql.ts'

/** Tokens `[from, to)` behind EXEC and the name of the language. */
type BlockReader = (tokens: CobolTokens, from: number, to: number, context: ExecContext) => void

const languages = new Map<string, BlockReader>([
  ['CICS', readExecCics],
  // KICKS takes both words, so that what only it has can be told apart (KICKS User's Guide, "EXEC KICKS").
  ['KICKS', readExecCics],
  ['SQL', readExecSql],
  ['DLI', readExecDli],
])

/** More tokens than any block has: a block without END-EXEC must not swallow the program. */
const mostTokens = 8000

/** Statements that none of the embedded languages has, or not as the first word of a line. */
const cobolOnly = new Set(
  'MOVE IF PERFORM DISPLAY EVALUATE GOBACK COMPUTE INITIALIZE STRING UNSTRING INSPECT STOP END-IF END-EVALUATE END-PERFORM'.split(' '),
)
/** What a sentence of COBOL may begin with. */
const sentenceStart = new Set([
  ...cobolOnly,
  ...`ACCEPT ADD ALTER CALL CANCEL CLOSE CONTINUE COPY DELETE DIVIDE ELSE ENTRY EXEC EXIT GO INVOKE MERGE MULTIPLY NEXT OPEN READ RELEASE RETURN
  REWRITE SEARCH SET SORT START SUBTRACT WHEN WRITE FD SD`.split(/\s+/),
])

/** Reads the block whose EXEC stands at `at`; gives the token behind its END-EXEC, or where the program goes on when that is missing. */
export function readExecBlock(tokens: CobolTokens, at: number, context: ExecContext): number {
  const language = tokens.kinds[at + 1] === TokenKind.word ? (tokens.texts[at + 1] ?? '') : ''
  const limit = Math.min(tokens.count, context.end)
  if (at + 1 >= limit) return at + 1
  const { end, next } = blockEnd(tokens, at + 2, limit)
  languages.get(language)?.(tokens, at + 2, end, context)
  return Math.max(next, at + 1)
}

/** Reads all blocks of a range: declarations in a data division. */
export function readExecBlocksIn(tokens: CobolTokens, range: TokenRange, context: ExecContext): void {
  const { names, items, facts, paragraph, operands } = context
  const within = { names, items, facts, paragraph, operands, end: Math.min(range.to, tokens.count) }
  for (let i = range.from; i < within.end; ) i = isWord(tokens, i, 'EXEC') ? readExecBlock(tokens, i, within) : i + 1
}

function blockEnd(tokens: CobolTokens, from: number, limit: number): { end: number; next: number } {
  const stop = Math.min(limit, from + mostTokens)
  for (let i = from; i < stop; i++) {
    const kind = tokens.kinds[i]
    if (kind === TokenKind.period) {
      if (beginsSentence(tokens, i + 1, limit)) return { end: i, next: i }
    } else if (kind === TokenKind.word) {
      if (tokens.texts[i] === 'END-EXEC') return { end: i, next: i + 1 }
      if (tokens.texts[i] === 'EXEC' && languages.has(tokens.texts[i + 1] ?? '')) return withoutEnd(tokens, from, i)
    }
  }
  return withoutEnd(tokens, from, stop)
}

/** Neither END-EXEC nor a sentence's end: the program goes on at the first line that is COBOL. */
function withoutEnd(tokens: CobolTokens, from: number, stop: number): { end: number; next: number } {
  for (let i = from + 1; i < stop; i++) {
    const begins = ((tokens.flags[i] ?? 0) & TokenFlag.firstOnLine) !== 0
    if (begins && tokens.kinds[i] === TokenKind.word && cobolOnly.has(tokens.texts[i] ?? '')) return { end: i, next: i }
  }
  return { end: stop, next: stop }
}

function beginsSentence(tokens: CobolTokens, i: number, limit: number): boolean {
  if (i >= limit) return true
  const isFirst = ((tokens.flags[i] ?? 0) & TokenFlag.firstOnLine) !== 0
  if (tokens.kinds[i] === TokenKind.number) return isFirst
  if (tokens.kinds[i] !== TokenKind.word) return false
  return sentenceStart.has(tokens.texts[i] ?? '') || ((tokens.flags[i] ?? 0) & TokenFlag.inAreaA) !== 0
}

function isWord(tokens: CobolTokens, i: number, text: string): boolean {
  return tokens.texts[i] === text && tokens.kinds[i] === TokenKind.word
}

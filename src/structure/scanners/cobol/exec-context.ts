import type { DataItem, Operand, ProcedureFacts, TokenRange } from './cobol-program.ts'
import type { CobolTokens } from './tokens.ts'

/** Finds data items by name. */
export interface NameLookup {
  /** Indices of the items that `name OF qualifiers[0] OF qualifiers[1] …` may mean, conditions (88) and index names among them. Upper case. */
  find(name: string, qualifiers: readonly string[]): readonly number[]
}

/** What the reader of an EXEC block may use. One object for the whole procedure division: `paragraph` moves on. */
export interface ExecContext {
  readonly names: NameLookup
  readonly items: readonly DataItem[]
  /** To be added to. */
  readonly facts: ProcedureFacts
  /** Index into `facts.paragraphs` of where the block stands; -1 before the first header. */
  readonly paragraph: number
  /** Token behind the procedure division; a block without END-EXEC ends there at the latest. */
  readonly end: number
  /** Reads `NAME OF GROUP (I) (1:5)`, a literal or a number; items in its subscripts are noted as read. */
  readonly operands: { read(at: number): Operand | undefined; readonly next: number }
}

export interface ExecReader {
  /** Reads the block whose EXEC stands at `at`; gives the token behind its END-EXEC, always greater than `at`. */
  readBlock(tokens: CobolTokens, at: number, context: ExecContext): number
  /** Reads the blocks in a data division: declarations. */
  readBlocksIn(tokens: CobolTokens, range: TokenRange, context: ExecContext): void
}

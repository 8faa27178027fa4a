import { type MacroStatement, readMacroStatements } from '../../../base/macro-statements.ts'
import type { KnownLines } from '../findings.ts'
import { linesBetween } from './lines-between.ts'

/** Lines to read from the one that a statement begins on: none is longer. */
export const longestMacro = 40

/** The statement of assembler or its macros that begins on a line, as far as its lines were shown; undefined where none does. */
export function macroAt(lines: KnownLines, line: number): MacroStatement | undefined {
  return macrosIn(lines, line, line)[0]
}

/** The statements that begin from a line to another, in order. */
export function macrosIn(lines: KnownLines, from: number, to: number): readonly MacroStatement[] {
  const before = from - 1
  return readMacroStatements(linesBetween(lines, from, to + longestMacro))
    .filter(({ startLine }) => startLine + before <= to)
    .map((statement) => ({
      ...statement,
      operands: statement.operands.map((operand) => ({ ...operand, line: operand.line + before })),
      startLine: statement.startLine + before,
      endLine: statement.endLine + before,
    }))
}

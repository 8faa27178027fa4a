import type { StructureEdge } from '../../answer/structure.ts'
import type { FieldStatement, StatementUse } from './field-statements.ts'
import type { ProgramData } from './program-data.ts'

/** Lines between an option of a command and what the command names, or between CALL and an argument. */
const farthest = 12

/** The edges of the statement: nothing but lines tells which they are, and the name of a program or file may stand behind the area that it gets. */
export function nearestEdges(
  edges: readonly StructureEdge[],
  data: ProgramData,
  statement: FieldStatement,
  use: StatementUse,
): StructureEdge[] {
  const { line, verb } = use
  const [before, behind] = linesAround(data, statement, use)
  const first = Math.max(before, line - farthest)
  // A CALL begins with the program.
  const last = verb === 'CALL USING' ? line : Math.min(behind, line + farthest)
  const near = edges.filter((edge) => first <= edge.line && edge.line <= last)
  const least = Math.min(...near.map((edge) => Math.abs(edge.line - line)))
  return near.filter((edge) => Math.abs(edge.line - line) === least)
}

/** The lines that a statement may have: between those of its neighbours. */
export function linesAround({ statements }: ProgramData, { index }: FieldStatement, { file, line }: StatementUse): [number, number] {
  const before = statements.at(index - 1)?.uses.at(-1)
  const behind = statements.at(index + 1)?.uses[0]
  const first = before?.file === file && before.line <= line ? before.line : 0
  const last = behind?.file === file && behind.line >= line ? behind.line : Number.MAX_SAFE_INTEGER
  return [first, last]
}

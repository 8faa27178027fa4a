import type { FieldUse, Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'

/** What is handed to a program that is called, and what that may do with it. */
export interface Argument {
  readonly operand: Operand
  readonly access: FieldUse['access']
}

export function noteArgument(walk: ProcedureWalk, { operand, access }: Argument): void {
  if (access === 'read') walk.read(operand)
  else walk.write(operand, outside('call'), access)
}

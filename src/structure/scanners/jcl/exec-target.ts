import type { JclStatement } from '../../../base/jcl/jcl-stream.ts'
import { parameter } from '../../../base/jcl/parameters.ts'

/** The procedure that an EXEC names, as written: `P` as its first parameter, or `PROC=P`. */
export function calledProc(exec: JclStatement): string | undefined {
  const first = exec.parameters[0]
  return first?.key === '' && first.value !== '' ? first.value : parameter(exec, 'PROC')
}

/** The program that an EXEC names, as written. */
export function executedProgram(exec: JclStatement): string | undefined {
  return calledProc(exec) === undefined ? parameter(exec, 'PGM') : undefined
}

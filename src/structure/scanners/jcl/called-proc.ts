import type { JclStatement } from './jcl-stream.ts'
import { parameter, positional } from './parameters.ts'

/** The procedure that an EXEC names, as written: `PROC=P`, or `P` alone. */
export function calledProc(exec: JclStatement): string | undefined {
  const named = parameter(exec, 'PROC') ?? positional(exec)[0]
  return named === '' ? undefined : named
}

import type { MacroStatement } from '../../../base/macro-statements.ts'
import { isSystemMacro } from '../../../base/system-macros.ts'
import { isDirective, isInstruction } from './operations.ts'

/** What no assembler of another machine calls so. */
const sure = new Set(['CSECT', 'DSECT', 'RSECT', 'MEND', 'USING', 'LTORG', 'AMODE'])
/** Of all statements, the least part that this machine knows. Members of macro calls alone have fewer, but other machines share mnemonics. */
const leastKnown = 0.3

/** Whether this is the assembler of z/OS: others use the same file extensions. */
export function isAssembler(statements: readonly MacroStatement[]): boolean {
  let known = 0
  for (const { operation } of statements) {
    if (sure.has(operation)) return true
    if (isDirective(operation) || isInstruction(operation) || isSystemMacro(operation)) known++
  }
  return known > 0 && known >= statements.length * leastKnown
}

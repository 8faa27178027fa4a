import type { Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'

/** `ACCEPT X FROM DATE`; in compilers with screens, `ACCEPT X LINE L COLUMN C WITH …`, where more items are named. */
export function readAccept(walk: ProcedureWalk): void {
  const target = walk.operand()
  const source = walk.take('FROM') ? sourceOf(walk) : undefined
  if (target !== undefined) walk.write(target, outside(source ?? device(walk, target)))
  walk.expression()
}

/** Where the value behind FROM comes from: the clock, what the program is started with, or a device under a name of SPECIAL-NAMES. */
function sourceOf(walk: ProcedureWalk): string | undefined {
  if (walk.run.classAt(walk.at) === TokenClass.keyword) return 'computed'
  const name = walk.run.textAt(walk.at)
  if (name.startsWith('ENVIRONMENT') || name.startsWith('ARGUMENT') || name.startsWith('COMMAND')) return 'parameter'
  return undefined
}

function device(walk: ProcedureWalk, target: Operand): string {
  const [item] = target.items
  return item !== undefined && walk.items[item]?.section === 'screen' ? 'screen' : 'console'
}

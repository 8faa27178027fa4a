import type { ProcedureWalk } from '../procedure-walk.ts'
import { outside } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'

/** Out of line with the name of what is performed, or in line up to END-PERFORM; `PERFORM FOREVER` is GnuCOBOL's. */
export function readPerform(walk: ProcedureWalk): void {
  if (!walk.take('FOREVER') && !isCount(walk)) walk.performRange('PERFORM')
  while (!walk.atEnd) {
    walk.verb = 'PERFORM'
    if (walk.take('TEST')) walk.at++
    else if (walk.take('VARYING') || walk.take('AFTER')) readVarying(walk)
    else if (walk.take('UNTIL')) readUntil(walk)
    else {
      const operand = walk.operand()
      if (operand === undefined) walk.at++
      else walk.read(operand)
    }
  }
}

/** `PERFORM WS-N TIMES`: what looks like a paragraph says how often. */
function isCount(walk: ProcedureWalk): boolean {
  const { run } = walk
  let at = walk.at + 1
  while (run.classAt(at) === TokenClass.qualifier) at += 2
  return run.isWord(at, 'TIMES') || run.classAt(at) === TokenClass.open
}

function readVarying(walk: ProcedureWalk): void {
  const operand = walk.operand()
  if (operand === undefined) return
  walk.verb = 'PERFORM VARYING'
  walk.write(operand, outside('computed'))
}

function readUntil(walk: ProcedureWalk): void {
  walk.verb = 'PERFORM UNTIL'
  // `UNTIL EXIT`: for ever. The word begins no statement.
  if (walk.take('EXIT')) return
  walk.expression('AFTER')
}

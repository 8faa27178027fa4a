import type { Operand } from '../cobol-program.ts'
import type { ProcedureWalk } from '../procedure-walk.ts'
import { moveCorresponding } from './corresponding.ts'

export function readMove(walk: ProcedureWalk): void {
  if (walk.take('CORRESPONDING') || walk.take('CORR')) {
    const from = walk.operand()
    walk.take('TO')
    for (let to = walk.operand(); from !== undefined && to !== undefined; to = walk.operand()) moveCorresponding(walk, from, to)
    return
  }
  const source = walk.operand()
  if (source === undefined) return
  walk.read(source)
  // Nothing but TO may stand here; anything else is an expression that only some compilers take.
  while (!walk.atEnd && !walk.isAt('TO')) {
    const other = walk.operand()
    if (other === undefined) walk.at++
    else walk.read(other)
  }
  walk.take('TO')
  for (let target = walk.operand(); target !== undefined; target = walk.operand()) moveTo(walk, source, target)
}

function moveTo(walk: ProcedureWalk, source: Operand, target: Operand): void {
  walk.write(target, { kind: 'operand', operand: source })
  if (source.kind === 'literal') walk.messages.moved(source.text, source.token, target.items, 'MOVE TO')
}

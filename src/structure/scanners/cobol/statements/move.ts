import type { Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { moveCorresponding } from './corresponding.ts'

export function readMove(walk: ProcedureWalk): void {
  if (walk.take('CORRESPONDING') || walk.take('CORR')) {
    const from = walk.operand()
    walk.take('TO')
    for (let to = walk.operand(); from !== undefined && to !== undefined; to = walk.operand()) moveCorresponding(walk, from, to)
    return
  }
  // One operand, or what only some compilers take: an expression.
  const source = walk.expression('TO')
  walk.take('TO')
  for (let target = walk.operand(); target !== undefined; target = walk.operand()) moveTo(walk, source, target)
}

function moveTo(walk: ProcedureWalk, source: Operand | undefined, target: Operand): void {
  walk.write(target, source === undefined ? outside('computed') : { kind: 'operand', operand: source })
  if (source?.kind === 'literal') walk.messages.moved(source.text, source.token, target.items, 'MOVE TO')
}

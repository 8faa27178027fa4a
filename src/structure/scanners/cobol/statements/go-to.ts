import type { ProcedureWalk } from '../procedure-walk.ts'

/** Without DEPENDING there is one target, or none where ALTER is to name it. */
export function readGoTo(walk: ProcedureWalk): void {
  walk.take('TO')
  const depends = walk.isAhead('DEPENDING')
  walk.verb = depends ? 'GO TO DEPENDING' : 'GO TO'
  for (let to = walk.procedureName(); to !== undefined; to = depends ? walk.procedureName() : undefined) {
    walk.jump('goto', walk.verb, to)
  }
  if (!walk.take('DEPENDING')) return
  walk.take('ON')
  const operand = walk.operand()
  if (operand !== undefined) walk.read(operand)
}

/** `ALTER P TO PROCEED TO Q`: P is where the jump is made from, later. */
export function readAlter(walk: ProcedureWalk): void {
  for (let altered = walk.procedureName(); altered !== undefined; altered = walk.procedureName()) {
    walk.take('TO')
    walk.take('PROCEED')
    walk.take('TO')
    const to = walk.procedureName()
    if (to !== undefined) walk.jump('goto', 'ALTER', to)
  }
}

/** PERFORM in `EXIT PERFORM` begins no statement. */
export function readExit(walk: ProcedureWalk): void {
  walk.take('PERFORM')
}

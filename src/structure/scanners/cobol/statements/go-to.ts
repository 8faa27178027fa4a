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

/** `ALTER P TO PROCEED TO Q`: the GO TO in P goes to Q from now on. */
export function readAlter(walk: ProcedureWalk): void {
  for (let altered = walk.procedureName(); altered !== undefined; altered = walk.procedureName()) {
    walk.take('TO')
    walk.take('PROCEED')
    walk.take('TO')
    const to = walk.procedureName()
    if (to === undefined) return
    walk.altered.push({ jump: walk.facts.jumps.length, paragraph: altered.name })
    walk.jump('goto', 'ALTER', to)
  }
}

/** An altered paragraph may stand behind the ALTER: which one jumps is known when all have been read. */
export function placeAlterations(walk: ProcedureWalk): void {
  if (walk.altered.length === 0) return
  const { paragraphs, jumps } = walk.facts
  const byName = new Map(paragraphs.map(({ name }, index) => [name, index]))
  for (const { jump, paragraph } of walk.altered) {
    const altered = jumps[jump]
    const from = byName.get(paragraph)
    if (altered !== undefined && from !== undefined) jumps[jump] = { ...altered, from }
  }
}

/** `EXIT PROGRAM RETURNING X`; PERFORM in `EXIT PERFORM` begins no statement. */
export function readExit(walk: ProcedureWalk): void {
  walk.take('PERFORM')
  readReturning(walk)
}

/** GOBACK as well may hand over a value, which is the return code. */
export function readReturning(walk: ProcedureWalk): void {
  if (!walk.take('RETURNING') && !walk.take('GIVING')) return
  const code = walk.expression()
  if (code !== undefined) walk.messages.returnCode(code)
}

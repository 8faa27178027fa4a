import type { Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'

/** All forms, several of which may follow each other: `SET A TO TRUE B TO TRUE`. */
export function readSet(walk: ProcedureWalk): void {
  while (!walk.atEnd) {
    const targets: Operand[] = []
    for (let target = walk.operand(); target !== undefined; target = walk.operand()) targets.push(target)
    if (walk.take('TO')) setTo(walk, targets)
    else if (walk.take('UP') || walk.take('DOWN')) changeBy(walk, targets)
    else if (targets.length === 0) walk.at++
  }
}

function setTo(walk: ProcedureWalk, targets: readonly Operand[]): void {
  if (walk.take('TRUE')) for (const target of targets) setTrue(walk, target)
  else if (walk.take('FALSE')) for (const target of targets) walk.write(target, outside('computed'))
  else setToValue(walk, targets)
}

function setToValue(walk: ProcedureWalk, targets: readonly Operand[]): void {
  if (walk.take('ENTRY')) walk.verb = 'SET ENTRY'
  const operand = walk.operand()
  if (operand === undefined) {
    if (!walk.atEnd) walk.at++
    return
  }
  walk.read(operand)
  if (walk.verb === 'SET ENTRY') {
    walk.facts.targets.push({ edge: 'call', to: 'program', operand, token: walk.start, verb: walk.verb })
    walk.verb = 'SET'
  }
  for (const target of targets) walk.write(target, { kind: 'operand', operand })
}

function changeBy(walk: ProcedureWalk, targets: readonly Operand[]): void {
  walk.take('BY')
  const by = walk.operand()
  if (by !== undefined) walk.read(by)
  for (const target of targets) walk.write(target, outside('computed'), 'both')
}

function setTrue(walk: ProcedureWalk, target: Operand): void {
  walk.setTrue(target)
  const [condition] = target.items
  const value = walk.items[condition ?? -1]?.values[0]
  if (condition !== undefined && value?.kind === 'literal') walk.messages.moved(value.text, value.token, [condition], 'SET')
}

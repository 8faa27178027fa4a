import { outside, type ProcedureWalk } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'

/** Another name under which the program is called. */
export function readEntry(walk: ProcedureWalk): void {
  const { run } = walk
  if (run.classAt(walk.at) !== TokenClass.literal && run.classAt(walk.at) !== TokenClass.name) return
  const name = run
    .textAt(walk.at++)
    .trim()
    .toUpperCase()
  const using: string[] = []
  walk.verb = 'ENTRY USING'
  while (!walk.atEnd) {
    const operand = walk.operand()
    if (operand === undefined) walk.at++
    else {
      using.push(operand.text)
      walk.write(operand, outside('parameter'))
    }
  }
  walk.facts.entries.push({ name, token: walk.start, using })
}

import type { DataItem, Operand } from '../cobol-program.ts'
import { outside, type ProcedureWalk } from '../procedure-walk.ts'

/** `INITIALIZE A B [REPLACING NUMERIC DATA BY X ALPHANUMERIC DATA BY Y]`; without REPLACING, blanks and zeros. */
export function readInitialize(walk: ProcedureWalk): void {
  const targets: Operand[] = []
  for (let target = walk.operand(); target !== undefined; target = walk.operand()) targets.push(target)
  const sources: Operand[] = []
  let toValue = false
  while (!walk.atEnd || walk.isAt('THEN')) {
    if (walk.take('VALUE')) toValue = true
    else if (!walk.take('BY')) walk.at++
    else {
      const source = walk.operand()
      if (source !== undefined) {
        walk.read(source)
        sources.push(source)
      }
    }
  }
  for (const target of targets) {
    if (toValue) walk.write(target, outside('computed'))
    else for (const operand of sources.length > 0 ? sources : [blank(walk, target)]) walk.write(target, { kind: 'operand', operand })
  }
}

function blank(walk: ProcedureWalk, target: Operand): Operand {
  const item = walk.items[target.items[0] ?? -1]
  const text = item !== undefined && isNumeric(item) ? 'ZEROS' : 'SPACES'
  return { kind: 'figurative', text, token: walk.start, items: [], subscripted: false, partly: false }
}

function isNumeric({ picture }: DataItem): boolean {
  return picture?.includes('9') === true && !picture.includes('X') && !picture.includes('A')
}

import { outside, type ProcedureWalk } from '../procedure-walk.ts'

export function readSort(walk: ProcedureWalk): void {
  readSorting(walk, 'SORT')
}

export function readMerge(walk: ProcedureWalk): void {
  readSorting(walk, 'MERGE')
}

/** A sort file with its input and output, or a table that is sorted in place. */
function readSorting(walk: ProcedureWalk, verb: string): void {
  const file = walk.file()
  if (file !== undefined) walk.access(file.name, 'sort', walk.at - 1)
  else {
    const table = walk.operand()
    if (table !== undefined) walk.write(table, outside('computed'), 'both')
  }
  let op: 'read' | 'write' = 'read'
  while (!walk.atEnd) {
    if (walk.take('INPUT')) readProcedure(walk, `${verb} INPUT PROCEDURE`)
    else if (walk.take('OUTPUT')) readProcedure(walk, `${verb} OUTPUT PROCEDURE`)
    else if (walk.take('USING')) op = 'read'
    else if (walk.take('GIVING')) op = 'write'
    else readNamed(walk, op)
  }
}

function readProcedure(walk: ProcedureWalk, verb: string): void {
  walk.take('PROCEDURE')
  walk.take('IS')
  walk.performRange(verb)
}

/** A file of USING or GIVING, or a key. */
function readNamed(walk: ProcedureWalk, op: 'read' | 'write'): void {
  const file = walk.file()
  if (file !== undefined) {
    walk.access(file.name, op, walk.at - 1)
    return
  }
  const key = walk.operand()
  if (key === undefined) walk.at++
  else walk.read(key)
}

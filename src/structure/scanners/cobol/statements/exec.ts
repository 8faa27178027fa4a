import type { ProcedureWalk } from '../procedure-walk.ts'

/** CICS, SQL, DLI …: languages of their own. */
export function readExec(walk: ProcedureWalk): void {
  const next = walk.exec.readBlock(walk.run.tokens, walk.start, walk)
  walk.at = Math.min(walk.end, Math.max(walk.start + 1, next))
}

import type { ProcedureWalk } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'

/** A comment of the days before `*`: words up to the period that are no statements. */
export function readNote(walk: ProcedureWalk): void {
  while (walk.at < walk.end && walk.run.classAt(walk.at) !== TokenClass.period) walk.at++
}

import type { ProcedureWalk } from '../procedure-walk.ts'
import { TokenClass } from '../token-run.ts'

/**
 * `USE AFTER ERROR PROCEDURE ON F`: the runtime performs the section, from wherever the error happens. `USE FOR DEBUGGING` likewise.
 */
export function readUse(walk: ProcedureWalk): void {
  const { facts, paragraph } = walk
  const target = facts.paragraphs[paragraph]?.name
  if (target !== undefined) facts.jumps.push({ edge: 'perform', from: -1, target, token: walk.start, verb: 'USE' })
  while (walk.at < walk.end && walk.run.classAt(walk.at) !== TokenClass.period) walk.at++
}

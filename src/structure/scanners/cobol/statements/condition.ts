import type { ProcedureWalk } from '../procedure-walk.ts'
import { changes, readPhrases, reads } from './phrases.ts'

/** IF, EVALUATE, WHEN. */
export function readCondition(walk: ProcedureWalk): void {
  walk.expression()
}

const searchPhrases = new Map([['VARYING', changes]])

export function readSearch(walk: ProcedureWalk): void {
  if (walk.run.isWord(walk.at, 'ALL')) walk.at++
  readPhrases(walk, reads, searchPhrases)
}

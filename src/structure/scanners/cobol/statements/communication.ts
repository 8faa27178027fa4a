import type { ProcedureWalk } from '../procedure-walk.ts'
import { ignores, type Phrase, readPhrases, reads, writes } from './phrases.ts'

const phrases: ReadonlyMap<string, Phrase> = new Map([
  ['FROM', reads],
  ['INTO', writes],
  ['WITH', reads],
  ['KEY', reads],
])

/** SEND, RECEIVE, ENABLE, DISABLE and PURGE of COBOL 85's queues of messages. */
export function readCommunication(walk: ProcedureWalk): void {
  readPhrases(walk, ignores, phrases, 'queue')
}

/** The report writer's GENERATE shows a group of a report. */
export function readGenerate(walk: ProcedureWalk): void {
  walk.expression()
}

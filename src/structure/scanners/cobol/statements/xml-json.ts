import type { ProcedureWalk } from '../procedure-walk.ts'
import { type Phrase, readPhrases, reads, writes } from './phrases.ts'

const generatePhrases: ReadonlyMap<string, Phrase> = new Map([
  ['FROM', reads],
  ['COUNT', writes],
  ['WITH', reads],
])
const parsePhrases: ReadonlyMap<string, Phrase> = new Map([
  ['INTO', writes],
  ['WITH', reads],
])

/** `XML GENERATE document FROM item`, `XML PARSE document PROCESSING PROCEDURE P THRU Q`. */
export function readXml(walk: ProcedureWalk): void {
  readDocument(walk, 'XML')
}

/** `JSON GENERATE document FROM item`, `JSON PARSE document INTO item`. */
export function readJson(walk: ProcedureWalk): void {
  readDocument(walk, 'JSON')
}

function readDocument(walk: ProcedureWalk, language: string): void {
  const action = walk.run.textAt(walk.at)
  if (action !== 'GENERATE' && action !== 'PARSE') return
  walk.at++
  walk.verb = `${language} ${action}`
  if (action === 'GENERATE') readPhrases(walk, writes, generatePhrases)
  else readParse(walk)
}

function readParse(walk: ProcedureWalk): void {
  const document = walk.operand()
  if (document !== undefined) walk.read(document)
  while (!walk.atEnd && !walk.isAt('PROCEDURE') && !walk.isAt('INTO')) walk.at++
  if (walk.take('PROCEDURE')) {
    walk.take('IS')
    walk.performRange(walk.verb)
  }
  readPhrases(walk, reads, parsePhrases)
}

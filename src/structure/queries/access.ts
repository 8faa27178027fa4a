import type { StructureEdge } from '../../answer/structure.ts'

/** What a statement does to the data it names. */
export type Access = 'read' | 'write' | 'both' | 'other'

// The words of SQL, DL/I and EXEC CICS, of COBOL's I-O statements and of IDCAMS.
const reading = /^(?:SELECT|FETCH|OPEN|G[HU]?(?:U|N|NP)|READ(?:Q|NEXT|PREV| UPDATE)?|STARTBR|RESETBR|START|RETURN|RECEIVE|OPEN INPUT)$/
const writing =
  /^(?:INSERT|UPDATE|DELETE|MERGE|TRUNCATE|LOAD|REPLACE|ISRT|REPL|DLET|WRITE(?:Q)?|REWRITE|RELEASE|SEND|DEFINE|ALTER|DELETEQ|OPEN (?:OUTPUT|EXTEND))$/

/** A DISP says what a step may do and not what its program does, so it counts only where nothing else is known. */
export function accessOf({ kind, verb, op, disp }: StructureEdge): Access {
  const word = (verb ?? op ?? '').toUpperCase()
  // OPEN of a cursor runs its SELECT; OPEN of a file does nothing yet unless it says for what.
  if (word === 'OPEN' && kind !== 'sql') return 'other'
  if (word === 'OPEN I-O') return 'both'
  if (reading.test(word)) return 'read'
  if (writing.test(word)) return 'write'
  if (kind !== 'dataset' || word !== '') return 'other'
  const status = /^\(?\s*(\w+)/.exec(disp ?? '')?.[1]?.toUpperCase()
  return status === 'SHR' ? 'read' : status === 'NEW' || status === 'MOD' ? 'write' : 'other'
}

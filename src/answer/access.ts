import type { EdgeOp, StructureEdge } from './structure.ts'

/** What a statement does to the data it names. */
export type Access = 'read' | 'write' | 'both' | 'other'

/** By `op` of files, data sets, queues and maps. An OPEN that does not say for what, a CLOSE or an UNLOCK does nothing to the data. */
const byOp: Readonly<Record<EdgeOp, Access>> = {
  open: 'other',
  'open input': 'read',
  'open output': 'write',
  'open i-o': 'both',
  'open extend': 'write',
  close: 'other',
  read: 'read',
  'read for update': 'read',
  browse: 'read',
  start: 'read',
  unlock: 'other',
  write: 'write',
  update: 'write',
  delete: 'write',
  sort: 'other',
  release: 'write',
  return: 'read',
  send: 'write',
  receive: 'read',
  create: 'write',
  define: 'write',
  alter: 'write',
  verify: 'other',
  model: 'other',
  library: 'other',
}

/** Verbs of SQL, of DB2 utilities and of DL/I. OPEN of a cursor runs its SELECT; what a DL/I call names as `(parent)` is only its way. */
const readingVerb = /^(?:SELECT|FETCH|OPEN|G[HU]?(?:U|N|NP)|.* \(parent\))$/
const writingVerb = /^(?:INSERT|UPDATE|DELETE|MERGE|TRUNCATE|LOAD|REPLACE|ISRT|REPL|DLET)$/

/** A DISP says what a step may do and not what its program does, so it counts only where nothing else is known. */
export function accessOf({ kind, verb, op, disp }: Pick<StructureEdge, 'kind' | 'verb' | 'op' | 'disp'>): Access {
  // What a step does over all statements of its program, and a PCB allows; of one statement, an update writes.
  if ((kind === 'dataset' || kind === 'dli') && op === 'update') return 'both'
  if (op !== undefined) return byOp[op]
  if (verb !== undefined) return readingVerb.test(verb) ? 'read' : writingVerb.test(verb) ? 'write' : 'other'
  if (kind !== 'dataset') return 'other'
  // A status that is left out is NEW (z/OS MVS JCL Reference, DISP).
  const status = /^\(\s*,/.test(disp ?? '') ? 'NEW' : /^\(?\s*(\w+)/.exec(disp ?? '')?.[1]?.toUpperCase()
  return status === 'SHR' ? 'read' : status === 'NEW' || status === 'MOD' ? 'write' : 'other'
}

/** Whether a statement does that, be it among other things. What removes a data set as a whole writes nothing into it. */
export function isAccess(edge: Parameters<typeof accessOf>[0], asked: 'read' | 'write'): boolean {
  if (edge.kind === 'dataset' && edge.op === 'delete') return false
  const access = accessOf(edge)
  return access === asked || access === 'both'
}

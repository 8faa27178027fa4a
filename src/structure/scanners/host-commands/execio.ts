import type { EdgeOp } from '../../../answer/structure.ts'
import type { HostTarget } from './host-target.ts'

/** TSO/E REXX Reference, "EXECIO": how many records, what to do, and with which ddname. */
const execio = /^\s*EXECIO\s+(?:\([^)]{0,60}\)|\S+)\s+(DISKR|DISKW|DISKRU)\s+([^\s(]+)/i
const operations: ReadonlyMap<string, EdgeOp> = new Map<string, EdgeOp>([
  ['DISKR', 'read'],
  ['DISKRU', 'read for update'],
  ['DISKW', 'write'],
])

export function readExecio(text: string): HostTarget[] {
  const [, word = '', name = ''] = execio.exec(text) ?? []
  const verb = word.toUpperCase()
  const op = operations.get(verb)
  return op === undefined ? [] : [{ kind: 'file', to: 'file', name: name.toUpperCase(), op, verb: `EXECIO ${verb}` }]
}

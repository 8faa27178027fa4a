import { expect, test } from 'vitest'
import { accessOf } from '../../src/answer/access.ts'
import type { EdgeKind, StructureEdge } from '../../src/answer/structure.ts'
import { edge } from '../structure/queries/small-graph.ts'

const access = (kind: EdgeKind, more: Partial<StructureEdge>) => accessOf(edge(kind, 'program P', 'file F', 'cbl/P.cbl:1', more))

test.each([
  ['queue', { op: 'read', verb: 'READQ TS' }, 'read'],
  ['queue', { op: 'write', verb: 'WRITEQ TD' }, 'write'],
  ['queue', { op: 'delete', verb: 'DELETEQ TS' }, 'write'],
  ['file', { op: 'read for update', verb: 'READ UPDATE' }, 'read'],
  ['file', { op: 'browse', verb: 'STARTBR' }, 'read'],
  ['file', { op: 'unlock', verb: 'UNLOCK' }, 'other'],
  ['file', { op: 'update', verb: 'REWRITE' }, 'write'],
  ['file', { op: 'open i-o' }, 'both'],
  ['map', { op: 'receive', verb: 'RECEIVE' }, 'read'],
  ['dataset', { op: 'create', disp: '(NEW,CATLG)' }, 'write'],
  ['dataset', { op: 'update', disp: 'SHR' }, 'both'],
  ['dataset', { op: 'library', disp: 'SHR' }, 'other'],
  ['dataset', { disp: 'SHR' }, 'read'],
  ['dataset', { disp: '(,CATLG,DELETE)' }, 'write'],
  ['dataset', { disp: '(MOD,PASS)' }, 'write'],
  ['dataset', { disp: 'OLD' }, 'other'],
  ['sql', { verb: 'OPEN' }, 'read'],
  ['dli', { verb: 'ISRT' }, 'write'],
  ['dli', { verb: 'ISRT (parent)' }, 'read'],
] as const)('%s %o is a %s', (kind, more, expected) => {
  expect(access(kind, more)).toBe(expected)
})

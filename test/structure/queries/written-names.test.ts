import { expect, test } from 'vitest'
import { createGraph } from '../../../src/structure/create-graph.ts'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'
import { membersOf } from '../jcl/linked.ts'

const files = {
  'J.jcl': "//J JOB\n//A EXEC PGM=BPXBATCH,PARM='SH /u/prod/load.sh'\n//B EXEC PGM=IEFBR14\n//D DD PATH='data/in.dat'\n",
}
const queries = createStructureQueries(createGraph(membersOf(files)), () => ({ checkedAt: 0, durationMs: 1, scanned: 1, reused: 0 }))

test('a name that is kept as written is found in any case', () => {
  for (const asked of ['/u/prod/load.sh', '/U/PROD/LOAD.SH']) {
    expect(queries.callers(asked).subjects.map(({ unit, references }) => [unit.name, references.length])).toEqual([['/u/prod/load.sh', 1]])
  }
  expect(
    queries.uses('data/in.dat').subjects.map(({ unit, reads, writes, other }) => [unit.name, reads.length + writes.length + other.length]),
  ).toEqual([['data/in.dat', 1]])
})

test('a script of the shell is no program that is missing', () => {
  expect(queries.missing().missing).toEqual([])
})

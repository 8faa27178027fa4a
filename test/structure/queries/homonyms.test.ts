import { expect, test } from 'vitest'
import { createGraph } from '../../../src/structure/create-graph.ts'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'
import { membersOf } from '../jcl/linked.ts'

const files = {
  'jcl/J1.jcl': '//J1 JOB\n//LIBS JCLLIB ORDER=(PROD.LIBB,PROD.LIBA)\n//S1 EXEC OUTER\n//S2 EXEC OUTER\n',
  'jcl/J2.jcl': '//J2 JOB\n//LIBS JCLLIB ORDER=(PROD.LIBA)\n//S1 EXEC INNER\n',
  'proc/OUTER.prc': '//OUTER PROC\n//N EXEC INNER\n//  PEND\n',
  'LIBA/INNER.prc': '//INNER PROC\n//P EXEC PGM=PROGA\n//  PEND\n',
  'LIBB/INNER.prc': '//INNER PROC\n//P EXEC PGM=PROGB\n//  PEND\n',
}
const graph = createGraph(membersOf(files))
const queries = createStructureQueries(graph, () => ({ checkedAt: 0, durationMs: 1, scanned: 1, reused: 0 }))

test('the JCLLIB of a job holds inside the procedures that it runs', () => {
  const own = graph.edgesFrom('J1').filter(({ kind }) => kind === 'runs')
  expect(own.map(({ to, line, overrides }) => [to.name, line, overrides?.path])).toEqual([
    ['PROGB', 3, 'LIBB/INNER.prc'],
    ['PROGB', 4, 'LIBB/INNER.prc'],
  ])
})

test('of procedures with one name a walk follows the one that is meant', () => {
  const programs = (job: string) =>
    queries.callees(job).subjects.flatMap(({ references }) => references.flatMap(({ kind, to }) => (kind === 'runs' ? [to.name] : [])))
  expect(programs('J2')).toEqual(['PROGA'])
  const jobs = (program: string) =>
    queries
      .callers(program)
      .subjects.flatMap(({ references }) => references.flatMap(({ from }) => (from.kind === 'job' ? [from.name] : [])))
  expect(jobs('PROGB')).toEqual(['J1', 'J1'])
  expect(programs('J1')).toEqual(['PROGB', 'PROGB'])
})

test('the export tells which statement of a procedure an edge of a job stands in place of', () => {
  const overriding = [...queries.export()].filter(({ overrides, kind }) => overrides !== undefined && kind === 'runs')
  expect(overriding.map(({ overrides }) => overrides)).toEqual(Array(2).fill({ path: 'LIBB/INNER.prc', line: 2 }))
})

import { expect, test } from 'vitest'
import { languageOf } from '../../../src/files/language.ts'
import { createGraph } from '../../../src/structure/create-graph.ts'
import { emptyFacts, type MemberFacts } from '../../../src/structure/facts.ts'
import { packFacts, unpackFacts } from '../../../src/structure/facts-bytes.ts'
import { jobOrder } from '../../../src/structure/queries/job-order.ts'
import { scannerFor } from '../../../src/structure/scanners.ts'
import { createStructureQueries } from '../../../src/structure/structure-queries.ts'

function graphOf(files: Readonly<Record<string, string>>) {
  const members = Object.entries(files).map(([path, text]): [string, MemberFacts] => {
    const language = languageOf(path, text) ?? ''
    const facts = scannerFor(language)
      ?.scan(text, path, language)
      .facts(() => undefined)
    return [path, unpackFacts(packFacts(facts ?? emptyFacts(path, language, 0)))]
  })
  return createGraph(new Map(members))
}

const triggersOf = ({ edges }: ReturnType<typeof graphOf>) =>
  edges
    .filter(({ kind, to }) => kind === 'triggers' || to.kind === 'job')
    .map(
      ({ kind, from, to, path, line, via, operand, verb, inRepo }) =>
        `${kind} ${from.kind} ${from.name} (${from.path}) -> ${to.name} ${path}:${line} ${via ? `via ${via.path}:${via.line}` : '-'} ${operand ?? '-'} ${verb ?? '-'}${inRepo ? '' : ' absent'}`,
    )

const job = (name: string) => `//${name} JOB\n//S EXEC PGM=IEFBR14\n`
const controlM = (jobs: string) => `<?xml version="1.0"?>\n<DEFTABLE><FOLDER FOLDER_NAME="F">\n${jobs}\n</FOLDER></DEFTABLE>\n`

test('conditions are met across members; one that nobody sets is awaited from outside', () => {
  const graph = graphOf({
    'jcl/ONE.jcl': job('ONE'),
    'jcl/TWO.jcl': job('TWO'),
    'sched/a.xml': controlM('<JOB JOBNAME="ONE"><OUTCOND NAME="One-Ok" SIGN="+"/></JOB>'),
    'sched/b.xml': controlM(
      '<JOB JOBNAME="TWO">\n<INCOND NAME="One-Ok" ODATE="ODAT"/>\n<INCOND NAME="FILE-THERE"/></JOB>\n<JOB JOBNAME="THREE">\n<INCOND NAME="ONE-OK"/><OUTCOND NAME="ONE-OK"/></JOB>',
    ),
  })
  expect(triggersOf(graph)).toEqual(['triggers job ONE (jcl/ONE.jcl) -> TWO sched/b.xml:4 via sched/a.xml:3 One-Ok INCOND ODAT'])
  expect(graph.unresolved).toEqual([
    {
      ...{ kind: 'triggers', from: { kind: 'job', name: 'TWO', path: 'jcl/TWO.jcl' }, operand: 'FILE-THERE' },
      ...{ path: 'sched/b.xml', line: 5, reason: 'set by no job' },
    },
  ])
})

test('a job is the one of its JCL; a name of the scheduler alone runs the job of its member', () => {
  const graph = graphOf({
    'jcl/CLOSE.jcl': job('CLOSE'),
    'jcl/MEM.jcl': job('INSIDE'),
    'old/MEM2.jcl': job('CLOSE'),
    'sched/x.xml': controlM(
      [
        '<JOB JOBNAME="FIRST" MEMNAME="MEM"><OUTCOND NAME="C1"/></JOB>',
        '<JOB JOBNAME="CLOSE" MEMNAME="MEM2"><INCOND NAME="C1"/><OUTCOND NAME="C2"/></JOB>',
        '<JOB JOBNAME="ALIAS" MEMNAME="CLOSE"><INCOND NAME="C2"/></JOB>',
      ].join('\n'),
    ),
  })
  expect(triggersOf(graph)).toEqual([
    'triggers symbol FIRST (sched/x.xml) -> CLOSE sched/x.xml:4 via sched/x.xml:3 C1 INCOND',
    'triggers job CLOSE (old/MEM2.jcl) -> ALIAS sched/x.xml:5 via sched/x.xml:4 C2 INCOND absent',
    'runs symbol FIRST (sched/x.xml) -> INSIDE sched/x.xml:3 - - MEMBER',
    'runs job ALIAS (sched/x.xml) -> CLOSE sched/x.xml:5 - - MEMBER',
  ])
  expect([...jobOrder(graph)]).toEqual([
    ['FIRST', 0],
    ['CLOSE', 1],
    ['ALIAS', 2],
    ['INSIDE', 0],
  ])
  const queries = createStructureQueries(graph, () => ({ checkedAt: 0, durationMs: 0, scanned: 0, reused: 0 }))
  const where = queries.where('ALIAS')
  expect(where.definitions.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['symbol sched/x.xml'])
  expect(where.mentions.map(({ kind, name, references }) => `${kind} ${name} ${references}`)).toEqual(['job ALIAS 1'])
  const callees = queries.callees('FIRST').subjects.flatMap(({ references }) => references)
  expect(callees.map(({ kind, to }) => `${kind} ${to.kind} ${to.name}`)).toEqual(['runs job INSIDE', 'triggers job CLOSE'])
})

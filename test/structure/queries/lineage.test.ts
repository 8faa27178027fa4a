import { expect, test } from 'vitest'
import { edge, queriesOver, unit } from './small-graph.ts'

const system = queriesOver({
  members: { 'jcl/NIGHT.jcl': 'JCL', 'jcl/DAY.jcl': 'JCL', 'proc/POST.prc': 'JCL procedure', 'cbl/CHECK.cbl': 'COBOL' },
  units: [
    unit('job NIGHT', 'jcl/NIGHT.jcl:1-20'),
    unit('job DAY', 'jcl/DAY.jcl:1-20'),
    unit('proc POST', 'proc/POST.prc:1-20'),
    unit('program CHECK', 'cbl/CHECK.cbl:1-90'),
    unit('program ASK', 'cbl/ASK.cbl:1-90'),
  ],
  edges: [
    edge('triggers', 'job DAY', 'job NIGHT', 'sched/ALL.ca7:3'),
    edge('runs-proc', 'job NIGHT', 'proc POST', 'jcl/NIGHT.jcl:3', { step: 'P' }),
    edge('runs', 'proc POST', 'program SORT', 'proc/POST.prc:2', { step: 'S1', inRepo: false, system: true }),
    edge('runs', 'proc POST', 'program CHECK', 'proc/POST.prc:6', { step: 'S2' }),
    // The job gives a symbol, so the proc's statement is one of the job.
    edge('dataset', 'step P of NIGHT', 'dataset CO.GOOD', 'jcl/NIGHT.jcl:3', {
      ...{ step: 'P', dd: 'GOOD', disp: '(NEW,CATLG)', op: 'write', overrides: { path: 'proc/POST.prc', line: 8 } },
    }),
    edge('dataset', 'step P of NIGHT', 'dataset CO.RAW', 'jcl/NIGHT.jcl:4', { step: 'P', dd: 'S1.SORTIN', disp: 'SHR', op: 'read' }),
    edge('file', 'program CHECK', 'file GOOD', 'cbl/CHECK.cbl:30', { op: 'open output' }),
    edge('file', 'program CHECK', 'file GOOD', 'cbl/CHECK.cbl:40', { op: 'write' }),
    // Two steps of one name: the one above the DD is meant.
    edge('runs', 'job DAY', 'program IEFBR14', 'jcl/DAY.jcl:2', { step: 'S', inRepo: false, system: true }),
    edge('runs', 'job DAY', 'program CHECK', 'jcl/DAY.jcl:5', { step: 'S' }),
    edge('dataset', 'step S of DAY', 'dataset CO.GOOD', 'jcl/DAY.jcl:6', { step: 'S', dd: 'GOOD', disp: 'SHR', op: 'write' }),
    edge('dataset', 'step S of DAY', 'dataset CO.GOOD', 'jcl/DAY.jcl:3', { step: 'S', dd: 'OLD', disp: '(OLD,DELETE)', op: 'delete' }),
    edge('dataset', 'file ACCTS', 'dataset CO.GOOD', 'csd/ALL.csd:2'),
    edge('file', 'program ASK', 'file ACCTS', 'cbl/ASK.cbl:50', { verb: 'READ', op: 'read' }),
    // A ddname of that name in a batch program is another thing.
    edge('file', 'program CHECK', 'file ACCTS', 'cbl/CHECK.cbl:60', { op: 'read' }),
  ],
})

test('in the order of the scheduler, each with the program of its step and the statement that shows it', () => {
  const [subject] = system.lineage('CO.GOOD').subjects
  expect(
    subject?.uses.map(({ access, job, order, step, program, line, because }) =>
      [access, job?.name ?? 'online', order ?? '', step ?? '', program?.name, line, because ? `${because.words} ${because.line}` : ''].join(
        ' ',
      ),
    ),
  ).toEqual([
    'delete DAY 0 S IEFBR14 3 ',
    'write DAY 0 S CHECK 6 open output 30',
    'write NIGHT 1 P CHECK 3 open output 30',
    'read online   ASK 50 ',
  ])
  expect(subject?.madeOf.map(({ dataset }) => dataset)).toEqual(['CO.RAW'])
})

test('the steps of a proc that a DD names or stands in are told apart', () => {
  expect(system.lineage('CO.RAW').subjects[0]?.uses.map(({ program }) => program?.name)).toEqual(['SORT'])
  expect(system.lineage('CHECK').notices).toEqual([
    'CHECK is no data set that a step reads or writes; "uses" and "impact" tell who refers to it.',
  ])
  expect(system.lineage('CO.GOODS').nearest).toContain('CO.GOOD')
})

import { expect, test } from 'vitest'
import { ask, Codebase } from '../codebase.ts'

const bakery = new Codebase({
  'jcl/DEFYEAST.jcl': [
    '//DEFYEAST JOB (1)',
    '//S1       EXEC PGM=IDCAMS',
    '//SYSIN    DD *',
    '  DELETE BAKERY.YEAST.KSDS CLUSTER',
    '  DEFINE CLUSTER (NAME(BAKERY.YEAST.KSDS) -',
    '         KEYS(6 2) -',
    '         RECORDSIZE(80 120) -',
    '         SHAREOPTIONS(2 3) -',
    '         FREESPACE(10 5) -',
    '         VOLUMES(OVEN01) ERASE) -',
    '    DATA (NAME(BAKERY.YEAST.KSDS.DATA) CISZ(4096))',
    '  DEFINE AIX (NAME(BAKERY.YEAST.AIX) RELATE(BAKERY.YEAST.KSDS) -',
    '         KEYS(4 20) NONUNIQUEKEY)',
    '  DEFINE GDG (NAME(BAKERY.LOAVES) LIMIT(7) SCRATCH)',
    '/*',
  ].join('\n'),
  'csd/BAKERY.csd': [
    ' DEFINE FILE(YEASTF) GROUP(OVENS)',
    '        DSNAME(BAKERY.YEAST.KSDS) LSRPOOLNUM(3) STRINGS(12)',
    '        STATUS(DISABLED) OPENTIME(FIRSTREF) UPDATE(NO)',
    ' DEFINE TRANSACTION(BAK1) GROUP(OVENS)',
    '        PROGRAM(BAKEMENU) PROFILE(DFHCICST) TASKDATALOC(ANY)',
    ' DEFINE PROGRAM(BAKEMENU) GROUP(MENUS)',
    '        LANGUAGE(COBOL) CONCURRENCY(THREADSAFE) RESIDENT(NO)',
  ].join('\n'),
  'cbl/BAKEMENU.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BAKEMENU.',
    '       PROCEDURE DIVISION.',
    '           GOBACK.',
  ].join('\n'),
})

test.each([
  [
    'What is the key length of the cluster BAKERY.YEAST.KSDS?',
    '- cluster BAKERY.YEAST.KSDS has KEYS(`6 2`): length 6, offset 2: `jcl/DEFYEAST.jcl:6`',
  ],
  [
    'How big are the records of the yeast cluster?',
    '- cluster BAKERY.YEAST.KSDS has RECORDSIZE(`80 120`): average 80, maximum 120: `jcl/DEFYEAST.jcl:7`',
  ],
  ['Which volume is the cluster BAKERY.YEAST.KSDS on?', '- cluster BAKERY.YEAST.KSDS has VOLUMES(`OVEN01`): `jcl/DEFYEAST.jcl:10`'],
  [
    'What share options does BAKERY.YEAST.KSDS have?',
    '- cluster BAKERY.YEAST.KSDS has SHAREOPTIONS(`2 3`): across regions: many readers and one writer; across systems: fully shared, integrity is left to the users: `jcl/DEFYEAST.jcl:8`',
  ],
  [
    'What keys does the alternate index BAKERY.YEAST.AIX have?',
    '- alternate index BAKERY.YEAST.AIX has KEYS(`4 20`): length 4, offset 20: `jcl/DEFYEAST.jcl:13`',
  ],
  [
    'Which base cluster does BAKERY.YEAST.AIX belong to?',
    '- alternate index `BAKERY.YEAST.AIX` has RELATE(`BAKERY.YEAST.KSDS`): `jcl/DEFYEAST.jcl:12`',
  ],
  [
    'How many generations of BAKERY.LOAVES are kept?',
    '- GDG `BAKERY.LOAVES` has LIMIT(`7`): 7 generations are kept: `jcl/DEFYEAST.jcl:14`',
  ],
  ['Which LSR pool does file YEASTF use?', '- file YEASTF has LSRPOOLNUM(`3`): `csd/BAKERY.csd:2`'],
  ['Is file YEASTF enabled?', '- file YEASTF has STATUS(`DISABLED`): `csd/BAKERY.csd:3`'],
  ['Which data set does the CICS file YEASTF point to?', '- file YEASTF has DSNAME(`BAKERY.YEAST.KSDS`): `csd/BAKERY.csd:2`'],
  ['Which group is program BAKEMENU in?', '- program `BAKEMENU` has GROUP(`MENUS`): `csd/BAKERY.csd:6`'],
  ['What is the concurrency of BAKEMENU?', '- program BAKEMENU has CONCURRENCY(`THREADSAFE`): `csd/BAKERY.csd:7`'],
  ['Is the cluster BAKERY.YEAST.KSDS erased?', '- cluster BAKERY.YEAST.KSDS is ERASE: `jcl/DEFYEAST.jcl:10`'],
  ['Can file YEASTF be updated?', '- file YEASTF has UPDATE(`NO`): `csd/BAKERY.csd:3`'],
  [
    'What is the CI size of the data component of BAKERY.YEAST.KSDS?',
    '- cluster `BAKERY.YEAST.KSDS` has CISZ(`4096`): `jcl/DEFYEAST.jcl:11`',
  ],
  ['Which profile does transaction BAK1 use?', '- transaction BAK1 has PROFILE(`DFHCICST`): `csd/BAKERY.csd:5`'],
])('%s', async (question, first) => {
  const { text } = await ask(bakery, question)
  expect(text.split('\n')[0]).toBe(first)
})

import { expect, test } from 'vitest'
import { ask, Codebase } from '../codebase.ts'

const bakery = new Codebase({
  'jcl/BAKENITE.jcl': [
    "//BAKENITE JOB (4711,OVEN),'NIGHT BAKING',CLASS=K,MSGCLASS=X,",
    '//         NOTIFY=&SYSUID,TIME=1440',
    '//PROCS    JCLLIB ORDER=BAKERY.PROCLIB',
    '//         SET SHIFT=NIGHT',
    '//*',
    '//MIX      EXEC PGM=DOUGHMIX,PARM=(RYE,WHEAT),REGION=8M',
    '//FLOUR    DD DSN=BAKERY.FLOUR,DISP=SHR',
    '//DOUGH    DD DSN=BAKERY.DOUGH(+1),',
    '//            DISP=(NEW,CATLG,DELETE),   ONLY IF IT IS MIXED',
    '//            UNIT=SYSDA,SPACE=(CYL,(5,2),RLSE),',
    '//            DCB=(RECFM=FB,LRECL=120,BLKSIZE=0)',
    '//BAKE     EXEC PGM=OVENCTL,COND=(4,LT,MIX)',
    '//DOUGH    DD DSN=BAKERY.DOUGH(+1),DISP=OLD',
    '//SYSPRINT DD SYSOUT=B',
    '// IF (BAKE.RC = 0) THEN',
    '//PACK     EXEC PACKPROC,BOX=LARGE',
    '// ENDIF',
    '//SORTED   EXEC PGM=SORT',
    '//SYSIN    DD *',
    ' SORT FIELDS=(1,8,CH,A,',
    '              20,4,PD,D)',
    '/*',
  ].join('\n'),
  'proc/PACKPROC.prc': [
    '//PACKPROC PROC BOX=SMALL,TAPE=',
    '//WRAP     EXEC PGM=WRAPPER,PARM=&BOX',
    '//OUT      DD DSN=BAKERY.&SHELF,DISP=SHR',
    '//         PEND',
  ].join('\n'),
  'jcl/OTHER.jcl': [
    '//OTHER    JOB (1),CLASS=Z,NOTIFY=ANNA',
    '//MIX      EXEC PGM=DOUGHMIX',
    '//DOUGH    DD SYSOUT=*',
    '//PK       EXEC PACKPROC,SHELF=TOP',
  ].join('\n'),
})

test.each([
  ['What class does the job BAKENITE run in?', '- job `BAKENITE` has CLASS=`K`: `jcl/BAKENITE.jcl:1`'],
  ['Which MSGCLASS does BAKENITE have?', '- job `BAKENITE` has MSGCLASS=`X`: `jcl/BAKENITE.jcl:1`'],
  ['Who is notified when BAKENITE ends?', '- job BAKENITE has NOTIFY=`&SYSUID` (the user who submits it): `jcl/BAKENITE.jcl:2`'],
  ['What is the time limit of job BAKENITE?', '- job BAKENITE has TIME=`1440` (no limit): `jcl/BAKENITE.jcl:2`'],
  ['What accounting information does BAKENITE have?', '- job `BAKENITE` has account `(4711,OVEN)`: `jcl/BAKENITE.jcl:1`'],
  ['Which JCLLIB does BAKENITE use?', '- JCLLIB of job BAKENITE has ORDER=`BAKERY.PROCLIB`: `jcl/BAKENITE.jcl:3`'],
  ['What region does step MIX of BAKENITE have?', '- step `MIX` of job BAKENITE has REGION=`8M`: `jcl/BAKENITE.jcl:6`'],
  ['Which PARM is passed to DOUGHMIX in BAKENITE?', '- step `MIX` of job BAKENITE has PARM=`(RYE,WHEAT)`: `jcl/BAKENITE.jcl:6`'],
  [
    'Under which condition does step BAKE of BAKENITE run?',
    '- step `BAKE` of job BAKENITE has COND=`(4,LT,MIX)` (it is skipped if the return code of MIX is greater than 4): `jcl/BAKENITE.jcl:12`',
  ],
  ['When is step PACK of BAKENITE run?', '- step PACK of job BAKENITE stands under IF `(BAKE.RC = 0)`: `jcl/BAKENITE.jcl:15`'],
  [
    'What COND does step MIX of BAKENITE have?',
    '- step `MIX` of job BAKENITE has no COND: it runs unless an earlier step has ended abnormally: `jcl/BAKENITE.jcl:6`',
  ],
  [
    'What is the disposition of DOUGH in step MIX of BAKENITE?',
    '- DD DOUGH of step MIX of job BAKENITE has DISP=`(NEW,CATLG,DELETE)` (new, catalogued at the end of the step, deleted if it ends abnormally): `jcl/BAKENITE.jcl:9`',
  ],
  ['What LRECL does DOUGH have in BAKENITE?', '- DD DOUGH of step MIX of job BAKENITE has LRECL=`120`: `jcl/BAKENITE.jcl:11`'],
  [
    'How much space does DOUGH get in BAKENITE?',
    '- DD DOUGH of step MIX of job BAKENITE has SPACE=`(CYL,(5,2),RLSE)`: `jcl/BAKENITE.jcl:10`',
  ],
  [
    'Which data set does FLOUR point to in BAKENITE?',
    '- DD `FLOUR` of step MIX of job BAKENITE has DSN=`BAKERY.FLOUR`: `jcl/BAKENITE.jcl:7`',
  ],
  [
    'What sysout class does SYSPRINT of BAKENITE go to?',
    '- DD `SYSPRINT` of step BAKE of job BAKENITE has SYSOUT=`B`: `jcl/BAKENITE.jcl:14`',
  ],
  ['What is the default of BOX in PACKPROC?', '- proc `PACKPROC` has BOX=`SMALL`: `proc/PACKPROC.prc:1`'],
  ['What is the default of TAPE in PACKPROC?', '- proc `PACKPROC` has TAPE= (empty: the caller gives it): `proc/PACKPROC.prc:1`'],
  ['What is the default of SHELF in PACKPROC?', '- proc `PACKPROC` gives &SHELF no default: `proc/PACKPROC.prc:1`, `proc/PACKPROC.prc:3`'],
  ['What is SHIFT set to in BAKENITE?', '- SET of job BAKENITE has SHIFT=`NIGHT`: `jcl/BAKENITE.jcl:4`'],
  [
    'What is the first step of BAKENITE?',
    '- the first of 4 steps of job BAKENITE: step `MIX`, which runs `DOUGHMIX`: `jcl/BAKENITE.jcl:6`',
  ],
  [
    'Which step comes after BAKE in BAKENITE?',
    '- after step BAKE of job BAKENITE comes step `PACK`, which runs `PACKPROC`: `jcl/BAKENITE.jcl:16`',
  ],
  ['What comes before step MIX in BAKENITE?', '- none: step `MIX` of job BAKENITE is the first of 4 steps: `jcl/BAKENITE.jcl:6`'],
  [
    'By what does BAKENITE sort?',
    '- DD SYSIN of step SORTED of job BAKENITE: `SORT FIELDS=(1,8,CH,A, 20,4,PD,D)`: `jcl/BAKENITE.jcl:20-21`',
  ],
])('%s', async (question, first) => {
  const { text } = await ask(bakery, question)
  expect(text.split('\n')[0]).toBe(first)
})

test.each([
  ['When does DOUGHMIX end with return code 4?', /step of job/],
  ['At what time does BAKENITE start?', /has no TIME/],
  ['What condition does BAKENITE wait for?', /has no COND/],
  ['Which user runs BAKENITE in the scheduler?', /has no USER/],
  ['What is the order of the steps in BAKENITE?', /^- DD SYSIN/],
])('asks for no clause of a statement: %s', async (question, misled) => {
  const { text } = await ask(bakery, question)
  expect(text).not.toMatch(misled)
})

test('who has a value is another question', async () => {
  const { text } = await ask(bakery, 'Which jobs run DOUGHMIX?')
  expect(text).toContain('OTHER')
  expect(text).not.toContain('has PARM')
})

test('what is asked of a step, its job is not said to lack', async () => {
  const { text } = await ask(bakery, 'Which step of BAKENITE sorts, and when is that step skipped?')
  expect(text).not.toContain('has no COND')
  expect((await ask(bakery, 'What is the COND of job OTHER?')).text).toMatch(/^- job `OTHER` has no COND: `jcl/)
})

test('what happens after something is done to a thing is no step of a job', async () => {
  expect((await ask(bakery, 'What happens after BAKE is loaded?')).text).not.toContain('comes step')
  expect((await ask(bakery, 'What happens after BAKE has ended?')).text).toContain('after step BAKE of job BAKENITE comes step `PACK`')
})

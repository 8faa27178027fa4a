import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const job = (name: string, title: string, ...lines: readonly string[]) => [`//${name} JOB (1),'${title}'`, ...lines].join('\n')
const kennel = new Codebase({
  'jcl/DOGDEF.jcl': job(
    'DOGDEF',
    'DEFINE DOGS',
    '//* DELETES THE OLD FILE OF DOGS FIRST',
    '//S1 EXEC PGM=IDCAMS',
    '//SYSIN DD *',
    ' DELETE KENNEL.DOGS CLUSTER',
    ' DEFINE CLUSTER (NAME(KENNEL.DOGS) KEYS(4 0))',
    '/*',
  ),
  'jcl/DOGOUT.jcl': job('DOGOUT', 'DELETE DOGS', '//S1 EXEC PGM=DOGOUT', '//DOGF DD DSN=KENNEL.DOGS,DISP=SHR'),
  'jcl/DOGMERG.jcl': job(
    'DOGMERG',
    'MERGE DOGS',
    '//S1 EXEC PGM=SORT',
    '//SORTIN DD DSN=KENNEL.DOGS.BKUP,DISP=SHR',
    '//SORTOUT DD DSN=KENNEL.DOGS.ALL,DISP=(NEW,CATLG)',
  ),
  'jcl/DOGBKP.jcl': job(
    'DOGBKP',
    'DOGS',
    '//S1 EXEC PGM=IEBGENER',
    '//SYSUT1 DD DSN=KENNEL.DOGS,DISP=SHR',
    '//SYSUT2 DD DSN=KENNEL.DOGS.BKUP,DISP=(NEW,CATLG)',
  ),
  'cbl/DOGOUT.cbl': fixedFormat('\nIDENTIFICATION DIVISION.\nPROGRAM-ID. DOGOUT.\nPROCEDURE DIVISION.\n    GOBACK.'),
})

test.each([
  ['Which job deletes dogs?', 'DOGOUT'],
  ['Which job deletes the file of dogs?', 'DOGDEF'],
  ['Which job backs up the dogs?', 'DOGBKP'],
])('%s', async (question, name) => {
  const { text } = await ask(kennel, question)
  expect(text).toMatch(new RegExp(`^- job \`?${name}\\b`))
})

test('a job that says nothing of what is printed is none that prints it', async () => {
  const lists = Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E'].map((x) => [
      `jcl/CATLIST${x}.jcl`,
      job(`CATLIST${x}`, 'PRINT CATS', `//* PRINTS ALL CATS OF VET ${x}`, '//S1 EXEC PGM=CATLIST', '//CATF DD DSN=VET.CATS,DISP=SHR'),
    ]),
  )
  const vets = new Codebase({
    ...lists,
    'cbl/STAMPS.cbl': fixedFormat(
      '\n* KEEPS THE LABELS OF THE CATS\nIDENTIFICATION DIVISION.\nPROGRAM-ID. STAMPS.\nPROCEDURE DIVISION.\n    GOBACK.',
    ),
  })
  expect((await ask(vets, 'Is there a job that prints cat labels?')).text).toContain('No job says or shows that it does')
  expect((await ask(vets, 'Is there a job that prints labels and cats?')).text).toContain('job CATLIST')
  expect((await ask(vets, 'Is there a job that prints the cats?')).text).toContain('job CATLIST')
})

test('what CICS knows is defined by the job that runs its utility, whatever the code calls resources', async () => {
  const inns = new Codebase({
    'jcl/INNCSD.jcl': job(
      'INNCSD',
      'INN',
      '//* WHAT CICS DEFINES',
      '//S1 EXEC PGM=DFHCSDUP',
      '//SYSIN DD *',
      ' DEFINE PROGRAM(INNKEEP) GROUP(INN)',
      '/*',
    ),
    'jcl/INNBIND.jcl': job('INNBIND', 'INN', '//* BIND FOR CICS', '//S1 EXEC PGM=IKJEFT01', '//SYSTSIN DD *', ' BIND PLAN(INN)', '/*'),
    'cbl/INNKEEP.cbl': fixedFormat(
      '\n* KEEPS THE RESOURCES OF AN INN\nIDENTIFICATION DIVISION.\nPROGRAM-ID. INNKEEP.\nPROCEDURE DIVISION.\n    GOBACK.',
    ),
  })
  expect((await ask(inns, 'Which job defines the CICS resources?')).text).toMatch(/^- job `?INNCSD/)
})

test('a step that runs nothing creates what its DD statements catalogue, as DEFINE does', async () => {
  const stable = new Codebase({
    'jcl/HORSES.jcl': job(
      'HORSES',
      'HORSE DATA',
      '//* CREATED FOR THE HORSE DATA SETS',
      '//S1 EXEC PGM=HORSES',
      '//H DD DSN=FARM.HORSE,DISP=SHR',
    ),
    'jcl/FIRST.jcl': job(
      'FIRST',
      'FARM',
      '//ALLOC EXEC PGM=IEFBR14',
      '//A DD DSN=FARM.HORSE,DISP=(,CATLG),UNIT=SYSDA,VOL=SER=HAY001,SPACE=(TRK,(1,1))',
      '//B DD DSN=FARM.HORSE.FEED,DISP=(NEW,CATLG),UNIT=SYSDA,VOL=SER=HAY001,SPACE=(TRK,(1,1))',
    ),
  })
  const { text } = await ask(stable, 'Which job creates the horse data sets, and on which volume?')
  expect(text).toMatch(/^- job `?FIRST\b/)
  expect(text).toContain('HAY001')
})

test('what holds of any job there may be is told by no job of the code', async () => {
  const { text } = await ask(kennel, 'Under which name does a batch job run that carries no dog?')
  expect(text).not.toMatch(/^- job /)
  expect((await ask(kennel, 'Which batch job backs up the dogs?')).text).toMatch(/^- job /)
})

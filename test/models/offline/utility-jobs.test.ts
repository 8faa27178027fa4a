import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const tso = (job: string, step: string, cards: string) =>
  `//${job} JOB 1\n//${step} EXEC PGM=IKJEFT01\n//DBRMLIB DD DSN=HARBOUR.DBRM,DISP=SHR\n//SYSTSPRT DD SYSOUT=*\n//SYSTSIN DD *\n DSN SYSTEM(DB2H)\n${cards}\n END\n/*`
const ddl = (job: string, table: string) =>
  `//${job} JOB 1\n//* TABLES OF THE DB2 PROGRAMS\n//TEP EXEC PGM=IKJEFT01\n//SYSTSIN DD *\n DSN SYSTEM(DB2H)\n RUN PROGRAM(DSNTEP2) PLAN(DSNTEP2)\n END\n//SYSIN DD *\n  CREATE TABLE ${table} (NO CHAR(4));\n/*`

const harbour = new Codebase({
  'jcl/PACKJ.jcl': tso(
    'PACKJ',
    'GO',
    ' BIND PACKAGE(HARBOUR) MEMBER(BERTHS) -\n   ACTION(REPLACE)\n BIND PLAN(HARBPLAN) PKLIST(*.HARBOUR.*)',
  ),
  'jcl/TABSJ.jcl': ddl('TABSJ', 'BERTH'),
  'jcl/SHIPJ.jcl': ddl('SHIPJ', 'SHIP'),
})

describe('what only utilities do', () => {
  test('the job with their control statements, whatever its words', async () => {
    const { text } = await ask(harbour, 'Which job binds the Db2 programs?')
    expect(text).toContain('job PACKJ')
    expect(text).not.toContain('job TABSJ')
  })

  test('no job, where none shows or says it', async () => {
    const { text } = await ask(harbour, 'Which job backs up the Db2 tables at night?')
    expect(text).toMatch(/^NOT FOUND\nNo job says or shows that it does/)
    const copy = '//COPYJ JOB 1\n//S1 EXEC PGM=DSNUTILB\n//SYSIN DD *\n  COPY TABLESPACE HARBDB.BERTHTS COPYDDN(OUT)\n/*'
    const code = new Codebase({ 'jcl/COPYJ.jcl': copy, 'jcl/TABSJ.jcl': ddl('TABSJ', 'BERTH') })
    expect((await ask(code, 'Which job backs up the Db2 tables at night?')).text).toContain('job COPYJ')
  })
})

const csd = [
  'DEFINE DB2ENTRY(HARBENT) GROUP(HARBOUR)',
  '       TRANSID(HB*) AUTHID(HARBID)',
  '       PLAN(HARBPLAN) THREADLIMIT(20)',
  'DEFINE TCPIPSERVICE(HARBTCP) GROUP(HARBOUR)',
  '       URM(DFHWBAAX) PORTNUMBER(4711) STATUS(OPEN)',
  'DEFINE DB2CONN(HARBCON) GROUP(HARBOUR) DB2ID(DB2H)',
].join('\n')

describe('settings of CICS resources that no question names', () => {
  const code = new Codebase({ 'csd/HARBOUR.csd': csd, 'jcl/TABSJ.jcl': ddl('TABSJ', 'BERTH') })

  test.each([
    ['Which plan do our CICS transactions run with?', '- DB2ENTRY HARBENT has PLAN(`HARBPLAN`): `csd/HARBOUR.csd:3`'],
    [
      'On which port does CICS take the requests, and where do I change that?',
      '- TCPIPSERVICE HARBTCP has PORTNUMBER(`4711`): `csd/HARBOUR.csd:5`',
    ],
    ['Which Db2 subsystem does CICS connect to?', '- DB2CONN HARBCON has DB2ID(`DB2H`): `csd/HARBOUR.csd:6`'],
  ])('%s', async (question, item) => {
    expect((await ask(code, question)).text).toContain(item)
  })

  test('a plan of a job is none of CICS', async () => {
    const { text } = await ask(new Codebase({ 'jcl/TABSJ.jcl': ddl('TABSJ', 'BERTH') }), 'Which plan do our CICS transactions run with?')
    expect(text).not.toContain('has PLAN')
  })
})

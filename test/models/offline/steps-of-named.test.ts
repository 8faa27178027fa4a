import { describe, expect, it } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const step = (name: string, member: string) =>
  `//${name} EXEC PGM=ASMA90,PARM='DECK'\n//SYSIN    DD DISP=SHR,DSN=SHOP.SOURCE(${member})\n//SYSPUNCH DD DSN=&&${name},DISP=(,PASS)\n`
const members = ['PAINT', 'SAND', 'CARVE', 'GLUE', 'DRILL', 'PLANE', 'MITRE', 'STAIN']
const job = `//ASMALL JOB 1,ALL,CLASS=A
${members.map((member, index) => step(`STEP${index + 1}`, member)).join('')}//*------------
//* Assembled without the macros of the shop
//*------------
${step('STEP9', 'POLISH')}`
const cics = fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ORDERS.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 URI-MAP PIC X(8).
01 WS-ORDER PIC X(80).
PROCEDURE DIVISION.
0000-MAIN.
    MOVE 'D' TO URI-MAP(5:1).
    EXEC CICS INQUIRE URIMAP(URI-MAP) END-EXEC.
    EXEC CICS WRITEQ TD QUEUE('CSSL') FROM(WS-ORDER) END-EXEC.
    IF EIBRESP > 0 DISPLAY 'BAD1 WRITE ON  ORDERS QUEUE'.
    IF EIBRESP > 1 DISPLAY 'BAD1 WRITE ON  PRICES QUEUE'.
    COPY ORDTAB.
    EXEC CICS RETURN END-EXEC.`)
const codebase = new Codebase({ 'jcl/ASMALL.jcl': job, 'cbl/ORDERS.cbl': cics })

describe('the steps of a job that are asked for', () => {
  it('are those that work on the member that is named, with the comment above them', async () => {
    const { text } = await ask(codebase, 'Why has POLISH its own step in ASMALL?')
    expect(text).toMatch(/^- step `STEP9` runs `ASMA90`/m)
    expect(text).not.toMatch(/^- step `STEP1`/m)
    expect(text).toMatch(/Assembled without the macros of the shop/)
  })
})

describe('the steps of a job whose name others have, too', () => {
  const zoo = new Codebase({
    'nightly/FEEDING.jcl': "//FEEDING JOB 'ZOO',CLASS=A\n//WEIGH EXEC PGM=ZOOWEIGH\n//HAY EXEC PGM=ZOOHAY\n",
    'build/FEEDING.jcl': '//* Builds it\n// JCLLIB ORDER=ZOO.BUILD\n// EXEC COMPILE,MEMBER=FEEDING\n',
    'build/ALL.jcl': '//ALL JOB 1\n//FEEDING EXEC COMPILE,MEMBER=FEEDING\n',
  })
  it.each(['How many steps are there in job FEEDING and what does each run?', 'What does the job FEEDING do?'])('%s', async (question) => {
    const { text } = await ask(zoo, question)
    expect(text).toMatch(/^- step `WEIGH` runs `ZOOWEIGH`/m)
    expect(text).not.toMatch(/step `FEEDING`|other steps?:/)
  })
})

describe('a step that is named', () => {
  const herd = new Codebase({
    'jcl/HERDJOB.jcl': `//HERDJOB JOB 'HERD',CLASS=A
// SET COUNTPROGRAM=GOATCNT
//WEIGH   EXEC PGM=GOATWGH
//SCALES  DD DSN=HERD.SCALES,DISP=SHR
//COUNT   EXEC PGM=&COUNTPROGRAM
//STABLE  DD DSN=HERD.STABLE,DISP=SHR
`,
    'jcl/MILKJOB.jcl': `//MILKJOB JOB 'MILK',CLASS=A
//WEIGH   EXEC PGM=MILKWGH
//COOL    EXEC PGM=MILKCOOL
`,
    'cbl/GOATCNT.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. GOATCNT.\nPROCEDURE DIVISION.\n0000-MAIN.\n    GOBACK.'),
  })
  it.each([
    ['Which program does step COUNT of job HERDJOB run?', '- step `COUNT` runs GOATCNT'],
    ['Which program is executed in step WEIGH of MILKJOB?', '- step `WEIGH` runs `MILKWGH`'],
    ['What does step COOL run?', 'job MILKJOB, step `COOL` runs `MILKCOOL`'],
    ['Which data sets does step WEIGH of HERDJOB read?', 'DD `SCALES` = `HERD.SCALES`'],
  ])('%s', async (question, said) => {
    expect((await ask(herd, question)).text).toContain(said)
  })

  it('is told of each job that has one of its name', async () => {
    const { text } = await ask(herd, 'Which program does step WEIGH run?')
    expect(text).toMatch(/runs `GOATWGH`/)
    expect(text).toMatch(/runs `MILKWGH`/)
  })

  it('is run by the job also where the name of a symbol is longer than it may be', async () => {
    expect((await ask(herd, 'Which job runs GOATCNT?')).text).toMatch(/^`GOATCNT` is run by HERDJOB/)
  })
})

describe('a kind of thing that a system of CICS does without', () => {
  it.each([
    ["What's the name of the MQ queue that gets the orders?", 'No queue of MQ'],
    ['Which MQ queue gets the orders?', 'No queue of MQ'],
    ['Which BMS map shows the orders?', 'No screen of CICS or IMS'],
  ])('%s', async (question, said) => {
    expect((await ask(codebase, question)).text).toContain(said)
  })
})

describe('sources that are missing', () => {
  it('are told whatever that leads to', async () => {
    const { text } = await ask(codebase, 'Which copied table members are missing here so that older programs cannot be compiled?')
    expect(text).toMatch(/ORDTAB/)
    expect(text).toMatch(/no source here/)
  })
})

describe('a message in capitals', () => {
  it('is found as a whole before others that have some of its words', async () => {
    const { text } = await ask(codebase, 'ORDERS printed BAD1 WRITE ON PRICES QUEUE, what happened and does it stop?')
    const [first = ''] = text.match(/- `cbl\/ORDERS\.cbl:\d+[\s\S]*?QUEUE/) ?? []
    expect(first).toMatch(/PRICES/)
  })
})

it('a step that runs a procedure with the program in it is the one that runs it', async () => {
  const code = new Codebase({
    'jcl/NIGHTJ.jcl': '//NIGHTJ JOB 1\n//LOCK EXEC PGM=IEFBR14\n//FEED EXEC FEEDPR\n//TELL EXEC PGM=ZOOTELL\n',
    'jcl/DAYJ.jcl': '//DAYJ JOB 1\n//FEED EXEC PGM=ZOOFEED\n',
    'cbl/ZOOFEED.cbl': cics.replace('ORDERS', 'ZOOFEED'),
    'proc/FEEDPR.proc': '//FEEDPR PROC\n//WEIGH EXEC PGM=ZOOWEIGH\n//GIVE EXEC PGM=ZOOFEED\n// PEND\n',
  })
  const { text } = await ask(code, 'Which step of NIGHTJ runs ZOOFEED?')
  expect(text.split('\n')[0]).toContain('step `FEED` runs proc `FEEDPR`')
  expect(text).toContain('`ZOOFEED` is run by FEEDPR, and through it by NIGHTJ.')
  expect(text).not.toContain('DAYJ')
})

import { describe, expect, test } from 'vitest'
import { describedField } from '../../../src/models/offline/described/described-field.ts'
import { askedStatement } from '../../../src/models/offline/question/asked-statement.ts'
import { askedTechnology } from '../../../src/models/offline/question/asked-technology.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statements: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
MAIN-LINE.
${statements}
    GOBACK.`)
const harbour = new Codebase({
  'cbl/QUAY.cbl': program(
    'QUAY',
    '    EXEC SQL COMMIT END-EXEC\n    EXEC CICS RETURN END-EXEC\n    EXEC CICS WRITEQ TS QUEUE(Q) FROM(A) END-EXEC',
  ),
  'cbl/CRANE.cbl': program('CRANE', '    DISPLAY 1\n*   EXEC SQL COMMIT END-EXEC'),
  'cbl/BUOY.cbl': program('BUOY', "    CALL 'CBLTDLI' USING WS-GU"),
  // So many lines that those of the next members have no room beside them.
  'cbl/AAA.cbl': program('AAA', '    EXEC CICS ASKTIME END-EXEC\n'.repeat(21)),
  ...Object.fromEntries(
    ['B', 'C', 'D', 'E', 'F'].map((x) => [`cbl/AA${x}.cbl`, program(`AA${x}`, '    EXEC CICS ASKTIME END-EXEC\n'.repeat(21))]),
  ),
  'jcl/DAY.jcl': '//DAY JOB 1,CLASS=A\n//S1 EXEC PGM=CRANE\n',
  'jcl/NIGHT.jcl': '//NIGHT JOB 1,\n// CLASS=A,MSGCLASS=B\n//S1 EXEC PGM=BUOY\n',
  'jcl/WEEK.jcl': '//WEEK JOB 1,CLASS=B,MSGCLASS=A\n//S1 EXEC PGM=BUOY\n',
})

test('programs of one kind with what each is for', async () => {
  const docks = new Codebase({
    'cbl/TUG.cbl': `      * PURPOSE: PULLS SHIPS TO THEIR BERTH\n${program('TUG', '    EXEC CICS RETURN END-EXEC')}`,
    'cbl/MUD.cbl': `      * PURPOSE: DREDGES THE HARBOUR BASIN\n${program('MUD', '    DISPLAY 1')}`,
  })
  const { text } = await ask(docks, 'Which online programs are there and what does each do?')
  expect(text).toBe('1 of 2 programs has EXEC CICS (online):\n- TUG: `PURPOSE: PULLS SHIPS TO THEIR BERTH`: `cbl/TUG.cbl:1`')
  expect((await ask(docks, 'List the batch programs and what each does.')).text).toContain('- MUD: `PURPOSE: DREDGES THE HARBOUR BASIN`')
})

test('what makes up a package are its programs; the only program of a member is what the member says it is for, whatever its name', async () => {
  const mill = new Codebase({
    'pli/GRINDING.pli': ' /* GRINDS THE WHEAT OF A WEEK */\n GRINDIN: PROC OPTIONS(MAIN);\n END GRINDIN;\n',
    'pli/SIEVES.pli': ' /* SIEVES THE FLOUR TWICE */\n SIEVE1: PROC OPTIONS(MAIN);\n END SIEVE1;\n SIEVE2: PROC;\n END SIEVE2;\n',
  })
  for (const question of [
    'Which utilities make up this package and what is each of them for?',
    'Which tools does the suite consist of and what is each for?',
  ]) {
    const { text } = await ask(mill, question)
    expect(text).toContain('3 programs defined in the code')
    expect(text).toContain('- GRINDIN: `GRINDS THE WHEAT OF A WEEK`')
    expect(text).not.toContain('SIEVE2: `SIEVES THE FLOUR')
  }
})

describe('programs by what they use', () => {
  test.each([
    ['Which programs use DB2?', /^1 of 9 programs has EXEC SQL:\n- `?QUAY`?: `cbl\/QUAY\.cbl:5`$/],
    ['How many programs use IMS?', /^1 of 9 programs has calls of DL\/I:\n- `?BUOY`?: `cbl\/BUOY\.cbl:5`$/],
    ['Which programs contain SQL?', /^1 of 9 programs has EXEC SQL:\n/],
    ['Which programs are online?', /^7 of 9 programs have EXEC CICS \(online\):\n[\s\S]*QUAY/],
    ['Which programs run in batch?', /^2 of 9 programs have no EXEC CICS \(batch, or called\):\n[\s\S]*BUOY[\s\S]*CRANE[^\n]*$/],
    ['Which programs are not online?', /^2 of 9 programs have no EXEC CICS \(batch, or called\):\n[\s\S]*BUOY[\s\S]*CRANE[^\n]*$/],
    ['Which programs call nothing?', /^8 of 9 programs have no CALL, LINK or XCTL:\n(?![\s\S]*BUOY)[\s\S]*CRANE/],
    ['Which programs do not call any other program?', /^8 of 9 programs have no CALL, LINK or XCTL:\n/],
    ['Which programs copy nothing?', /^9 of 9 programs have no COPY or INCLUDE:\n/],
    ['Which programs use no files?', /^9 of 9 programs have no file \(SELECT, FD, FILE, DATASET, DCB, ACB, OPEN or EXECIO\):\n/],
    ['Which programs do not use CICS?', /^2 of 9 programs have no EXEC CICS:\n[\s\S]*BUOY[\s\S]*CRANE[^\n]*$/],
    ['Does QUAY use DB2?', /^- Yes: QUAY has EXEC SQL in 1 line: `cbl\/QUAY\.cbl:5`$/],
    ['Does CRANE use DB2?', /^- No: no line of CRANE has EXEC SQL: `cbl\/CRANE\.cbl:1`$/],
    ['Which programs write to a TS queue?', /^1 of 9 programs has WRITEQ TS:\n- `?QUAY`?: `cbl\/QUAY\.cbl:7`$/],
    ['Which programs read from a TS queue?', /^None of 9 programs has READQ TS\.$/],
    ['Which programs use temporary storage?', /^1 of 9 programs has statements on queues of temporary storage:\n/],
    ['Do all programs use CICS?', /^No: 2 of 9 programs have no EXEC CICS:\n/],
    ['Which programs use MQ?', /^None of 9 programs has calls of MQ\.$/],
  ])('%s', async (question, expected) => {
    expect((await ask(harbour, question)).text).toMatch(expected)
  })

  test('what is asked with other words is another question', () => {
    expect(askedTechnology({ text: 'Which programs use DB2 to read the customer?' })).toBeUndefined()
    expect(askedTechnology({ text: 'Which DB2 table does QUAY use?' })).toBeUndefined()
    expect(askedTechnology({ text: 'What happens when the batch program ends?' })).toBeUndefined()
  })
})

describe('programs by what they do with queues of MQ', () => {
  const post = new Codebase({
    'cbl/CLERK.cbl': program('CLERK', "    CALL 'MQPUT' USING HCONN HOBJ MSG"),
    'cbl/PIGEON.cbl': program('PIGEON', "    CALL 'MQPUT1' USING HCONN OD MSG"),
    'cbl/SORTER.cbl': program('SORTER', "    CALL 'MQGET' USING HCONN HOBJ MSG"),
  })
  test.each([
    ['Which programs put messages on an MQ queue?', /^2 of 3 programs have calls of MQPUT or MQPUT1:\n- `?CLERK.*\n- `?PIGEON[^\n]*$/],
    ['Which programs write to an MQ queue?', /^2 of 3 programs have calls of MQPUT or MQPUT1:/],
    ['Which programs send a message to MQ?', /^2 of 3 programs have calls of MQPUT or MQPUT1:/],
    ['Which programs get messages from an MQ queue?', /^1 of 3 programs has calls of MQGET:\n- `?SORTER/],
    ['Does CLERK read from an MQ queue?', /^- No: no line of CLERK has calls of MQGET/],
    ['Which programs use MQ?', /^3 of 3 programs have calls of MQ:/],
  ])('%s', async (question, expected) => {
    expect((await ask(post, question)).text).toMatch(expected)
  })

  test('a queue that is not said to be one of MQ is no field', () => {
    const { asks } = describedField
    expect(asks(questionOf('Which programs write to the error queue?'))).toBe(false)
    expect(asks(questionOf('Which programs update the error queue name?'))).toBe(true)
  })

  test('which queues there are is another question', () => {
    expect(askedTechnology({ text: 'Which MQ queues are used?' })).toBeUndefined()
  })
})

test('the programs that everything else is reached from are asked of the whole', async () => {
  expect((await ask(harbour, 'What are the main programs?')).text).toContain('job `DAY` runs CRANE')
})

test('an operand may be a list', () => {
  expect(askedStatement({ text: 'Which steps have COND=(0,NE)?' })).toBe('COND=(0,NE)')
})

test('jobs by a value are those that have it, and not all', async () => {
  const { text } = await ask(harbour, 'Which jobs have CLASS=A?')
  expect(text).toMatch(/^`CLASS=A` stands in 2 members\.\n- DAY: `jcl\/DAY\.jcl:1`\n- NIGHT: `jcl\/NIGHT\.jcl:2`/)
  expect(text).not.toContain('WEEK')
})

const tape = new Codebase({
  'jcl/SPOOL.jcl': '//SPOOL JOB 1\n//SORT EXEC PGM=SORT\n//IN DD DSN=A.TAPE(0),DISP=SHR\n//OUT DD DSN=A.TAPE(+1),DISP=(NEW,CATLG)\n',
  'jcl/BOBBIN.jcl': '//BOBBIN JOB 1\n//S1 EXEC PGM=SORT\n//OUT DD DISP=(NEW,CATLG),\n//       DSN=A.TAPE(+1)\n',
  'jcl/REEL.jcl': '//REEL JOB 1\n//S1 EXEC PGM=SORT\n//IN DD DSN=A.LIB(MEM),DISP=SHR\n',
})

test.each([
  ['Which jobs use GDGs?', /^2 of 3 jobs have a generation of a GDG:\n[\s\S]*- `?SPOOL`?: `jcl\/SPOOL\.jcl:3`$/],
  ['Does job REEL use GDGs?', /^- No: no line of REEL has a generation of a GDG: `jcl\/REEL\.jcl:1`$/],
  ['Does job BOBBIN use GDGs?', /^- Yes: BOBBIN has a generation of a GDG in 1 line: `jcl\/BOBBIN\.jcl:4`$/],
  ['Which jobs run SORT?', /^`SORT` is run in 3 members\.\n[\s\S]*- REEL: `jcl\/REEL\.jcl:2`\n- SPOOL: `jcl\/SPOOL\.jcl:2`$/],
])('%s', async (question, expected) => {
  expect((await ask(tape, question)).text).toMatch(expected)
})

test('who changes nothing is not who is changed by nothing', async () => {
  expect((await ask(harbour, 'Which programs do not update any file?')).text).not.toMatch(/changed by nothing/)
})

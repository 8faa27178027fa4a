import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const model = new Codebase({
  'OVEN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN.
DATA DIVISION.
LINKAGE SECTION.
01  DFHCOMMAREA.
    05  CA-LOAF    PIC X(3).
PROCEDURE DIVISION.
MAIN-LINE SECTION.
HEAT-UP.
    CALL 'TIMER' USING CA-LOAF.
COOL-DOWN.
    GOBACK.
`),
  'SIGN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SIGN.
DATA DIVISION.
SCREEN SECTION.
01  DAILY-SIGN.
    05  LINE 1 COL 1 VALUE 'FRESH LOAVES'.
PROCEDURE DIVISION.
    DISPLAY DAILY-SIGN.
    CALL 'MQOPEN' USING WS-HCONN.
    exec sql
        commit
    end-exec.
    GOBACK.
`),
  'TIMER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. TIMER.
PROCEDURE DIVISION.
    EXEC SQL UPDATE LOAVES SET DONE = 'Y' END-EXEC.
    GOBACK.
`),
})
const answerTo = async (question: string) => (await ask(model, question)).text

test.each(['Which paragraphs does OVEN have?', 'Which sections are in OVEN?', 'List the paragraphs of OVEN.'])(
  'the parts of a program in their order: %s',
  async (question) => {
    const text = await answerTo(question)
    expect(text).toContain('OVEN has 1 section, 2 paragraphs:')
    expect(text.indexOf('- `COOL-DOWN`: `OVEN.cbl:11`')).toBeGreaterThan(text.indexOf('- `HEAT-UP`: `OVEN.cbl:9`'))
  },
)

test('what a program under CICS is handed', async () => {
  expect(await answerTo('Which parameters does OVEN expect?')).toMatch(/^- `OVEN.cbl:4-6`:[\s\S]*CA-LOAF {2,}PIC X\(3\)/)
})

test('a program that has no statement of SQL', async () => {
  expect(await answerTo('Which SQL statements does OVEN execute?')).toMatch(/^NOT FOUND\n`OVEN` has no statement of SQL\./)
  expect(await answerTo('Which SQL statements does TIMER execute?')).toContain('UPDATE')
})

test('what a program does of another kind is no answer', async () => {
  expect(await answerTo('Which maps does OVEN send?')).toMatch(/^NOT FOUND\nNo statement of `OVEN` sends a map\./)
  expect(await answerTo('Which copybooks does OVEN copy?')).toMatch(/^NOT FOUND\nNo statement of `OVEN` copies a copybook\./)
  expect(await answerTo('Which programs does OVEN call?')).toContain('TIMER')
})

test('what the structure does not know all of is not denied', async () => {
  expect(await answerTo('Which screens does SIGN display?')).not.toMatch(/^NOT FOUND/)
  expect(await answerTo('Which queues does SIGN open?')).not.toMatch(/No statement of `SIGN`/)
  expect(await answerTo('Which SQL statements does SIGN execute?')).not.toMatch(/has no statement/)
})

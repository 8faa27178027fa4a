import { expect, test } from 'vitest'
import { askedStatement } from '../../../src/models/offline/question/asked-statement.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const depot = new Codebase({
  'cbl/TRAM.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. TRAM.
PROCEDURE DIVISION.
MAIN-LINE.
    EXEC CICS START TRANSID('TR02') END-EXEC
    IF EIBRESP = 0
        GO TO MAIN-END.
    DISPLAY 'NO SORT TODAY'.
MAIN-END.
    EXEC CICS RETURN END-EXEC.`),
  'cbl/BUS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BUS.
PROCEDURE DIVISION.
MAIN-LINE.
    CALL 'TRAM'
    GOBACK.`),
  'asm/RAIL.asm': 'RAIL     CSECT\n* GETMAIN FOR THE BUFFER\n         GETMAIN RU,LV=512\n         BR    14\n         END\n',
  'README.md': 'The TRAM program uses SORT and GETMAIN.\n',
})

test.each([
  ['Which programs issue EXEC CICS START?', /`EXEC CICS START` stands in 1 member\.\n- TRAM: `cbl\/TRAM\.cbl:5`/],
  ['Who issues a GETMAIN?', /`GETMAIN` stands in 1 member\.\n- RAIL: `asm\/RAIL\.asm:3`/],
  ['Which COBOL programs still use GO TO statements?', /`GO TO` stands in 1 member\.\n- TRAM: `cbl\/TRAM\.cbl:7`/],
])('every place of a statement: %s', async (question, expected) => {
  expect((await ask(depot, question)).text).toMatch(expected)
})

test('of a statement nothing else is told, as of its words', async () => {
  expect((await ask(depot, 'Which programs issue EXEC CICS RETURN?')).text).not.toContain('and maybe others')
})

test('a statement that only texts, comments and literals have is denied', async () => {
  expect((await ask(depot, 'Which programs use SORT?')).text).toMatch(/^NOT FOUND\nNo line of code has the statement `SORT`\./)
})

test('of one member no more lines are counted than a search shows', async () => {
  const lines = '    SORT SORT-FILE.\n'.repeat(30)
  const { text } = await ask(new Codebase({ 'cbl/TRAM.cbl': fixedFormat(`PROCEDURE DIVISION.\n${lines}`) }), 'Which programs use SORT?')
  expect(text).toContain('- TRAM (at least 20 lines): ')
})

test('a statement over two lines is none that is nowhere', async () => {
  const tram =
    'IDENTIFICATION DIVISION.\nPROGRAM-ID. TRAM.\nPROCEDURE DIVISION.\nMAIN-LINE.\n    EXEC CICS\n        DELAY INTERVAL(5)\n    END-EXEC.'
  const { text } = await ask(new Codebase({ 'cbl/TRAM.cbl': fixedFormat(tram) }), 'Which programs issue EXEC CICS DELAY?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toMatch(/`EXEC CICS DELAY` stands in 1 member\.\n- TRAM: `cbl\/TRAM\.cbl:6`/)
})

test('nothing is denied of which not all lines were seen', async () => {
  const notes = Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`a/NOTE${n}.md`, 'They SORT it.\n'.repeat(20)]))
  const { text } = await ask(new Codebase({ ...notes, 'z/TRAM.cbl': 'x' }), 'Which programs use SORT?')
  expect(text).not.toContain('No line of code has the statement')
})

test('what bears the name is meant before a statement of that name', async () => {
  expect((await ask(depot, 'Which programs use TRAM?')).text).toContain('`TRAM` is used by BUS')
})

test.each([
  'Which programs use the file of the depot?',
  'Which jobs run TRAM?',
  'Who uses the timetable?',
  'Which programs use TRAMS?',
  'Who uses WBCHK6?',
  'Which program uses TRAM to start BUS?',
])('no statement is asked for: %s', (text) => expect(askedStatement({ text })).toBeUndefined())

import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...body: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT BERTHS ASSIGN TO BERTHDD.
    SELECT ARRIVALS ASSIGN TO ARRIVDD.
DATA DIVISION.
FILE SECTION.
FD  BERTHS.
    COPY BERTH.
FD  ARRIVALS.
01  ARRIVAL-REC PIC X(40).
PROCEDURE DIVISION.
${body.map((line) => `    ${line}`).join('\n')}
    GOBACK.`)

const harbour = new Codebase({
  'cpy/BERTH.cpy': '       01  BERTH-REC.\n           05  BERTH-NUMBER PIC 9(4).\n           05  BERTH-STATE PIC X.\n',
  'cbl/MOORING.cbl': program('MOORING', "MOVE 'F' TO BERTH-STATE.", 'REWRITE BERTH-REC.'),
  'cbl/LOADING.cbl': program('LOADING', 'MOVE ARRIVAL-REC TO BERTH-REC.', 'REWRITE BERTH-REC.'),
  'cbl/ENROL.cbl': program('ENROL', 'READ ARRIVALS INTO BERTH-REC.', 'WRITE BERTH-REC.'),
  'cbl/TOUCH.cbl': program('TOUCH', 'READ BERTHS.', 'REWRITE BERTH-REC.'),
  'cbl/WATCH.cbl': program('WATCH', 'READ BERTHS.', 'DISPLAY BERTH-STATE.'),
})

test('who changes a field with its whole record is told beside those who name it, and not who only reads it in', async () => {
  const { text } = await ask(harbour, 'Who updates BERTH-STATE?')
  expect(text).toContain('The field BERTH-STATE is changed by 1 program: MOORING.')
  expect(text).toContain('And through the whole record: ENROL, LOADING: `cbl/ENROL.cbl:15`, `cbl/LOADING.cbl:15`')
  expect(text).not.toMatch(/TOUCH|WATCH/)
})

import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const mine = new Codebase({
  'cbl/MINE01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MINE01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-GAS PIC 9.
01 WS-SHAFT PIC XX.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS HANDLE
        ABEND LABEL(9999-ABEND)
    END-EXEC.
    IF WS-GAS > 5
        PERFORM 9999-ABEND
    END-IF.
    IF WS-SHAFT = 'ZZ'
        EXEC CICS ABEND ABCODE('MSHF') END-EXEC
    END-IF.
    STOP RUN.
9999-ABEND.
    CALL 'CEE3ABD'.`),
  'cbl/MINE02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MINE02.
PROCEDURE DIVISION.
    DISPLAY 'EMPTY'.
    STOP RUN.`),
  'src/drill.f90': `
subroutine drill_hole(depth)
  integer depth
  if (depth > 900) then
    stop 'too deep'
  end if
  depth = depth + 1
end subroutine drill_hole`,
})

test.each([
  'When does MINE01 abend?',
  'What makes MINE01 end with an error?',
  'Under which conditions does MINE01 stop?',
  'What can cause MINE01 to abend?',
])('%s', async (question) => {
  const { text } = await ask(mine, question)
  expect(text).toMatch(
    /^What ends `MINE01` with an error, and when:\n- `9999-ABEND` \(PERFORM in 0000-MAIN, when WS-GAS > 5\): `cbl\/MINE01.cbl:13`/,
  )
  expect(text).toContain("under `IF WS-SHAFT = 'ZZ'`")
  expect(text).not.toContain('`CEE3ABD` (')
  expect(text).not.toContain('LABEL')
})

test('in Fortran', async () => {
  expect((await ask(mine, 'When does drill_hole stop?')).text).toMatch(/- `stop 'too deep'`, under `depth > 900`: `src\/drill.f90:5`/)
})

test('a program that only ends has no error', async () => {
  expect((await ask(mine, 'When does MINE02 abend?')).text).not.toContain('What ends')
})

test('the code of an abend that stands below its command', async () => {
  const well = new Codebase({
    'cbl/WELL01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WELL01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-DEPTH PIC 9(4).
01 WS-CODE PIC S9(9) BINARY.
PROCEDURE DIVISION.
    IF WS-DEPTH > 900
        EXEC CICS ABEND
            ABCODE('WDEP')
        END-EXEC
    END-IF.
    MOVE 777 TO WS-ABCODE.
    CALL 'CEE3ABD' USING WS-ABCODE.
    STOP RUN.`),
    'cbl/BUCKET.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BUCKET.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-LITRES PIC 9(4) VALUE 777.
01 WS-MESSAGE PIC X(40).
PROCEDURE DIVISION.
    IF WS-LITRES > 20
        MOVE 'THE BUCKET RUNS OVER' TO WS-MESSAGE
    ELSE
        MOVE 'THE BUCKET HAS ROOM' TO WS-MESSAGE
    END-IF.
    DISPLAY WS-MESSAGE.
    STOP RUN.`),
  })

  expect((await ask(well, 'When does WELL01 abend?')).text).toContain('with ABCODE WDEP, under `IF WS-DEPTH > 900`')
  const { text } = await ask(well, 'What does abend code 777 mean?')
  expect(text).toContain('MOVE 777 TO WS-ABCODE')
  expect(text).not.toContain('WS-LITRES')

  const messages = await ask(well, 'Which messages does BUCKET show?')
  expect(messages.text).toContain('THE BUCKET RUNS OVER')
  expect(messages.text).toMatch(/^2 messages found in BUCKET:/)
})

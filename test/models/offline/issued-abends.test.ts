import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'cbl/FERRY01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-CODE PIC X(4).
PROCEDURE DIVISION.
0000-MAIN.
    IF EIBCALEN = 0
        EXEC CICS ABEND ABCODE('FNOC') NODUMP END-EXEC
    END-IF.
    MOVE 'FTID' TO WS-CODE.
    EXEC CICS HANDLE
        ABEND LABEL(9000-END)
    END-EXEC.
    EXEC CICS ABEND
        ABCODE(WS-CODE)
    END-EXEC.
9000-END.
    EXEC CICS RETURN END-EXEC.`),
  'cbl/FERRY02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY02.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-NUMBER PIC S9(9) BINARY.
01 WS-TIMING PIC S9(9) BINARY.
PROCEDURE DIVISION.
0000-MAIN.
    PERFORM 1000-LOAD.
    PERFORM 2000-SAIL.
    STOP RUN.
9999-WRECK.
    MOVE 777 TO WS-NUMBER
    CALL 'CEE3ABD' USING WS-NUMBER, WS-TIMING.
1000-LOAD.
    IF WS-TIMING > 5 PERFORM 9999-WRECK.
2000-SAIL.
    IF WS-TIMING > 9 PERFORM 9999-WRECK.`),
  'cbl/FERRY04.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY04.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 FY-AREA.
   05 FY-ABEND-CODE PIC 9(4).
01 WS-LOAD PIC 9(4).
PROCEDURE DIVISION.
0000-MAIN.
    IF WS-LOAD > 90
        MOVE 1204 TO FY-ABEND-CODE
        CALL 'FYABND' USING FY-AREA
    END-IF.
    STOP RUN.`),
  'cbl/FERRY05.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY05.
PROCEDURE DIVISION.
0000-MAIN.
    IF WS-TIDE = 'IN'
        PERFORM 1000-SAIL
    ELSE
        EXEC CICS ABEND ABCODE('FDRY') END-EXEC
    END-IF.
1000-SAIL.
    CONTINUE.`),
  'cbl/FERRY03.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY03.
PROCEDURE DIVISION.
    DISPLAY 'NO ABEND HERE'.
    MOVE 12 TO RETURN-CODE.
    STOP RUN.`),
})

describe('with which abends a program ends itself', () => {
  test.each([
    'What abends does FERRY01 issue?',
    'Which abend codes can FERRY01 end with?',
    'Which abends are issued by FERRY01?',
    'Does FERRY01 abend?',
  ])('%s', async (question) => {
    const { text } = await ask(ferry, question)
    expect(text).toMatch(/^`FERRY01` ends itself with an abend by 2 statements:/)
    expect(text).toContain("- abend FNOC: `EXEC CICS ABEND ABCODE('FNOC') NODUMP END-EXEC`, under `IF EIBCALEN = 0`: `cbl/FERRY01.cbl:8-9`")
    expect(text).toContain('- abend FTID (in WS-CODE): `EXEC CICS ABEND`: `cbl/FERRY01.cbl:15`, `cbl/FERRY01.cbl:11`')
    expect(text).not.toContain('LABEL')
  })

  test('by a routine of the system, in a paragraph that others perform, whatever its place', async () => {
    const { text } = await ask(ferry, 'What abends does FERRY02 issue?')
    expect(text).toContain('- abend 777 (in WS-NUMBER): ')
    expect(text).toContain('in `9999-WRECK`, to which 2 statements lead')
  })

  test('by a routine of the shop, with the codes that it is handed', async () => {
    const { text } = await ask(ferry, 'What abends does FERRY04 issue?')
    expect(text).toMatch(
      /^`FERRY04` sets the code of an abend in 1 statement:\n- abend 1204: `MOVE 1204 TO FY-ABEND-CODE`, under `IF WS-LOAD > 90`: /,
    )
    expect(text).toContain("- abend with the code in FY-AREA: `CALL 'FYABND' USING FY-AREA`")
  })

  test.each(['What abends does FERRY05 issue?', 'When does FERRY05 abend?'])('where a condition does not hold: %s', async (question) => {
    const { text } = await ask(ferry, question)
    expect(text).toContain("in the ELSE of `IF WS-TIDE = 'IN'`")
    expect(text).not.toContain('under `IF')
  })

  test('none, which a return code is not', async () => {
    expect((await ask(ferry, 'What abends does FERRY03 issue?')).text).toMatch(/^NOT FOUND\nNo line of `FERRY03` issues an abend/)
  })

  test('when it ends so is another question', async () => {
    expect((await ask(ferry, 'When does FERRY01 abend?')).text).toMatch(/^What ends `FERRY01` with an error, and when:/)
  })
})

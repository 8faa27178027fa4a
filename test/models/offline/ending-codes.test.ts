import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const mill = new Codebase({
  'cbl/MLGRIND.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MLGRIND.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-RETURN-CODE               PIC S9(4) COMP.
01  WS-ABCODE                    PIC S9(9) COMP.
PROCEDURE DIVISION.
1000-GRIND.
    IF GRAIN-STATUS NOT = '00'
        MOVE +16 TO WS-RETURN-CODE
    END-IF
    IF FLOUR-COUNT = 0
        MOVE 4 TO WS-RETURN-CODE
    END-IF
    IF FLOUR-COUNT = 1
        MOVE '05' TO WS-RETURN-CODE
    END-IF
    IF WS-RETURN-CODE = 12
        MOVE 777 TO WS-ABCODE
        CALL 'CEE3ABD' USING WS-ABCODE
    END-IF
    MOVE WS-RETURN-CODE TO RETURN-CODE
    GOBACK.`),
  'cbl/MLSIEVE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MLSIEVE.
PROCEDURE DIVISION.
1000-SIEVE.
    IF GRAIN-COUNT = 0
        MOVE '00' TO CA-RETURN-CODE
        MOVE '90' TO CA-RETURN-CODE
        MOVE 90 TO RETURN-CODE
    END-IF
    GOBACK.`),
  'asm/MLSTOP.asm': `
MLSTOP   CSECT
         STM   R14,R12,12(R13)
         LTR   R1,R1
         BZ    NOPARM
         LA    R15,8
         B     LEAVE
NOPARM   MVC   MLRC,=F'12'
         BZ    LEAVE          IF RC = 20, WE LEAVE
LEAVE    ABEND 301,DUMP
MLRC     DS    F
MLCHARS  DS    CL5                      UP TO USER ABEND 04095
         END   MLSTOP`,
  'asm/MLDOOR.asm': `
MLDOOR   CSECT
         LTR   R1,R1
         BZ    EXIT2
         BM    STOP4
         LA    R15,8
EXIT2    BR    R14
STOP4    BR    R14
         END   MLDOOR`,
})

describe('the codes that a program ends with', () => {
  test('are none of the numbers of labels', async () => {
    const { text } = await ask(mill, 'Which return code does MLDOOR end with?')
    expect(text).toMatch(/^- 8: `LA R15,8`/)
    expect(text).not.toMatch(/^- [24]: /m)
  })

  test('each with the lines that set it', async () => {
    const { text } = await ask(mill, 'Which return codes can MLGRIND end with?')
    expect(text).toContain(
      "- 4: `MOVE 4 TO WS-RETURN-CODE`: `cbl/MLGRIND.cbl:13`\n- 5: `MOVE '05' TO WS-RETURN-CODE`: `cbl/MLGRIND.cbl:16`\n- 16: `MOVE +16 TO WS-RETURN-CODE`: `cbl/MLGRIND.cbl:10`",
    )
    expect(text).toContain('- abend 777: `MOVE 777 TO WS-ABCODE`')
    expect(text).not.toContain('- 12:')
    expect(text).toContain('IF FLOUR-COUNT = 0')
  })

  test('and nothing else that it uses', async () => {
    expect((await ask(mill, 'Which abend codes does MLGRIND use?')).text).toMatch(/^- abend 777: /)
  })

  test('that are texts', async () => {
    const { text } = await ask(mill, 'What return codes can MLSIEVE end with?')
    expect(text).toContain(
      "- 0: `MOVE '00' TO CA-RETURN-CODE`: `cbl/MLSIEVE.cbl:6`\n- 90: `MOVE '90' TO CA-RETURN-CODE`: `cbl/MLSIEVE.cbl:7`\n- 90: `MOVE 90 TO RETURN-CODE`: `cbl/MLSIEVE.cbl:8`",
    )
  })

  test('of assembler, and abends alone', async () => {
    const { text } = await ask(mill, 'What return codes does MLSTOP give?')
    expect(text).toContain('- 8: `LA R15,8`')
    expect(text).toContain("- 12: `NOPARM MVC MLRC,=F'12'`")
    expect(text).not.toContain('- 20:')
    const abends = await ask(mill, 'Which abend codes does MLSTOP issue?')
    expect(abends.text).toContain('- abend 301: ')
    expect(abends.text).not.toContain('- 8: ')
    expect(abends.text).not.toContain('abend 4095')
  })
})

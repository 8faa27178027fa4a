import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cbl/OVENCTL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVENCTL.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 OVN-STATE PIC X.
01 OVN-HEAT PIC 9(3).
PROCEDURE DIVISION.
    IF OVN-HEAT > 250
       MOVE 'H' TO OVN-STATE
    END-IF.
    IF OVN-HEAT < 30
       MOVE 'C' TO OVN-STATE
    END-IF.
    STOP RUN.`),
  'cbl/OVENLOG.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVENLOG.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 OVN-STATE PIC X.
PROCEDURE DIVISION.
    IF OVN-STATE = 'H'
       DISPLAY 'OVEN TOO HOT'
    END-IF.
    IF RETURN-CODE = 8 AND
       OVN-STATE = 'Q'
       DISPLAY 'OVEN QUIET'
    END-IF.
    IF OVN-STATE = 'B'
       DISPLAY 'OVEN BROKEN'
    END-IF.
    STOP RUN.`),
  'asm/KNEAD.asm': `KNEAD    CSECT
         MVI   DOUGHRC,C'W'       INDICATE TOO WET
         B     OUT
DRY      MVI   DOUGHRC,C'D'       INDICATE TOO DRY
         CLC   BOWLTYP,=C'STEEL'
         BE    OUT
         MVC   BOWLTYP,=C'WOOD'
OUT      BR    14
DOUGHRC  DS    CL1
BOWLTYP  DS    CL5
         END
`,
  'for/crust.f': `      SUBROUTINE CRUST(KCRUST)
      INTEGER KCRUST
C     KCRUST=7 IS NOT IN USE
      IF (KCRUST .EQ. 1) THEN
        CALL THIN
      ENDIF
      IF (KCRUST .EQ. 2) CALL THICK
      WRITE(*,*) 'KCRUST=8 MAKES NO SENSE'
      RETURN
      END
`,
  'for/label.f': `      SUBROUTINE LABEL(KSEED)
      INTEGER KSEED
      CHARACTER*20 TEXT
      SELECT CASE (KSEED)
      CASE (1)
        TEXT = 'sesame seed'
      CASE (2)
        TEXT = 'poppy seed'
      CASE DEFAULT
        TEXT = 'no seed'
      END SELECT
      RETURN
      END
`,
})

test.each([
  ["What does 'B' in OVN-STATE mean?", ["'B' (tested in OVENLOG)", "then DISPLAY 'OVEN BROKEN'"], "- 'C'"],
  ['What happens if OVN-STATE is H?', ['set in OVENCTL; tested in OVENLOG', 'under IF OVN-HEAT \\> 250', 'OVEN TOO HOT'], "- 'C'"],
  ["What does 'Q' in OVN-STATE mean?", ["'Q' (tested in OVENLOG)"], 'set in'],
  ['What does OVN-STATE Z mean?', ['No line that was found sets OVN-STATE to Z', "'H', 'C', 'Q', 'B'"], 'DOUGHRC'],
  ["What does DOUGHRC 'D' mean?", ['INDICATE TOO DRY'], "- C'W'"],
  ['What happens if KCRUST is 1?', ['then CALL THIN'], 'THICK in'],
  ['What happens if KCRUST is 8?', ['No line that was found sets KCRUST to 8'], '- 8'],
  ['Which values can KSEED have?', ["- 1: TEXT = 'sesame seed'", "- 2: TEXT = 'poppy seed'", "anything else: TEXT = 'no seed'"], 'KCRUST'],
  ['What happens if KSEED is 9?', ["anything else: TEXT = 'no seed'"], '- 1'],
  ['What is the difference between kseed = 1 and kseed = 2?', ["- 1: TEXT = 'sesame seed'", "- 2: TEXT = 'poppy seed'"], 'anything else'],
])('%s', async (question, told, other) => {
  const { text: answer } = await ask(bakery, question)

  for (const text of told) expect(answer).toContain(text)
  expect(answer).not.toContain(other)
})

test.each(['Where is OVN-STATE set?', 'Which programs change OVN-STATE?', 'How many values does OVN-HEAT get?'])('%s', async (question) => {
  expect((await ask(bakery, question)).text).not.toContain('(set in')
})

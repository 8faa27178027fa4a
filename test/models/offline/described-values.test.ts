import { describe, expect, test } from 'vitest'
import { askedValues } from '../../../src/models/offline/question/asked-values.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const kennel = new Codebase({
  'cbl/KNADD.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KNADD.
* ADDS A GUEST OF THE KENNEL
DATA DIVISION.
WORKING-STORAGE SECTION.
01  DB-GUESTTYPE                 PIC X.
01  GUEST-FILE-TYPE              PIC XX.
01  STAY-STATUS-FILE             PIC XX.
01  WS-STAY-STATUS               PIC X(9).
PROCEDURE DIVISION.
1000-ADD.
    IF STAY-STATUS-FILE = '00' OR STAY-STATUS-FILE = '10'
        CONTINUE
    END-IF
    EVALUATE RQ-CODE
        WHEN '1DOG'
            ADD 40 TO WS-LENGTH
            MOVE 'D' TO DB-GUESTTYPE
        WHEN '1CAT'
            ADD 20 TO WS-LENGTH
            MOVE 'C' TO DB-GUESTTYPE
        WHEN '1HAM'
            ADD 10 TO WS-LENGTH
            MOVE 'H' TO DB-GUESTTYPE
    END-EVALUATE
    GOBACK.`),
  'for/feed.f': `      SUBROUTINE FEED(K)
C     FEEDS ONE GUEST
      INTEGER K
C     SET K TO THE KIND OF FOOD
C      1=DRY, 2=WET, 3=RAW
      IF (K .LE. 0) K = 1
      RETURN
      END
`,
})

describe('the values of data that is only described', () => {
  test.each(['What kinds of guest are there?', 'Which guest types does the kennel know?', 'Which types of guest can be added?'])(
    '%s',
    async (question) => {
      const { text } = await ask(kennel, question)
      expect(text).toMatch(/^`DB-GUESTTYPE` is given or compared with 3 values:\n- 'D': set: `cbl\/KNADD\.cbl:18`\n- 'C'/)
      for (const said of ["WHEN '1DOG'", "WHEN '1CAT'", "WHEN '1HAM'"]) expect(text).toContain(said)
    },
  )

  test('also where other values come from data', async () => {
    const hotel = new Codebase({
      'cbl/HTROOM.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HTROOM.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  HT-ROOM-TYPE                 PIC XX.
01  IN-KIND                      PIC XX.
PROCEDURE DIVISION.
1000-SET.
    MOVE SPACES TO HT-ROOM-TYPE
    MOVE IN-KIND TO HT-ROOM-TYPE
    IF HT-ROOM-TYPE = '01'
        MOVE '02' TO HT-ROOM-TYPE
    END-IF
    GOBACK.`),
    })
    expect((await ask(hotel, 'Which room types exist?')).text).toContain('- other values come from data: `cbl/HTROOM.cbl:10`')
  })

  test('by the comment that lists them where nothing has the name', async () => {
    expect((await ask(kennel, 'What kinds of food are there?')).text).toMatch(
      /^- `for\/feed\.f:4-5`:\n {2}```\n.*SET K TO THE KIND OF FOOD\n.*1=DRY, 2=WET, 3=RAW\n/,
    )
  })

  test('the status of a file is none of what it holds', async () => {
    expect((await ask(kennel, 'What stay statuses are possible?')).text).not.toContain('is given or compared')
  })

  test('a condition name in a comment of another language does not stand for the copybook', async () => {
    const twice = new Codebase({
      'java/Guest.java': `public class Guest {
  /** <pre>
        05 GU-GUEST-TYPE PIC X. </pre> */
  public static final StringField GU_GUEST_TYPE = field(1);
  /** <pre>
           88 GU-DOG VALUE 'D'. </pre> */
  public static final String GU_DOG = "D";
}`,
      'cpy/GUEST.cpy': fixedFormat(`
01  GU-REC.
    05  GU-GUEST-TYPE            PIC X.
        88  GU-DOG               VALUE 'D'.
        88  GU-CAT               VALUE 'C'.`),
    })
    expect((await ask(twice, 'Which guest types are there?')).text).toMatch(/^- `cpy\/GUEST\.cpy:2-4`/)
  })
})

describe('a question for the values of what is only described', () => {
  test.each([
    ["What values can a guest's stay status have?", ['guest', 'stay', 'status']],
    ['What sorts of guest does the kennel accept?', ['guest', 'type']],
    ['Which pricing methods can the user choose?', ['pricing', 'method']],
    ['Which transaction types are recorded?', ['transaction', 'type']],
    ['Which transaction types are rejected by the posting run?', undefined],
    ['Which status does the program set when a guest leaves?', undefined],
    ['What kinds of record are read from the tape?', undefined],
    ['Which types of error are recorded in the log?', undefined],
    ['What transaction type code is recorded?', undefined],
    ['Which transaction types does the posting run reject?', undefined],
    ['Which claim types does the validation refuse?', undefined],
    ['Which status does the invoice get then?', undefined],
    ['Which file types does it have to copy?', undefined],
  ])('%s', (question, words) => {
    expect(askedValues(question)?.words).toEqual(words)
  })
})

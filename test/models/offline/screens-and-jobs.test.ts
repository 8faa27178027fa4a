import { describe, expect, test } from 'vitest'
import { sampleAnswers } from '../../support/sample-answers.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** A ski lift: one screen whose program tests keys in every way. */
const lift = new Codebase({
  'cbl/LIFTGATE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIFTGATE.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-NEXT                  PIC X(08).
    COPY DFHAID.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS RECEIVE MAP('GATEM') MAPSET('LIFTMS') END-EXEC
    EVALUATE EIBAID
        WHEN DFHENTER
            PERFORM 1000-TURN
        WHEN DFHPF3
            MOVE 'LIFTMENU' TO WS-NEXT
            PERFORM 2000-LEAVE
        WHEN DFHPF12
            MOVE 'LIFTSTOP' TO WS-NEXT
            PERFORM 2000-LEAVE
        WHEN DFHCLEAR
        WHEN DFHPA1
            MOVE 'PASS AGAIN' TO MSGO
        WHEN OTHER
            MOVE 'NO SUCH KEY' TO MSGO
    END-EVALUATE
    EXEC CICS SEND MAP('GATEM') MAPSET('LIFTMS') END-EXEC
    GOBACK.
1000-TURN.
    ADD 1 TO WS-TURNS.
2000-LEAVE.
    EXEC CICS XCTL PROGRAM(WS-NEXT) END-EXEC.`),
  'cbl/LIFTSNOW.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIFTSNOW.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS SEND MAP('SNOWM') MAPSET('LIFTMS') END-EXEC.
    EVALUATE EIBAID
        WHEN DFHPF3
            PERFORM 1000-THAW
        WHEN WS-AID-OF-ENTER
            PERFORM 2000-FREEZE
    END-EVALUATE.
    GOBACK.
1000-THAW.
    ADD 1 TO WS-DEGREES.
2000-FREEZE.
    SUBTRACT 1 FROM WS-DEGREES.`),
  'cbl/LIFTMENU.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. LIFTMENU.\nPROCEDURE DIVISION.\n    GOBACK.'),
  'cbl/LIFTSTOP.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. LIFTSTOP.\nPROCEDURE DIVISION.\n    GOBACK.'),
  'bms/LIFTMS.bms': [
    'LIFTMS   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
    'GATEM    DFHMDI SIZE=(24,80)',
    "DAY      DFHMDF POS=(1,1),LENGTH=8,ATTRB=ASKIP,INITIAL='mm/dd/yy'",
    "         DFHMDF POS=(2,30),LENGTH=16,INITIAL='GATE OF THE LIFT'",
    "         DFHMDF POS=(4,1),LENGTH=5,INITIAL='PASS:'",
    'PASS     DFHMDF POS=(4,8),LENGTH=9,ATTRB=(NUM,IC)',
    'MSG      DFHMDF POS=(23,1),LENGTH=60',
    "         DFHMDF POS=(24,1),LENGTH=40,INITIAL='ENTER=Turn  F3=Menu'",
    'SNOWM    DFHMDI SIZE=(24,80)',
    'DEPTH    DFHMDF POS=(1,1),LENGTH=3',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
})

describe('what a job reads, writes and waits for', () => {
  const answerTo = sampleAnswers()

  test('its data sets are the whole answer', async () => {
    const answer = await answerTo('Which data sets does job WBNCONS read and write?')
    expect(answer.split('\n')).toEqual([
      '- step `CONSUMP` runs `WBCONSP`: `jcl/WBNCONS.jcl:6`',
      '  - DD `RDGOK` = PROD.WABIS.RDG.ACCEPT (read, SHR): `jcl/WBNCONS.jcl:8`',
      '  - DD `METMAST` = PROD.WABIS.VSAM.METER (update, OLD): `jcl/WBNCONS.jcl:9`',
      '  - DD `CONSOUT` = PROD.WABIS.CONS.DAILY (write, (NEW,CATLG,DELETE)): `jcl/WBNCONS.jcl:10`',
      '- step `HISTORY` runs `WBHISTU` through `DFSRRC00`: `jcl/WBNCONS.jcl:15`',
      '  - DD `CONSIN` = PROD.WABIS.CONS.DAILY (read, SHR): `jcl/WBNCONS.jcl:19`',
    ])
  })

  test('the schedule is the whole answer, with the notes that say when the job runs', async () => {
    const answer = await answerTo('Which jobs does WBWDUN wait for, and which jobs wait for it?')
    expect(answer).toMatch(
      /^\*\*WBWDUN\*\* in the schedule:\n- waits for WBNPAY, by WB-PAY-OK: `sched\/WABIS\.xml:39`\n- no job in the schedule waits for it\n/,
    )
    expect(answer).toContain('`docs/OPSNOTES.txt:11`: `WBWDUN Tuesday and Friday only, after WBNPAY`')
    expect(answer).not.toMatch(/step |jcl\/|\.cbl/)
  })

  test('a job of the schedule that is tied to no other', async () => {
    const answer = await answerTo('Which jobs does WBMREJ wait for, and which jobs wait for it?')
    expect(answer).toContain('- waits for no job in the schedule\n- no job in the schedule waits for it\n- Control-M JOB')
  })

  test('of a question for more the steps are still told', async () => {
    expect(await answerTo('What does job WBNCONS do and what does it wait for?')).toContain('step `CONSUMP` runs `WBCONSP`')
  })
})

describe('lists', () => {
  const answerTo = sampleAnswers()

  test('one is singular', async () => {
    expect(await answerTo('Which copybooks are copied by no program?')).toMatch(
      /^1 of 21 copybooks is copied by nothing in the code: WBTAR98\./,
    )
  })

  test('few more than fit are told as well', async () => {
    const answer = await answerTo('Which programs are there?')
    expect(answer).toContain('- WBSTMT: `cbl/WBSTMT.cbl:1`')
    expect(answer).not.toContain('Also ')
  })

  test('a screen has its title, mapset, program and transaction', async () => {
    const answer = await answerTo('Which screens are there?')
    expect(answer).toContain(
      '- `RDNGMAP` “METER READING ENTRY” of mapset WBMRDNG, shown by WBORDNG (transaction WBRE): `bms/WBMRDNG.bms:5-8`, `cbl/WBORDNG.cbl:75`',
    )
    expect(answer).not.toContain('SIZE=')
    expect((await ask(lift, 'Which screens are there?')).text).toContain('`GATEM` “GATE OF THE LIFT” of mapset LIFTMS, shown by LIFTGATE')
  })

  test('a transaction that several resource definitions hold is named once', async () => {
    const define = 'DEFINE TRANSACTION(GATE) GROUP(LIFT) PROGRAM(LIFTGATE)'
    const files = [...lift.files].map(([path, lines]) => [path, lines.join('\n')])
    const twice = new Codebase({ ...Object.fromEntries(files), 'csd/SUMMER.csd': define, 'csd/WINTER.csd': define })
    expect((await ask(twice, 'Which screens are there?')).text).toContain('shown by LIFTGATE (transaction GATE): ')
  })
})

describe('what a screen shows', () => {
  const answerTo = sampleAnswers()

  test('all of it, row by row', async () => {
    const answer = await answerTo('What does the screen PAYMMAP show?')
    expect(answer).toContain('- row 5: “BALANCE” `PIBAL` (12) “LEVEL/BLK” `PIDUN` (3): `bms/WBMPAYM.bms:11-14`')
    expect(answer).toContain('- rows 8 to 11: `PILIN1` (50) `PILIN2` (50) `PILIN3` (50) `PILIN4` (50): `bms/WBMPAYM.bms:15-18`')
    expect(answer).toContain('- row 18: “DISPUTED INVOICE” `PIDISP` (10, input): `bms/WBMPAYM.bms:19-21`')
    expect(answer).toContain('- row 23: `PIMSG` (60, for messages): `bms/WBMPAYM.bms:23`')
    expect(answer).toContain('- row 24: keys: PF3 BACK, PF5 DUNNING BLOCK, PF9 DISPUTE: `bms/WBMPAYM.bms:24-25`')
    expect(answer).not.toContain('DFHMDF')
  })

  test('the first text of a field, and input by the attributes that a map leaves out', async () => {
    const { text } = await ask(lift, 'What does the screen GATEM show?')
    expect(text).toContain('row 1: “mm/dd/yy” `DAY` (8)')
    expect(text).toContain('row 4: “PASS:” `PASS` (9, input)')
  })
})

describe('the keys of a screen', () => {
  const answerTo = sampleAnswers()

  test('those that leave by a name from elsewhere, that stand among conditions, and all others', async () => {
    const answer = await answerTo('Which keys can be pressed on screen RDNGMAP?')
    expect(answer).toContain('DFHPF5 (“LEAK CLAIM” on the screen) → PERFORM 4000-LEAK-CLAIM, then GO TO 2000-SEND')
    expect(answer).toMatch(
      /DFHPF3 \(“BACK” on the screen\) → SET CM-FIRST-TIME TO TRUE, then XCTL PROGRAM\(CM-FROM-PGM\).*`cbl\/WBORDNG\.cbl:47-51`/,
    )
    expect(answer).toMatch(/DFHPF6 \(“CONFIRM” on the screen\) among other conditions: `cbl\/WBORDNG\.cbl:103-107`/)
    expect(answer).toMatch(/any other key, ENTER and CLEAR among them, has no branch of its own/)
    expect(answer).toMatch(/`bms\/WBMRDNG\.bms:24-25`:\n[\s\S]*PF3=BACK/)
    expect(answer).not.toContain('RDNGMAP  DFHMDI')
  })

  test('the program whose name a branch sets before it goes to the transfer', async () => {
    const answer = await answerTo('Which keys can be pressed on screen CUSTMAP?')
    expect(answer).toContain('DFHPF3 (“BACK” on the screen) → GO TO 5000-TRANSFER, which goes to WBOMENU: `cbl/WBOCUST.cbl:41`')
    expect(answer).toContain('GO TO 5000-TRANSFER, which goes to WBORDNG (if CM-SUPERVISOR), then GO TO 2000-SEND (else of CM-SUPERVISOR)')
    expect(answer).toContain('DFHPF6 (“PAYMENTS” on the screen) → GO TO 5000-TRANSFER, which goes to WBOPAYM')
  })

  test('WHENs above one another, and the one for all others', async () => {
    const { text } = await ask(lift, 'Which keys can be pressed on screen GATEM?')
    expect(text).toContain('DFHENTER (“Turn” on the screen) → PERFORM `1000-TURN`')
    expect(text).toContain('DFHPF3 (“Menu” on the screen) → PERFORM 2000-LEAVE, then XCTL LIFTMENU')
    expect(text).toContain('DFHPF12 → PERFORM 2000-LEAVE, then XCTL LIFTSTOP')
    expect(text).toMatch(/DFHCLEAR → MOVE 'PASS AGAIN' TO MSGO/)
    expect(text).toMatch(/DFHPA1 → MOVE 'PASS AGAIN' TO MSGO/)
    expect(text).toMatch(/any other key → MOVE 'NO SUCH KEY' TO MSGO/)
    expect(text).not.toContain('no branch of its own')
  })

  test('nothing is said of other keys where a test names one by a field', async () => {
    const { text } = await ask(lift, 'Which keys can be pressed on screen SNOWM?')
    expect(text).toContain('DFHPF3 → PERFORM `1000-THAW`')
    expect(text).not.toContain('any other key')
  })
})

/** A kiosk whose flags for keys are 88-levels, beside one for its first call. */
const kiosk = new Codebase({
  'cbl/KIOSK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KIOSK.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-NEXT                  PIC X(08).
01  WS-KEYS.
    05  KEY-OF-USER          PIC X(05).
        88  HIT-AID-ENTER    VALUE 'ENTER'.
        88  HIT-AID-PFK03    VALUE 'PFK03'.
    05  WS-STATE             PIC X(01).
        88  KIO-PGM-ENTER    VALUE '0'.
PROCEDURE DIVISION.
0000-MAIN.
    IF WS-STATE = 'A'
        MOVE 'KIOMENU' TO WS-NEXT
    ELSE
        MOVE 'KIOSHOP' TO WS-NEXT
    END-IF
    EVALUATE TRUE
        WHEN HIT-AID-PFK03
            EXEC CICS XCTL PROGRAM(WS-NEXT) END-EXEC
        WHEN HIT-AID-ENTER
            PERFORM 2000-BUY
        WHEN KIO-PGM-ENTER
            PERFORM 1000-SHOW
    END-EVALUATE
    GOBACK.
1000-SHOW.
    EXEC CICS SEND MAP('KIOM') MAPSET('KIOMS') END-EXEC.
2000-BUY.
    ADD 1 TO WS-SOLD.`),
  'cbl/KIOMENU.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. KIOMENU.\nPROCEDURE DIVISION.\n    GOBACK.'),
  'cbl/KIOSHOP.cbl': fixedFormat('IDENTIFICATION DIVISION.\nPROGRAM-ID. KIOSHOP.\nPROCEDURE DIVISION.\n    GOBACK.'),
})

test('a flag of the first call is no key, and one XCTL to one of two programs is not two', async () => {
  const { text } = await ask(kiosk, 'Which keys does KIOSK handle?')
  expect(text).toContain('HIT-AID-ENTER → PERFORM `2000-BUY`')
  expect(text).not.toContain('KIO-PGM-ENTER →')
  expect(text).toMatch(/HIT-AID-PFK03 → XCTL KIO\w+ or XCTL KIO\w+/)
})

test('the one step that does what a job is asked for, although a launcher is all that it runs by name and the member is called after another deed', async () => {
  const compile = (n: number) => [`//C${n}      EXEC PGM=IBMZPLI`, `//SYSIN    DD DSN=BK.SOURCE(BKPGM${n}),DISP=SHR`]
  const code = new Codebase({
    'jcl/COMPILE.jcl': [
      '//BKBUILD  JOB 1',
      ...Array.from({ length: 9 }, (_, i) => compile(i)).flat(),
      '//BINDALL  EXEC PGM=IKJEFT01',
      '//SYSTSIN  DD *',
      '  DSN SYSTEM(DBK1)',
      '  BIND PLAN(BKPLAN) PKLIST(BKPACK.*)',
      '/*',
    ].join('\n'),
  })
  const { text } = await ask(code, 'How do the Db2 packages get bound with COMPILE.jcl, and what plan results?')
  expect(text).toMatch(/^- step `BINDALL` \(PGM=`IKJEFT01`\): `jcl\/COMPILE\.jcl:20`/)
  expect(text).toContain('BIND PLAN(BKPLAN)')
})

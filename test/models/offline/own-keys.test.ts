import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const dairy = new Codebase({
  'cbl/DAIRY1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. DAIRY1.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-SWITCHES.
    05 KEY-SW PIC X VALUE ' '.
        88 WIPE-KEY VALUE '_'.
        88 GO-KEY VALUE ''''.
        88 CHURN-KEY VALUE '5'.
        88 CELLAR-KEY VALUE ':'.
        88 ANY-KEY VALUE '_' '5' ':'.
    05 OTHER-SW PIC X VALUE ' '.
        88 IS-FULL VALUE '7'.
PROCEDURE DIVISION.
MAIN-LINE.
    EXEC CICS SEND MAP('DAIRYM') END-EXEC
    MOVE EIBAID TO KEY-SW
    IF NOT ANY-KEY
        PERFORM 900-SAY-WRONG.
    IF CHURN-KEY
        PERFORM 200-CHURN.
    IF CELLAR-KEY
        PERFORM 300-CELLAR.
    IF IS-FULL
        PERFORM 400-EMPTY.
    IF EIBAID NOT = DFHENTER AND WIPE-KEY
        PERFORM 500-WIPE.
    GOBACK.
200-CHURN.
    DISPLAY 'BUTTER'.
300-CELLAR.
    EXEC CICS XCTL PROGRAM('CELLAR1') END-EXEC.
400-EMPTY.
    DISPLAY 'EMPTY'.
500-WIPE.
    DISPLAY 'WIPED'.
900-SAY-WRONG.
    DISPLAY 'WRONG KEY'.`),
})

test('conditions on a copy of EIBAID are keys, each for the one that its value is', async () => {
  const { text } = await ask(dairy, 'Which keys does DAIRY1 handle?')
  expect(text).toMatch(/CHURN-KEY \(PF5\) → PERFORM \W*200-CHURN/)
  expect(text).toMatch(/CELLAR-KEY \(PF10\) → PERFORM \W*300-CELLAR/)
  expect(text).toMatch(/WIPE-KEY \(CLEAR\) → PERFORM \W*500-WIPE/)
  expect(text).not.toMatch(/IS-FULL|ANY-KEY → |DFHENTER[^\n]* → /)
})

test('one of them is asked for by its key', async () => {
  expect((await ask(dairy, 'What does PF10 do in DAIRY1?')).text).toMatch(/^- CELLAR-KEY \(PF10\) → PERFORM \W*300-CELLAR/)
  expect((await ask(dairy, 'What does PF9 do in DAIRY1?')).text).toMatch(/^NOT FOUND\nDAIRY1 has nothing for PF9/)
})

const keyProgram = (name: string, condition88: string, ...statements: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-LAST PIC X.
01 WS-AID PIC X.
    ${condition88}
PROCEDURE DIVISION.
MAIN-LINE.
    EXEC CICS SEND MAP('${name}M') END-EXEC
${statements.map((statement) => `    ${statement}`).join('\n')}
    GOBACK.
1000-ONE.
    DISPLAY 'ONE'.
2000-TWO.
    DISPLAY 'TWO'.`)

const barn = new Codebase({
  'cbl/BARN1.cbl': keyProgram(
    'BARN1',
    "88 TWO-KEY VALUE '2'.",
    'MOVE EIBAID TO WS-LAST WS-AID',
    'IF TWO-KEY PERFORM 2000-TWO.',
    'IF NOT (EIBAID = DFHPF7 OR DFHPF8) PERFORM 1000-ONE.',
    'IF EIBAID NOT = DFHPF4 AND DFHPF6 PERFORM 1000-ONE.',
  ),
  ...Object.fromEntries(
    [
      ['BARN2', "IF EIBAID = '9' PERFORM 2000-TWO."],
      ['BARN3', "EVALUATE EIBAID WHEN '9' PERFORM 2000-TWO END-EVALUATE."],
      ['BARN4', "IF WS-AID = '9' PERFORM 2000-TWO."],
      ['BARN6', Array.from({ length: 22 }, (_, i) => `EVALUATE WS-N WHEN ${i} CONTINUE END-EVALUATE.`).join('\n')],
      ['BARN5', "EVALUATE WS-LAST WHEN '9' PERFORM 2000-TWO END-EVALUATE."],
    ].map(([name = '', test = '']) => [
      `cbl/${name}.cbl`,
      keyProgram(
        name,
        "88 TWO-KEY VALUE '2'.",
        'MOVE EIBAID TO WS-AID',
        'IF EIBAID = DFHPF3 PERFORM 1000-ONE.',
        'IF EIBAID = DFHPF5 PERFORM 2000-TWO.',
        'IF EIBAID = DFHPF6 PERFORM 2000-TWO.',
        test,
      ),
    ]),
  ),
})

test('one of several copies; what a condition turns round is no key of its branch', async () => {
  const { text } = await ask(barn, 'Which keys does BARN1 handle?')
  expect(text).toMatch(/TWO-KEY \(PF2\) → PERFORM \W*2000-TWO/)
  expect(text).not.toMatch(/DFHPF[4678][^\n]*→/)
})

test.each(['BARN2', 'BARN3', 'BARN4'])('a program that compares keys as characters may know any: %s', async (name) => {
  expect((await ask(barn, `What does PF9 do in ${name}?`)).text).not.toMatch(/has nothing for PF9/)
})

test('where a search leaves lines out no key is denied', async () => {
  expect((await ask(barn, 'What does PF9 do in BARN6?')).text).not.toMatch(/has nothing for PF9/)
})

test('characters of another item are no keys', async () => {
  expect((await ask(barn, 'What does PF9 do in BARN5?')).text).toMatch(/^NOT FOUND\nBARN5 has nothing for PF9/)
})

test('a member that is copied may ask for the key', async () => {
  const loft = new Codebase({
    'cbl/LOFT1.cbl': keyProgram(
      'LOFT1',
      "88 TWO-KEY VALUE '2'.",
      'COPY KEYS.',
      'IF EIBAID = DFHPF3 PERFORM 1000-ONE.',
      'IF EIBAID = DFHPF5 PERFORM 2000-TWO.',
      'IF EIBAID = DFHPF6 PERFORM 2000-TWO.',
    ),
    'cpy/KEYS.cpy': fixedFormat("\n    EVALUATE TRUE\n      WHEN EIBAID = DFHPF9\n        MOVE 'I' TO WS-LAST\n    END-EVALUATE"),
  })
  expect((await ask(loft, 'What does PF9 do in LOFT1?')).text).toMatch(/^- `cpy\/KEYS\.cpy:2-3`:\n[\s\S]*MOVE 'I' TO WS-LAST/)
  expect((await ask(loft, 'What does PF8 do in LOFT1?')).text).toMatch(/^NOT FOUND\nLOFT1 has nothing for PF8/)
})

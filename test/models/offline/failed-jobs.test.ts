import { describe, expect, test } from 'vitest'
import { plainFailures } from '../../../src/models/offline/question/reported-failures.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const filler = Array.from({ length: 700 }, (_, index) => `    MOVE ${index} TO WS-SHELVES OF WS-CELLAR-OF-THE-HOUSE.`).join('\n')

const cellar = new Codebase({
  'cbl/CELLAR1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CELLAR1.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-BOTTLES PIC 9(4).
01 WS-BROKEN PIC 9(4).
01 ABCODE PIC S9(9) BINARY.
PROCEDURE DIVISION.
0000-MAIN.
    ADD 1 TO WS-BOTTLES.
    IF WS-BROKEN > 0
        MOVE 4 TO RETURN-CODE
    END-IF.
    IF WS-BOTTLES = 0
        PERFORM 9999-ABEND
    END-IF.
    GOBACK.
9999-ABEND.
    MOVE 555 TO ABCODE
    CALL 'CEE3ABD' USING ABCODE.`),
  'cbl/CELLAR2.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CELLAR2.
PROCEDURE DIVISION.
${filler}
    IF WS-SHELVES > 12
        MOVE 16 TO RETURN-CODE
    END-IF.
    GOBACK.`),
  'jcl/COUNTJOB.jcl': `//COUNTJOB JOB (1),CLASS=A
//COUNT    EXEC PGM=CELLAR1
//SHELF    EXEC PGM=CELLAR2
`,
  'jcl/COPYJOB.jcl': `//COPYJOB  JOB (1),CLASS=A
//COPY     EXEC PGM=IEBGENER
`,
})

describe('that something failed is a question for what makes it do so', () => {
  test.each([
    ['Job COUNTJOB ended with RC 4, why?', 'Why did Job COUNTJOB end with return code 4?'],
    ['CELLAR1 abended with 555, what happened?', 'Why did CELLAR1 end with abend 555?'],
    ['My job COUNTJOB failed with U0555. Where do I look?', 'Why did job COUNTJOB end with abend 555?'],
    ['I got RC 16 in step SHELF of COUNTJOB, why?', 'Why did step SHELF of COUNTJOB end with return code 16?'],
    ['COUNTJOB abended last night. Why?', 'Why did COUNTJOB abend?'],
    ['What does return code 4 of COUNTJOB mean?', 'Why did COUNTJOB end with return code 4?'],
    ['CELLAR1 got an S0C7. What happened?', 'Why did CELLAR1 abend with S0C7?'],
  ])('%s', (question, plain) => {
    expect(plainFailures(question)).toBe(plain)
  })

  test.each([
    'What is the purpose of code 4 in CELLAR1?',
    'What does field 4 of CELLAR1 mean?',
    'What does error 102 in CELLAR1 mean?',
    'The order was rejected with code 102, what does it mean?',
    "The user got 'NO MORE WINE', why?",
    'CELLAR1 failed with NO MORE WINE, why?',
    'COUNTJOB ended, what runs next?',
    'CELLAR1 abended at line 9, what happened?',
  ])('%s stays as it is', (question) => {
    expect(plainFailures(question)).toBe(question)
  })
})

describe('why a job fails', () => {
  test('the program of its steps that sets the code', async () => {
    const { text } = await ask(cellar, 'Job COUNTJOB ended with RC 4, why?')
    expect(text).toMatch(
      /^What ends `CELLAR1` \(step COUNT\) with return code 4, and when:\n- `MOVE 4 TO RETURN-CODE`, under `IF WS-BROKEN > 0`: `cbl\/CELLAR1.cbl:11-12`/,
    )
    expect(text).not.toContain('9999-ABEND')
    expect(text).not.toContain('CELLAR2')
  })

  test('far down in a long program', async () => {
    expect((await ask(cellar, 'COUNTJOB ended with RC 16, why?')).text).toMatch(
      /^What ends `CELLAR2` \(step SHELF\) with return code 16, and when:\n- `MOVE 16 TO RETURN-CODE`, under `IF WS-SHELVES > 12`/,
    )
  })

  test('an abend by its number: who calls the paragraph that takes it', async () => {
    expect((await ask(cellar, 'My job COUNTJOB failed with U0555, where do I look?')).text).toMatch(
      /^What ends `CELLAR1` \(step COUNT\) with abend 555, and when:\n- `9999-ABEND` \(PERFORM in 0000-MAIN, when WS-BOTTLES = 0\)/,
    )
  })

  test('a code that no line sets', async () => {
    expect((await ask(cellar, 'Why does CELLAR1 end with return code 12?')).text).toMatch(
      /^No line of `CELLAR1` sets 12 as a number; what ends it with an error, and when:/,
    )
  })

  test('an abend of the system', async () => {
    const { text } = await ask(cellar, 'COUNTJOB got an S0C7, why?')
    expect(text).toMatch(/^S0C7 is given by the system: .* No line of \*\*CELLAR1\*\* has it; .*\n- `ADD 1 TO WS-BOTTLES.`/)
  })

  test('where only programs of others run', async () => {
    expect((await ask(cellar, 'Job COPYJOB ended with RC 12, why?')).text).toMatch(
      /^None of the programs that `COPYJOB` runs has its source here; .*\n- step `COPY` runs `IEBGENER`: `jcl\/COPYJOB.jcl:2`/,
    )
  })
})

describe('which programs end so', () => {
  test.each(['Which programs set the return code?', 'Where are return codes set?'])('%s', async (question) => {
    expect((await ask(cellar, question)).text).toMatch(
      /^2 programs set a return code:\n- CELLAR1: `MOVE 4 TO RETURN-CODE`: `cbl\/CELLAR1.cbl:12`\n- CELLAR2: `MOVE 16 TO RETURN-CODE`/,
    )
  })

  test('with a code', async () => {
    expect((await ask(cellar, 'Which programs end with return code 16?')).text).toMatch(
      /^1 program sets return code 16:\n- CELLAR2: `MOVE 16 TO RETURN-CODE`/,
    )
    expect((await ask(cellar, 'Which programs end with return code 12?')).text).toMatch(
      /^NOT FOUND\nNo line of code sets return code 12 as a number/,
    )
  })

  test.each(['Which programs abend?', 'Which programs abend with 555?', 'Which programs can end abnormally?'])('%s', async (question) => {
    const { text } = await ask(cellar, question)
    expect(text).toMatch(/^1 program has a statement for (?:an )?abend/)
    expect(text).not.toContain('stands in')
    expect(text).toMatch(/- CELLAR1: `MOVE 555 TO ABCODE`(?: \(1 other line\))?: `cbl\/CELLAR1.cbl:19`/)
  })
})

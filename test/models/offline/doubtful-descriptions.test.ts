import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const routine = (name: string, head: string, body: string) => [`      SUBROUTINE ${name}(N)`, `C     ${head}`, body, '      END'].join('\n')

const model = new Codebase({
  'warm.f': routine('WARM', 'HEATS THE OVEN; AN ERROR ENDS IT', '      CALL COOL(N)'),
  'cool.f': routine('COOL', 'COOLS THE OVEN WHERE THERE IS AN ERROR', '      N = N - 1'),
  'tally.f': routine('TALLY', 'COUNTS LOAVES', `${'      N = N + 1\n'.repeat(80)}C     LOGGING IS DONE BY THE CLERK`),
  'melt.f': routine('MELTB', 'BUTTER MELTING CALCULATION', '      N = N + 2'),
  'dough.f': routine('KNEADR', 'KNEADING', '      N = N + 3'),
  'day.f': routine('DAY', 'ONE DAY OF THE BAKERY', '      CALL MELTB(N)\n      CALL WARM(N)\n      CALL TALLY(N)\n      CALL KNEADR(N)'),
})

test('what has few of the words that describe a thing is not told to be that', async () => {
  expect((await ask(model, 'Which routines call the error logging routine?')).text).not.toMatch(/^`\w+` is (?:called|used)/)
})

test('what says of itself what the thing does is told', async () => {
  expect((await ask(model, 'Where is the butter melting calculation called?')).text).toMatch(/^`MELTB` is called from DAY/)
  expect((await ask(model, 'Which routines call the oven heating driver?')).text).toMatch(/^`WARM` is called from DAY/)
})

test('the name of the file says what the thing is as well', async () => {
  expect((await ask(model, 'Which routines call the dough kneading routine?')).text).toMatch(/^`KNEADR` is called from DAY/)
})

const program = (name: string, head: string, body: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
* ${head}
PROCEDURE DIVISION.
0000-MAIN.
${body}
    GOBACK.`)

const crash = (what: string) => `    IF RC NOT = 0
*      SAVE THE CODES, THEN LINK TO THE CRASH HANDLER
        MOVE RC TO CR-CODE
        MOVE '${what}' TO CR-WHAT
        EXEC CICS LINK PROGRAM('QXWRITE') END-EXEC
    END-IF`

const mill = new Codebase({
  'MLGRIND.cbl': program('MLGRIND', 'GRINDS; A CRASH OF THE MILL STOPS IT', crash('GRIND')),
  'MLSIFT.cbl': program(
    'MLSIFT',
    'SIFTS THE FLOUR',
    `${crash('SIFT')}
    EXEC CICS LINK PROGRAM('MLGRIND') END-EXEC`,
  ),
  'MLPACK.cbl': program('MLPACK', 'PACKS; IT WAITS AFTER A CRASH', "    CALL 'MLSIFT'"),
  'QXWRITE.cbl': program('QXWRITE', 'WRITES WHAT WENT WRONG TO A QUEUE', '    CONTINUE.'),
  'MLCONV.cbl': program('MLCONV', 'SHOWS A SACK', '    MOVE SACK-WEIGHT TO WS-WEIGHT\n    INSPECT WS-NAME CONVERTING LOWER TO UPPER.'),
})

test('what calls a program may say what it is, where it says nothing of that itself', async () => {
  expect((await ask(mill, 'Which programs call the crash handler?')).text).toMatch(/^`QXWRITE` is called from MLGRIND, MLSIFT/)
})

test('one word in the first lines of many describes none of them', async () => {
  expect((await ask(mill, 'Which programs call the crash reporter?')).text).not.toMatch(/^`\w+` is called/)
})

test('lines that have the words apart from each other are not what the thing does', async () => {
  expect((await ask(mill, 'Who calls the weight conversion routine?')).text).not.toMatch(/^`\w+` is called/)
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const stock = (program: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${program}.
*****************************************************************
* ${program} counts the seed stock of the nursery and orders more.
*****************************************************************
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-LEFT                  PIC 9(05).
PROCEDURE DIVISION.
0000-MAIN.
    PERFORM 1000-COUNT
*   PERFORM 3000-DISCARD
    GOBACK.
1000-COUNT.
    SUBTRACT 1 FROM WS-LEFT
${Array.from({ length: 36 }, (_, i) => `    MOVE ${i} TO WS-ROW-${program}-${i}`).join('\n')}
    PERFORM 2000-ORDER.
2000-ORDER.
    MOVE 'SEEDS OF ${program}' TO WS-ORDER.
3000-DISCARD.
* Old seed does not sprout
    IF WS-AGE > 7
        MOVE 0 TO WS-LEFT.
`).replaceAll(/^ {7}\*/gm, '      *')

const nursery = new Codebase({ 'cbl/NURSTK1.cbl': stock('NURSTK1'), 'cbl/NURSTK2.cbl': stock('NURSTK2') })

describe('answers on a paragraph', () => {
  test('in the program that is named beside it, and not of the program', async () => {
    const { text } = await ask(nursery, 'What does paragraph 2000-ORDER do in NURSTK2?')
    expect(text).toContain('SEEDS OF NURSTK2')
    expect(text).toContain('`2000-ORDER` is performed from 1000-COUNT')
    expect(text).not.toContain('NURSTK1')
    expect(text).not.toContain('counts the seed stock')
  })

  test('one that nothing performs any more', async () => {
    const { text } = await ask(nursery, 'What is 3000-DISCARD in NURSTK1 supposed to do, and is it in force?')
    expect(text).toContain('IF WS-AGE > 7')
    expect(text).toContain('no statement performs `3000-DISCARD` or goes to it; one that did is a comment: `cbl/NURSTK1.cbl:12`')
  })

  test('a long one goes on below what is quoted', async () => {
    const { text } = await ask(nursery, 'What does 1000-COUNT do in NURSTK1?')
    expect(text).toMatch(/it goes on to line 52: PERFORM `2000-ORDER`/)
  })

  test('control begins in the first one', async () => {
    expect((await ask(nursery, 'What does 0000-MAIN do in NURSTK1?')).text).not.toContain('no statement performs')
  })
})

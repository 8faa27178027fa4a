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
    GO TO 4000-LEAVE
    PERFORM 5000-SWEEP THRU 5200-LOCK
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
4000-LEAVE.
    DISPLAY 'THE NURSERY IS SHUT'.
4100-DRIFT.
    DISPLAY 'LEAVES DRIFT'.
5000-SWEEP.
    DISPLAY 'SWEEP'.
5100-RAKE.
    DISPLAY 'RAKE'.
5200-LOCK.
    EXIT.
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
    expect(text).toContain('no statement performs `3000-DISCARD` or goes to it; a comment has one: `cbl/NURSTK1.cbl:12`')
  })

  test('a long one goes on below what is quoted', async () => {
    const { text } = await ask(nursery, 'What does 1000-COUNT do in NURSTK1?')
    expect(text).toMatch(/it goes on to line 54: PERFORM `2000-ORDER`/)
  })

  test('one that is gone to is not performed', async () => {
    const { text } = await ask(nursery, 'What does 4000-LEAVE do in NURSTK1?')
    expect(text).toContain('statements of 0000-MAIN go to `4000-LEAVE`')
    expect(text).not.toContain('is performed')
  })

  test('one that nothing performs may be reached from above, and one within THRU is performed', async () => {
    expect((await ask(nursery, 'What does 4100-DRIFT do in NURSTK1?')).text).toContain(
      'No statement performs `4100-DRIFT` or goes to it; control may fall into it from what stands above.',
    )
    expect((await ask(nursery, 'What does 5100-RAKE do in NURSTK1?')).text).toContain('5100-RAKE is performed from 0000-MAIN')
  })

  test('control begins in the first one', async () => {
    expect((await ask(nursery, 'What does 0000-MAIN do in NURSTK1?')).text).not.toContain('no statement performs')
  })
})

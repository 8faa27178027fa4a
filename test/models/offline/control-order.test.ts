import { expect, test } from 'vitest'
import { askedOrder } from '../../../src/models/offline/question/asked-order.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const forge = new Codebase({
  'cbl/FORGE01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FORGE01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-COAL PIC X.
PROCEDURE DIVISION.
0000-MAIN.
    MOVE 'N' TO WS-COAL.
    PERFORM 1000-LIGHT.
    PERFORM 2000-HEAT UNTIL WS-COAL = 'Y'.
    PERFORM 3000-QUENCH.
    DISPLAY 'COLD'.
    GOBACK.
1000-LIGHT.
    CALL 'FORGE02'.
2000-HEAT.
    PERFORM 2100-BELLOWS.
    IF WS-COAL = 'N'
        PERFORM 2200-HAMMER
    ELSE
        PERFORM 2300-REJECT
    END-IF.
2100-BELLOWS.
    CONTINUE.
2200-HAMMER.
    CONTINUE.
2300-REJECT.
    CONTINUE.
3000-QUENCH.
    CONTINUE.`),
  'src/anvil.f': `
      SUBROUTINE ANVIL
      CALL FIRST
      CALL SECOND
      CALL FIRST
      CALL THIRD
      CALL FOURTH
      END`,
})

test.each([
  [
    'What is performed first in FORGE01?',
    /^The first of 3 calls of `FORGE01`, in their order:\n- 1\. `1000-LIGHT` \(PERFORM\): `cbl\/FORGE01.cbl:9`\n/,
  ],
  [
    'In what order does FORGE01 perform its paragraphs?',
    /^The 3 calls of `FORGE01`.*\n- 1\. `1000-LIGHT`.*\n- 2\. `2000-HEAT` \(PERFORM, until WS-COAL = 'Y'\).*\n- 3\. `3000-QUENCH`/,
  ],
  ['What happens at the end of FORGE01?', /3\. `3000-QUENCH`[\s\S]*DISPLAY 'COLD'\.\n\s+GOBACK\.\n\s+```$/],
  ['What does FORGE01 call after 1000-LIGHT?', /^Called behind `1000-LIGHT` \(PERFORM\) in FORGE01: .*\n- behind line 9: `2000-HEAT`/],
  ['What is performed before 3000-QUENCH?', /before line 11: `2000-HEAT`/],
  ['In which order does ANVIL call its routines?', /1\. `FIRST`.*:3`\n- 2\. `SECOND`.*:4`\n- 3\. `FIRST`.*:5`\n- 4\. `THIRD`/],
  ['What does ANVIL call after SECOND?', /^Called behind `SECOND` \(CALL\) in ANVIL.*\n- behind line 4: `FIRST`/],
])('%s', async (question, expected) => {
  expect((await ask(forge, question)).text).toMatch(expected)
})

test('of two branches only one is done: what stands in the other comes neither before nor after', async () => {
  expect((await ask(forge, 'What is performed after 2200-HAMMER in FORGE01?')).text).not.toContain('2300-REJECT')
  const { text } = await ask(forge, 'What is performed after 2100-BELLOWS in FORGE01?')
  expect(text).toMatch(/`2200-HAMMER` \(PERFORM, when WS-COAL = 'N'\)/)
  expect(text).toMatch(/`2300-REJECT` \(PERFORM, when else of WS-COAL = 'N'\)/)
})

test('in a loop what stands above comes behind as well, in its next round', async () => {
  const furnace = new Codebase({
    'cbl/FURNACE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FURNACE.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-ORE PIC X.
PROCEDURE DIVISION.
0000-MAIN.
    PERFORM 1000-FUEL.
    PERFORM UNTIL WS-ORE = 'Y'
        PERFORM 2000-SHOVEL
        IF WS-ORE = 'N'
            PERFORM 3000-MELT
        END-IF
    END-PERFORM.
    PERFORM 4000-POUR UNTIL WS-ORE = 'Z'.
    PERFORM 5000-CAST UNTIL WS-ORE = 'Z'.
    GOBACK.
1000-FUEL.
    CONTINUE.
2000-SHOVEL.
    CONTINUE.
3000-MELT.
    CONTINUE.
4000-POUR.
    CONTINUE.
5000-CAST.
    CONTINUE.`),
  })
  const after = await ask(furnace, 'What is performed after 3000-MELT in FURNACE?')
  expect(after.text).toMatch(/- behind line 12, in the next round of the loop: `2000-SHOVEL`.*\n- behind line 12: `4000-POUR`/)
  const before = await ask(furnace, 'What is performed before 3000-MELT in FURNACE?')
  expect(before.text).toMatch(/- before line 12: `2000-SHOVEL` [^\n]*$/m)
  expect(before.text).not.toContain('round of the loop')
  expect((await ask(furnace, 'What is performed after 5000-CAST in FURNACE?')).text).not.toContain('4000-POUR')
})

test.each([
  ['What happens at end of file in FORGE01?', undefined],
  ['What happens before FORGE01 ends?', { of: 'calls', place: 'last', isDeed: true }],
  ['What is called after FORGE01 starts?', { of: 'calls', place: 'first', isDeed: false }],
  ['What does FORGE01 do after the coal is cold?', undefined],
  ['Which paragraph is the first paragraph of FORGE01 that reads coal?', undefined],
  ['Which file does FORGE01 open first?', { of: 'opens', place: 'first', isDeed: true }],
  ['What does FORGE01 do after FORGE02?', { of: 'calls', place: 'after', beside: 1, isDeed: true }],
])('%s', (text, expected) => {
  const [question] = readQuestions(text)
  expect(question && askedOrder(question)).toEqual(expected)
})

test('a routine that two files have, in the order of its lines', async () => {
  const routine = `
      SUBROUTINE ANVIL
      CALL HEAT
      CALL WEIGH
      CALL HEAT
      CALL BEND
      CALL QUENCH
      CALL WEIGH
      END`
  const twice = new Codebase({ 'src/small.f': routine, 'src/large.f': `${routine}\n` })
  const { text } = await ask(twice, 'In what order does ANVIL call its routines?')
  const lines = [...text.matchAll(/^- \d+\. `\w+` \(CALL\): `src\/large\.f:(\d+)`/gm)].map((match) => Number(match[1]))
  expect(lines).toEqual([3, 4, 5, 6, 7, 8])
})

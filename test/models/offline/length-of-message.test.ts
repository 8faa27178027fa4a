import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'SRC/BAKEOVEN': [
    'BAKEOVEN CSECT',
    '         STM   R14,R12,12(R13)',
    '         CLC   HEAT,HOTTEST        TOO HOT?',
    '         BNH   BAKE10              NO',
    '         LA    R1,BAKM01           WHAT TO SAY',
    '         BAL   R14,TELL            SAY IT',
    'BAKE10   DS    0H',
    "         CLI   DOOR,C'O'           OPEN?",
    '         BNE   BAKE20              NO',
    '         LA    R1,BAKM02           WHAT TO SAY',
    'BAKE20   LM    R14,R12,12(R13)',
    '         BR    R14',
    'TELL     BR    R14',
    ...Array.from({ length: 30 }, (_, i) => `SPARE${i.toString().padStart(2, '0')}  DS    F`),
    "HOTTEST  DC    F'300'",
    'HEAT     DS    F',
    'DOOR     DS    C',
    'BAKM01   DC    AL2(BAKM01L)',
    "         DC    C'THE BREAD WILL BURN'",
    'BAKM01L  EQU   *-BAKM01-2',
    'BAKM02   DC    AL2(BAKM02L)',
    'BAKM02T  DS    0C',
    "         DC    C'CLOSE THE OVEN FIRST'",
    'BAKM02L  EQU   *-BAKM02T',
    '         END',
  ].join('\n'),
})

test.each([
  ["When is the message 'THE BREAD WILL BURN' given?", /CLC\s+HEAT,HOTTEST/, '`SRC/BAKEOVEN:5`'],
  ['Where does the message THE BREAD WILL BURN come from?', /CLC\s+HEAT,HOTTEST/, '`SRC/BAKEOVEN:5`'],
  ['Which program issues the text CLOSE THE OVEN?', /CLI\s+DOOR,C'O'/, '`SRC/BAKEOVEN:10`'],
  ["When is the message 'CLOSE THE OVEN FIRST' given?", /CLI\s+DOOR,C'O'/, '`SRC/BAKEOVEN:10`'],
])('%s: the label stands on the length above the text', async (question, condition, use) => {
  const { text } = await ask(bakery, question)
  expect(text).toMatch(condition)
  expect(text).toContain(use)
})

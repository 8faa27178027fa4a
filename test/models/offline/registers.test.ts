import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const kennel = new Codebase({
  'asm/KNFEED.asm': [
    '* KNFEED: FEEDS THE DOGS',
    '* INPUT:  REGISTER 1 POINTS TO THE LIST OF BOWLS',
    '* OUTPUT: R15 = 0: ALL WERE FED',
    '*         R15 = 8: A BOWL WAS LEFT',
    'KNFEED   CSECT',
    'R5       EQU   5                  THE DOG THAT IS FED',
    'R6       EQU   6',
    'R9       EQU   9',
    '*        LA    R9,BONES',
    '         USING KNFEED,R12',
    '         LR    R12,R15',
    '         USING BOWL,R9',
    '         L     R6,DOGS',
    '         SR    R15,R15',
    ...['BOWLS', 'BONES', 'MEAT', 'WATER'].map((what) => `         LA    R4,${what}`),
    '         BR    R14',
    'DOGS     DC    A(0)',
    'BOWL     DSECT',
    'FOOD     DS    F',
    '         END',
  ].join('\n'),
  'link/KNWALK.ftl': [' INCLUDE SYSLIB(KNWALK)', ' ENTRY   KNWALK', ' NAME    KNWALK(R)'].join('\n'),
  'asm/KNWALK.asm': ['* R9 COUNTS THE DOGS', 'KNWALK   CSECT', '         USING KNWALK,R15', '         BR    R14', '         END'].join(
    '\n',
  ),
})

test.each([
  ['What does KNFEED expect in register 1?', '* INPUT: REGISTER 1 POINTS TO THE LIST OF BOWLS', 2],
  ['What is in R15 when KNFEED returns?', '* OUTPUT: R15 = 0: ALL WERE FED', 3],
  ['What does R5 point to in KNFEED?', 'R5 EQU 5 THE DOG THAT IS FED', 6],
  ['What does R9 point to in KNFEED?', 'USING BOWL,R9', 12],
  ['What does R6 hold in KNFEED?', 'L R6,DOGS', 13],
])('what a register holds in the program that is named: %s', async (question, line, at) => {
  const { text } = await ask(kennel, question)
  expect(text.startsWith(`- \`${line}\`: \`asm/KNFEED.asm:${at}\``)).toBe(true)
  expect(text).not.toContain('KNWALK')
})

test('a register of another program is none of this', async () => {
  expect((await ask(kennel, 'What does R9 hold in KNWALK?')).text).toMatch(/^- `\* R9 COUNTS THE DOGS`/)
  expect((await ask(kennel, 'What is in R15 when KNWALK returns?')).text).not.toMatch(/^- `USING /)
  expect((await ask(kennel, 'What does KNWALK return in R15?')).text).not.toMatch(/Fortran|^- `USING /)
  expect((await ask(kennel, 'What does R4 hold in KNFEED?')).text).not.toMatch(/^- `LA /)
  expect((await ask(kennel, 'What does R7 hold in KNFEED?')).text).toMatch(/^NOT FOUND\nNo line of `KNFEED` says of register 7/)
})

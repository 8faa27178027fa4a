import { expect, test } from 'vitest'
import { ask } from '../../../src/app/ask.ts'
import { Codebase } from './codebase.ts'

const bread = `BREADCHK TITLE 'CHECK THE WEIGHT OF A LOAF'
*  BREADCHK - CHECKS THE WEIGHT OF A LOAF AGAINST ITS KIND
*
*  RETURN CODES:
*
*      0 - WITHIN THE LIMITS
*      U - TOO LIGHT (THE LOAF GOES BACK)
*
*  REGISTERS:
*      R2 - LOAF
BREADCHK CSECT
         STM   R14,R12,12(R13)
         BR    R14
         END`
const tally = `c tally - adds up what was sold
      subroutine tally(total)
c
c       Tally; It adds up the loaves of a day by baker
c
      total=0
      do i=1,10
        total=total+sold(i)
      end do
      return
      end`

const oven = `/* REXX */
/* Program    : OVENCMD                                        */
/* Parameters : The temperature, then                           */
/*                                                              */
/*              minutes: how long                               */
/* Returns    : 0 when the oven is hot                          */
/*              8 when there is no gas                          */
/* Sample     : CALL 'OVENCMD' '220 10'                         */
PARSE ARG temperature minutes
EXIT 0`

const kneader = `KNEADER  TITLE 'KNEAD THE DOUGH'
* FUNCTION: KNEADS WHAT R1 POINTS TO
*
* ENTRY:  AMODE=24
*
*         R1 = ADDRESS OF THE DOUGH
*
* EXIT:   R15 = 0
*
* ABENDS: THE TROUGH DIDN'T OPEN
*
KNEADER  CSECT
         STM   R14,R12,12(R13)
         BR    R14
         END`

const messages = `* OVENMSG: TELLS WHAT GOES WRONG
* OVN101E Bad parameter
* OVN102E No gas
OVENMSG  CSECT
         BR    R14
         END`

const code = new Codebase({
  'asm/OVENMSG.asm': messages,
  'asm/KNEADER.asm': kneader,
  'asm/BREADCHK.asm': bread,
  'for/tally.for': tally,
  'rexx/OVENCMD.rexx': oven,
})

test('a return code is explained by the comment that documents the program', async () => {
  const { answer } = await ask(await code.app(), 'What does it mean when BREADCHK gives back return code U?')
  expect(answer).toMatch(/^- `asm\/BREADCHK\.asm:4-7`/)
  expect(answer).toContain('U - TOO LIGHT')
})

test('what stands beside a heading belongs to it, and what stands further in below', async () => {
  const returns = await ask(await code.app(), 'Which return codes can OVENCMD give?')
  expect(returns.answer).toMatch(/^- `rexx\/OVENCMD\.rexx:6-7`/m)
  const parameters = await ask(await code.app(), 'Which parameters does OVENCMD take?')
  expect(parameters.answer).toMatch(/^- `rexx\/OVENCMD\.rexx:3-5`/)
})

test('one of a list of messages is no heading', async () => {
  const { answer } = await ask(await code.app(), 'Which parameters does OVENMSG take?')
  expect(answer).not.toMatch(/^- `asm\/OVENMSG\.asm:2-3`/)
})

test('a routine that words lead to is told by its comment, not by who uses it', async () => {
  const { answer } = await ask(await code.app(), 'Which subroutine adds up the loaves of a day?')
  expect(answer).toContain('It adds up the loaves')
  expect(answer).not.toMatch(/symbol/)
})

test.each([
  ['What does KNEADER return?', 'EXIT:   R15 = 0'],
  ['When does KNEADER abend?', "ABENDS: THE TROUGH DIDN'T OPEN"],
  ['What is passed to KNEADER?', 'ENTRY:  AMODE=24'],
  ['Which registers does BREADCHK use?', 'REGISTERS:'],
])('%s', async (question, heading) => {
  const { answer } = await ask(await code.app(), question)
  expect(answer.replace(/\s+/g, ' ').slice(0, 120)).toContain(heading.replace(/\s+/g, ' '))
})

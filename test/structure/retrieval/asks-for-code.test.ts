import { expect, it } from 'vitest'
import { asksForCode } from '../../../src/structure/retrieval/asks-for-code.ts'

it.each([
  ['Which routine fits the curve?', true],
  ['In which Fortran subroutine is the table read?', true],
  ['There is a separate utility for old files. Which program is that?', true],
  ['Which include file holds the list of columns?', true],
  ['What does the SMOOTH command do?', false],
  ['Through which stages does a program go?', false],
  ['How do I install it?', false],
])('%s', (question, wanted) => {
  expect(asksForCode(question)).toBe(wanted)
})

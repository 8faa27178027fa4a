import { expect, test } from 'vitest'
import { plainlyWorded } from '../../../../src/models/offline/question/whole-wording.ts'

test.each([
  ['What do I have to pass to OVENS?', 'What are the arguments of OVENS?'],
  ['OVENS is passed what?', 'What are the arguments of OVENS?'],
  ['How do I call the routine ovens?', 'What are the arguments of the routine ovens?'],
  ['OVENS does what?', 'What does OVENS do?'],
  ['Which task does OVENS perform?', 'What does OVENS do?'],
  ['At which line does OVENS start?', 'Where is OVENS defined?'],
  ['OVENS: called from where?', 'From where is OVENS called?'],
  ['Calls made by OVENS?', 'What does OVENS call?'],
  ['where is ovens called', 'Who calls ovens?'],
  ['OVENS depends on which routines?', 'Which routines does OVENS use?'],
  ['OVENS reads which file?', 'Which file does OVENS read?'],
  ['Which file is read by ovens?', 'Which file does ovens read?'],
  ['%INCLUDEs of oven_', 'Which include files does oven_ use?'],
  ['List the ENTRY points in oven_', 'Which entry points does oven_ have?'],
  ['Does oven_ have other entry points?', 'Which entry points does oven_ have?'],
  ['default HEAT?', 'What is the default value of HEAT?'],
  ['HEAT default value is?', 'What is the default value of HEAT?'],
  ['To what is HEAT set by default?', 'What is the default value of HEAT?'],
  ['What does the variable HEAT mean?', 'What is HEAT?'],
  ['meaning of HEAT', 'What does HEAT mean?'],
  ['units of heat?', 'What are the units of heat?'],
  ['max loaves?', 'What is the maximum number of loaves?'],
  ["What's the most loaves it can hold?", 'What is the maximum number of loaves?'],
  ['Which programs can I run without CICS?', 'Which programs are batch?'],
  ['What programs need no CICS?', 'Which programs are batch?'],
  ['Which programs can be tested outside of CICS?', 'Which programs are batch?'],
  ['When does error 77 occur?', 'What leads to error 77?'],
  ['What causes OVEN IS COLD?', 'What leads to the message "OVEN IS COLD"?'],
  ['I got OVEN IS COLD, what is wrong?', 'What leads to the message "OVEN IS COLD"?'],
  ['users of common flrlog', 'users of COMMON /FLRLOG/'],
])('%s', (text, plain) => {
  expect(plainlyWorded(text)).toBe(plain)
})

test.each([
  'What do I have to pass to it?',
  'How do I call OVENS?',
  'Which job does OVENS run?',
  'Where is OVENS called when the oven is cold?',
  'What causes the oven to cool?',
  'How many loaves does the customer accept?',
  'When does the baker occur?',
  'Which loaves are common here?',
  'Which errors are common?',
  'Which file is read by the baker?',
  'Where is it called?',
  'Which jobs can run without CICS?',
  'Which programs run without a restart?',
])('%s stays as it is', (text) => {
  expect(plainlyWorded(text)).toBe(text)
})

test('a long text of blanks and words is read in no time', () => {
  const start = performance.now()
  for (const part of ['a ', ' ', 'OVENS ', 'what is '].map((one) => one.repeat(50_000))) plainlyWorded(`${part}x`)
  expect(performance.now() - start).toBeLessThan(200)
})

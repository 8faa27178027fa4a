import { expect, it } from 'vitest'
import { askedVariables } from '../../../../src/models/offline/question/asked-variables.ts'
import { readQuestions } from '../../../../src/models/offline/question/question.ts'

const asked = (text: string) => readQuestions(text).flatMap(askedVariables)

it.each([
  ['What is NTRAY, what value does it have and where is it set?', ['NTRAY']],
  ['In BKHEAT, how is TWALL calculated?', ['TWALL']],
  ['Where does gas_use get its value?', ['gas_use']],
  ['In which unit is TWALL kept?', ['TWALL']],
  ['How big is NTRAY in this build, and in which file would I raise it?', ['NTRAY']],
  ["What's the limit set by NTRAY?", ['NTRAY']],
  ['How high may NTRAY go?', ['NTRAY']],
  ['Where would I increase NTRAY?', ['NTRAY']],
  ['Which default has NTRAY?', ['NTRAY']],
])('the data items of which something is asked: %s', (text, names) => {
  expect(asked(text)).toEqual(names)
})

it.each([
  'What does BKHEAT do when MODE is G?',
  'Which subroutines does BKHEAT call if MODE is set to 3?',
  'I need one more REAL variable. What do I have to change?',
  'Which message is written under FORMAT 650?',
])('none: %s', (text) => {
  expect(asked(text).filter((name) => name !== 'BKHEAT')).toEqual([])
})

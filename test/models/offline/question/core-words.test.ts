import { expect, test } from 'vitest'
import { coreOf } from '../../../../src/models/offline/question/core-words.ts'

test.each([
  ['How is the ferry fare of a truck worked out?', ['ferry', 'fare'], undefined],
  ['How is an invoice number built?', ['invoice', 'number'], 'built'],
  ['How is the sum of a bill rounded?', ['sum'], undefined],
])('%s', (text, words, verb) => {
  const core = coreOf(text)
  expect(core?.words).toEqual(words)
  expect(core?.verb).toBe(verb)
})

test.each([
  ['How does a keeper feed a seal?', undefined],
  ['How does a customer reset a password?', ['reset', 'password']],
  ['How can the operator cancel a voyage?', ['cancel', 'voyage']],
  ['How does the customer program reset a counter?', undefined],
  ['Which table holds the tides of the week?', ['tides']],
  ['Which file contains the moorings?', ['moorings']],
])('who does it, and where it is kept, are no part of what is asked for: %s', (text, words) => {
  expect(coreOf(text)?.words).toEqual(words)
})

test.each([
  ['Which transaction code starts the regatta?', ['starts', 'regatta']],
  ['What step size and end time does tide.dat use?', undefined],
  ['What step size is taken for the tides?', undefined],
  ['Which job name is printed on the banner?', undefined],
  ['Which job numbers the moorings?', ['numbers', 'moorings']],
  ['Which programs number the moorings?', ['number', 'moorings']],
  ['Which routine limits the speed?', ['limits', 'speed']],
  ['Which script of mooring names the buoys?', ['names', 'buoys']],
])('what one thing of a kind has is no deed of it: %s', (text, words) => {
  expect(coreOf(text)?.words).toEqual(words)
})

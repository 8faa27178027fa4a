import { expect, test } from 'vitest'
import { plainDeeds } from '../../../../src/models/offline/question/plain-deeds.ts'

test.each([
  ['Which program is responsible for fee calculation?', 'Which program calculates fee?'],
  ['Who does the calculation of the fee?', 'Who calculates the fee?'],
  ['What is responsible for deleting loaves?', 'What deletes loaves?'],
  ['fee calculation - which program?', 'Which program calculates fee?'],
  ['Fee calculation program', 'Which program calculates fee?'],
  ['Where is the fee calculation done?', 'Where is fee calculated?'],
  ['Where can I find the fee calculation?', 'Where is fee calculated?'],
  ['By which program is a loaf removed?', 'Which program removes a loaf?'],
  ['Loaves are removed by which program?', 'Which program removes loaves?'],
  ['Is there something that removes loaves?', 'Which program removes loaves?'],
  ['I need the code that adds a loaf', 'Which program adds a loaf'],
  ['What formula is used for the weekly fee?', 'How is the weekly fee calculated?'],
  ['By what formula is the fee computed?', 'How is the fee calculated?'],
  ['Which program handles the sign-on?', 'Which program does the login?'],
  ['Who does the user log on?', 'Who does the login?'],
  ['Where is the user authenticated?', 'Where is the login done?'],
  ['Which program signs users on?', 'Which program does the login?'],
])('%s', (text, plain) => {
  expect(plainDeeds(text)).toBe(plain)
})

test.each([
  'Which program calculates the fee?',
  'Which program handles errors?',
  'Is there a fee calculation in OVENS?',
  'What does the fee calculation do when no loaf is left?',
  'Where is the sign-on screen defined?',
  'Who checks the bread and the deletion of loaves?',
  'Which program is responsible for credit checking?',
  'I need a program that adds loaves, which one is it?',
  'Is there something that two bakers share?',
])('%s stays as it is', (text) => {
  expect(plainDeeds(text)).toBe(text)
})

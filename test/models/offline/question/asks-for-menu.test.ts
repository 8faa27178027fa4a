import { expect, test } from 'vitest'
import { asksForMenu } from '../../../../src/models/offline/question/asks-for-menu.ts'

test.each([
  'Which transaction starts the main menu?',
  'Which transaction code brings up the main menu?',
  'With which transaction do I get to the main menu?',
  'What is the transaction of the main menu?',
  'Which program is behind the keepers menu?',
  'Who calls the main menu program?',
  'Which programs return to the main menu?',
  'Which map shows the menu, and who sends it?',
])('the menu itself: %s', (bare) => expect(asksForMenu(bare)).toBe(true))

test.each([
  'Which transactions does the main menu start?',
  'Which transactions can be started from the main menu?',
  'Which programs are on the main menu?',
  'Which option brings up the main menu?',
  'What does the program that shows the menu call?',
  'Which programs does the menu of the keepers lead to?',
  'What can be chosen on the main menu, and which program or transaction does each choice start?',
  'Where does the main menu go for feeding?',
  'What shows the menu of the day in option 3?',
])('what it leads to: %s', (bare) => expect(asksForMenu(bare)).toBe(false))

import { expect, test } from 'vitest'
import { askedData } from '../../../src/models/offline/question/asked-data.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const zoo = new Codebase({
  'cbl/ZOFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOFEED.
* ORDERS FODDER FOR THE ANIMALS OF THE ZOO
DATA DIVISION.
WORKING-STORAGE SECTION.
01  ZF-FODDER-KIND               PIC X(06).
01  ZF-SWITCH                    PIC X(01).
PROCEDURE DIVISION.
1000-CHECK-FODDER.
    EVALUATE ZF-FODDER-KIND
        WHEN 'HAY'
            MOVE 'Y' TO ZF-SWITCH
        WHEN 'MEAT'
        WHEN 'FISH'
            MOVE 'Y' TO ZF-SWITCH
        WHEN 'SEED'
            MOVE 'Y' TO ZF-SWITCH
        WHEN OTHER
            MOVE 'N' TO ZF-SWITCH
    END-EVALUATE.`),
  'cbl/ZOGATE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOGATE.
* LETS VISITORS IN AT THE GATE
DATA DIVISION.
WORKING-STORAGE SECTION.
01  ZG-CTRY                      PIC X(03).
PROCEDURE DIVISION.
1000-GATE.
    IF ZG-CTRY = SPACES
        MOVE 'NO COUNTRY' TO ZG-TEXT
    END-IF.
    IF ZG-CTRY = 'NOR' OR
       ZG-CTRY = 'SWE'
        MOVE 'FREE' TO ZG-TEXT
    END-IF.`),
})

test('the data of which a question asks the values', () => {
  expect(askedData('Which countries does the gate let in?')).toEqual(['country'])
  expect(askedData('On which unit does the list end up?')).toBeUndefined()
  expect(askedData('What two fodder kinds may be ordered?')).toEqual(['fodder', 'kind'])
  expect(askedData('Which transaction types does the batch accept?')).toEqual(['transaction', 'type'])
  expect(askedData('What kinds of error can happen?')).toBeUndefined()
  expect(askedData('Which error messages can a visitor get?')).toBeUndefined()
  expect(askedData('Which account statuses are refused?')).toEqual(['account', 'status'])
  expect(askedData('Which programs may write the file?')).toBeUndefined()
  expect(askedData('Which request id is sent when the visitor leaves?')).toBeUndefined()
  expect(askedData('What does NAME do?')).toBeUndefined()
})

test('all texts of a choice, where a program tells its data apart', async () => {
  const { text } = await ask(zoo, 'Which fodder does the zoo accept for the animals?')
  expect(text).toMatch(/^- `ZF-FODDER-KIND` is compared with 'HAY', 'MEAT', 'FISH', 'SEED': `cbl\/ZOFEED\.cbl:10-18`/)
})

test('texts of one condition over several lines, blanks left out', async () => {
  const { text } = await ask(zoo, 'Which countries are let in free at the gate?')
  expect(text).toMatch(/^- `ZG-CTRY` is compared with 'NOR', 'SWE': `cbl\/ZOGATE\.cbl:12-13`/)
  expect(text).toContain("MOVE 'FREE' TO ZG-TEXT")
})

test('more values than a search shows of one member', async () => {
  const commands = Array.from({ length: 26 }, (_, i) => `feed${String.fromCharCode(97 + i)}`)
  const code = new Codebase({
    'keeper.pl1': [
      'keeper: proc;',
      '/* Listens to the commands of a keeper. */',
      '  dcl cmd char (12);',
      ...commands.map((command) => `  if cmd = "${command}" then go to done;`),
      'done: end keeper;',
    ].join('\n'),
  })
  const { text } = await ask(code, 'Which commands can a keeper give?')
  expect(text).toContain(`\`cmd\` is compared with ${commands.map((command) => `'${command}'`).join(', ')}: \`keeper.pl1:4-29\``)
})

import { expect, test } from 'vitest'
import { askedLanguage } from '../../../src/models/offline/question/asked-language.ts'
import { ask, Codebase } from './codebase.ts'

const others = ['BARREL', 'CIDER', 'LADDER', 'WAGON', 'MARKET', 'SCALE'].map((name) => [
  `cbl/${name}.cbl`,
  `       IDENTIFICATION DIVISION.\n       PROGRAM-ID. ${name}.\n       PROCEDURE DIVISION.\n           DISPLAY '${name} IS EMPTY'.\n           GOBACK.`,
])

const orchard = new Codebase({
  ...Object.fromEntries(others),
  'cpy/TREES.cpy': [
    '       01  TREE-STATISTICS.',
    '           03 TREE-PLANTING-DATE  PIC S9(7) COMP-3.',
    '           03 TREE-KIND  PIC X(8).',
  ].join('\n'),
  'pli/TREESP.pli': [
    ' /* LAYOUT OF THE TREE STATISTICS */',
    ' DCL 1 TREE_STATISTICS BASED(TREE_PTR),',
    '       2 TREE_PLANTING_DATE FIXED DEC(7,0),',
    '       2 TREE_KIND CHAR(8);',
  ].join('\n'),
})

test.each([
  ['How is the planting date of a tree held in the PL/I layout of the tree statistics?', /^- field `TREE_PLANTING_DATE`/],
  ['How is the planting date of a tree held in the COBOL layout of the tree statistics?', /^- field `TREE-PLANTING-DATE`/],
])('the language that is named chooses: %s', async (question, answer) => {
  expect((await ask(orchard, question)).text).toMatch(answer)
})

test('is one only', () => {
  expect(askedLanguage({ text: 'Is the PL/1 layout kept as long as that of COBOL?' })).toBeUndefined()
  expect(askedLanguage({ text: 'Which pli does it have?' })).toBe('PL/I')
  expect(askedLanguage({ text: 'Which value has PL?' })).toBeUndefined()
})

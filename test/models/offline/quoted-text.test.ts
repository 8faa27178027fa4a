import { expect, test } from 'vitest'
import { quotedLine, quotedText } from '../../../src/models/offline/evidence/quoted-text.ts'

test('tabs are a margin as blanks are', () => {
  expect(quotedText(['\t\tif (full)', '\t\t\treturn;', '        x = 1;'])).toEqual(['if (full)', '    return;', 'x = 1;'])
})

test('numbers of cards go, also where the name of the deck stands behind them', () => {
  const card = (number: string, text: string, tag: string) => `${number} ${text.padEnd(65)}${tag}`.padEnd(80)
  expect(quotedText([card('000010', 'MOVE LOAF TO CRATE.', 'BAKE'), card('000020', 'ADD 1 TO LOAVES.', 'BAKE')])).toEqual([
    'MOVE LOAF TO CRATE.',
    'ADD 1 TO LOAVES.',
  ])
  expect(quotedLine(card('000010', '05 LOAF OCCURS 2 TIMES.', 'BAKE0010'))).toBe('05 LOAF OCCURS 2 TIMES.')
  expect(quotedLine(card('000010', '05 LOAF PIC X.', 'BAKE'))).toBe('05 LOAF PIC X.')
  expect(quotedLine('000010 rye 12')).toBe('000010 rye 12')
})

test('of a long line of XML what every document begins with is left out', () => {
  const line = `<?xml version="1.0" encoding="UTF-8"?><ferry xmlns="${'http://harbour.example/'.repeat(5)}" name="DAWN" seats="40"/>`
  expect(quotedText([line])).toEqual(['<ferry name="DAWN" seats="40"/>'])
  expect(quotedLine(line)).toBe('<ferry name="DAWN" seats="40"/>')
  expect(quotedText(['<?xml version="1.0"?>'])).toEqual(['<?xml version="1.0"?>'])
})

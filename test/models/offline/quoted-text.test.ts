import { expect, test } from 'vitest'
import { quotedText } from '../../../src/models/offline/evidence/quoted-text.ts'

test('tabs are a margin as blanks are', () => {
  expect(quotedText(['\t\tif (full)', '\t\t\treturn;', '        x = 1;'])).toEqual(['if (full)', '    return;', 'x = 1;'])
})

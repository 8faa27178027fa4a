import { expect, test } from 'vitest'
import { isValueShown, shownTexts } from '../../../../src/models/offline/question/shown-texts.ts'

test('texts that a question quotes', () => {
  expect(shownTexts(`We got 'BR01_OVEN is already hot'. What's that, and what's "dough"?`)).toEqual(['BR01_OVEN is already hot'])
})

test('names that are only values', () => {
  expect(isValueShown('He ran BAKE,BR01 and waited', 'BR01')).toBe(true)
  expect(isValueShown('He typed BAKE BR01 and waited', 'BR01')).toBe(true)
  expect(isValueShown(`It said "BR01 is hot"`, 'BR01')).toBe(true)
  expect(isValueShown('What does BR01 do when BAKE ends?', 'BR01')).toBe(false)
  expect(isValueShown('Who calls BAKE, BR01 or BR02?', 'BR01')).toBe(false)
})

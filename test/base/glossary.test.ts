import { expect, it } from 'vitest'
import { glossaryLines, glossOf } from '../../src/base/glossary.ts'

it.each([
  ['! CRUST     Thickness of the crust (mm)', ['CRUST'], 'Thickness of the crust (mm)'],
  ['C  RISE(I)  Rise of loaf I (cm)', ['RISE'], 'Rise of loaf I (cm)'],
  ['C     TMIN,TMAX : Least and greatest temperature', ['TMIN', 'TMAX'], 'Least and greatest temperature'],
  ['*   DOUGH_WT - weight of the dough', ['DOUGH_WT'], 'weight of the dough'],
])('an entry of a list of names: %s', (line, names, text) => {
  expect(glossOf(line)).toMatchObject({ names, text })
})

it('a word or a unit behind a sign is a meaning', () => {
  expect(glossOf('C  SPEED = km/h')?.text).toBe('km/h')
  expect(glossOf('C  CRUST = thickness')?.text).toBe('thickness')
  expect(glossOf('C  SALT = grams (of a loaf)')?.text).toBe('grams (of a loaf)')
})

it.each([
  'C      CRUST=CRUST',
  'C  DOUGH=2.0*FLOUR+WATER',
  'C  SALT=PINCH(FLOUR)',
  '! The crust is computed here',
  '      CRUST = 2.0',
  'C  01/02/1990 AB  Written',
  '! CRUST',
  'C==========',
])('none: %s', (line) => {
  expect(glossOf(line)).toBeUndefined()
})

it('a list has several entries, with what goes on below them; sentences have none', () => {
  const list = [
    '! CRUST   Thickness of the crust',
    '!           of one loaf (mm)',
    '! RISE    Rise of the loaf (cm)',
    '! SALT    Salt in the dough (g)',
  ]
  const lines = ['      REAL CRUST', ...list, '      CRUST = 0.0', '! Loaves  that are not baked', '! are put back']
  expect(glossaryLines(lines)).toEqual([false, true, true, true, true, false, false, false])
})

import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

describe('a routine whose name is as short as a word of the trade', () => {
  const oven = new Codebase({
    'heat.f': [
      '      SUBROUTINE HEAT(T)',
      'C  Heats the oven to its temperature.',
      ...filler(12, (i) => `      T = T + ${i}.`),
      '      CALL OVLM(T)',
      '      RETURN',
      '      END',
      '      SUBROUTINE OVLM(T)',
      'C  Looks after the chamber.',
      '      REAL T',
      '      W = T*0.5',
      '      IF(T .GT. 310.0) T = 310.0',
      '      IF(W .LT. 0.0) W = 0.0',
      '      RETURN',
      '      END',
    ].join('\n'),
    'manual.txt': [
      'Caps on the temperature of the oven are set when the oven is heated.',
      'The temperature caps of an oven apply to its heat.',
      '',
      'Temperature caps apply to ovens when the heat becomes high.',
    ].join('\n'),
  })

  it('is what the question is about', async () => {
    const { text } = await ask(oven, 'What caps does OVLM apply to the temperature of the oven?')
    expect(text).toContain('IF(T .GT. 310.0) T = 310.0')
    expect(text).not.toContain('manual.txt')
  })
})

it('of a routine that is named the rest is told before what else its file holds', async () => {
  const dyehouse = new Codebase({
    'dye.f': [
      '      SUBROUTINE DIPS(VAT)',
      'C     The colour of the wool by the colour of the vat.',
      ...filler(12, (i) => `      WOOL(${i}) = VAT*${i}.0`),
      '      END',
      '      SUBROUTINE RINSE(PINPUT)',
      'C     The wool is rinsed.',
      '      DIMENSION PINPUT(*)',
      ...filler(14, (i) => `      CALL SOAK(${i})`),
      '      IF (PINPUT(2) .GT. 1.0) SHADE = AMIN1(PINPUT(2), 1.0)',
      '      SHADE = AMAX1(SHADE, 0.0)',
      ...filler(3, (i) => `      CALL WRING(${i})`),
      '      END',
      '      SUBROUTINE DRIES(SUN)',
      'C     The colour of the wool in the second hour: two numbers larger than the sun.',
      ...filler(12, (i) => `      WOOL(${i}) = SUN*${i}.0`),
      '      END',
    ].join('\n'),
  })
  const { text } = await ask(dyehouse, 'RINSE takes two numbers. What happens to the colour of the wool if the second is larger than 1?')
  const elsewhere = text.indexOf('SUN*')
  expect(text).toContain('SHADE = AMIN1(PINPUT(2), 1.0)')
  if (elsewhere >= 0) expect(text.indexOf('AMIN1')).toBeLessThan(elsewhere)
})

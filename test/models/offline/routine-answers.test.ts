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

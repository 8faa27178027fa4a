import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

describe('a formula whose names a list in comments explains', () => {
  const oven = new Codebase({
    'OVEN.for': [
      'C  OVEN, Subroutine',
      'C  Heats the oven by the hour.',
      '      SUBROUTINE OVEN(HOUR)',
      '      REAL TWALL, GASUSE',
      ...filler(30, (i) => `      TWALL = TWALL + ${i}.0`),
      '      END SUBROUTINE OVEN',
    ].join('\n'),
    'BKRISE.for': [
      'C  BKRISE, Subroutine',
      'C  Follows the dough from kneading to baking.',
      '      SUBROUTINE BKRISE(HOUR, TEMP)',
      '      REAL CRST, PLB, HOUR, TEMP, DWT',
      ...filler(40, (i) => `      DWT = DWT - ${i}.0`),
      '      PLB = DWT*1000.0/7200.0 + 50.0',
      '      PLB = AMIN1(PLB, 300.0)',
      ...filler(40, (i) => `      CRST = CRST + ${i}.5`),
      '      END SUBROUTINE BKRISE',
      'C-----------------------------------------------------',
      'C     Definitions',
      ...filler(12, (i) => `C CWT${i}      Weight of part ${i} of the dough (g)`),
      'C CRST      Thickness of the crust (mm)',
      'C DWT       Weight of the dough (g)',
      'C PLB       Number of bubbles in a loaf (bubbles/loaf)',
      'C TEMP      Temperature of the oven (C)',
      ...filler(12, (i) => `C XWT${i}      Loss of weight in hour ${i} (g)`),
    ].join('\n'),
  })

  it('is quoted, and the list is told beside it', async () => {
    const { text } = await ask(oven, 'How is the number of bubbles in a loaf worked out, and how many are there at most?')
    expect(text).toContain('PLB = DWT*1000.0/7200.0 + 50.0')
    expect(text).toContain('PLB = AMIN1(PLB, 300.0)')
    expect(text).toMatch(/`PLB`: `Number of bubbles in a loaf \(bubbles\/loaf\)`: `BKRISE\.for:\d+`/)
  })
})

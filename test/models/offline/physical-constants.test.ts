import { expect, test } from 'vitest'
import { askedPhysicalConstant } from '../../../src/models/offline/question/asked-physical-constant.ts'
import { ask, Codebase } from './codebase.ts'

const kiln = new Codebase({
  'src/glow.f': [
    '      SUBROUTINE GLOW (T, Q)',
    'C     VALUES OF THE HEAT THAT IS USED BY THE KILN',
    '      PARAMETER (SBC=5.67E-8)',
    '      DATA ACC /9.81/, GRAVK /9.81/',
    '      RGAS = 8.31441',
    '      Q = SBC*T**4',
    '      END',
  ].join('\n'),
  'data/glow.dat': '5.67E-8 9.81 8.31441',
})

test.each([
  ['What is the value of the Stefan-Boltzmann constant?', /^- glow: `PARAMETER \(SBC=5\.67E-8\)`: `src\/glow\.f:3`$/],
  ['Which value is used for gravity?', /^- glow: `DATA ACC \/9\.81\/, GRAVK \/9\.81\/`: `src\/glow\.f:4`$/],
  ['What value of the gas constant is used?', /^- glow: `RGAS = 8\.31441`: `src\/glow\.f:5`$/],
])('a constant of nature is known by its numeral: %s', async (question, told) => {
  expect((await ask(kiln, question)).text).toMatch(told)
})

test('the constant of gravitation is not the acceleration', async () => {
  const code = {
    'src/orbit.f':
      '      SUBROUTINE ORBIT\nC     WITH THE CONSTANT OF ITS PLANET\n      G=6.670D-8\n      SIXTH = 6.66666D-8\n      ACC = 9.81\n      END',
  }
  expect((await ask(new Codebase(code), 'What is the gravitational constant?')).text).toBe('- orbit: `G=6.670D-8`: `src/orbit.f:3`')
})

test.each(['Which routine uses the gas constant?', 'How is gravity flow modelled?', 'What is the value of the gas flow constant?'])(
  'is not asked for: %s',
  (text) => {
    expect(askedPhysicalConstant({ text })).toBeUndefined()
  },
)

import { expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const oven = new Codebase({
  'bake.f': [
    '      SUBROUTINE BAKE(NDAY)',
    'C     Bakes the loaves of a day.',
    "      INCLUDE 'OVENS.INC'",
    "      OPEN(UNIT=7,FILE='LOAVES.DAT')",
    '      READ(7,*) NLOAF',
    '      CLOSE(7)',
    ...Array.from({ length: 12 }, (_, i) => `      NDAY = NDAY + ${i}`),
    '      END',
  ].join('\n'),
  'OVENS.INC': '      COMMON /OVENS/ NOVEN, NLOAF\n',
})

it('the files that a routine opens are told', async () => {
  const { text } = await ask(oven, 'Which files does BAKE open?')
  expect(text).toContain("`OPEN(UNIT=7,FILE='LOAVES.DAT')`: `bake.f:4`")
})

it('and not for files that it is compiled with', async () => {
  const { text } = await ask(oven, 'Which include files does BAKE use?')
  expect(text).toContain('OVENS.INC')
  expect(text).not.toContain('- `OPEN(')
})

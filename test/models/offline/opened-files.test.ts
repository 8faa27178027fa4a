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

const mill = new Codebase({
  'grind.f': [
    '      SUBROUTINE GRIND(BASE)',
    '      CHARACTER*12 BASE, FNAME',
    'cx    OPEN(9,FILE=FNAME)',
    "      CALL EXTEND(BASE, 'WHT', FNAME)",
    "      OPEN(11,FILE=FNAME,STATUS='OLD')",
    '      READ(11,*) NSACK',
    '      READ(12,*) NSTONE',
    '      END',
  ].join('\n'),
  'start.f': ['      PROGRAM START', "      OPEN(12,FILE='STONES.DAT')", '      END'].join('\n'),
})

it('with the statement that gives a variable the name of the file, and no code that was made a comment', async () => {
  const { text } = await ask(mill, 'Which binary files does GRIND open?')
  expect(text).toContain("- `OPEN(11,FILE=FNAME,STATUS='OLD')`, named by `CALL EXTEND(BASE, 'WHT', FNAME)`: `grind.f:4-5`")
  expect(text).not.toMatch(/^- `.*OPEN\(9/m)
})

it('of a unit that another routine opens with the statement that does so', async () => {
  const { text } = await ask(mill, 'Which files does GRIND read?')
  expect(text).toContain("- `READ(12,*) NSTONE`: `grind.f:7`\n  - unit 12 is opened by `OPEN(12,FILE='STONES.DAT')`: `start.f:2`")
  expect(text).toContain('- `OPEN(11,')
})

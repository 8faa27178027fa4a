import { describe, expect, it, test } from 'vitest'
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
    expect(text).not.toMatch(/manual\.txt:[\d-]+`:/)
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

describe('a file that holds several routines', () => {
  const cellar = new Codebase({
    'src/casks.f': [
      'C  Routines on casks.',
      '      SUBROUTINE FILLUP(N)',
      "      INCLUDE 'cask.inc'",
      ...filler(8, (i) => `      N = N + ${i}`),
      '      CALL BUNG(N)',
      '      END',
      '      SUBROUTINE DRAIN(N)',
      ...filler(8, (i) => `      N = N - ${i}`),
      '      CALL BUNG(N)',
      '      END',
    ].join('\n'),
    'src/cask.inc': '      COMMON /CASK/ NCASK\n',
    'src/bung.f': ['      SUBROUTINE BUNG(N)', ...filler(8, (i) => `      N = ${i}`), '      END'].join('\n'),
    'src/main.f': ['      PROGRAM CELLAR', ...filler(8, (i) => `      N = ${i}`), '      CALL FILLUP(N)', '      END'].join('\n'),
  })

  it('is told by what it holds', async () => {
    expect((await ask(cellar, 'Which routines does casks.f contain?')).text).toMatch(
      /^`casks\.f` holds FILLUP, DRAIN\.\n- `FILLUP`: `src\/casks\.f:2`\n- `DRAIN`: `src\/casks\.f:14`/,
    )
    expect((await ask(cellar, 'What is casks.f?')).text).toContain('`casks.f` holds FILLUP, DRAIN.')
  })

  it('and is no one of them', async () => {
    const { text } = await ask(cellar, 'Who calls casks.f?')
    expect(text).toContain('`casks.f` is called from CELLAR.')
  })

  it('includes members, which are no files that it uses', async () => {
    const { text } = await ask(cellar, 'Which include files does casks.f use?')
    expect(text).toContain('`casks.f` copies cask.inc.')
    expect(text).not.toContain('BUNG')
  })
})

test('by which names a program is entered, wherever its ENTRY statements stand', async () => {
  const lock = new Codebase({
    'lock.pl1': `/* opens and closes a lock */
lock: procedure;
  call turn(1);
  return;
unlock: entry;
  call turn(-1);
  return;
turn: procedure(n);
  declare n fixed bin;
end turn;
end lock;`,
  })
  for (const question of ['Which entry points does lock.pl1 offer?', 'What are the entry points of LOCK.PL1?'])
    expect((await ask(lock, question)).text).toMatch(/is entered at LOCK, UNLOCK\.\n- `LOCK`: `lock\.pl1:2`\n- `UNLOCK`: `lock\.pl1:5`/)
})

test('a page break before a routine is a blank', async () => {
  const gate = new Codebase({
    'gate.pl1':
      'gate: procedure;\n  call swing;\n  return;\n\f\nswing: procedure;\n  call creak;\nend swing;\n\f\ncreak: procedure;\nend creak;\nend gate;\n',
  })
  expect((await ask(gate, 'Who calls CREAK?')).text).toContain('`CREAK` is called from SWING.')
  expect((await ask(gate, 'Which called programs have no source here?')).text).toContain('No program that is used here is without source.')
})

test('declarations that go on by a star are no comment that says what a routine is for', async () => {
  const barn = new Codebase({
    'spin.for': [
      '      SUBROUTINE SPIN(Y)',
      '      IMPLICIT REAL*8(A-H,O-Z)',
      '      INTEGER',
      '     * WOOL  , YARN  , HANK  , SKEIN ,',
      '     * REEL  , CARD  , COMB  , FLEECE,',
      '     * SHEAR , BALE  , STAPLE, TOP',
      'C     TURNS THE SPINDLE OF A WHEEL UNTIL THE YARN IS TIGHT',
      '      Y = 1.',
      '      END',
      '      SUBROUTINE IDLE(Y)',
      '      INTEGER',
      '     * WOOL  , YARN  , HANK  , SKEIN ,',
      '     * REEL  , CARD',
      '      Y = 1.',
      '      END',
    ].join('\n'),
  })
  const { text } = await ask(barn, 'What does SPIN do?')
  expect(text).toMatch(/^- `spin\.for:7`: `C TURNS THE SPINDLE OF A WHEEL/)
})

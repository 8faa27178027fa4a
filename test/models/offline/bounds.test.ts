import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('between which values something is kept', () => {
  const oven = new Codebase({
    'crust.f': [
      '      FUNCTION CRATIO(IS,D)',
      'C     Ratio of the crust of a loaf.',
      '      CRATIO = 0.5 + D*0.1',
      '      IF(CRATIO .GT. 0.95) CRATIO=0.95',
      '      IF(CRATIO .LT. 0.10) CRATIO=0.10',
      '      END',
    ].join('\n'),
    'dough.f': [
      '      SUBROUTINE KNEAD(NCAP,WATER)',
      'C     Kneads dough with water, one capacity of the trough at a time.',
      '      IF (NCAP.GT.25) THEN',
      "        WRITE(*,*) ' TROUGH TOO FULL'",
      '        STOP',
      '      ENDIF',
      '      NCAP = NCAP + 1',
      '      WATER = AMIN1(WATER, 40.0)',
      '      IF (FLOUR.GT.12) THEN',
      '        NBAG = NBAG + 1',
      '      ENDIF',
      '      END',
    ].join('\n'),
  })

  it('is told by the statements that put it back, where it is described', async () => {
    const { text } = await ask(oven, 'Between which values is the crust ratio kept?')
    expect(text).toContain('`IF(CRATIO .GT. 0.95) CRATIO=0.95`: `crust.f:4`')
    expect(text).toContain('`IF(CRATIO .LT. 0.10) CRATIO=0.10`: `crust.f:5`')
  })

  it('only the end that is asked for', async () => {
    const { text } = await ask(oven, 'How large can the crust ratio be?')
    expect(text).toContain('- in crust: `IF(CRATIO .GT. 0.95) CRATIO=0.95`')
    expect(text).not.toContain('- in crust: `IF(CRATIO .LT. 0.10)')
  })

  it('and not of another thing of that kind', async () => {
    const { text } = await ask(oven, 'Between which values is the water ratio kept?')
    expect(text).not.toContain('- in crust')
  })

  it('of what is named also where it is compared', async () => {
    const { text } = await ask(oven, 'How large can NCAP be?')
    expect(text).toMatch(/^(?:.*\n)?- `dough\.f:\d-\d`:\n[^`]*```\n[^`]*NCAP\.GT\.25/)
    expect((await ask(oven, 'What is the maximum of WATER?')).text).toContain('`WATER = AMIN1(WATER, 40.0)`: `dough.f:8`')
  })

  it('but not where nothing comes of it but another way', async () => {
    const { text } = await ask(oven, 'How large can FLOUR be?')
    expect(text).not.toMatch(/^- `dough\.f:8-1\d`:\n[^`]*```\n[^\n]*\n[^\n]*FLOUR\.GT\.12/)
  })
})

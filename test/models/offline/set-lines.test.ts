import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'ovens.f': `      SUBROUTINE OVENS(HEAT, LOAVES)
      COMMON /STATE/ NDONE, LAST
      IF (HEAT.GT.3.) LAST = 1
      HEAT = HEAT * 1.1
      NDONE = NDONE + 1
      CALL RISER(LOAVES)
      WRITE (6,*) 'LAST = ', NDONE
      END
      SUBROUTINE RISER(N)
      COMMON /STATE/ NDONE, LAST
C     LAST = 5 is never used
      N = N + 1
      LAST = 0
      IF (LAST.EQ.2) THEN
        N = 7
      END IF
      RETURN
      END
`,
})

describe('all statements that set a variable', () => {
  test('which routines do', async () => {
    const { text } = await ask(bakery, 'Which routines set LAST?')
    expect(text).toMatch(/^`LAST` is set by 2 statements of 1 member:/)
    expect(text).toContain('`ovens.f:3`')
    expect(text).toContain('`ovens.f:13`')
    expect(text).not.toMatch(/ovens\.f:(?:11|14)`/)
  })

  test.each([
    'Where is LAST set?',
    'What changes LAST?',
    'Where does LAST get its value?',
    'LAST is set where?',
    'Which routines assign a value to LAST?',
  ])('%s', async (question) => {
    expect((await ask(bakery, question)).text).toMatch(/^`LAST` is set by 2 statements of 1 member:/)
  })

  test.each([
    'Which statements set LAST in RISER?',
    'What sets LAST in RISER?',
    'Where does RISER set LAST?',
    'Who sets LAST in the routine RISER?',
  ])('%s', async (question) => {
    expect((await ask(bakery, question)).text).toMatch(/^`LAST` is set in `RISER` by 1 statement:\n- `LAST = 0`: `ovens.f:13`/)
  })

  test('whether it is ever reset, by those that do', async () => {
    const { text } = await ask(bakery, 'Is LAST ever reset to zero?')
    expect(text).toMatch(/^Yes: `LAST` is set by 1 statement of 1 member:\n- `LAST = 0` in RISER: `ovens.f:13`/)
    expect((await ask(bakery, 'Is NDONE ever reset?')).text).toMatch(
      /^No statement was found that sets it to zero, false or blank; it is set by/,
    )
  })

  test('whether one routine does, of its own lines alone', async () => {
    const { text } = await ask(bakery, 'Does OVENS modify its argument HEAT?')
    expect(text).toMatch(/^Yes: `HEAT` is set in `OVENS` by 1 statement:\n- `HEAT = HEAT \* 1.1`: `ovens.f:4`/)
  })

  test('where none of them does, the lines that name it are shown', async () => {
    const { text } = await ask(bakery, 'Does RISER modify NDONE?')
    expect(text).toMatch(
      /^No statement was found that sets it in `RISER`; these lines name it:\n- `COMMON \/STATE\/ NDONE, LAST`: `ovens.f:10`/,
    )
  })

  test('what is called with it may do it instead', async () => {
    const { text } = await ask(bakery, 'Does OVENS change LOAVES?')
    expect(text).toMatch(
      /^No statement was found that sets it in `OVENS`; these lines name it:\n- .*`ovens.f:1`\n\s*What is called with it may set it:\n- `CALL RISER\(LOAVES\)`: `ovens.f:6`/,
    )
  })
})

const mill = new Codebase({
  'mill.for': `      SUBROUTINE GRIND(SACKS)
      COMMON /STONE/ WEIGHT(3), SPEED
      DO 1 I=1,3
    1 WEIGHT(I) = 0.
      SPEED = 4.
      CALL HOIST(WEIGHT(1),SACKS)
      PRINT 20, (I,WEIGHT(I),I=1,3)
   20 FORMAT (' WEIGHT(',I2,') = ',D17.8)
   21 FORMAT (10H WEIGHT = ,F8.2)
      WRITE (6,*) 'SPEED = ', SPEED
      END
      SUBROUTINE HOIST(W,SACKS)
      COMMON /STONE/ WEIGHT(3), SPEED
      SPEED = 2.
      W = 5.*SACKS
      END
`,
  'flume.c': `#include <stdio.h>
int Gate_Height;
void lower_gate(void)
{
  Gate_Height = 2;
  printf("Gate_Height = %d\\n", Gate_Height);
}
`,
})

describe('a text that is printed', () => {
  test.each(['Where is WEIGHT changed?', 'Which routines set WEIGHT?', 'What changes WEIGHT?'])('sets nothing: %s', async (question) => {
    const { text } = await ask(mill, question)
    expect(text).toMatch(/^`WEIGHT` is set by 1 statement of 1 member:\n- `1 WEIGHT\(I\) = 0\.` in GRIND: `mill\.for:4`\n/)
    expect(text).not.toMatch(/mill\.for:(?:8|9)`/)
  })

  test('of another language', async () => {
    const { text } = await ask(mill, 'Where is Gate_Height set?')
    expect(text).toMatch(/^`Gate_Height` is set by 1 statement of 1 member:\n- `Gate_Height = 2;`[^\n]*`flume\.c:5`$/m)
    expect(text).not.toContain('flume.c:6')
  })
})

test('the routine in which each statement stands, and what else is called with the variable', async () => {
  const speed = (await ask(mill, 'Which routines set SPEED?')).text
  expect(speed).toMatch(
    /^`SPEED` is set by 2 statements of 1 member:\n- `SPEED = 4\.` in GRIND: `mill\.for:5`\n- `SPEED = 2\.` in HOIST: `mill\.for:14`/,
  )
  expect(speed).not.toContain('called with')
  expect((await ask(mill, 'Which routines set WEIGHT?')).text).toMatch(
    /\n- What is called with `WEIGHT` in 1 other statement may set it as well: `mill\.for:6`/,
  )
})

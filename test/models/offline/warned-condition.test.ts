import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const weigh = new Codebase({
  'src/scale.f': [
    '      SUBROUTINE SCALE (LOADS, N)',
    'C     WEIGHS THE LOADS OF A CART',
    '      REAL LOADS(N), SLACK',
    '      DATA SLACK/0.25E-3/',
    '      NBAD = 0',
    '      DO 10 I=1,N',
    '      IF(LOADS(I).LT.SLACK*TOTAL) NBAD = NBAD + 1',
    '   10 CONTINUE',
    '      IF(NBAD.GT.0) WRITE(6,2000) NBAD',
    '      IF(N.GT.9) WRITE(6,2001)',
    ...Array.from({ length: 9 }, () => '      CALL NEXT'),
    "2000  FORMAT(' *WARNING* GRAINS MAY BE LOST ON THE WAY IN',",
    "     1        I5,' SACKS')",
    "2001  FORMAT(' *WARNING* TOO MANY LOADS')",
    '      END',
    '      SUBROUTINE NEXT',
    '      DATA SLACK/7.0/',
    '      END',
  ].join('\n'),
})

test('when a routine warns: the condition of the WRITE, what it counts, and the tolerance', async () => {
  const { text } = await ask(weigh, 'When does SCALE warn that grains were lost?')
  expect(text).toMatch(/the message stands in scale: `2000 FORMAT/)
  expect(text).toMatch(/decides by `IF\(NBAD\.GT\.0\) WRITE\(6,2000\) NBAD`: `src\/scale\.f:9`/)
  expect(text).toMatch(/decides by `IF\(LOADS\(I\)\.LT\.SLACK\*TOTAL\) NBAD = NBAD \+ 1`: `src\/scale\.f:7`/)
  expect(text).toMatch(/decides by `DATA SLACK\/0\.25E-3\/`: `src\/scale\.f:4`/)
})

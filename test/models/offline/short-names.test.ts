import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'oven.f': `      SUBROUTINE OVEN(N)
      COMMON /HEATS/ NHEAT
      N = N + 1
      NHEAT = N
      CALL RISE(N)
      RETURN
      END
`,
  'rise.f': `      SUBROUTINE RISE(K)
      COMMON /DOUGHS/ NDOUGH
      K = K + 1
      NDOUGH = K
      CALL BAKERS(K)
      RETURN
      END
      SUBROUTINE BAKERS(K)
      K = K + 1
      END
`,
})

test('a routine of four letters is asked for as one with more', async () => {
  const { text } = await ask(bakery, 'Does OVEN call RISE?')
  expect(text).toContain('`OVEN` calls RISE.')
  expect(text).not.toContain('BAKERS')
})

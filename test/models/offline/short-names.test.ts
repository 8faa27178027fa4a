import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'tray.f': `      SUBROUTINE INSERT(N)
      COMMON /TRAYS/ NTRAY
      NTRAY = N
      CALL OVEN(N)
      RETURN
      END
      SUBROUTINE SHELVE(N)
      CALL INSERT(N)
      N = N - 1
      RETURN
      END
`,
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

test('a routine that bears a word of the trade is meant where it is said to call or to be called', async () => {
  expect((await ask(bakery, 'Which routines does INSERT call?')).text).toContain('`INSERT` calls OVEN.')
  expect((await ask(bakery, 'Who calls INSERT?')).text).toContain('`INSERT` is called from SHELVE.')
  // What is done to data is no routine.
  expect((await ask(bakery, 'Which programs do an INSERT into the tray table?')).text).not.toContain('SHELVE.')
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

test('every place of a caller is told, not only the first', async () => {
  const model = new Codebase({
    'bake.f': `      SUBROUTINE BAKE(N)
      CALL KNEAD(1)
      N = N + 1
      CALL KNEAD(2)
      END
`,
    'knead.f': `      SUBROUTINE KNEAD(K)
      K = K + 1
      END
`,
  })
  expect((await ask(model, 'From which places is KNEAD called?')).text).toContain('- BAKE (CALL): `bake.f:2`, `bake.f:4`')
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const model = new Codebase({
  'bake.f': `      SUBROUTINE BAKE(N)
C     CALL KNEAD to make the dough
C     CALL KNEAD(1)
      N = N + 1
      END
`,
  'roll.f': `      SUBROUTINE ROLL(N)
      CALL KNEAD(2)
      END
`,
  'knead.f': `      SUBROUTINE KNEAD(K)
      K = K + 1
      END
`,
  'glaze.f': `      SUBROUTINE GLAZE(K)
      K = K - 1
      END
`,
  'cool.f': `      SUBROUTINE COOL(N)
C     CALL GLAZE(1)
      N = N + 1
      END
`,
})

test('a call that was made a comment is told as one, beside who calls it', async () => {
  const { text } = await ask(model, 'Is KNEAD called by BAKE?')
  expect(text).toMatch(/`KNEAD` is called from ROLL/)
  expect(text).toMatch(/A call that was made a comment stands here:\n- `bake\.f:3`/)
})

test('… and where nobody calls it', async () => {
  const { text } = await ask(model, 'Is GLAZE called anywhere?')
  expect(text).toMatch(/^- No: /)
  expect(text).toMatch(/A call that was made a comment stands here:\n- `cool\.f:2`/)
})

test('who asks for callers is told those that call it', async () => {
  expect((await ask(model, 'Who calls KNEAD?')).text).not.toContain('comment')
})

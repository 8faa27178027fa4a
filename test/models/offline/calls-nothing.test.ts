import { expect, test } from 'vitest'
import { asksCallsOf } from '../../../src/models/offline/question/asks-calls-of.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase } from './codebase.ts'

const loom = new Codebase({
  'loom.for': `      PROGRAM LOOM
      CALL WEAVE(3)
      END
      SUBROUTINE WEAVE(N)
C     CALL SHEAR IS DONE ELSEWHERE
      X = KNOTS(N) + 1.
      END
      SUBROUTINE SHEAR(N)
C     CALL WEAVE FIRST
      DO 1 I=1,N
    1 CONTINUE
      RETURN
      END
      INTEGER FUNCTION KNOTS(N)
      KNOTS = 4*N
      RETURN
      END
      SUBROUTINE DYE(N,HUE)
      EXTERNAL HUE
      IF(N.GT.2) CALL HUE(N)
      END
`,
  'spare.for': `      SUBROUTINE SHEAR(N)
      N = 0
      END
`,
})

test.each([
  'What does SHEAR call?',
  'Does SHEAR call other routines?',
  'Does SHEAR call anything?',
  'Which routines does the subroutine SHEAR call?',
  'Which subroutines are called by SHEAR?',
])('a routine of Fortran without a CALL, in each file that has one: %s', async (question) => {
  const { text } = await ask(loom, question)
  expect(text).toMatch(
    /^- `SHEAR` calls nothing: no statement of it is a CALL, and it uses no function of this code: `loom\.for:8-13`, `spare\.for:1-3`$/,
  )
})

test('functions are called too, as is what is handed over', async () => {
  expect((await ask(loom, 'What does WEAVE call?')).text).toMatch(/^`WEAVE` calls KNOTS/)
  expect((await ask(loom, 'Does DYE call anything?')).text).not.toContain('calls nothing')
  expect((await ask(loom, 'What does KNOTS call?')).text).toContain('`KNOTS` calls nothing')
})

test.each([
  ['Which functions does SHEAR use?', true],
  ['Does SHEAR ever call any other subroutine at all?', true],
  ['What does SHEAR do?', false],
  ['Who calls SHEAR?', false],
  ['What does SHEAR call when N is zero?', false],
  ['Does SHEAR call WEAVE?', false],
  ['Which files does SHEAR use?', false],
])('%s', (text, expected) => {
  const [question] = readQuestions(text)
  expect(question && asksCallsOf(question, 'SHEAR')).toBe(expected)
})

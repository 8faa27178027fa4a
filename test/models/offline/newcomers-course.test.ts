import { expect, test } from 'vitest'
import { asksCourseOfMain } from '../../../src/models/offline/question/newcomers.ts'
import { ask, Codebase } from './codebase.ts'

const model = new Codebase({
  'bakery.f': `      PROGRAM BAKERY
C     BAKES THE LOAVES OF A DAY
      CALL KNEAD
      CALL BAKE
      CALL KNEAD
      END
`,
  'knead.f': `      SUBROUTINE KNEAD
      N = 1
      END
`,
  'bake.f': `      SUBROUTINE BAKE
      N = 2
      END
`,
  'SELL.cbl': `       IDENTIFICATION DIVISION.
       PROGRAM-ID. SELL.
      * Program : SELL.CBL
      * Function: Sells what was baked and counts the money
       PROCEDURE DIVISION.
           GOBACK.
`,
  'COUNT.cbl': `      * Counts the loaves that are left in the evening
       IDENTIFICATION DIVISION.
       PROGRAM-ID. COUNT.
       PROCEDURE DIVISION.
           GOBACK.
`,
})

test.each([
  'What does the main program do?',
  'In which order does the main program call its routines?',
  'Walk me through the main program.',
  'What are the main steps of a run?',
])('all that the main program does, in its order: %s', async (question) => {
  const { text } = await ask(model, question)
  expect(text).toContain('BAKES THE LOAVES OF A DAY')
  expect(text.indexOf('`BAKE`')).toBeGreaterThan(text.indexOf('`KNEAD`'))
})

test('what is asked of a part of it is another question', () => {
  expect(asksCourseOfMain({ bare: 'What does the main program do when the file is empty?' })).toBe(false)
})

test.each(['Which programs make up the system, and what is each for?', 'List all programs with their purpose.'])(
  'all programs, each with what it says it is for: %s',
  async (question) => {
    const { text } = await ask(model, question)
    expect(text).toContain('- SELL: `Function: Sells what was baked and counts the money`: `SELL.cbl:4`')
    expect(text).toContain('- COUNT: `Counts the loaves that are left in the evening`: `COUNT.cbl:1`')
  },
)

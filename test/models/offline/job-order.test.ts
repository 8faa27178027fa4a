import { describe, expect, test } from 'vitest'
import { sampleAnswers } from '../../support/sample-answers.ts'
import { ask, Codebase } from './codebase.ts'

const job = (name: string) => [`//${name} JOB (1),'ZOO',CLASS=A`, `//S1 EXEC PGM=${name}`].join('\n')
const zoo = new Codebase({
  'jcl/FEEDING.jcl': job('FEEDING'),
  'jcl/CLEANING.jcl': job('CLEANING'),
  'jcl/OPENGATE.jcl': job('OPENGATE'),
  'bin/morning.sh': ['#!/bin/sh', 'put jcl/FEEDING.jcl', 'sleep 5', 'put jcl/CLEANING.jcl', ''].join('\n'),
})

describe('which of two jobs runs first', () => {
  test.each([
    [
      'Does FEEDING run before CLEANING?',
      /^- Yes: `bin\/morning\.sh` names FEEDING before CLEANING: `bin\/morning\.sh:2`, `bin\/morning\.sh:4`$/,
    ],
    ['Does CLEANING run after FEEDING?', /^- Yes: `bin\/morning\.sh` names FEEDING before CLEANING/],
    ['Does CLEANING run before FEEDING?', /^- No: `bin\/morning\.sh` names FEEDING before CLEANING/],
    ['Must FEEDING finish before CLEANING starts?', /^- Yes: /],
    [
      'Does FEEDING run before OPENGATE?',
      /^NOT FOUND\nNo schedule and no script of the code tells which of `FEEDING` and `OPENGATE` runs first/,
    ],
  ])('%s', async (question, expected) => {
    expect((await ask(zoo, question)).text).toMatch(expected)
  })

  const answerTo = sampleAnswers()

  test('by the schedule', async () => {
    expect(await answerTo('Does WBNPAY run before WBWDUN?')).toMatch(/^Yes: in the schedule \*\*WBWDUN\*\* waits for \*\*WBNPAY\*\*/)
    expect(await answerTo('Does WBWDUN run before WBNPAY?')).toMatch(/^No: in the schedule \*\*WBWDUN\*\* waits for \*\*WBNPAY\*\*/)
  })
})

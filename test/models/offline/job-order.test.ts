import { describe, expect, test } from 'vitest'
import { sampleAnswers } from '../../support/sample-answers.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

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

describe('which of two programs runs first', () => {
  const main = (name: string, does: string) =>
    fixedFormat(['IDENTIFICATION DIVISION.', `PROGRAM-ID. ${name}.`, 'PROCEDURE DIVISION.', `    ${does}`, '    STOP RUN.'].join('\n'))
  const farm = new Codebase({
    'cbl/SOWING.cbl': main('SOWING', "CALL 'PLOWING'."),
    'cbl/PLOWING.cbl': main('PLOWING', "DISPLAY 'PLOW'."),
    'cbl/REAPING.cbl': main('REAPING', "DISPLAY 'REAP'."),
    'cbl/MILKING.cbl': main('MILKING', "DISPLAY 'MILK'."),
    'cbl/BAKING.cbl': main('BAKING', "DISPLAY 'BAKE'."),
    'jcl/SUMMER.jcl': ["//SUMMER JOB (1),'FARM',CLASS=A", '//S1 EXEC PGM=SOWING', '//S2 EXEC PGM=REAPING'].join('\n'),
    'jcl/MORNING.jcl': ["//MORNING JOB (1),'FARM',CLASS=A", '//S1 EXEC PGM=MILKING'].join('\n'),
    'bin/bake.sh': ['#!/bin/sh', '# REAPING is for others', './run MILKING', './run BAKING', ''].join('\n'),
    'bin/all.sh': ['#!/bin/sh', 'put jcl/MORNING.jcl', 'put jcl/SUMMER.jcl', ''].join('\n'),
  })

  test.each([
    ['Does SOWING run before REAPING?', /^- Yes: job `?SUMMER`? runs SOWING before REAPING: `jcl\/SUMMER\.jcl:2`, `jcl\/SUMMER\.jcl:3`$/],
    ['Does program REAPING run before program SOWING?', /^- No: job `?SUMMER`? runs SOWING before REAPING/],
    ['Does SOWING run before PLOWING?', /^- `?SOWING`? itself calls `PLOWING`, so it is begun before it: `cbl\/SOWING\.cbl:4`/],
    ['Does MILKING run before REAPING?', /^Job \*\*MORNING\*\* runs MILKING, job \*\*SUMMER\*\* runs REAPING\.\n- Yes: `bin\/all\.sh`/],
    [
      'Does MILKING run before BAKING?',
      /^- No job runs both; `bin\/bake\.sh` names both, and its lines may order them: `bin\/bake\.sh:3`, `bin\/bake\.sh:4`$/,
    ],
    ['Does BAKING run before REAPING?', /^NOT FOUND\nNothing in the code orders `BAKING` and `REAPING`/],
  ])('%s', async (question, expected) => {
    expect((await ask(farm, question)).text).toMatch(expected)
  })
})

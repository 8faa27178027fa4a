import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const kiln = new Codebase({
  'jcl/KILNJOB.jcl': `//KILNJOB  JOB CLASS=A
//LOADCLAY EXEC PGM=IEFBR14
//FIRE     EXEC PGM=KILN01,COND=(4,LT)
//GLAZE    EXEC PGM=KILN02
//SWEEP    EXEC PGM=KILN03,COND=EVEN
`,
  'jcl/TILEJOB.jcl': `//TILEJOB  JOB CLASS=A,COND=(8,LE)
//CUT      EXEC PGM=IEFBR14
//SCRUB07  EXEC PGM=TILE01
//LAY      EXEC PGM=TILE02
//LOADCLAY EXEC PGM=IEFBR14
`,
})

test.each([
  'Which steps of KILNJOB are skipped if LOADCLAY fails?',
  'What happens in KILNJOB if the first step fails?',
  'What happens if LOADCLAY of KILNJOB ends with 8?',
  'Does KILNJOB go on if LOADCLAY abends?',
])('%s', async (question) => {
  const { text } = await ask(kiln, question)
  expect(text).toMatch(
    /^Steps of job `KILNJOB` behind step `LOADCLAY`.*\n- step `FIRE`: COND=\(4,LT\) \(it is skipped if the return code of any earlier step is greater than 4\): `jcl\/KILNJOB.jcl:3`\n- step `GLAZE` has no condition: .*\n- step `SWEEP`: COND=EVEN \(it runs even if/,
  )
})

test('a condition of the whole job', async () => {
  expect((await ask(kiln, 'Which steps of TILEJOB are skipped when a step fails?')).text).toMatch(
    /- the job itself: `COND=\(8,LE\)` is tested for each step: `jcl\/TILEJOB.jcl:1`/,
  )
})

test('a step that is named without its job', async () => {
  expect((await ask(kiln, 'What happens if SCRUB07 fails?')).text).toMatch(/^Steps of job `TILEJOB` behind step `SCRUB07`/)
  expect((await ask(kiln, 'What happens if LOADCLAY fails?')).text).not.toContain('behind step')
})

test('what becomes of a data set is another question', async () => {
  expect((await ask(kiln, 'What is the condition of step FIRE in KILNJOB?')).text).toMatch(/COND=`\(4,LT\)`/)
})

import { expect, test } from 'vitest'
import { clauseAbout } from '../../../src/models/offline/described/clause-about.ts'
import { type StepDoing, stepsDoing } from '../../../src/models/offline/described/step-actions.ts'
import { ask, Codebase } from './codebase.ts'

const step = (name: string, programs: readonly string[], data: StepDoing['data'] = []): StepDoing => ({ name, programs, data })
const sort = step('STEP1', ['SORT'], [{ name: 'A.B', op: 'write' }])
const repro = step('STEP2', ['IDCAMS'], [{ name: 'A.KSDS', op: 'write' }])
const define = step('STEP3', ['IDCAMS'], [{ name: 'A.KSDS', op: 'define' }])
const listing = step('STEP4', ['IDCAMS'], [{ name: 'A.KSDS', op: 'read' }])
const loader = step('STEP5', ['CUSTLOAD'])
const bind = step('BINDPLAN', ['IKJEFT01'])
const all = [sort, repro, define, listing, loader, bind]

test('steps do what utilities are run for, what is done to their data sets and what their names say', () => {
  expect(stepsDoing('Which job sorts the orders?', all)).toEqual([sort])
  expect(stepsDoing('Which job puts them in order of the date?', all)).toEqual([sort])
  expect(stepsDoing('Which job deletes the file?', all)).toEqual([])
  expect(stepsDoing('Which job reloads the file?', all)).toEqual([repro, loader])
  expect(stepsDoing('Which job sets up the cluster?', all)).toEqual([define])
  expect(stepsDoing('Where does the plan get bound?', all)).toEqual([bind])
  expect(stepsDoing('What does the job do?', all)).toEqual([])
})

test('what is wanted of the job besides does not describe it', () => {
  const asked = 'How does the plan of the bookings get bound? I need the job and the subsystem.'
  expect(clauseAbout(asked, /\bjobs?\b/i)).toBe('How does the plan of the bookings get bound?')
  expect(clauseAbout('Which job sorts them and what is its return code?', /\bjobs?\b/i)).toBe('Which job sorts them')
  expect(clauseAbout('I need the job that sorts the bookings.', /\bjobs?\b/i)).toBe('I need the job that sorts the bookings.')
})

test('steps of an in-stream procedure are those of the steps that call it', async () => {
  const bakery = new Codebase({
    'jcl/NIGHT.jcl': [
      '//NIGHT    JOB CLASS=A',
      '//KNEAD    PROC NAME=',
      '//DOUGH    EXEC PGM=MIXER',
      '//FLOUR    DD DSN=BAKE.FLOUR(&NAME),DISP=SHR',
      '//         PEND',
      '//LOAF     EXEC KNEAD,NAME=LOAF',
      '//ROLL     EXEC KNEAD,NAME=ROLL',
    ].join('\n'),
  })
  const { text } = await ask(bakery, 'What does job NIGHT do step by step?')
  expect(text).toMatch(/step `LOAF` runs proc `KNEAD`[\s\S]*step `ROLL` runs proc `KNEAD`/)
  expect(text).not.toContain('step `DOUGH`')
  expect((await ask(bakery, 'What does proc KNEAD do?')).text).toContain('step `DOUGH` runs `MIXER`')
})

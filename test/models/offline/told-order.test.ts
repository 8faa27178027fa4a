import { expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const job = (name: string, program: string) => [`//${name}  JOB (ACCT),CLASS=A`, `//RUN      EXEC PGM=${program}`].join('\n')
const jobs = {
  'jcl/HBLOAD.jcl': job('HBLOAD', 'HBPLAN'),
  'jcl/HBCHECK.jcl': job('HBCHECK', 'HBTEST'),
  'jcl/HBALLOC.jcl': job('HBALLOC', 'IEFBR14'),
}

it('a text that tells to run jobs one after the other tells their order', async () => {
  const notes = [' 1)   Edit the jobs.', ' 2)   Run the HBALLOC job.', ' 3)   Run HBLOAD', '', ' 4)   Submit HBCHECK']
  const { text } = await ask(new Codebase({ ...jobs, 'doc/NOTES': notes.join('\n') }), 'In which order does the schedule run the jobs?')
  expect(text).toMatch(/^No scheduler in the code tells the order of the 3 jobs; `doc\/NOTES` does:\n\n?- `doc\/NOTES:2-5`/)
  for (const told of ['HBALLOC job.', 'Run HBLOAD', 'Submit HBCHECK']) expect(text).toContain(told)
})

it('but not one that speaks of them in its sentences', async () => {
  const notes = [
    'Before you run HBLOAD make sure that',
    'you have run HBALLOC. Run HBCHECK after HBLOAD.',
    'Somebody may run HBALLOC again.',
  ]
  const { text } = await ask(new Codebase({ ...jobs, 'doc/NOTES': notes.join('\n') }), 'In which order does the schedule run the jobs?')
  expect(text).not.toContain('NOTES` does')
  expect(text).toMatch(/^3 jobs; no scheduler in the code tells their order/)
})

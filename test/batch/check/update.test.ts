import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleQuestions } from '../../../src/batch/check/stale-questions.ts'
import { writtenFormats } from '../../../src/batch/check/written-formats.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'
import { type BatchInput, runBatch } from '../../../src/batch/run/run-batch.ts'
import { DocumentedSample } from './documented-sample.ts'

function listed(id: string, question: string): ListedQuestion {
  return { id, question, title: question, section: ['Programs'], file: `programs/${id}.md`, context: undefined, tags: [] }
}

const questions = [
  listed('rating', 'What does WBRATE do?'),
  listed('days', 'Which programs call WBDAYS?'),
  listed('modules', 'Which module rates an industrial customer?'),
]

/** A batch with the offline model, as the command line begins one. */
async function run(sample: DocumentedSample, more: Partial<BatchInput> = {}) {
  const never = new AbortController().signal
  return runBatch({
    app: await sample.app(),
    list: { title: 'The sample', source: 'questions.md', questions, notes: [] },
    selected: questions,
    out: sample.path('written'),
    concurrency: 1,
    formats: ['md'],
    force: false,
    now: () => new Date('2026-11-22T10:00:00Z'),
    processes: { pid: process.pid, isRunning: () => true },
    finish: never,
    stop: never,
    onEvent: () => {},
    ...more,
  })
}

test('what a batch writes is as the code is; what the code has outgrown is asked again, and only that', async () => {
  const sample = new DocumentedSample()
  const checked = () => sample.check(undefined, 'written')
  expect((await run(sample)).asked).toBe(3)
  const { documentation, report } = await checked()
  expect(report.pages.map(({ id, state }) => `${id} ${state}`)).toEqual(['rating unchanged', 'days unchanged', 'modules unchanged'])
  expect(report.pages.every(({ citations }) => citations.every(({ state }) => state === 'unchanged'))).toBe(true)
  expect(writtenFormats(sample.path('written'), documentation)).toEqual(['md'])

  const program = 'sample-code/cbl/WBDUNN.cbl'
  sample.write(program, `      * ONE MORE LINE.\n${readFileSync(sample.path(program), 'utf8')}`)
  const stale = await checked()
  expect(stale.report.pages.map(({ state }) => state)).toEqual(['unchanged', 'moved', 'unchanged'])
  const { selected, again } = staleQuestions(stale.documentation, stale.report, { force: false })
  expect([...again]).toEqual(['days'])
  const before = readFileSync(sample.path('written/programs/rating.md'), 'utf8')
  expect(await run(sample, { selected, again })).toMatchObject({ asked: 1, total: 1, outcomes: { answered: 1 } })
  expect((await checked()).report.summary).toMatchObject({ unchanged: 3, stale: 0, edited: 0 })
  expect(readFileSync(sample.path('written/programs/rating.md'), 'utf8')).toBe(before)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../../src/base/app-error.ts'
import type { BatchEvent } from '../../../src/batch/batch-event.ts'
import { makeTree } from '../../files/make-tree.ts'
import { sampleApp } from '../../support/sample-app.ts'
import { filesIn, journalOf, listed, type Reply, run, said } from './batch-fixture.ts'

const app = await sampleApp()
const output = () => join(makeTree({}), 'out')
const questions = ['one', 'two', 'three', 'four'].map((id) => listed(id))

/** Aborts when the model is asked for the second time, and answers then unless that stops it. */
function interrupting(controller: AbortController): Reply {
  let asked = 0
  return async (question, request) => {
    if (++asked === 2) controller.abort()
    await new Promise((done) => setTimeout(done, 20))
    request.signal.throwIfAborted()
    return said(question, request)
  }
}

test('asked to finish, a run ends with what is in flight and an index of what there is; the next one goes on', async () => {
  const out = output()
  const finish = new AbortController()
  const { report, asked } = await run(app, out, { questions, concurrency: 2, finish: finish.signal, reply: interrupting(finish) })
  expect(asked).toHaveLength(2)
  expect(report).toMatchObject({
    asked: 2,
    outcomes: { answered: 2, not_asked: 2 },
    stopped: { why: 'interrupted', message: 'The batch was stopped; 2 questions not asked yet.', hint: null },
  })
  expect(readFileSync(join(out, 'index.md'), 'utf8')).toContain('2 answered')
  const links = Object.entries(filesIn(out)).flatMap(([file, text]) => (file.endsWith('.md') ? [...text.matchAll(/\(([^)]*\.md)/g)] : []))
  expect(links.map(([, target = '']) => target.split('/').at(-1)).filter((target) => target === 'three.md')).toEqual([])
  expect((await run(app, out, { questions })).report).toMatchObject({ asked: 2, outcomes: { answered: 4 }, stopped: null })
})

test('stopped, a run leaves what is in flight and records nothing of it', async () => {
  const out = output()
  const stop = new AbortController()
  const { report } = await run(app, out, { questions, concurrency: 2, stop: stop.signal, reply: interrupting(stop) })
  expect(report).toMatchObject({ asked: 0, outcomes: { not_asked: 4 }, stopped: { why: 'interrupted' } })
  expect(journalOf(out).map(({ type }) => type)).toEqual(['list', 'finished'])
})

test('a pause of the provider ends at once when the run is to end', async () => {
  const finish = new AbortController()
  const warnings: string[] = []
  const onWarning = ({ message }: Error) => void warnings.push(message)
  process.on('warning', onWarning)
  const started = performance.now()
  const many = Array.from({ length: 40 }, (_, n) => listed(`q${n}`))
  const { report, types } = await run(app, output(), {
    questions: many,
    finish: finish.signal,
    pausesMs: [60_000],
    concurrency: 32,
    reply: () => new AppError('provider_unreachable', 'Nobody answers.'),
    onEvent: ({ type }: BatchEvent) => {
      if (type === 'pause') setTimeout(() => finish.abort(), 20)
    },
  })
  expect(report).toMatchObject({ outcomes: { not_asked: 40 }, stopped: { why: 'interrupted' } })
  expect(types.slice(-3)).toEqual(['pause', 'resume', 'end'])
  process.off('warning', onWarning)
  expect(warnings).toEqual([])
  expect(performance.now() - started).toBeLessThan(10_000)
})

test('stopped before the code is read, nothing is asked', async () => {
  const finish = new AbortController()
  finish.abort()
  const { report, asked } = await run(app, output(), { questions, finish: finish.signal })
  expect([asked, report.stopped?.why]).toEqual([[], 'interrupted'])
})

test('a bug is thrown when nothing is in flight any more, and the directory can be used again', async () => {
  const out = output()
  const reply: Reply = (question, request) => (question.includes('two') ? new TypeError('a bug') : said(question, request))
  await expect(run(app, out, { questions, reply })).rejects.toThrow('a bug')
  expect((await run(app, out, { questions })).report).toMatchObject({ asked: 3, outcomes: { answered: 4 } })
})

import { expect, test } from 'vitest'
import { AppError, type ErrorCode } from '../../../src/base/app-error.ts'
import type { BatchEvent } from '../../../src/batch/batch-event.ts'
import { makeTree } from '../../files/make-tree.ts'
import { sampleApp } from '../../support/sample-app.ts'
import { journalOf, listed, type Reply, run, said } from './batch-fixture.ts'

const app = await sampleApp()
const output = () => `${makeTree({})}/out`
const questions = ['one', 'two', 'three', 'four'].map((id) => listed(id))
const failure = (code: ErrorCode) => new AppError(code, `The provider says ${code}.`, { hint: 'Mend it.' })

/** What a model says until it is well again. */
function failing(times: number, code: ErrorCode): Reply {
  let left = times
  return (question, request) => (left-- > 0 ? failure(code) : said(question, request))
}

const pauses = (events: readonly BatchEvent[]) => events.flatMap((event) => (event.type === 'pause' ? [event.delayMs] : []))

test.each(['provider_unreachable', 'provider_rate_limit', 'provider_incomplete'] as const)(
  '%s pauses the batch, and an answer makes all well again',
  async (code) => {
    const out = output()
    const hurried = code === 'provider_rate_limit'
    const reply = failing(2, code)
    const { report, events, types, asked } = await run(app, out, {
      questions,
      reply: (question, request) => {
        // All attempts were made.
        if (hurried) request.onRetry({ attempt: 5, delayMs: 0, reason: '' })
        return reply(question, request)
      },
    })
    expect(report).toMatchObject({ outcomes: { answered: 4 }, asked: 4, stopped: null })
    expect(asked).toHaveLength(6)
    expect(types.slice(0, 6)).toEqual(['begin', 'question', 'pause', 'resume', 'question', 'pause'])
    expect(pauses(events)).toEqual([5, 10])
    expect(journalOf(out).filter(({ type }) => type === 'answer')).toHaveLength(4)
  },
)

test('a provider that stays away stops the batch; the next run goes on', async () => {
  const out = output()
  const { report, events, asked } = await run(app, out, { questions, reply: () => failure('provider_unreachable') })
  expect(pauses(events)).toEqual([5, 10])
  expect(asked).toHaveLength(3)
  expect(report).toMatchObject({
    outcomes: { not_asked: 4 },
    asked: 0,
    stopped: { why: 'provider', message: 'The provider says provider_unreachable.', hint: 'Mend it.' },
  })
  expect((await run(app, out, { questions })).report).toMatchObject({ outcomes: { answered: 4 }, stopped: null })
})

test('with several lanes one failure is one pause, and then one question at a time tries the provider', async () => {
  let asked = 0
  const reply: Reply = async (question, request) => {
    const isDown = ++asked <= 8
    await new Promise((done) => setTimeout(done, 5))
    return isDown ? failure('provider_unreachable') : said(question, request)
  }
  const { report, types } = await run(app, output(), { questions, concurrency: 4, pausesMs: Array(20).fill(20), reply })
  expect(report).toMatchObject({ outcomes: { answered: 4 }, stopped: null })
  const between = types.join(' ').split(' pause')
  expect(between.slice(0, -1).map((part) => part.match(/question/g)?.length)).toEqual([4, 1, 1, 1, 1])
})

test('a question that fails alone, while others are answered, is recorded as failed', async () => {
  const out = output()
  const reply: Reply = (question, request) => (question.includes('one') ? failure('provider_incomplete') : said(question, request))
  const { report, asked } = await run(app, out, { questions, reply, pausesMs: [1, 1, 1, 1, 1] })
  expect(report).toMatchObject({ outcomes: { answered: 3, failed: 1 }, stopped: null })
  expect(asked.filter((question) => question.includes('one'))).toHaveLength(3)
})

test.each(['provider_quota', 'provider_auth', 'config_invalid'] as const)('%s stops at once', async (code) => {
  const out = output()
  const { report, asked } = await run(app, out, { questions, reply: () => failure(code) })
  expect(asked).toHaveLength(1)
  expect(report).toMatchObject({
    outcomes: { not_asked: 4 },
    stopped: { why: 'provider', message: `The provider says ${code}.`, hint: 'Mend it.' },
  })
})

test('a limit that was given up early, for its rest is too long, stops at once', async () => {
  const { report, asked } = await run(app, output(), { questions, reply: () => failure('provider_rate_limit') })
  expect([asked.length, report.stopped?.why]).toEqual([1, 'provider'])
})

test('what concerns one question alone is recorded, and the run goes on', async () => {
  const out = output()
  const reply: Reply = (question, request) => (question.includes('one') ? failure('context_exceeded') : said(question, request))
  const { report } = await run(app, out, { questions, reply })
  expect(report).toMatchObject({ outcomes: { answered: 3, failed: 1 }, stopped: null })
  expect(report.questions[0]).toEqual({
    id: 'one',
    outcome: 'failed',
    verified: false,
    page: null,
    error: { code: 'context_exceeded', message: 'The provider says context_exceeded.', hint: 'Mend it.' },
  })
})

test('refusals before anything was answered, as of an unknown model, stop the batch; later ones do not', async () => {
  const refused = await run(app, output(), { questions, reply: () => failure('provider_request') })
  expect([refused.asked.length, refused.report.stopped?.why]).toEqual([3, 'provider'])
  const reply: Reply = (question, request) => (question.includes('one') ? said(question, request) : failure('provider_request'))
  const { report } = await run(app, output(), { questions, reply })
  expect(report).toMatchObject({ outcomes: { answered: 1, failed: 3 }, stopped: null })
})

test('while the provider asks one question for a pause no other is begun', async () => {
  const { report, types } = await run(app, output(), {
    questions: questions.slice(0, 2),
    concurrency: 2,
    reply: async (question, request) => {
      if (question.includes('one')) {
        request.onRetry({ attempt: 2, delayMs: 2000, reason: 'It asks for a pause.' })
        await new Promise((done) => setTimeout(done, 10))
      }
      return said(question, request)
    },
  })
  expect(report.outcomes.answered).toBe(2)
  expect(types).toEqual(expect.arrayContaining(['pause']))
}, 10_000)

test('more is not asked once the run has used its tokens', async () => {
  const out = output()
  const reply: Reply = (question, request) => ({ text: said(question, request) as string, inputTokens: 60 })
  const { report, asked } = await run(app, out, { questions, reply, maxTokens: 100 })
  expect(asked).toHaveLength(2)
  expect(report).toMatchObject({ tokens: 130, outcomes: { answered: 2, not_asked: 2 }, stopped: { why: 'budget' } })
  expect((await run(app, out, { questions, reply, maxTokens: 1000 })).report).toMatchObject({ asked: 2, stopped: null })
})

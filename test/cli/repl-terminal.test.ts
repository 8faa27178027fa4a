import { expect, test } from 'vitest'
import type { Answer } from '../../src/answer/answer.ts'
import type { AskOptions } from '../../src/app/ask.ts'
import { sanitize } from '../../src/base/sanitize.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { type FakeAsk, startRepl } from './repl-harness.ts'

const ctrlC = '\x03'
const ctrlD = '\x04'

/** Says something and then waits to be stopped, as a slow model does. */
const endless: FakeAsk = (question, { signal, onEvent }: AskOptions) =>
  new Promise<Answer>((resolve) => {
    onEvent?.({ type: 'text_delta', text: 'This is the beginning of a long answer, said before it was stopped.\n\nAnd half a' })
    signal?.addEventListener('abort', () =>
      resolve(sampleAnswer({ question, answer: 'x', outcome: 'partial', outcomeReason: 'Stopped on request.' })),
    )
  })

test('the prompt stands before the app is loaded', async () => {
  let atLoad: string | undefined
  const repl = startRepl({
    terminal: true,
    async loadApp() {
      atLoad = repl.written.out
      throw new Error('not needed')
    },
  })
  await repl.seen('> ')
  await new Promise((resolve) => setImmediate(resolve))
  repl.type(ctrlD)
  expect(await repl.ended).toBe(0)
  expect(atLoad).toContain('> ')
})

test('Ctrl-C stops an answer: what was said is kept and marked, and the conversation goes on', async () => {
  const repl = startRepl({ terminal: true, ask: (q, o) => (q === 'slow' ? endless(q, o) : sampleAnswer({ answer: 'quick' })) })
  repl.type('slow\r')
  await repl.seen('stopped.\n')
  repl.type(ctrlC)
  await repl.seen('Stopped on request.\n')
  expect(repl.written.out).toContain('said before it was stopped.\n\nAnd half a\n\nThis answer is not complete. Stopped on request.\n')
  repl.clock.ms += 60_000
  repl.type('again\r')
  await repl.seen('quick\n')
  repl.type(ctrlD)
  expect(await repl.ended).toBe(0)
})

test('an answer that does not heed the signal is left behind', async () => {
  let late = () => {}
  const repl = startRepl({
    terminal: true,
    ask: (_, { onEvent }) =>
      new Promise((resolve) => {
        late = () => {
          onEvent?.({ type: 'text_delta', text: `${'too late '.repeat(20)}\n\n` })
          resolve(sampleAnswer({ answer: 'too late' }))
        }
        onEvent?.({ type: 'notice', message: 'working' })
      }),
  })
  repl.type('slow\r')
  await repl.seen('working\n')
  repl.signal('SIGINT')
  await repl.seen('Stopped.\n')
  late()
  repl.type('/quit\r')
  expect(await repl.ended).toBe(0)
  expect(repl.written.all).not.toContain('too late')
})

test('Ctrl-C twice within two seconds quits, also from an answer', async () => {
  const repl = startRepl({ terminal: true, ask: endless })
  repl.type('slow\r')
  await repl.seen('stopped.\n')
  repl.type(ctrlC)
  await repl.seen('Stopped on request.\n')
  repl.clock.ms += 1999
  repl.type(ctrlC)
  expect(await repl.ended).toBe(130)
})

test('a second Ctrl-C during an answer that goes on quits at once', async () => {
  const repl = startRepl({ ask: (_, { onEvent }) => new Promise(() => onEvent?.({ type: 'notice', message: 'working' })) })
  repl.type('slow\n')
  await repl.seen('working\n')
  repl.signal('SIGINT')
  repl.signal('SIGINT')
  expect(await repl.ended).toBe(130)
})

test('Ctrl-C at an empty prompt asks once and then quits, however long it takes', async () => {
  const repl = startRepl({ terminal: true })
  await repl.seen('> ')
  repl.type(ctrlC)
  await repl.seen('Press Ctrl-C again, or Ctrl-D, to quit.\n')
  repl.clock.ms += 60_000
  repl.type(ctrlC)
  expect(await repl.ended).toBe(130)
})

test('Ctrl-C clears what is typed; Ctrl-D then quits', async () => {
  const repl = startRepl({ terminal: true })
  await repl.seen('> ')
  repl.type('not this')
  repl.type(ctrlC)
  repl.type('but this\r')
  await repl.seen('About but this\n')
  repl.type(ctrlD)
  expect(await repl.ended).toBe(0)
  expect(repl.asked).toEqual(['but this'])
})

test('Ctrl-C drops a question that has only begun', async () => {
  const repl = startRepl({ terminal: true })
  await repl.seen('> ')
  repl.type('begun \\\rand')
  repl.type(ctrlC)
  repl.clock.ms += 60_000
  repl.type('whole\r')
  await repl.seen('About whole\n')
  repl.type(ctrlD)
  await repl.ended
  expect(repl.asked).toEqual(['whole'])
})

test('pasted lines are asked one after the other, each shown with its answer', async () => {
  const repl = startRepl({ terminal: true })
  await repl.seen('> ')
  repl.type('one\rtwo\rthree\r')
  await repl.seen('About three\n')
  repl.type(ctrlD)
  await repl.ended
  expect(repl.asked).toEqual(['one', 'two', 'three'])
  expect(sanitize(repl.written.out)).toContain('> one\nAbout one\n\n> two\nAbout two\n\n> three\nAbout three\n')
})

test('SIGTERM ends with 143 and leaves no handler', async () => {
  const repl = startRepl({ ask: endless })
  repl.type('slow\n')
  await repl.seen('stopped.\n')
  repl.signal('SIGTERM')
  expect(await repl.ended).toBe(143)
  expect(repl.signals.size).toBe(0)
})

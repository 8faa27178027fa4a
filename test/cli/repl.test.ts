import { expect, test } from 'vitest'
import { AppError } from '../../src/base/app-error.ts'
import { hostile, sampleAnswer, sampleCitation, unsafe } from '../render/sample-answer.ts'
import { type FakeAsk, startRepl } from './repl-harness.ts'

const banner = `CodeWhisper over ledger, with the skills in skills.
house coder at 127.0.0.1:8000 answers.
Ask a question, or type /overview or /help. Ctrl-D quits.
`

test('an answer streams to stdout, everything else goes to stderr', async () => {
  const repl = startRepl({
    ask(question, { onEvent }) {
      onEvent?.({ type: 'start', question, provider: 'offline', model: 'extractive' })
      onEvent?.({ type: 'model_start', step: 1 })
      onEvent?.({ type: 'tool_start', id: '1', name: 'search_code', input: { pattern: 'TARIFF' } })
      onEvent?.({
        type: 'tool_end',
        id: '1',
        name: 'search_code',
        status: 'ok',
        durationMs: 8,
        summary: '12 matches in 3 files',
        size: 2100,
      })
      onEvent?.({ type: 'model_start', step: 2 })
      for (const text of ['The **tar', 'iff** is in `cbl/A.cbl:10-22`.\n\n', '- one\n- two']) onEvent?.({ type: 'text_delta', text })
      return sampleAnswer({ answer: 'not printed again', citations: [sampleCitation()] })
    },
  })
  expect(await repl.run('Where is the tariff?\n')).toBe(0)
  expect(repl.written.out).toBe('The tariff is in cbl/A.cbl:10-22.\n\n• one\n• two\n\nSources  1 ✓ cbl/A.cbl:10-22\n')
  expect(repl.written.err).toBe(`${banner}search_code "TARIFF" → 12 matches in 3 files (2.1 KB, 8 ms)\n`)
  expect(repl.signals.size).toBe(0)
})

test('an answer that was not streamed is printed when it is there; plain style prints Markdown after the review', async () => {
  const rendered = startRepl({ ask: () => sampleAnswer({ answer: '**A**' }) })
  await rendered.run('q\n')
  expect(rendered.written.out).toBe('A\n')

  const plain = startRepl({
    style: 'plain',
    ask(_, { onEvent }) {
      onEvent?.({ type: 'text_delta', text: 'before the review' })
      return sampleAnswer({ answer: '**A**', citations: [sampleCitation({ status: 'broken', reason: 'no such file' })] })
    },
  })
  await plain.run('q\n')
  expect(plain.written.out).toBe('**A**\n\nNot verified:\n\n- `cbl/A.cbl:10-22`: no such file\n')
})

test('the mark of an answer that was not found is not shown, however it is divided', async () => {
  for (const size of [1, 3, 100]) {
    const repl = startRepl({
      ask(_, { onEvent }) {
        const text = '**NOT FOUND**\nNothing names it.'
        for (let at = 0; at < text.length; at += size) onEvent?.({ type: 'text_delta', text: text.slice(at, at + size) })
        return sampleAnswer({ answer: 'Nothing names it.', outcome: 'not_found' })
      },
    })
    await repl.run('q\n')
    expect(repl.written.out).toBe('Nothing names it.\n\nOutcome: not found.\n')
  }
})

test('text that belongs to no answer is told apart', async () => {
  const repl = startRepl({
    ask(_, { onEvent }) {
      onEvent?.({ type: 'text_delta', text: `I will look at the files that hold it, one after the other.\n\nAnd half a thou` })
      onEvent?.({ type: 'notice', message: 'The model went on to look things up.', discard: true })
      onEvent?.({ type: 'model_start', step: 2 })
      onEvent?.({ type: 'text_delta', text: 'It is here.' })
      return sampleAnswer({ answer: 'It is here.' })
    },
  })
  await repl.run('q\n')
  expect(repl.written.out).toBe('I will look at the files that hold it, one after the other.\nIt is here.\n')
  expect(repl.written.err).toBe(`${banner}(The text above is no part of the answer.)\n`)
})

test('no failure ends the conversation', async () => {
  let loads = 0
  const repl = startRepl({
    verbosity: 'quiet',
    async loadApp() {
      loads += 1
      if (loads <= 2) throw new AppError('directory_missing', 'There is no directory x.', { hint: 'Name another.' })
      return {
        skills: { list: () => [] },
        notes: [],
        rules: [],
        sendsNothing: false,
        structureStatus: async () => undefined,
        health: () => [],
        redact: (text) => text.replaceAll('secret', '[redacted]'),
        sandbox: { readWindow: async () => never(), walk: async () => never() },
        structure: async () => never(),
        highlight: async () => never(),
        callTool: async () => never(),
      }
    },
    ask(question) {
      if (question === 'refused') throw new AppError('usage', 'The secret question is too long.')
      if (question === 'bug') throw new TypeError('x is not a function')
      if (question === 'failed')
        return sampleAnswer({ outcome: 'failed', error: { code: 'provider_auth', message: 'The key was refused.', hint: 'Set another.' } })
      return sampleAnswer({ answer: 'fine, no secret' })
    },
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(await repl.run('one\nrefused\nbug\nfailed\n/serch x\nlast\n')).toBe(0)
  const lines = repl.written.err.split('\n').filter((line) => !line.startsWith('    at '))
  expect(lines).toEqual([
    'There is no directory x. Name another.',
    'The [redacted] question is too long.',
    'Internal error: TypeError: x is not a function',
    'The key was refused. Set another.',
    'There is no command /serch. Did you mean /search?',
    '',
  ])
  expect(repl.written.out).toBe('fine, no [redacted]\n')
})

test('lines that arrive while an answer runs wait; input that ends early ends nothing', async () => {
  let release = () => {}
  const repl = startRepl({
    ask: async (question) => {
      if (question === 'one') await new Promise<void>((resolve) => (release = resolve))
      return sampleAnswer({ answer: question.toUpperCase() })
    },
  })
  repl.type('one\ntwo\n')
  repl.type('three')
  repl.end()
  await repl.seen('quits.\n')
  await new Promise((resolve) => setImmediate(resolve))
  expect(repl.asked).toEqual(['one'])
  release()
  expect(await repl.ended).toBe(0)
  expect(repl.written.out).toBe('ONE\nTWO\nTHREE\n')
})

test('a backslash at the end of a line goes on, empty lines are nothing, JCL and paths are questions', async () => {
  const repl = startRepl()
  await repl.run('first \\\nsecond\\\nthird\n\n   \n//STEP1 EXEC PGM=A\n/usr/lib what\nopen \\\n')
  expect(repl.asked).toEqual(['first \nsecond\nthird', '//STEP1 EXEC PGM=A', '/usr/lib what', 'open'])
})

test('the conversation is handed on, and /reset forgets it', async () => {
  const turns: number[] = []
  const repl = startRepl({
    ask(_, { conversation }) {
      turns.push(conversation?.turns.length ?? -1)
      return sampleAnswer({ answer: 'a' })
    },
  })
  await repl.run('one\ntwo\n/reset\nthree\n')
  expect(turns).toEqual([0, 1, 0])
})

test('what the app has to tell is told once, before the first answer', async () => {
  const notes = [{ level: 'warning', rule: 'r', message: hostile('Skill x is broken.') }] as const
  const repl = startRepl({ app: { notes } })
  await repl.run('one\ntwo\n')
  expect(repl.written.err).toBe(`${banner}warning: Skill x is broken.\n`)
})

test('nothing hostile reaches the terminal', async () => {
  const bad = hostile('x')
  const repl = startRepl({
    about: { provider: { name: bad, model: bad, host: bad, keyOrigin: bad }, fallbacks: [], codeDirs: [bad], skillsDirs: [bad] },
    app: {
      skills: { list: () => [{ name: bad, description: bad }] },
      callTool: async () => ({
        content: bad,
        artifact: {
          summary: bad,
          evidence: [{ kind: 'code', path: bad, startLine: 1, endLine: 1, text: bad, hash: '', whole: false, via: 'match' }],
        },
      }),
    },
    verbosity: 'verbose',
    ask(question, { onEvent }) {
      onEvent?.({ type: 'thinking', text: bad })
      onEvent?.({ type: 'tool_start', id: '1', name: bad, input: { path: bad, [bad]: bad } })
      onEvent?.({ type: 'tool_end', id: '1', name: bad, status: 'ok', durationMs: 1, summary: bad, size: 2100 })
      onEvent?.({ type: 'retry', attempt: 2, delayMs: 1500, reason: bad })
      onEvent?.({ type: 'notice', message: bad })
      for (const piece of `${bad} \`${bad}\`\n\n| ${bad} |\n|---|\n| ${bad} |`) onEvent?.({ type: 'text_delta', text: piece })
      if (question === 'bug') throw new Error(bad)
      return sampleAnswer({
        citations: [sampleCitation({ path: bad, status: 'broken', reason: bad })],
        outcome: 'partial',
        outcomeReason: bad,
      })
    },
  })
  expect(await repl.run(`q\nbug\n/skills\n/skills x\n/search x\n/status\n/${bad}\n/x${bad}\n/help ${bad}\n`)).toBe(0)
  expect(repl.written.all).not.toMatch(unsafe)
})

function never(): never {
  throw new Error('not called')
}

test('with the embedded model the banner says that nothing leaves, and its calls are told only when asked for', async () => {
  const about = {
    provider: { name: 'offline', model: 'extractive', host: undefined, keyOrigin: undefined },
    fallbacks: [],
    codeDirs: ['ledger'],
    skillsDirs: [],
  }
  const ask: FakeAsk = (_question, { onEvent }) => {
    onEvent?.({ type: 'tool_start', id: '1', name: 'search_code', input: { pattern: 'X' } })
    onEvent?.({ type: 'tool_end', id: '1', name: 'search_code', status: 'ok', durationMs: 1, summary: '1 match', size: 2100 })
    return sampleAnswer({})
  }
  for (const [verbosity, told] of [
    ['normal', false],
    ['verbose', true],
  ] as const) {
    const repl = startRepl({ about, ask, verbosity })
    await repl.run('q\n')
    expect(repl.written.err).toContain('The embedded offline model answers; nothing leaves this machine.')
    expect(repl.written.err.includes('search_code')).toBe(told)
  }
})

import { expect, test } from 'vitest'
import { hostile, sampleAnswer } from '../render/sample-answer.ts'
import { type FakeAsk, startRepl } from './repl-harness.ts'

const call = { type: 'tool_end', id: '1', name: 'search_code', status: 'ok', durationMs: 8, summary: '12 matches', size: 2140 } as const

const asking: FakeAsk = (question, { onEvent }) => {
  onEvent?.({ type: 'tool_start', id: '1', name: 'search_code', input: { pattern: 'TARIFF' } })
  onEvent?.(call)
  onEvent?.({ type: 'retry', attempt: 1, delayMs: 1000, reason: 'busy' })
  return sampleAnswer({ answer: `About ${question}.` })
}
const offline = {
  provider: { name: 'offline', model: 'extractive', host: undefined, keyOrigin: undefined },
  fallbacks: [],
  codeDirs: [],
  skillsDirs: [],
}
const line = 'search_code "TARIFF" → 12 matches (2.1 KB, 8 ms)'

function told(err: string): string[] {
  return err.split('\n').filter((one) => one === line || one.startsWith('Tool calls') || one.startsWith('Trying'))
}

test('/tools off leaves out the lines of calls and nothing else, until they are wanted again', async () => {
  const repl = startRepl({ ask: asking })
  await repl.run('one\n/tools off\ntwo\n/tools on\nthree\n/tools\n')
  const retry = 'Trying again in 1 s (attempt 1): busy'
  const off = 'Tool calls are not told; /last shows those of the last answer.'
  expect(told(repl.written.err)).toEqual([line, retry, off, retry, 'Tool calls are told.', line, retry, 'Tool calls are told.'])
})

test('those of the embedded model are told when they are asked for', async () => {
  const repl = startRepl({ ask: asking, about: offline })
  await repl.run('one\n/tools on\ntwo\n')
  expect(told(repl.written.err).filter((one) => one === line)).toHaveLength(1)
})

test('/tools takes on and off', async () => {
  const repl = startRepl()
  await repl.run('/tools maybe\n')
  expect(repl.written.err).toContain('/tools takes on or off. For example: /tools on\n')
})

const bad = hostile('x')
const lastCalls: FakeAsk = () =>
  sampleAnswer({
    durationMs: 2345,
    toolCalls: [
      {
        name: 'search_code',
        input: { pattern: 'TARIFF', key: 'secret' },
        status: 'ok',
        durationMs: 8,
        summary: '12 matches in 3 files',
        content: 'cbl/A.cbl\n10: MOVE secret TO X',
        evidence: [
          { kind: 'code', path: 'cbl/A.cbl', startLine: 10, endLine: 12, text: '', hash: '', whole: false, via: 'read' },
          {
            kind: 'skill',
            name: 'tariff',
            description: '',
            path: 'tariff/SKILL.md',
            heading: 'Tiers',
            startLine: 1,
            endLine: 2,
            text: '',
            hash: '',
            whole: false,
            via: 'load',
          },
        ],
      },
      { name: bad, input: bad, status: 'error', durationMs: 1, summary: bad, content: bad, evidence: [] },
    ],
  })

test('/last tells the calls of the last answer', async () => {
  const repl = startRepl({ ask: lastCalls, app: { redact: (text) => text.replaceAll('secret', '[redacted]') } })
  await repl.run('question\n/last\n')
  expect(repl.written.out.slice(repl.written.out.indexOf('1  search'))).toBe(`1  search_code 8 ms, 30 bytes
   {"pattern":"TARIFF","key":"[redacted]"}
   ok: 12 matches in 3 files
   from cbl/A.cbl:10-12, skill:tariff#Tiers
2  x 1 ms, ${Buffer.byteLength(bad)} bytes
   x
   error: x
`)
  expect(repl.written.err).toContain('2 tool calls, 2.3 s in all\n')
})

test('/last with a number shows what that call found', async () => {
  const repl = startRepl({ ask: lastCalls, app: { redact: (text) => text.replaceAll('secret', '[redacted]') } })
  await repl.run('/last\nquestion\n/last 1\n/last 3\n/last x\n')
  expect(repl.written.out).toContain('cbl/A.cbl\n10: MOVE [redacted] TO X\n')
  expect(repl.written.err).toContain('There is no answer yet. Ask something first.\n')
  expect(repl.written.err).toContain('There is no tool call 3. The last answer made 2 calls; for example: /last 1\n')
  expect(repl.written.err).toContain('There is no tool call x.')
})

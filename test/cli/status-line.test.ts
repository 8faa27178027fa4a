import { Chalk } from 'chalk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnswerEvent } from '../../src/answer/event.ts'
import { Activity } from '../../src/cli/activity.ts'
import { StatusLine } from '../../src/cli/status-line.ts'
import { displayWidth } from '../../src/render/display-width.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A status line and all that it writes, in order. */
function statusLine(columns = 80) {
  const writes: string[] = []
  const terminal = { columns, write: (text: string) => writes.push(text) }
  const line = new StatusLine({ terminal, clock: { now: () => Date.now() }, colors: new Chalk({ level: 0 }) })
  return { line, writes, terminal }
}

/** What a row shows after these writes. */
function row(writes: readonly string[]): string {
  return (writes.at(-1) ?? '').split('\r').at(-1)?.replace('\x1b[K', '') ?? ''
}

test('what is quick is not told', () => {
  const { line, writes } = statusLine()
  line.say('thinking')
  vi.advanceTimersByTime(250)
  line.stop()
  expect(writes).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('it says what and for how long, in place, a few times a second', () => {
  const { line, writes } = statusLine()
  line.say('searching the code')
  vi.advanceTimersByTime(500)
  expect(row(writes)).toMatch(/^\S searching the code …$/)
  vi.advanceTimersByTime(3000)
  expect(row(writes)).toMatch(/^\S searching the code … 3 s$/)
  expect(writes.length).toBeLessThanOrEqual(3.5 * 8)
  expect(writes.every((text) => /^\r[^\r\n\x1b]+\x1b\[K$/.test(text))).toBe(true)
  line.say('writing')
  vi.advanceTimersByTime(3000)
  expect(row(writes)).toMatch(/^\S writing … 6 s \(Ctrl-C stops it\)$/)
  vi.advanceTimersByTime(60_000)
  expect(row(writes)).toContain('1 min 6 s')
  line.stop()
  expect(writes.at(-1)).toBe('\r\x1b[K')
  expect(vi.getTimerCount()).toBe(0)
})

test('it is gone before anything else is printed, and comes back with the next frame', () => {
  const { line, writes } = statusLine()
  line.say('writing')
  vi.advanceTimersByTime(1000)
  line.erase()
  expect(writes.at(-1)).toBe('\r\x1b[K')
  const before = writes.length
  line.erase()
  expect(writes.length).toBe(before)
  vi.advanceTimersByTime(200)
  expect(row(writes)).toContain('writing')
  line.stop()
})

test.each([10, 20, 40])('it is narrower than %i columns, also when the terminal has become narrower', (columns) => {
  const { line, writes, terminal } = statusLine(200)
  line.say('残高照会 \u{1f600} looking for the places in a very long text\n\x1b[2Jof two lines')
  vi.advanceTimersByTime(6000)
  terminal.columns = columns
  vi.advanceTimersByTime(200)
  expect(displayWidth(row(writes))).toBeLessThan(columns)
  expect(row(writes)).not.toMatch(/[\x1b\n]/)
  line.stop()
})

test('what is going on, from the events of an answer', () => {
  const activity = new Activity()
  const start = (id: string, name: string): AnswerEvent => ({ type: 'tool_start', id, name, input: {} })
  const end = (id: string): AnswerEvent => ({ type: 'tool_end', id, name: 'x', status: 'ok', durationMs: 1, summary: '', size: 1 })
  const events: readonly AnswerEvent[] = [
    { type: 'start', question: 'q', provider: 'house', model: 'coder' },
    { type: 'model_start', step: 1 },
    { type: 'thinking', text: 'x' },
    start('a', 'search_code'),
    start('b', 'read_file'),
    end('a'),
    end('b'),
    { type: 'model_start', step: 2 },
    { type: 'retry', attempt: 1, delayMs: 1, reason: '' },
    { type: 'text_delta', text: 'x' },
    { type: 'review', citations: [] },
  ]
  expect(events.map((event) => activity.hear(event))).toEqual([
    undefined,
    'waiting for coder',
    'thinking',
    'searching the code',
    'searching the code, and 1 more',
    'reading the code',
    undefined,
    'waiting for coder',
    'waiting to try again',
    'writing',
    'checking the citations',
  ])
})

import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import { type BatchProgress, batchProgress } from '../../src/render/batch-progress.ts'
import { displayWidth } from '../../src/render/display-width.ts'

const colors = new Chalk({ level: 0 })

function line(width: number, progress: Partial<BatchProgress> = {}): string {
  const asking = [
    { title: 'What does WBRATE do?', ms: 12_300 },
    { title: 'Who calls WBDAYS?', ms: 400 },
  ]
  const usual = { total: 60, done: 23, failed: 1, tokens: 1_234_000, rate: 12.4, leftMs: 185_000, pause: undefined, finishing: false }
  return batchProgress({ ...usual, asking, ...progress }, { width, colors })
}

test('how far it is, and what is being asked', () => {
  expect(line(120)).toBe('██████░░░░░░░░░  23/60  12/min  4 min left  1.2M tokens  1 failed  What does WBRATE do? (12 s) and 1 more')
})

test('what has no room is left out: first the title, then tokens, rate, bar, time, failures', () => {
  expect([99, 79, 60, 50, 39, 30, 20, 10, 4].map((width) => line(width))).toEqual([
    '█████░░░░░░░  23/60  12/min  4 min left  1.2M tokens  1 failed  What does WBRATE do? (12 s) and 1 …',
    '████░░░░░  23/60  12/min  4 min left  1.2M tokens  1 failed  What does WBRATE …',
    '████░░░░  23/60  12/min  4 min left  1.2M tokens  1 failed',
    '████░░░░  23/60  12/min  4 min left  1 failed',
    '████░░░░  23/60  4 min left  1 failed',
    '23/60  4 min left  1 failed',
    '23/60  1 failed',
    '23/60',
    '',
  ])
})

test('at the beginning and at the end', () => {
  const start = { done: 0, failed: 0, tokens: 0, rate: undefined, leftMs: undefined, asking: [] }
  expect(line(64, start)).toBe('░░░░░░░░  0/60')
  expect(line(64, { ...start, done: 1 })).toBe('█░░░░░░░  1/60')
  expect(line(64, { ...start, total: 2000, done: 1999 })).toBe('███████░  1999/2000')
  expect(line(64, { ...start, done: 60 })).toBe('████████  60/60')
  expect(line(64, { ...start, total: 0 })).toBe('████████  0/0')
})

test('while the code is read, that is said, and how far it is', () => {
  const start = { done: 0, failed: 0, tokens: 0, rate: undefined, leftMs: undefined, asking: [] }
  expect(line(80, { ...start, preparing: 'reading the code: 120 of 2,544 files' })).toBe(
    '░░░░░░░░░░  0/60  reading the code: 120 of 2,544 files',
  )
})

test('a pause counts down, and its time is seen at any width', () => {
  const pause = { leftMs: 42_100, reason: 'openai (https://api.example)\nlimits requests \x1b[2J(HTTP 429).' }
  expect(line(120, { pause })).toBe(
    '██████░░░░░░░░░  23/60  12/min  4 min left  1.2M tokens  1 failed  Pause, 43 s: openai (https://api.example) limits req…',
  )
  expect(line(39, { pause })).toBe('23/60  Pause, 43 s: openai (https://ap…')
  expect(line(20, { pause: { ...pause, leftMs: 0 } })).toBe('23/60  Pause, 0 s: …')
})

test('after Ctrl-C it says what a second one does, at any width', () => {
  expect(line(79, { finishing: true })).toBe('23/60  4 min left  1 failed  Finishing 2 questions; Ctrl-C again stops at once.')
  expect(line(39, { finishing: true })).toBe('23/60  Finishing 2; Ctrl-C: stop now.')
})

test.each([1, 7, 10, 20, 39, 79, 200])('nothing is wider than %i columns, and nothing of a title is obeyed', (width) => {
  const title = '残高照会\t\x1b]52;c;eA==\x07 👩‍👩‍👧‍👦 e\u0301\u202e '.repeat(20)
  const asking = [{ title, ms: 4_000_000 }, ...Array.from({ length: 31 }, () => ({ title: 'x', ms: 0 }))]
  const states = [{ asking }, { finishing: true }, { pause: { leftMs: 9e7, reason: title } }, { total: 10_000, done: 9999, failed: 1234 }]
  for (const state of states) {
    expect(displayWidth(line(width, state))).toBeLessThanOrEqual(width)
    expect(line(width, state)).not.toMatch(/[\x00-\x1f\x7f-\x9f\u202e]/)
  }
})

test.each([
  [950, '950 tokens'],
  [12_345, '12k tokens'],
  [999_499, '999k tokens'],
  [999_500, '1.0M tokens'],
])('%i tokens', (tokens, text) => {
  expect(line(100, { tokens })).toContain(`  ${text}`)
})

test.each([
  [1000, '1 s left'],
  [59_001, '1 min left'],
  [7_200_000, '2 h 0 min left'],
])('%i ms are left', (leftMs, text) => {
  expect(line(100, { leftMs })).toContain(`  ${text}`)
})

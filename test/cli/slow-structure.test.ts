import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellWhenSlow } from '../../src/cli/progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('reading the code is told after a second with how far it is, and again while it lasts', async () => {
  const lines: string[] = []
  let report: (files: { done: number; total: number }) => void = () => {}
  let end: (value: string) => void = () => {}
  const reading = tellWhenSlow(
    (onProgress) => {
      report = onProgress
      return new Promise<string>((resolve) => {
        end = resolve
      })
    },
    { note: (line) => lines.push(line) },
  )
  await vi.advanceTimersByTimeAsync(900)
  expect(lines).toEqual([])
  report({ done: 120, total: 2544 })
  await vi.advanceTimersByTimeAsync(200)
  report({ done: 1900, total: 2544 })
  await vi.advanceTimersByTimeAsync(5000)
  report({ done: 2544, total: 2544 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(lines).toEqual([
    'Reading the structure of the code; the next time only what has changed is read: 120 of 2,544 files …',
    '  1,900 of 2,544 files …',
    '  2,544 files read, putting them together …',
  ])
  end('index')
  expect(await reading).toBe('index')
  expect(vi.getTimerCount()).toBe(0)
})

test('what is quick says nothing', async () => {
  const lines: string[] = []
  expect(await tellWhenSlow(async () => 1, { note: lines.push.bind(lines) })).toBe(1)
  expect([lines, vi.getTimerCount()]).toEqual([[], 0])
})

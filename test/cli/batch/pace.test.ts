import { expect, test } from 'vitest'
import { Pace } from '../../../src/cli/batch/pace.ts'

test('nothing is known before two questions are done', () => {
  const pace = new Pace(0)
  pace.finished(1000)
  expect(pace.perMinute(2000)).toBeUndefined()
  pace.finished(2000)
  expect(pace.perMinute(2000)).toBe(60)
})

test('only the recent questions count', () => {
  const pace = new Pace(0)
  for (let i = 1; i <= 100; i++) pace.finished(i * 60_000)
  for (let i = 1; i <= 20; i++) pace.finished(6_000_000 + i * 1000)
  expect(pace.perMinute(6_020_000)).toBe(60)
})

test('a question that takes long makes it slower before it is done', () => {
  const pace = new Pace(0)
  pace.finished(1000)
  pace.finished(2000)
  expect(pace.perMinute(4000)).toBe(30)
})

test('pauses do not count, however often they are told', () => {
  const pace = new Pace(0)
  pace.finished(1000)
  pace.finished(2000)
  pace.pause(2000)
  pace.pause(50_000)
  expect(pace.perMinute(90_000)).toBe(60)
  pace.resume(100_000)
  pace.resume(100_500)
  pace.finished(101_000)
  expect(pace.perMinute(101_000)).toBe(60)
})

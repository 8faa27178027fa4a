import { expect, test } from 'vitest'
import { retryAfter } from '../../src/models/retry-after.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const after = (headers: Record<string, string>, message = '') => retryAfter(new Headers(headers), message, now)

test('milliseconds come before seconds, and headers before words', () => {
  expect(after({ 'retry-after-ms': '1500', 'retry-after': '60' }, 'try again in 9s')).toBe(1500)
  expect(after({ 'retry-after': '2.5' })).toBe(2500)
  expect(after({ 'retry-after': '0' })).toBe(0)
})

test('a date is counted from now and never lies in the past', () => {
  expect(after({ 'retry-after': 'Sun, 22 Nov 2026 12:00:30 GMT' })).toBe(30_000)
  expect(after({ 'retry-after': 'Sun, 22 Nov 2026 11:00:00 GMT' })).toBe(0)
})

test.each([
  ['Rate limit reached. Please try again in 1.2s. Visit …', 1200],
  ['Please try again in 1m26.4s.', 86_400],
  ['Please try again in 300ms.', 300],
  ['retry after 12 seconds', 12_000],
  ['Please retry in 2h', 7_200_000],
  ['{"@type":"RetryInfo","retryDelay": "34s"}', 34_000],
])('words: %s', (message, expected) => {
  expect(after({}, message)).toBe(expected)
})

test.each([
  [{}, 'Too many requests.'],
  [{ 'retry-after': 'soon' }, ''],
  [{ 'retry-after': '-1' }, 'try again in a while'],
])('nothing is said by %j %s', (headers, message) => {
  expect(after(headers, message)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { runTorture } from '../support/torture/torture.ts'

// A slice of `npm run torture`.
test('60 questions, 20 % of the requests faulty, 8 at a time: none hangs, is lost or doubled', async () => {
  const report = await runTorture({ questions: 60, seed: 'slice', faultRate: 0.2, lanes: 8 })
  expect(report.problems).toEqual([])
  expect(report.answered + report.failed).toBe(60)
  expect(report.answered).toBeGreaterThan(40)
  expect(report.faulty).toBeGreaterThan(10)
})

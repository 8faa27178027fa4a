import { expect, test } from 'vitest'
import { tortureBatch } from '../../support/torture/batch-torture.ts'

test('a batch that is killed at random moments ends as one that nothing has disturbed', async () => {
  const report = await tortureBatch({ questions: 24, kills: 4, seed: 'slice', faultRate: 0.15, concurrency: 4 })
  expect(report.problems).toEqual([])
  expect(report.kills).toBe(4)
  expect(report.faulty).toBeGreaterThan(0)
}, 60_000)

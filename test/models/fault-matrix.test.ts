import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { CellResult, FaultCell } from '../support/fault-cell.ts'
import { cellName, expectedResult, faultCells } from '../support/fault-cells.ts'
import { resiliencePage } from '../support/resilience-page.ts'
import { runFaultMatrix } from '../support/run-fault-matrix.ts'

let results: ReadonlyMap<FaultCell, CellResult>

beforeAll(async () => {
  results = await runFaultMatrix()
}, 120_000)

test.each(faultCells.map((cell) => [cellName(cell), cell] as const))('%s', (_, cell) => {
  expect(results.get(cell)).toMatchObject(expectedResult(cell))
})

test('docs/resilience.md says what was found; `npm run docs:resilience` writes it', () => {
  expect(readFileSync('docs/resilience.md', 'utf8')).toBe(resiliencePage(results))
})

import { type CellResult, type FaultCell, runFaultCell } from './fault-cell.ts'
import { faultCells } from './fault-cells.ts'
import { inLanes } from './in-lanes.ts'
import { sampleApp } from './sample-app.ts'

/** Runs every cell over one app. Most of the time a cell waits. */
export async function runFaultMatrix(): Promise<ReadonlyMap<FaultCell, CellResult>> {
  const app = await sampleApp()
  const results = await inLanes(faultCells, 8, async (cell) => [cell, await runFaultCell(app, cell)] as const)
  return new Map(results)
}

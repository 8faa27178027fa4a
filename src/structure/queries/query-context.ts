import type { StructureGraph } from '../graph.ts'
import { KnownNames } from './known-names.ts'
import { NameIndex } from './name-index.ts'
import { StepData } from './step-data.ts'
import { UnitPlaces } from './unit-places.ts'

/** What the queries work with: the graph and what is made of it on first need. */
export interface QueryContext {
  readonly graph: StructureGraph
  readonly names: NameIndex
  readonly places: UnitPlaces
  readonly known: KnownNames
  readonly stepData: StepData
}

export function queryContext(graph: StructureGraph): QueryContext {
  const places = new UnitPlaces(graph)
  return { graph, places, names: new NameIndex(graph, places), known: new KnownNames(graph), stepData: new StepData(graph) }
}

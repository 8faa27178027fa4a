import type { StructureEdge } from '../../answer/structure.ts'
import { addToGroup } from '../../base/group-by.ts'
import type { StructureGraph } from '../graph.ts'
import { ddOf, programsOf } from './dataset-uses.ts'

/** The DD statements by the programs of their steps. */
export class StepData {
  readonly #graph: StructureGraph
  /** Places among the statements, by program and ddname. */
  #made: Map<string, number[]> | undefined

  constructor(graph: StructureGraph) {
    this.#graph = graph
  }

  /** The DD statements behind statements on files: those of the ddname in the steps that run the program. */
  behind(statements: readonly StructureEdge[]): StructureEdge[] {
    const asked = new Set(statements.map(({ from, to }) => `${from.name} ${to.name}`))
    const found = new Set([...asked].flatMap((use) => this.#byUse().get(use) ?? []))
    return [...found].sort((a, b) => a - b).flatMap((at) => this.#statements()[at] ?? [])
  }

  #statements(): readonly StructureEdge[] {
    return this.#graph.edgesOfKind('dataset')
  }

  #byUse(): Map<string, number[]> {
    if (this.#made) return this.#made
    this.#made = new Map()
    for (const [at, edge] of this.#statements().entries()) {
      const { dd, step } = edge
      if (dd === undefined || step === undefined) continue
      for (const program of programsOf(this.#graph, edge, step)) {
        addToGroup(this.#made, `${program} ${ddOf(dd)}`, at)
      }
    }
    return this.#made
  }
}

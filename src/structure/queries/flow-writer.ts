import type { UnitName } from '../../answer/structure.ts'
import type { FlowLink, FlowNode } from '../../answer/structure-estate-results.ts'
import { unitName } from '../unit-name.ts'
import type { QueryContext } from './query-context.ts'
import { isLocal } from './unit-family.ts'

type Link = Omit<FlowLink, 'from' | 'to'>

/** Collects the nodes and links of a flow; what is met twice is one node. */
export class FlowWriter {
  readonly nodes: FlowNode[] = []
  readonly links: FlowLink[] = []
  readonly #context: QueryContext
  readonly #indices = new Map<string, number>()

  constructor(context: QueryContext) {
    this.#context = context
  }

  /** Index of the node of this key; `make` is asked for it the first time. */
  node(key: string, make: () => FlowNode): number {
    const known = this.#indices.get(key)
    if (known !== undefined) return known
    const index = this.nodes.length
    this.#indices.set(key, index)
    this.nodes.push(make())
    return index
  }

  has(unit: UnitName): boolean {
    return this.#indices.has(keyOf(unit))
  }

  /** Something that is known by its name alone. */
  named(unit: UnitName & { readonly path?: string }, detail?: string): number {
    return this.node(keyOf(unit), () => {
      const [definition] = this.#context.names.thingOf(unit).definitions
      return {
        unit: unitName(unit),
        ...(definition ? { place: { path: definition.path, line: definition.startLine } } : {}),
        ...(detail === undefined ? {} : { detail }),
      }
    })
  }

  arrow(from: number, to: number, { kind, path, line, does, condition }: Link): void {
    const more = { ...(does === undefined ? {} : { does }), ...(condition === undefined ? {} : { condition }) }
    this.links.push({ from, to, kind, path, line, ...more })
  }
}

function keyOf(unit: UnitName): string {
  return `${unit.kind} ${unit.name} ${isLocal(unit) ? (unit.of ?? '') : ''}`
}

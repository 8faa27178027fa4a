import type { FlowLink, SubjectFlow } from '../answer/structure-estate-results.ts'

/** A line of a flow as a tree: a link with what it leads to. */
export interface FlowLine {
  /** 1 for what the first node leads to. */
  readonly depth: number
  /** For each depth up to its own, whether another line of that depth follows under the same node. */
  readonly open: readonly boolean[]
  readonly link: FlowLink
  /** What it leads to stands further up with what follows from it. */
  readonly above: boolean
}

/**
 * The links from the first node on, each with what follows from it below, and once only. What control runs on into stands below and not inside. No recursion:
 * a flow may be as deep as a program is long.
 */
export function* flowLines(flow: Pick<SubjectFlow, 'nodes' | 'links'>): Generator<FlowLine> {
  const ways = new Ways(flow)
  const shown = new Set([0])
  const stack: { readonly links: readonly FlowLink[]; at: number }[] = [{ links: row(ways.all(0), ways), at: 0 }]
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const link = top.links[top.at++]
    if (link === undefined) {
      stack.pop()
      continue
    }
    const inside = ways.inside(link.to)
    const known = shown.has(link.to)
    shown.add(link.to)
    yield { depth: stack.length, open: stack.map(({ links, at }) => at < links.length), link, above: known && inside.length > 0 }
    if (!known && inside.length > 0) stack.push({ links: row(inside, ways), at: 0 })
  }
}

/** Links of one node, each followed by those that lead on from where it led; the first step of a proc is inside that. */
function row(links: readonly FlowLink[], ways: Ways): FlowLink[] {
  const found: FlowLink[] = []
  const passed = new Set<FlowLink>()
  for (const first of links) {
    for (let link: FlowLink | undefined = first; link !== undefined && !passed.has(link); link = ways.on(link.to)) {
      passed.add(link)
      found.push(link)
    }
  }
  return found
}

/** Links by the node where they begin. */
class Ways {
  readonly #from: readonly FlowLink[][]
  readonly #nodes: SubjectFlow['nodes']

  constructor({ nodes, links }: Pick<SubjectFlow, 'nodes' | 'links'>) {
    this.#nodes = nodes
    this.#from = nodes.map(() => [])
    for (const link of links) this.#from[link.from]?.push(link)
  }

  all(node: number): readonly FlowLink[] {
    return this.#from[node] ?? []
  }

  on(node: number): FlowLink | undefined {
    return this.all(node).find((link) => this.#isNext(link))
  }

  inside(node: number): FlowLink[] {
    return this.all(node).filter((link) => !this.#isNext(link))
  }

  #isNext({ kind, from }: FlowLink): boolean {
    return kind === 'falls' || (kind === 'then' && this.#nodes[from]?.unit.kind === 'step')
  }
}

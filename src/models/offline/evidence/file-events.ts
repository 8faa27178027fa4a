import type { SubjectFlow } from '../../../answer/structure-estate-results.ts'
import type { Reference } from '../../../answer/structure-results.ts'
import { distinctBy } from '../../../base/distinct-by.ts'
import type { Findings } from '../findings.ts'
import { flowOf } from './control-events.ts'
import { inLineOrder } from './in-line-order.ts'

/** What a program does to its files in one way, in the order in which control comes to the statements, each once. */
export function fileEvents(program: string, ops: RegExp, findings: Findings): readonly Reference[] {
  const files = findings
    .referencesOf(program, 'callees')
    .filter(({ kind, depth, op = '' }) => kind === 'file' && depth === 1 && ops.test(op))
  const events = distinctBy(files, ({ path, line, to }) => `${path}:${line} ${to.name}`)
  const flow = flowOf(program, findings)
  if (flow === undefined) return inLineOrder(events)
  const rank = ranksIn(flow)
  const rankOf = ({ within }: Reference) => rank.get(within ?? '') ?? Number.POSITIVE_INFINITY
  return inOrder(flow, inLineOrder(events), rankOf)
}

/** Blocks by name in the order in which control first comes to them. */
function ranksIn({ nodes, links }: SubjectFlow): ReadonlyMap<string, number> {
  const rank = new Map<string, number>()
  const visit = (at: number) => {
    const { kind, name } = nodes[at]?.unit ?? {}
    if (name === undefined || kind === 'map' || rank.has(keyOf(kind, name))) return
    rank.set(keyOf(kind, name), rank.size)
    for (const link of links) if (link.from === at) visit(link.to)
  }
  visit(0)
  return rank
}

/** Statements of a program stand in none of its paragraphs. */
function keyOf(kind: string | undefined, name: string): string {
  return kind === 'program' ? '' : name
}

/**
 * By the block in which they stand. Of statements in the program's first block those come before what it performs that stand above that: they are few, so
 * they are put there by their lines.
 */
function inOrder(flow: SubjectFlow, events: readonly Reference[], rankOf: (event: Reference) => number): readonly Reference[] {
  const own = events.filter(({ within }) => within === undefined)
  const others = events.filter(({ within }) => within !== undefined).toSorted((a, b) => rankOf(a) - rankOf(b))
  const firstLine = (name: string | undefined) =>
    Math.min(...flow.links.filter(({ from, to }) => from === 0 && flow.nodes[to]?.unit.name === name).map(({ line }) => line))
  const before = (event: Reference) => others.findIndex(({ within }) => firstLine(within) > event.line)
  const placed = [...others]
  for (const event of own) {
    const at = before(event)
    placed.splice(at < 0 ? placed.length : at, 0, event)
  }
  return placed
}

import { groupBy } from '../../base/group-by.ts'
import type { StructureGraph } from '../graph.ts'

/** Yesterday's condition does not put one job behind another. */
const ofYesterday = /\bPREV\b/

/**
 * The position of each job in the order that schedulers give, 0 first. A job comes behind all that trigger it. Where jobs trigger each other in a circle, as
 * those do that close and open files for others, it begins where the definitions come to it first. A job that is only scheduled under another name has the
 * place of that.
 */
export function jobOrder({ edges }: Pick<StructureGraph, 'edges'>): ReadonlyMap<string, number> {
  const triggers = edges.filter(({ kind, from, verb = '' }) => kind === 'triggers' && from.kind !== 'dataset' && !ofYesterday.test(verb))
  const after = groupBy(triggers, ({ from }) => from.name)
  const next = (name: string) => (after.get(name) ?? []).map(({ to }) => to.name)
  const names = new Set(triggers.flatMap(({ from, to }) => [from.name, to.name]))
  const triggered = new Set(triggers.map(({ to }) => to.name))
  const first = [...names].filter((name) => !triggered.has(name))
  const reached = new Set(lastFirst(first, next))
  const circles = [...names].filter((name) => !reached.has(name))
  const inOrder = lastFirst([...circles, ...first.toReversed()], next).toReversed()
  const order = new Map(inOrder.map((name, position) => [name, position] as const))
  for (const { kind, from, to } of edges) {
    const position = order.get(from.name)
    if (kind === 'runs' && to.kind === 'job' && position !== undefined && !names.has(to.name)) order.set(to.name, position)
  }
  return order
}

/** All names that the beginnings lead to and they themselves, each behind those it leads to unless that goes round in a circle. */
function lastFirst(beginnings: readonly string[], next: (name: string) => readonly string[]): string[] {
  const seen = new Set<string>()
  const left: string[] = []
  for (const beginning of beginnings) {
    const stack: { readonly name: string; readonly following: Iterator<string> }[] = []
    const enter = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      stack.push({ name, following: next(name).toReversed().values() })
    }
    enter(beginning)
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const { value, done } = top.following.next()
      if (!done) enter(value)
      else {
        left.push(top.name)
        stack.pop()
      }
    }
  }
  return left
}

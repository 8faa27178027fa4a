import { distinctBy } from '../../base/distinct-by.ts'
import { addToGroup } from '../../base/group-by.ts'
import type { CodeUnit, PlanCode } from './plan-code.ts'
import type { PlanKind, PlanThing } from './plan-kind.ts'

/** Names that can stand in a question: no spaces, quotes, brackets, symbols of JCL, placeholders of a copybook. */
const askable = /^(?=.*\p{L})[\p{L}\p{N}@#$_./+-]{1,80}$/u

/** So many lines weigh as much as one more place that uses it. */
const linesOfUser = 25

/** All things of a kind, each name once: the biggest and most used first. */
export function thingsOf(kind: PlanKind, code: PlanCode): PlanThing[] {
  const definitions = new Map<string, CodeUnit[]>()
  for (const unit of code.units) {
    if (kind.units.includes(unit.kind) && kind.defined?.(unit) !== false) addToGroup(definitions, kind.nameOf?.(unit) ?? unit.name, unit)
  }
  const named = code.references.filter((reference) => kind.units.includes(reference.to.kind) && kind.named?.(reference, code))
  const names = new Set([...definitions.keys(), ...named.map((reference) => reference.to.name)])
  const things = [...names]
    .filter((name) => name !== 'FILLER' && askable.test(name))
    .map((name) => thing(name, definitions.get(name) ?? []))
  return things
    .map((one) => ({ one, weight: weightOf(one) }))
    .sort((a, b) => b.weight - a.weight || (a.one.name < b.one.name ? -1 : 1))
    .map(({ one }) => one)

  function thing(name: string, found: readonly CodeUnit[]): PlanThing {
    const names = kind.units.map((unit) => ({ kind: unit, name: found[0]?.name ?? name }))
    return { name, definitions: found, to: names.flatMap(code.to), from: names.flatMap(code.from) }
  }
}

function weightOf({ definitions, to, name }: PlanThing): number {
  const lines = Math.max(0, ...definitions.map(({ startLine, endLine }) => endLine - startLine + 1))
  const users = distinctBy(
    // That other jobs wait for a job makes it no more important.
    to.filter(({ kind, from }) => kind !== 'triggers' && from.name !== name),
    ({ from }) => `${from.kind} ${from.name}`,
  )
  return lines + linesOfUser * users.length
}

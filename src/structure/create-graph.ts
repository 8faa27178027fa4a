import type { StructureEdge, StructureUnit, UnitName } from '../answer/structure.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { addToGroup, groupBy } from '../base/group-by.ts'
import type { MemberFacts } from './facts.ts'
import type { StructureGraph } from './graph.ts'
import { asLinked } from './link/included-programs.ts'
import { type LinkedFacts, linkFacts } from './link.ts'
import { memberName } from './member-name.ts'
import { qualifiedNames } from './qualified-names.ts'

/** The graph of members; `linked`: what linking their facts found, where that is known. What looks things up is made when it is first asked for. */
export function createGraph(
  scanned: ReadonlyMap<string, MemberFacts>,
  diagnostics: readonly Diagnostic[] = [],
  linked: LinkedFacts = linkFacts(scanned),
): StructureGraph {
  const { units, edges, unresolved } = linked
  const members = asLinked(scanned, units)
  const facts = [...members.values()]
  const fields = onNeed(() => facts.flatMap((member) => member.fields))
  const named = onNeed(() => unitsByName(units))
  const to = onNeed(() => indexed(edges, ({ to: target }) => namesOf(target)))
  const from = onNeed(() => indexed(edges, beginnings))
  const at = onNeed(() => groupBy(edges, ({ path }) => path))
  const unknownFrom = onNeed(() => indexed(unresolved, beginnings))
  const unknownAt = onNeed(() => groupBy(unresolved, ({ path }) => path))
  return {
    members,
    units,
    edges,
    unresolved,
    // Most questions never look at them, and until then they are packed.
    get fields() {
      return fields()
    },
    diagnostics,
    unitsNamed: (name) => named()(name.toUpperCase()),
    edgesTo: (name) => to().get(name.toUpperCase()) ?? [],
    edgesFrom: (name) => from().get(name.toUpperCase()) ?? [],
    edgesIn: (path) => at().get(path) ?? [],
    unresolvedFrom: (name) => unknownFrom().get(name.toUpperCase()) ?? [],
    unresolvedIn: (path) => unknownAt().get(path) ?? [],
    fieldTables: (name) => facts.flatMap((member) => (member.fieldNames?.mayHold(name) === false ? [] : member.fields)),
    *fieldNames() {
      for (const member of facts) yield* member.fieldNames?.all() ?? member.fields.flatMap(({ names: own }) => own)
    },
  }
}

/** Made when it is first asked for. */
function onNeed<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Units by their names, programs also by that of their member. */
function unitsByName(units: readonly StructureUnit[]): (name: string) => readonly StructureUnit[] {
  const byName = indexed(units, namesOf)
  const byMember = groupBy(
    units.filter((unit) => unit.kind === 'program' && unit.of === undefined && memberName(unit.path) !== unit.name),
    ({ path }) => memberName(path),
  )
  return (name) => {
    const named = byName.get(name) ?? []
    const held = byMember.get(name)
    return held === undefined ? named : [...named, ...held.filter((unit) => !named.includes(unit))]
  }
}

/** The point in `stack.h` qualifies nothing. */
function namesOf({ kind, name }: UnitName): readonly string[] {
  return kind === 'symbol' ? [name] : qualifiedNames(name)
}

function beginnings({ from: { name, of } }: Pick<StructureEdge, 'from'>): readonly string[] {
  return of === undefined || of === name ? [name] : [name, of]
}

/** By name in upper case: paths of z/OS UNIX and names of services are kept as written, and asked for in any case. */
function indexed<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const item of items) for (const key of keys(item)) addToGroup(map, key.toUpperCase(), item)
  return map
}

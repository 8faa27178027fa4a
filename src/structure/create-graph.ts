import type { Diagnostic } from '../base/diagnostic.ts'
import type { MemberFacts } from './facts.ts'
import type { StructureGraph } from './graph.ts'
import type { GraphRows } from './graph-rows/graph-rows.ts'
import { listedGraphRows } from './graph-rows/listed-rows.ts'
import { asLinked } from './link/included-programs.ts'
import { linkFacts } from './link.ts'

/** The graph of members; `rows`: what linking their facts found, where that is known. */
export function createGraph(
  scanned: ReadonlyMap<string, MemberFacts>,
  diagnostics: readonly Diagnostic[] = [],
  rows: GraphRows = listedGraphRows(linkFacts(scanned), scanned),
): StructureGraph {
  const { units, edges, unresolved } = rows
  const members = asLinked(scanned, (path) => units.by('path', path))
  const facts = [...members.values()]
  return {
    members,
    get units() {
      return units.all()
    },
    get edges() {
      return edges.all()
    },
    get unresolved() {
      return unresolved.all()
    },
    // Most questions never look at them, and until then they are packed.
    get fields() {
      return facts.flatMap((member) => member.fields)
    },
    diagnostics,
    counts: { units: units.length, edges: edges.length, unresolved: unresolved.length },
    unitsNamed(name) {
      const capitals = name.toUpperCase()
      const named = units.by('name', capitals)
      const held = units.by('member', capitals)
      return held.length === 0 ? named : [...named, ...held.filter((unit) => !named.includes(unit))]
    },
    unitsOfKind: (kind) => units.by('kind', kind),
    unitsIn: (path) => units.by('path', path),
    labelsIn: (path) => units.by('labels', path),
    unitsOf: (owner) => units.by('of', owner),
    edgesTo: (name) => edges.by('to', name.toUpperCase()),
    edgesFrom: (name) => edges.by('from', name.toUpperCase()),
    edgesIn: (path) => edges.by('path', path),
    edgesOfKind: (kind) => edges.by('kind', kind),
    edgesToKind: (kind) => edges.by('toKind', kind),
    unresolvedFrom: (name) => unresolved.by('from', name.toUpperCase()),
    unresolvedIn: (path) => unresolved.by('path', path),
    names: () => rows.names(),
    fieldTables: (name) => rows.membersWithField(name).flatMap((member) => facts[member]?.fields ?? []),
    fieldNames: () => rows.fieldNames(),
  }
}

import type { StructureEdge, StructureUnit, UnitKind } from '../../answer/structure.ts'
import type { OutlinedMember, OutlineEntry, OutlineResult } from '../../answer/structure-results.ts'
import { groupBy } from '../../base/group-by.ts'
import type { FieldTable, MemberFacts } from '../facts.ts'
import { definitionAt, findAskedFields, rowsUnder } from './field-index.ts'
import type { QueryContext } from './query-context.ts'
import { familyOf } from './unit-family.ts'
import { memberOf } from './where.ts'

/** Kinds that a reader of an outline looks for; messages would bury them. */
const listed = (unit: StructureUnit) => unit.kind !== 'message'

/** What stands in a member, or in the units of a name: programs with sections and paragraphs, jobs with steps and their data, copybooks with their items. */
export function outline(context: QueryContext, asked: string, kind?: UnitKind): OutlineResult {
  const named = kind === undefined ? context.names.members(asked) : []
  const whole = (members: readonly MemberFacts[]) => members.map((member) => outlinedMember(context, member, undefined))
  const found = /[/.]/.test(asked) && named.length > 0 ? whole(named) : partsNamed(context, asked, kind, named)
  const items = found.length > 0 ? found : records(context, asked)
  const members = items.length > 0 ? items : whole(named)
  return { query: 'outline', name: asked, members, nearest: members.length === 0 ? context.known.nearest(asked) : [], notices: [] }
}

/** The units of a name, in one outline for each member; and members of that name which hold no units that anybody could name. */
function partsNamed(context: QueryContext, asked: string, kind: UnitKind | undefined, named: readonly MemberFacts[]): OutlinedMember[] {
  const units = context.names.find(asked, kind).flatMap(({ definitions }) => definitions)
  const parts = [...groupBy(units, ({ path }) => path)].flatMap(([path, own]) => {
    const member = context.graph.members.get(path)
    if (!member) return []
    const [first, ...others] = own.map((unit) => outlinedMember(context, member, unit))
    return first ? [{ ...first, entries: [first, ...others].flatMap(({ entries }) => entries) }] : []
  })
  if (parts.length === 0) return []
  const shown = new Set(parts.map(({ path }) => path))
  return [...parts, ...named.filter(({ path }) => !shown.has(path)).map((member) => outlinedMember(context, member, undefined))]
}

/** Of a data item what lies in it. */
function records({ graph }: QueryContext, asked: string): OutlinedMember[] {
  return findAskedFields(graph, asked).flatMap(({ definition, own: { table, row } }) => {
    const member = graph.members.get(definition.path)
    const top = definition.field?.groups.length ?? 0
    const entries = [row, ...rowsUnder(table, row)]
      .map((one) => definitionAt(table, one, []))
      .filter(({ path }) => path === definition.path)
      .map((entry) => ({ ...entry, depth: (entry.field?.groups.length ?? 0) - top }))
    return member ? [{ ...memberOf(member), entries }] : []
  })
}

/** `unit`: only what stands in its lines. */
function outlinedMember(context: QueryContext, member: MemberFacts, unit: StructureUnit | undefined): OutlinedMember {
  const inside = (other: StructureUnit) =>
    other.path === member.path && (!unit || (unit.startLine <= other.startLine && other.endLine <= unit.endLine))
  const units = member.units.filter((other) => listed(other) && inside(other))
  const items = unit && unit.kind !== 'copybook' ? [] : member.fields.filter(({ owner }) => !ownsProgram(member, owner)).flatMap(ownItems)
  const ordered = [...units, ...items].sort((a, b) => a.startLine - b.startLine || b.endLine - a.endLine)
  return { ...memberOf(member), entries: nested(ordered).map((entry) => withStep(context, member, entry)) }
}

/** Of a program the index keeps only records that it touches: no outline of it. */
function ownsProgram({ units }: MemberFacts, owner: string): boolean {
  return units.some(({ kind, name }) => kind === 'program' && name === owner)
}

function ownItems(table: FieldTable): OutlineEntry[] {
  return table.names.flatMap((_, row) => (table.fileOf[row] === 0 ? [{ ...definitionAt(table, row, []), depth: 0 }] : []))
}

/** Each with the number of units that it stands in, by its lines; of data items by their groups. */
function nested(units: readonly (StructureUnit | OutlineEntry)[]): OutlineEntry[] {
  const open: StructureUnit[] = []
  return units.map((unit) => {
    while (open.length > 0 && (open.at(-1)?.endLine ?? 0) < unit.startLine) open.pop()
    const groups = 'field' in unit ? (unit.field?.groups.length ?? 0) : 0
    const around = open.filter((other) => !isSameLines(other, unit)).length
    if (!('field' in unit)) open.push(unit)
    return { ...unit, depth: around + groups }
  })
}

/** A program and its only unit of another kind may begin and end together: neither stands in the other. */
function isSameLines(a: StructureUnit, b: StructureUnit): boolean {
  return a.startLine === b.startLine && a.endLine === b.endLine && familyOf(a.kind) === familyOf(b.kind)
}

function withStep({ graph }: QueryContext, { path }: MemberFacts, entry: OutlineEntry): OutlineEntry {
  if (entry.kind !== 'step') return entry
  const edges = graph
    .edgesFrom(entry.of ?? '')
    .filter((edge) => edge.from.path === path && edge.step === entry.name && (edge.path !== path || isAt(edge, entry)))
  const runs = edges
    .filter(({ kind }) => kind === 'runs' || kind === 'runs-proc')
    .map(({ to, how }) => ({ kind: to.kind, name: to.name, how }))
  const data = edges.flatMap(({ kind, dd = '', to, disp, line }) =>
    kind === 'dataset' ? [{ dd, dataset: to.name, ...(disp === undefined ? {} : { disp }), line }] : [],
  )
  return { ...entry, ...(runs.length > 0 ? { runs } : {}), ...(data.length > 0 ? { data } : {}) }
}

/** Steps may share their name in one job. */
function isAt({ line }: StructureEdge, { startLine, endLine }: OutlineEntry): boolean {
  return startLine <= line && line <= endLine
}

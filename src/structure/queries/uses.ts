import { type Access, accessOf } from '../../answer/access.ts'
import type { UnitKind } from '../../answer/structure.ts'
import type { Reference, SubjectUses, UsesResult } from '../../answer/structure-results.ts'
import { count } from '../../base/text.ts'
import { unitName } from '../unit-name.ts'
import { edgesTo, mayReach } from './callers.ts'
import { comparePlaces } from './compare-places.ts'
import { statementsBehind } from './dataset-uses.ts'
import { type FoundField, findAskedFields } from './field-index.ts'
import { fieldUses } from './field-uses.ts'
import { writtenUnderOtherNames } from './impact-of-field.ts'
import { isMapField, mapFieldsBehind, mapFieldUses } from './map-fields.ts'
import type { NamedThing } from './name-index.ts'
import type { QueryContext } from './query-context.ts'
import { type FoundEdge, subjectOf, withoutBareSymbols } from './references.ts'
import { familyOf } from './unit-family.ts'

/** Each item of a name is followed by itself; of `FILLER` there are thousands. */
const mostFollowed = 12

/** Who reads and who writes a field, table, file, data set, queue, map …; of other things who refers to them. */
export function uses(context: QueryContext, asked: string, kind?: UnitKind): UsesResult {
  const fields = kind === undefined || familyOf(kind) === 'field' ? findAskedFields(context.graph, asked) : []
  const notices: string[] = []
  const named = context.names.find(asked, kind)
  const things = named.length + fields.length > 0 ? named : mapFieldsBehind(context, asked, [])
  const isFollowed = fields.length <= mostFollowed
  if (!isFollowed)
    notices.push(
      `${count(fields.length, 'item')} of this name: who writes them under other names through files is not told. Ask for one OF its record.`,
    )
  const all = [
    ...things.map((thing) => usesOfThing(context, thing)),
    ...fields.map((field) => usesOfField(context, field, isFollowed ? writtenUnderOtherNames(context, field) : [], notices)),
  ]
  const subjects = withoutBareSymbols(all, ({ reads, writes, other }) => reads.length + writes.length + other.length === 0)
  return { query: 'uses', name: asked, subjects, nearest: subjects.length === 0 ? context.known.nearest(asked) : [], notices }
}

function usesOfField(context: QueryContext, field: FoundField, filed: readonly Reference[], notices: string[]): SubjectUses {
  const { name, path, startLine } = field.definition
  const { reads, writes: own, partUses, ofParts } = fieldUses(field.rows, context.places)
  const writes = [...own, ...filed].sort(comparePlaces)
  if (partUses > 0)
    notices.push(`${count(partUses, 'use')} of single items inside ${name} (${path}:${startLine}) not listed: ask for the item.`)
  const parts = ofParts.length > 0 ? { ofParts } : {}
  return { unit: unitName(field.definition), definitions: [{ path, line: startLine }], reads, writes, other: [], ...parts, unresolved: [] }
}

function usesOfThing(context: QueryContext, thing: NamedThing): SubjectUses {
  if (isMapField(context.graph, thing)) return { ...subjectOf(thing), ...mapFieldUses(context, thing), other: [], unresolved: [] }
  const found = [...edgesTo(context, thing), ...joined(context, thing)]
  const lists: Record<Access, Reference[]> = { read: [], write: [], both: [], other: [] }
  for (const { edge, through } of found) {
    // Of a data set whose programs are known, their statements tell what happens to it, and not the DISP.
    const known = edge.kind === 'dataset' && edge.op === undefined && statementsBehind(context, edge).length > 0
    const within = edge.from.kind === 'program' ? context.places.around(edge, edge.from.name)?.name : undefined
    const reference = { ...edge, depth: 1, ...(within === undefined ? {} : { within }), ...(through ? { through } : {}) }
    lists[known ? 'other' : accessOf(edge)].push(reference)
  }
  const { read, write, both, other } = lists
  const inOrder = (references: Reference[]) => references.sort(comparePlaces)
  return {
    ...subjectOf(thing),
    reads: inOrder([...read, ...both]),
    writes: inOrder([...write, ...both]),
    other: inOrder(other),
    unresolved: mayReach(context, thing),
  }
}

/** A data set's statements stand in programs under a ddname, and a ddname's data sets in jobs. */
function joined(context: QueryContext, thing: NamedThing): FoundEdge[] {
  if (thing.unit.kind === 'dataset') return context.names.edgesTo(thing).flatMap((edge) => statementsBehind(context, edge))
  if (thing.unit.kind !== 'file') return []
  return context.stepData.behind(context.names.edgesTo(thing)).map((edge) => ({ edge }))
}

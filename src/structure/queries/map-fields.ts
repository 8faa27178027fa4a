import type { UnitName } from '../../answer/structure.ts'
import type { Reference } from '../../answer/structure-results.ts'
import type { StructureGraph } from '../graph.ts'
import { itemSuffixes } from '../scanners/bms/symbolic-map.ts'
import { readingsOf } from './asked-name.ts'
import { comparePlaces } from './compare-places.ts'
import { type FieldRow, unitOf } from './field-index.ts'
import { type FieldUses, fieldUses } from './field-uses.ts'
import type { NamedThing } from './name-index.ts'
import type { QueryContext } from './query-context.ts'

/** Whether it is a field of a BMS map: programs use it by items of the symbolic map, whose names are its name and a letter. */
export function isMapField(graph: StructureGraph, { unit, definitions: [definition] }: NamedThing): boolean {
  return unit.kind === 'field' && definition !== undefined && graph.members.get(definition.path)?.language === 'BMS'
}

/** The fields of maps that an item of a symbolic map stands for. `items`: the data items of that name, where programs have some. */
export function mapFieldsBehind({ graph, names }: QueryContext, asked: string, items: readonly UnitName[]): NamedThing[] {
  const [reading] = readingsOf(asked).toReversed()
  if (reading === undefined || !itemSuffixes.includes(reading.name.slice(-1))) return []
  const isMeant = ({ unit }: NamedThing) => {
    const own = recordsOf(unit.of ?? '')
    return items.length === 0 ? reading.of.every((group) => own.includes(group)) : items.some(({ of = '' }) => own.includes(of))
  }
  return names.find(reading.name.slice(0, -1), 'field').filter((thing) => isMapField(graph, thing) && isMeant(thing))
}

/** What statements do to the items of a map's field, and to the groups around them. */
export function mapFieldUses({ graph, places }: QueryContext, { unit }: NamedThing): Pick<FieldUses, 'reads' | 'writes'> {
  const found = itemRows(graph, unit).map((row) => ({
    item: unitOf(row.table, row.row).name,
    ...fieldUses([row], places),
  }))
  const merged = (list: 'reads' | 'writes') => {
    const references = new Map<string, Reference>()
    for (const { item, ...uses } of found) {
      for (const reference of uses[list]) {
        const key = JSON.stringify([reference.from.path, reference.path, reference.line, reference.verb, reference.to])
        const known = references.get(key)
        // Input and output redefine each other: what reaches the one directly needs no other way.
        if (known !== undefined && known.through?.kind !== 'redefines') continue
        references.set(key, reference.through ? reference : { ...reference, through: { kind: 'item', name: item } })
      }
    }
    return [...references.values()].sort(comparePlaces)
  }
  return { reads: merged('reads'), writes: merged('writes') }
}

function recordsOf(map: string): string[] {
  return [`${map}I`, `${map}O`]
}

/** The items that a map's field has in programs. */
export function itemRows({ fields }: StructureGraph, { name, of: map = '' }: UnitName): FieldRow[] {
  const records = recordsOf(map)
  const items = new Set(itemSuffixes.map((suffix) => `${name}${suffix}`))
  return fields
    .filter(({ names }) => records.some((record) => names.includes(record)))
    .flatMap((table) => table.names.flatMap((item, row) => (items.has(item) ? [{ table, row }] : [])))
    .filter(({ table, row }) => records.includes(unitOf(table, row).of ?? ''))
}

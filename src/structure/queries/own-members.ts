import type { StructureUnit } from '../../answer/structure.ts'
import { groupBy } from '../../base/group-by.ts'
import { memberName } from '../member-name.ts'

/** Of several definitions of one program, and of what stands in it, those in the member that is called like it come first: an expanded source or a backup are not what is meant. */
export function ownMembersFirst(units: readonly StructureUnit[]): readonly StructureUnit[] {
  const keyOf = ({ kind, name, of = '' }: StructureUnit) => `${kind}\n${of}\n${name}`
  const isOwn = ({ name, of = name, path }: StructureUnit) => memberName(path) === of.toUpperCase()
  const groups = [...groupBy(units, keyOf)].filter(([, same]) => same.length > 1 && same.some(isOwn))
  if (groups.length === 0) return units
  const inOrder = new Map(groups.map(([key, same]) => [key, [...same.filter(isOwn), ...same.filter((unit) => !isOwn(unit))].values()]))
  return units.map((unit) => inOrder.get(keyOf(unit))?.next().value ?? unit)
}

import type { StructureUnit } from '../../../answer/structure.ts'

/** Without prototypes of what is in the code: who asks where something is wants its body. Names of other cases are the same name here: a body hides more, not less. */
export function withoutDeclarations(units: readonly StructureUnit[]): readonly StructureUnit[] {
  const keyOf = ({ kind, name, of }: StructureUnit) => `${kind} ${of} ${name}`.toUpperCase()
  const declared = new Set(units.flatMap((unit) => (unit.declaration === true ? [keyOf(unit)] : [])))
  if (declared.size === 0) return units
  const defined = new Set<string>()
  for (const unit of units) {
    if (unit.declaration !== true && declared.has(keyOf(unit))) defined.add(keyOf(unit))
  }
  return units.filter((unit) => unit.declaration !== true || !defined.has(keyOf(unit)))
}

import type { UnitName } from '../answer/structure.ts'

/** The name alone of what may be a whole unit. */
export function unitName({ kind, name, of }: UnitName): UnitName {
  return { kind, name, ...(of === undefined ? {} : { of }) }
}

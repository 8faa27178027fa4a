import type { StructureUnit } from '../../answer/structure.ts'
import type { DeadUnit } from '../../answer/structure-estate-results.ts'
import { unitName } from '../unit-name.ts'

/** A unit as the list of what is dead has it. */
export function deadUnit(unit: StructureUnit): DeadUnit {
  const { path, startLine, endLine } = unit
  return { ...unitName(unit), path, line: startLine, endLine }
}

import type { MemberFacts } from '../../facts.ts'
import { readSqlDefinitions } from '../../sql/sql-definitions.ts'
import type { ControlTextKind } from './control-card.ts'
import { readCsdDefinitions } from './csd-definitions.ts'
import { placeholdersAsSymbols } from './placeholders.ts'

/** Tables and resources of CICS that control text defines. */
export function definitionsOf(
  kind: ControlTextKind | undefined,
  lines: readonly string[],
  firstLine: number,
  path: string,
): Pick<MemberFacts, 'units' | 'references'> {
  if (kind === 'csd') return readCsdDefinitions(lines, firstLine, path)
  return kind === 'sql' ? readSqlDefinitions(placeholdersAsSymbols(lines), firstLine, path) : { units: [], references: [] }
}

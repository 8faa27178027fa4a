import { tablesOfSql } from '../../sql/tables-of-sql.ts'
import type { ControlCard, ControlInput } from './control-card.ts'
import { readIdcamsCommands } from './idcams-commands.ts'
import { readCopyStatements, readSortStatements } from './keyed-data.ts'
import { placeholdersAsSymbols } from './placeholders.ts'
import { readTsoCommands } from './tso-commands.ts'
import { readUtilityStatements } from './utility-tables.ts'

type Reader = (lines: readonly string[], firstLine: number) => ControlCard[]

const readers: Readonly<Record<ControlInput, Reader>> = {
  tso: readTsoCommands,
  idcams: readIdcamsCommands,
  sort: readSortStatements,
  sql: (lines, firstLine) => tablesOfSql(placeholdersAsSymbols(lines), firstLine).map((use) => ({ kind: 'sql-table', ...use })),
  'db2 utility': readUtilityStatements,
  copy: readCopyStatements,
}

/** What control statements say, in-stream or in a member. `firstLine` is the line of `lines[0]` in its file. */
export function readControlCards(input: ControlInput, lines: readonly string[], firstLine: number): ControlCard[] {
  return readers[input](lines, firstLine)
}

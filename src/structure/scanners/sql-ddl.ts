import type { UnitName } from '../../answer/structure.ts'
import { emptyFacts, type MemberFacts } from '../facts.ts'
import { memberName } from '../member-name.ts'
import type { Scanner } from '../scanner.ts'
import { readSqlDefinitions } from '../sql/sql-definitions.ts'

/** Members of SQL: definitions, and scripts that use tables. DCLGEN members are copybooks of COBOL and read there. */
export const sqlScanner: Scanner = {
  name: 'SQL',
  languages: ['SQL'],
  scan: (text, path, language) => ({ path, includes: [], facts: () => readMember(text, path, language) }),
}

/** What statements use that define nothing belongs to the script, a symbol that is named after the member. */
function readMember(text: string, path: string, language: string): MemberFacts {
  const lines = text.replace(/\n$/, '').split('\n')
  const facts = emptyFacts(path, language, lines.length)
  const { units, references, uses: all } = readSqlDefinitions(lines, 1, path)
  const created = new Set(units.filter(({ kind }) => kind === 'table').map(({ name }) => name))
  // A script that creates tables anew, as dumps of databases do: that it drops them before is no use of them.
  const uses = all.filter(({ verb, table }) => !(verb === 'DROP' && created.has(table)))
  if (uses.length === 0) return { ...facts, units, references }
  const script: UnitName = { kind: 'symbol', name: memberName(path) }
  return {
    ...facts,
    units: [{ ...script, path, startLine: 1, endLine: lines.length, detail: 'SQL script' }, ...units],
    references: [
      ...references,
      ...uses.map(({ table, verb, place }) => ({
        ...{ kind: 'sql' as const, from: { ...script, path }, to: { kind: 'table' as const, name: table } },
        ...{ path, line: place, how: 'literal' as const, complete: true, verb },
      })),
    ],
  }
}

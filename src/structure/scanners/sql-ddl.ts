import { emptyFacts } from '../facts.ts'
import type { Scanner } from '../scanner.ts'
import { readSqlDefinitions } from '../sql/sql-definitions.ts'

/** Members of SQL: definitions, and scripts that use tables. DCLGEN members are copybooks of COBOL and read there. */
export const sqlScanner: Scanner = {
  name: 'SQL',
  languages: ['SQL'],
  scan(text, path, language) {
    return {
      path,
      includes: [],
      facts() {
        const lines = text.split('\n')
        return { ...emptyFacts(path, language, lines.length), ...readSqlDefinitions(lines, 1, path) }
      },
    }
  },
}

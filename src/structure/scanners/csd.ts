import { emptyFacts } from '../facts.ts'
import type { Scanner } from '../scanner.ts'
import { readCsdDefinitions } from './control-cards/csd-definitions.ts'

/** Resource definitions of CICS: what DFHCSDUP reads and EXTRACT writes. */
export const csdScanner: Scanner = {
  name: 'CSD',
  languages: ['CSD'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      return { ...emptyFacts(path, language, lines.length), ...readCsdDefinitions(lines, 1, path) }
    },
  }),
}

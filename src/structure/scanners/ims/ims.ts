import { emptyFacts } from '../../facts.ts'
import type { Scanner } from '../../scanner.ts'
import { readMacroStatements } from '../macro-statements.ts'
import { readDbds } from './dbd.ts'
import { readPsbs } from './psb.ts'

/** Databases of IMS and the views that programs have of them. */
export const imsScanner: Scanner = {
  name: 'IMS',
  languages: ['DBD', 'PSB', 'IMS definition'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      const statements = readMacroStatements(lines)
      const databases = readDbds(statements, lines, path)
      const { units, references, psbs } = readPsbs(statements, lines, path)
      return {
        ...emptyFacts(path, language, lines.length),
        units: [...databases.units, ...units],
        references: [...databases.references, ...references],
        ...(psbs.length > 0 ? { psbs } : {}),
      }
    },
  }),
}

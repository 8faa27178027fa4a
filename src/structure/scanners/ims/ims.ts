import { emptyFacts } from '../../facts.ts'
import type { Scanner } from '../../scanner.ts'
import { readImsDefinitions } from './ims-definitions.ts'

/** Databases of IMS and the views that programs have of them. */
export const imsScanner: Scanner = {
  name: 'IMS',
  languages: ['DBD', 'PSB', 'IMS definition'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      return { ...emptyFacts(path, language, lines.length), ...readImsDefinitions(lines, 1, path) }
    },
  }),
}

import { emptyFacts } from '../facts.ts'
import type { Scanner } from '../scanner.ts'
import { readCsdDefinitions } from './control-cards/csd-definitions.ts'
import { isResourceYaml, readResourceYaml } from './control-cards/resource-yaml.ts'

/** Resource definitions of CICS: what DFHCSDUP reads and EXTRACT writes, or what is made into that. */
export const csdScanner: Scanner = {
  name: 'CSD',
  languages: ['CSD'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      const defined = isResourceYaml(text) ? readResourceYaml(lines, path) : readCsdDefinitions(lines, 1, path)
      return { ...emptyFacts(path, language, lines.length), ...defined }
    },
  }),
}

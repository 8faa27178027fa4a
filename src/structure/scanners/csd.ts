import { emptyFacts } from '../facts.ts'
import type { Scanner } from '../scanner.ts'
import { type CsdDefinitions, readCsdDefinitions } from './control-cards/csd-definitions.ts'
import { isResourceXml, readResourceXml } from './control-cards/resource-xml.ts'
import { isResourceYaml, readResourceYaml } from './control-cards/resource-yaml.ts'

/** Resource definitions of CICS: what DFHCSDUP reads and EXTRACT writes, what is made into that, or a file of a bundle. */
export const csdScanner: Scanner = {
  name: 'CSD',
  languages: ['CSD'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      return { ...emptyFacts(path, language, lines.length), ...definedBy(text, lines, path) }
    },
  }),
}

function definedBy(text: string, lines: readonly string[], path: string): CsdDefinitions {
  if (isResourceYaml(text)) return readResourceYaml(lines, path)
  return isResourceXml(text) ? readResourceXml(text, path) : readCsdDefinitions(lines, 1, path)
}

import { emptyFacts } from '../../facts.ts'
import type { Scanner } from '../../scanner.ts'
import { readCa7 } from './ca7.ts'
import { readControlM } from './control-m.ts'

/** Definitions of CA-7 and Control-M. What they define are symbols: the job itself is the one of the JCL. */
export const schedulerScanner: Scanner = {
  name: 'scheduler',
  languages: ['scheduler'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split('\n')
      const isXml = text.trimStart().startsWith('<')
      return { ...emptyFacts(path, language, lines.length), ...(isXml ? readControlM(text, path) : readCa7(lines, path)) }
    },
  }),
}

import { emptyFacts } from '../../facts.ts'
import type { Scanner } from '../../scanner.ts'
import { readRexxProgram } from './rexx-program.ts'

/** REXX: an exec is a program that is named after its member. */
export const rexxScanner: Scanner = {
  name: 'REXX',
  languages: ['REXX'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split(/\r?\n/)
      return { ...emptyFacts(path, language, lines.length), ...readRexxProgram(lines, path) }
    },
  }),
}

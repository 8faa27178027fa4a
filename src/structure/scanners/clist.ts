import { emptyFacts } from '../facts.ts'
import type { Scanner } from '../scanner.ts'
import { readClistProcedure } from './clist/clist-procedure.ts'

/** CLIST: a command procedure is a program that is named after its member. */
export const clistScanner: Scanner = {
  name: 'CLIST',
  languages: ['CLIST'],
  scan: (text, path, language) => ({
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split(/\r?\n/)
      return { ...emptyFacts(path, language, lines.length), ...readClistProcedure(lines, path) }
    },
  }),
}

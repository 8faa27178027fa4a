import { emptyFacts } from '../../facts.ts'
import type { ScannedMember, Scanner } from '../../scanner.ts'
import { rexxScanner } from '../rexx/rexx.ts'
import { readClistProcedure } from './clist-procedure.ts'

/** CLIST: a command procedure is a program that is named after its member. */
export const clistScanner: Scanner = {
  name: 'CLIST',
  languages: ['CLIST'],
  scan(text, path, language) {
    return rexxSign.test(text) ? rexxScanner.scan(text, path, language) : scanClist(text, path, language)
  },
}

/** A library for both tells them apart by the first comment (TSO/E REXX User's Guide, "Using the SYSPROC concatenation"). */
const rexxSign = /^\s*\/\*.*\bREXX\b/i

function scanClist(text: string, path: string, language: string): ScannedMember {
  return {
    path,
    includes: [],
    facts() {
      const lines = text.replace(/\n$/, '').split(/\r?\n/)
      return { ...emptyFacts(path, language, lines.length), ...readClistProcedure(lines, path) }
    },
  }
}

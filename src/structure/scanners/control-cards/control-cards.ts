import { emptyFacts, type MemberFacts } from '../../facts.ts'
import type { ScannedMember, Scanner } from '../../scanner.ts'
import { readSqlDefinitions } from '../../sql/sql-definitions.ts'
import { jclScanner } from '../jcl/jcl.ts'
import { controlInputOf } from './control-input.ts'
import { readControlCards } from './read-control-cards.ts'

/** Members that a SYSTSIN or SYSIN names. Some installations keep their JCL under the same extensions. */
export const controlCardsScanner: Scanner = {
  name: 'control cards',
  languages: ['control cards'],
  scan: scanControlCards,
}

const jobSign = /^\/\/\S*[ \t]+(?:JOB|EXEC|PROC)\b/im

function scanControlCards(text: string, path: string, language: string): ScannedMember {
  if (jobSign.test(text)) return jclScanner.scan(text, path, language)
  const lines = text.split(/\r?\n/)
  const input = controlInputOf(lines)
  const cards = input === undefined ? [] : readControlCards(input, lines, 1)
  // Tables that the member creates; what its statements use belongs to the steps that run them, which the cards say.
  const defined = input === 'sql' ? readSqlDefinitions(lines, 1, path) : { units: [], references: [] }
  const facts: MemberFacts = { ...emptyFacts(path, language, lines.length), units: defined.units, references: defined.references, cards }
  return { path, includes: [], facts: () => facts }
}

import { emptyFacts, type MemberFacts } from '../../facts.ts'
import type { ScannedMember, Scanner } from '../../scanner.ts'
import { jclScanner } from '../jcl/jcl.ts'
import { controlTextKind } from './control-text-kind.ts'
import { definitionsOf } from './definitions-of.ts'
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
  const kind = controlTextKind(lines)
  const cards = kind === undefined || kind === 'csd' ? [] : readControlCards(kind, lines, 1)
  const facts: MemberFacts = { ...emptyFacts(path, language, lines.length), ...definitionsOf(kind, lines, 1, path), cards }
  return { path, includes: [], facts: () => facts }
}

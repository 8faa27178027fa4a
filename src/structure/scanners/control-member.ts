import { emptyFacts, type MemberFacts } from '../facts.ts'
import type { ScannedMember, Scanner } from '../scanner.ts'
import { controlTextKind } from './control-cards/control-text-kind.ts'
import { definitionsOf } from './control-cards/definitions-of.ts'
import { readControlCards } from './control-cards/read-control-cards.ts'
import { jclScanner } from './jcl/jcl.ts'

/** Members that a SYSTSIN or SYSIN names. Some installations keep their JCL under the same extensions. */
export const controlMemberScanner: Scanner = {
  name: 'control cards',
  languages: ['control cards'],
  scan: scanControlMember,
}

const jobSign = /^\/\/\S*[ \t]+(?:JOB|EXEC|PROC)\b/im

function scanControlMember(text: string, path: string, language: string): ScannedMember {
  if (jobSign.test(text)) return jclScanner.scan(text, path, language)
  const lines = text.split(/\r?\n/)
  const kind = controlTextKind(lines)
  const cards = kind === undefined || kind === 'csd' ? [] : readControlCards(kind, lines, 1)
  const facts: MemberFacts = { ...emptyFacts(path, language, lines.length), ...definitionsOf(kind, lines, 1, path), cards }
  return { path, includes: [], facts: () => facts }
}

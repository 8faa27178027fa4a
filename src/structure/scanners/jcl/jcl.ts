import { emptyFacts, type MemberFacts } from '../../facts.ts'
import type { ScannedMember, Scanner } from '../../scanner.ts'
import { jclUnits } from './jcl-units.ts'
import { readStatements } from './read-statements.ts'

/** Members of JCL. What they include, run and read is known when all members are: `link/jobs`. */
export const jclScanner: Scanner = {
  name: 'jcl',
  languages: ['JCL', 'JCL procedure'],
  scan: scanJcl,
}

function scanJcl(text: string, path: string, language: string): ScannedMember {
  const { stream, lines } = readStatements(text)
  const facts: MemberFacts = { ...emptyFacts(path, language, lines), units: jclUnits(stream, path, language), jcl: stream }
  return { path, includes: [], facts: () => facts }
}

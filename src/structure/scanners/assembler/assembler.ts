import type { JclStream } from '../../../base/jcl/jcl-stream.ts'
import { readStatements } from '../../../base/jcl/read-statements.ts'
import { emptyFacts, type MemberFacts } from '../../facts.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../scanner.ts'
import { jclUnits } from '../jcl/jcl-units.ts'
import { assemblerFacts } from './assembler-facts.ts'
import { isAssembler } from './is-assembler.ts'
import { type AssemblerText, copySite, expandCopies, readAssembler } from './placed-statements.ts'

/** Assembler of z/OS (HLASM and its forerunners): programs, macros, and members for COPY. */
export const assemblerScanner: Scanner = {
  name: 'Assembler',
  languages: ['Assembler'],
  includedLanguage: 'Assembler',
  scan: (text, path, language) => new AssemblerMember(text, path, language),
}

class AssemblerMember implements ScannedMember {
  readonly path: string
  readonly includes: readonly IncludeSite[]
  readonly text: AssemblerText
  readonly #language: string

  constructor(text: string, path: string, language: string) {
    this.path = path
    this.text = readAssembler(text, path)
    this.includes = this.text.statements.flatMap((statement) => copySite(statement) ?? [])
    this.#language = language
  }

  facts(include: (site: IncludeSite) => ScannedMember | undefined): MemberFacts {
    const empty = emptyFacts(this.path, this.#language, this.text.lines.length)
    if (!isAssembler(this.text.statements)) return empty
    const expanded = expandCopies(this.text, (site) => {
      const member = include(site)
      return member instanceof AssemblerMember ? member.text : undefined
    })
    const facts = assemblerFacts(this.text, expanded)
    const job = jobAround(this.text.lines)
    if (job === undefined) return { ...empty, ...facts }
    return { ...empty, ...facts, units: [...jclUnits(job, this.path, this.#language), ...facts.units], jcl: job }
  }
}

/** Of a source that is kept in the job which assembles it, that job. */
function jobAround(lines: readonly string[]): JclStream | undefined {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  return /^\/\/[A-Z@#$][A-Z0-9@#$]*\s+(?:JOB|PROC|EXEC)\b/.test(first) ? readStatements(lines.join('\n')).stream : undefined
}

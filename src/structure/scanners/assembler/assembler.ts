import { emptyFacts, type MemberFacts } from '../../facts.ts'
import type { IncludeSite, ScannedMember, Scanner } from '../../scanner.ts'
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
    return { ...empty, ...assemblerFacts(this.text, expanded) }
  }
}

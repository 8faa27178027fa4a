import type { EdgeOp } from '../../../src/answer/structure.ts'
import { languageOf } from '../../../src/files/language.ts'
import { emptyFacts, type MemberFacts, type Reference } from '../../../src/structure/facts.ts'
import { linkJobs } from '../../../src/structure/link/jobs/link-jobs.ts'
import type { Scanner } from '../../../src/structure/scanner.ts'
import { controlMemberScanner } from '../../../src/structure/scanners/control-member.ts'
import { jclScanner } from '../../../src/structure/scanners/jcl/jcl.ts'
import { sqlScanner } from '../../../src/structure/scanners/sql-ddl.ts'

const scanners: readonly Scanner[] = [jclScanner, controlMemberScanner, sqlScanner]

/** Facts of members given by path and text; members of other languages have none. */
export function membersOf(files: Readonly<Record<string, string>>): Map<string, MemberFacts> {
  return new Map(
    Object.entries(files).map(([path, text]) => {
      const language = languageOf(path, text) ?? ''
      const scanner = scanners.find(({ languages }) => languages.includes(language))
      return [path, scanner?.scan(text, path, language).facts(() => undefined) ?? emptyFacts(path, language, 0)]
    }),
  )
}

/** A program that opens files, and the programs it calls. */
export function program(name: string, files: Readonly<Record<string, EdgeOp>>, calls: readonly string[] = []): MemberFacts {
  const path = `cbl/${name}.cbl`
  const known = { from: { kind: 'program', name, path }, path, line: 1, how: 'literal', complete: true } as const
  const references = [
    ...Object.entries(files).map(([dd, op]): Reference => ({ ...known, kind: 'file', to: { kind: 'file', name: dd }, op })),
    ...calls.map((called): Reference => ({ ...known, kind: 'call', to: { kind: 'program', name: called } })),
  ]
  return { ...emptyFacts(path, 'COBOL', 1), references }
}

/** Edges as lines: `kind FROM -> TO at path:line …`, in the order of path and line; what is unresolved begins with `?`. */
export function linked(files: Readonly<Record<string, string>>, programs: readonly MemberFacts[] = []): string[] {
  const members = membersOf(files)
  for (const member of programs) members.set(member.path, member)
  const { references, unresolved } = linkJobs(members)
  const lines = [
    ...references.map((edge) => ({ edge, text: shown(edge) })),
    ...unresolved.map((edge) => ({
      edge,
      text: `?${edge.kind} ${edge.from.name} ${edge.operand} (${edge.reason}) ${edge.path}:${edge.line}`,
    })),
  ]
  return lines
    .sort((a, b) => (a.edge.path < b.edge.path ? -1 : a.edge.path > b.edge.path ? 1 : a.edge.line - b.edge.line))
    .map(({ text }) => text)
}

function shown(edge: Reference): string {
  const { kind, from, to, path, line, how, via, complete, step, dd, disp, op, verb, operand } = edge
  return [
    `${kind} ${from.of ?? from.name} -> ${to.of === undefined ? '' : `${to.of} `}${to.name} ${path}:${line}`,
    via && `via ${via.path}:${via.line}`,
    how,
    complete ? undefined : 'open',
    step && `step ${step}`,
    dd && `dd ${dd}`,
    disp && `disp ${disp}`,
    op ?? verb,
    operand && `<${operand}>`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}

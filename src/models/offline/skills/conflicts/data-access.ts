import type { Reference, SubjectUses } from '../../../../answer/structure-results.ts'
import { distinctBy } from '../../../../base/distinct-by.ts'
import { definitionCall, referencesCall } from '../../calls.ts'
import { at, bold, withCitations } from '../../cite.ts'
import type { Findings } from '../../findings.ts'
import { claimRule } from '../conflict-rule.ts'
import { isPlainStatement, namePattern, unmarked } from '../statements.ts'

const reads = 'reads?|selects? from|browses|scans|looks? up in'
const writes = 'updates?|writes?(?: to)?|rewrites|inserts? into|deletes from|changes|modifies|fills|populates'
const accesses = 'uses?|accesses|touches'
const noun = String.raw`(?:(?:the|its?)\s+)?(?:(?:[Dd][Bb]2|DB2|IMS|VSAM)\s+)?(?:table|view|segment|queue|data ?set|file)?\s*`
const claim = new RegExp(
  String.raw`\b(${namePattern})\s+(?:also\s+)?(${reads}|${writes}|${accesses})\s+${noun}(${namePattern})(?![\w-])`,
  'g',
)

interface Claim {
  readonly program: string
  readonly does: 'reads' | 'writes' | 'accesses'
  readonly data: string
}

/** Kinds whose users the index knows whole; a file has other names in jobs and in CICS. */
const known: ReadonlySet<string> = new Set(['table', 'view', 'segment', 'queue', 'container', 'dataset'])
/** A program that hands the work on does it all the same. */
const depth = 3

/** `PROGRAM updates TABLE`, where neither it nor what it calls does. */
export const dataAccessRule = claimRule<Claim>({
  name: 'data access',
  claimsIn,
  calls: ({ program, data }, findings) => [
    definitionCall(program),
    referencesCall(data, 'uses'),
    ...(isProgram(program, findings) && usesOf(data, findings).length > 0 ? [referencesCall(program, 'callees', depth)] : []),
  ],
  refuted,
})

function claimsIn(statement: string): readonly Claim[] {
  if (!isPlainStatement(statement)) return []
  return [...unmarked(statement).matchAll(claim)].map(([, program = '', verb = '', data = '']) => ({ program, does: accessOf(verb), data }))
}

function accessOf(verb: string): Claim['does'] {
  if (new RegExp(`^(?:${reads})$`).test(verb)) return 'reads'
  return new RegExp(`^(?:${writes})$`).test(verb) ? 'writes' : 'accesses'
}

function isProgram(name: string, findings: Findings): boolean {
  return findings.definitionsOf(name).some(({ kind }) => kind === 'program')
}

/** Empty where the name stands for something else as well. */
function usesOf(data: string, findings: Findings): readonly SubjectUses[] {
  const subjects = findings.structure(referencesCall(data, 'uses'), 'uses')?.subjects ?? []
  return subjects.every(({ unit, unresolved }) => known.has(unit.kind) && unresolved.length === 0) ? subjects : []
}

function refuted({ program, does, data }: Claim, findings: Findings): string | undefined {
  const subjects = usesOf(data, findings)
  const callees = findings.structure(referencesCall(program, 'callees', depth), 'callees')
  if (subjects.length === 0 || callees === undefined || callees.subjects.some(({ unresolved }) => unresolved.length > 0)) return undefined
  const below = callees.subjects.flatMap(({ references }) => references)
  if (below.length === 0) return undefined
  const doers = new Set([program, ...below.map(({ to }) => to.name)].map((name) => name.toUpperCase()))
  const by = (reference: Reference) => doers.has(reference.from.name.toUpperCase())
  const written = subjects.flatMap((subject) => subject.writes)
  const read = subjects.flatMap((subject) => subject.reads)
  const others = subjects.flatMap((subject) => subject.other)
  if (does === 'writes' && read.some(by) && !written.some(by) && !others.some(by)) {
    const places = read.filter(by).slice(0, 2)
    return withCitations(findings, `${bold(program)} only reads ${bold(data)}`, places.map(at))
  }
  if ([...written, ...read, ...others].some(by)) return undefined
  const users = distinctBy(does === 'writes' && written.length > 0 ? written : [...written, ...read], ({ from }) => from.name)
  if (users.length === 0) return undefined
  const names = users
    .slice(0, 6)
    .map(({ from }) => bold(from.name))
    .join(', ')
  const doing = does === 'writes' && written.length > 0 ? 'written' : 'used'
  return withCitations(findings, `${bold(program)} does not touch ${bold(data)}; it is ${doing} by ${names}`, users.slice(0, 3).map(at))
}

import type { StructureEdge, StructureUnit, UnitName, UnresolvedReference } from '../answer/structure.ts'
import { entryNames } from './entry-names.ts'
import type { MemberFacts, Reference } from './facts.ts'
import { linkAreaCalls } from './link/calls/link-area-calls.ts'
import { linkCalls } from './link/calls/link-calls.ts'
import { linkMacroCalls } from './link/calls/link-macro-calls.ts'
import { withoutDeclarations } from './link/calls/without-declarations.ts'
import { linkIms } from './link/ims/link-ims.ts'
import { withoutIncludedPrograms } from './link/included-programs.ts'
import { linkJobs } from './link/jobs/link-jobs.ts'
import { linkSchedules } from './link/schedules/link-schedules.ts'
import { memberName } from './member-name.ts'
import { qualifiedNames } from './qualified-names.ts'
import { isSystemName } from './system-names.ts'

/** Members of these hold programs, also where no scanner reads their units yet. */
const programLanguages = new Set(['COBOL', 'Assembler', 'PL/I', 'C', 'C++', 'Fortran'])

/** What the facts of all members say when they are put together; each in the order of `StructureGraph`. */
export interface LinkedFacts {
  readonly units: readonly StructureUnit[]
  readonly edges: readonly StructureEdge[]
  readonly unresolved: readonly UnresolvedReference[]
}

/** Puts the facts of all members together: what jobs run is worked out, and every reference learns whether its target is in the code. */
export function linkFacts(scanned: ReadonlyMap<string, MemberFacts>): LinkedFacts {
  const members = withoutIncludedPrograms(scanned)
  const facts = [...members.values()]
  const jobs = linkJobs(members)
  const ims = linkIms(members, jobs.references)
  const schedules = linkSchedules(members)
  const units = withoutDeclarations([...facts.flatMap((member) => member.units), ...jobs.units])
  const targets = new Targets(facts, units)
  const edges: StructureEdge[] = []
  for (const member of facts) for (const reference of member.references) edges.push(...targets.edges(reference))
  for (const { references } of [jobs, ims, schedules]) for (const reference of references) edges.push(targets.edge(reference))
  const areas = linkAreaCalls(facts)
  for (const reference of [...linkCalls(facts), ...linkMacroCalls(facts), ...areas.references]) edges.push(targets.edge(reference))
  const unresolved = [...facts, jobs, ims, schedules].flatMap((one) => one.unresolved)
  return { units, edges, unresolved: unresolved.filter((one) => !areas.isResolved(one)) }
}

/** What is in the code for references to lead to. */
class Targets {
  /** Names of members that hold programs. */
  readonly #programMembers = new Set<string>()
  readonly #there: ReadonlySet<string>

  constructor(facts: readonly MemberFacts[], units: readonly StructureUnit[]) {
    for (const { path, language } of facts) {
      if (programLanguages.has(language)) this.#programMembers.add(memberName(path))
    }
    this.#there = new Set(units.flatMap(presence))
  }

  /** None of a reference that may as well mean a command of the system, where the code has nothing of that name. */
  edges({ implicit, ...reference }: Reference): readonly StructureEdge[] {
    const edge = this.edge(reference)
    return edge.inRepo || implicit !== true ? [edge] : []
  }

  edge(reference: Reference): StructureEdge {
    const { to, found } = reference
    const inRepo = found !== undefined || this.#isThere(reference)
    return !inRepo && isSystemName(to.kind, to.name) ? { ...reference, inRepo, system: true } : { ...reference, inRepo }
  }

  #isThere({ from, to, operand, how }: Reference): boolean {
    switch (to.kind) {
      case 'program':
        return this.#programMembers.has(to.name) || this.#there.has(`program ${to.name}`) || this.#isNestedFor(to.name, from)
      case 'paragraph':
      case 'section':
        return this.#there.has(`label ${to.of} ${to.name}`)
      case 'copybook':
        // A scanner that copies one says which was found; what a job gives to an assistant is a name.
        return how === 'launcher' && this.#there.has(`copybook ${to.name}`)
      case 'file':
        // A file of a program is described there; one of CICS, where CICS is told of it.
        return this.#there.has(`file ${to.name}`) || this.#there.has(`file ${from.name} ${operand}`)
      default:
        return this.#there.has(`${to.kind} ${to.name}`)
    }
  }

  /** A nested program is known to the program around it; a COMMON one also to what else stands inside that. */
  #isNestedFor(name: string, from: UnitName): boolean {
    return this.#there.has(`nested ${from.name} ${name}`) || this.#there.has(`common ${from.of} ${name}`)
  }
}

/** What makes the target of a reference be there, as keys. */
function presence(unit: StructureUnit): readonly string[] {
  const { kind, name, of, common } = unit
  switch (kind) {
    case 'entry':
      return [name, ...entryNames(unit)].map((one) => `program ${one}`)
    case 'program':
      if (of === undefined) return [name, ...entryNames(unit)].map((one) => `program ${one}`)
      return common === true ? [`nested ${of} ${name}`, `common ${of} ${name}`] : [`nested ${of} ${name}`]
    case 'paragraph':
    case 'section':
      return [`label ${of} ${name}`]
    case 'table':
    case 'view':
      return qualifiedNames(name).map((alias) => `table ${alias}`)
    case 'file':
      return of === undefined ? [`file ${name}`] : [`file ${name}`, `file ${of} ${name}`]
    default:
      return qualifiedNames(name).map((alias) => `${kind} ${alias}`)
  }
}

import type { StructureEdge, StructureUnit, UnitName, UnresolvedReference } from '../answer/structure.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import type { FieldTable, MemberFacts, Reference } from './facts.ts'
import type { StructureGraph } from './graph.ts'
import { linkCalls } from './link/calls/link-calls.ts'
import { withoutDeclarations } from './link/calls/without-declarations.ts'
import { linkJobs } from './link/jobs/link-jobs.ts'
import { memberName } from './member-name.ts'
import { isSystemName } from './system-names.ts'

/** Members of these hold programs, also where no scanner reads their units yet. */
const programLanguages = new Set(['COBOL', 'Assembler', 'PL/I', 'C', 'C++', 'Fortran'])

/** Puts the facts of all members together: what jobs run is worked out, and every reference learns whether its target is in the code. */
export function linkMembers(members: ReadonlyMap<string, MemberFacts>, diagnostics: readonly Diagnostic[] = []): StructureGraph {
  const facts = [...members.values()]
  const jobs = linkJobs(members)
  const units = withoutDeclarations([...facts.flatMap((member) => member.units), ...jobs.units])
  const names = new UnitNames(facts, units)
  const edges: StructureEdge[] = []
  for (const member of facts) for (const reference of member.references) edges.push(names.edge(reference))
  for (const reference of jobs.references) edges.push(names.edge(reference))
  for (const reference of linkCalls(facts)) edges.push(names.edge(reference))
  const unresolved: UnresolvedReference[] = [...facts.flatMap((member) => member.unresolved), ...jobs.unresolved]
  let fields: readonly FieldTable[] | undefined
  let to: Map<string, StructureEdge[]> | undefined
  let from: Map<string, StructureEdge[]> | undefined
  return {
    members,
    units,
    edges,
    unresolved,
    // Most questions never look at them, and until then they are packed.
    get fields() {
      fields ??= facts.flatMap((member) => member.fields)
      return fields
    },
    diagnostics,
    unitsNamed: (name) => names.unitsNamed(name.toUpperCase()),
    edgesTo(name) {
      to ??= indexed(edges, ({ to: target }) => aliases(target.name))
      return to.get(name.toUpperCase()) ?? []
    },
    edgesFrom(name) {
      from ??= indexed(edges, ({ from: source }) =>
        source.of === undefined || source.of === source.name ? [source.name] : [source.name, source.of],
      )
      return from.get(name.toUpperCase()) ?? []
    },
  }
}

class UnitNames {
  readonly #byName: Map<string, StructureUnit[]>
  readonly #byMember = new Map<string, StructureUnit[]>()
  /** Names of members that hold programs. */
  readonly #programMembers = new Set<string>()
  readonly #there: ReadonlySet<string>

  constructor(facts: readonly MemberFacts[], units: readonly StructureUnit[]) {
    this.#byName = indexed(units, ({ kind, name }) => (kind === 'symbol' ? [name] : aliases(name)))
    for (const { path, language } of facts) {
      if (programLanguages.has(language)) this.#programMembers.add(memberName(path))
    }
    this.#there = new Set(units.flatMap(presence))
    for (const unit of units) {
      if (unit.kind !== 'program' || unit.of !== undefined || memberName(unit.path) === unit.name) continue
      add(this.#byMember, memberName(unit.path), unit)
    }
  }

  unitsNamed(name: string): readonly StructureUnit[] {
    const named = this.#byName.get(name) ?? []
    const held = this.#byMember.get(name)
    return held === undefined ? named : [...named, ...held.filter((unit) => !named.includes(unit))]
  }

  edge(reference: Reference): StructureEdge {
    const { to, found } = reference
    const inRepo = found !== undefined || this.#isThere(reference)
    return !inRepo && isSystemName(to.kind, to.name) ? { ...reference, inRepo, system: true } : { ...reference, inRepo }
  }

  #isThere({ from, to, operand }: Reference): boolean {
    switch (to.kind) {
      case 'program':
        return this.#programMembers.has(to.name) || this.#there.has(`program ${to.name}`) || this.#isNestedFor(to.name, from)
      case 'paragraph':
      case 'section':
        return this.#there.has(`label ${to.of} ${to.name}`)
      case 'copybook':
        return false
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
function presence({ kind, name, of, common }: StructureUnit): readonly string[] {
  switch (kind) {
    case 'entry':
      return [`program ${name}`]
    case 'program':
      if (of === undefined) return [`program ${name}`]
      return common === true ? [`nested ${of} ${name}`, `common ${of} ${name}`] : [`nested ${of} ${name}`]
    case 'paragraph':
    case 'section':
      return [`label ${of} ${name}`]
    case 'table':
    case 'view':
      return aliases(name).map((alias) => `table ${alias}`)
    case 'file':
      return of === undefined ? [`file ${name}`] : [`file ${name}`, `file ${of} ${name}`]
    default:
      return aliases(name).map((alias) => `${kind} ${alias}`)
  }
}

/** A qualified name is also found by its last part. */
function aliases(name: string): string[] {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? [name, name.slice(dot + 1)] : [name]
}

/** By name in upper case: paths of z/OS UNIX and names of services are kept as written, and asked for in any case. */
function indexed<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const item of items) for (const key of keys(item)) add(map, key.toUpperCase(), item)
  return map
}

function add<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

import type { StructureEdge, StructureUnit, UnitName, UnresolvedReference } from '../answer/structure.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import type { FieldTable, MemberFacts, Reference } from './facts.ts'
import type { StructureGraph } from './graph.ts'
import { linkJobs } from './link/jobs/link-jobs.ts'
import { memberName } from './member-name.ts'
import { isSystemName } from './system-names.ts'

/** Members of these hold programs, also where no scanner reads their units yet. */
const programLanguages = new Set(['COBOL', 'Assembler', 'PL/I', 'C', 'C++', 'Fortran', 'RPG', 'Easytrieve', 'Natural'])

/** Puts the facts of all members together: what jobs run is worked out, and every reference learns whether its target is in the code. */
export function linkMembers(members: ReadonlyMap<string, MemberFacts>, diagnostics: readonly Diagnostic[] = []): StructureGraph {
  const facts = [...members.values()]
  const jobs = linkJobs(members)
  const units = [...facts.flatMap((member) => member.units), ...jobs.units]
  const names = new UnitNames(facts, units)
  const edges: StructureEdge[] = []
  for (const member of facts) for (const reference of member.references) edges.push(names.edge(reference))
  for (const reference of jobs.references) edges.push(names.edge(reference))
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
  /** Program and name of each file that a program selects. */
  readonly #files: ReadonlySet<string>

  constructor(facts: readonly MemberFacts[], units: readonly StructureUnit[]) {
    this.#byName = indexed(units, ({ name }) => aliases(name))
    for (const { path, language } of facts) {
      if (programLanguages.has(language)) this.#programMembers.add(memberName(path))
    }
    this.#files = new Set(units.flatMap(({ kind, of, name }) => (kind === 'file' && of !== undefined ? [`${of} ${name}`] : [])))
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
    const units = this.#byName.get(to.name)
    switch (to.kind) {
      case 'program':
        return this.#programMembers.has(to.name) || (units?.some((unit) => isProgramFor(unit, from)) ?? false)
      case 'paragraph':
      case 'section':
        return units?.some((unit) => (unit.kind === 'paragraph' || unit.kind === 'section') && unit.of === to.of) ?? false
      case 'table':
        return units?.some((unit) => unit.kind === 'table' || unit.kind === 'view') ?? false
      case 'copybook':
        return false
      case 'file':
        // A file of a program is described there; one of CICS, where CICS is told of it.
        return this.#files.has(`${from.name} ${operand}`) || (units?.some((unit) => unit.kind === 'file') ?? false)
      default:
        return units?.some((unit) => unit.kind === to.kind) ?? false
    }
  }
}

/** A nested program is known inside the program around it alone. */
function isProgramFor(unit: StructureUnit, from: UnitName): boolean {
  if (unit.kind === 'entry') return true
  return unit.kind === 'program' && (unit.of === undefined || unit.of === from.name || unit.of === from.of)
}

/** A qualified name is also found by its last part. */
function aliases(name: string): string[] {
  const dot = name.lastIndexOf('.')
  return dot > 0 && dot < name.length - 1 ? [name, name.slice(dot + 1)] : [name]
}

function indexed<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const item of items) for (const key of keys(item)) add(map, key, item)
  return map
}

function add<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

import type { StructureUnit, UnitName } from '../../../answer/structure.ts'
import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts } from '../../facts.ts'
import { bindingRow, Role } from '../../scanners/by-rules/call-sheet.ts'

/** Something that a call may mean. */
export interface Definition {
  readonly unit: StructureUnit
  readonly role: Role
  /** Stands in a class, and not in a module alone. */
  readonly isMethod: boolean
  /** No other member knows it. */
  readonly hidden: boolean
  /** As it is compared: the name of what it stands in. */
  readonly owner: string | undefined
}

/** What is defined in all members whose languages know each other's names. */
export class Definitions {
  readonly #caseless: boolean
  readonly #byName: Map<string, readonly Definition[]>
  /** By the name of a type and what it calls a routine. */
  readonly #bound = new Map<string, StructureUnit>()
  readonly #bases = new Map<string, Set<string>>()
  readonly #lineages = new Map<string, readonly string[]>()
  readonly #variables = new Set<string>()

  constructor(members: readonly MemberFacts[], caseless: boolean) {
    this.#caseless = caseless
    this.#byName = groupBy(this.#definitionsOf(members), ({ unit }) => this.key(unit.name))
    for (const member of members) this.#bind(member)
    for (const { units, calls } of members) {
      if (!calls) continue
      for (const name of calls.variables) this.#variables.add(name)
      for (let i = 0; i < calls.bases.length; i += 2) {
        const type = this.key(units[calls.bases[i] ?? 0]?.name ?? '')
        const known = this.#bases.get(type) ?? new Set()
        this.#bases.set(type, known.add(this.key(calls.names[calls.bases[i + 1] ?? 0] ?? '')))
      }
    }
  }

  /** A type's name for a routine leads there; where both names are the same the routine is a method of the type. */
  #bind({ path, units, calls }: MemberFacts): void {
    const rows = calls?.bindings ?? []
    for (let i = 0; i < rows.length; i += bindingRow) {
      const type = this.key(units[rows[i] ?? 0]?.name ?? '')
      const [name, routine] = [rows[i + 1], rows[i + 2]].map((at) => this.key(calls?.names[at ?? 0] ?? ''))
      const routines = this.named(routine ?? '').filter(({ role, isMethod }) => role === Role.routine && !isMethod)
      const meant = routines.find(({ unit }) => unit.path === path) ?? routines[0]
      if (!meant || name === undefined) continue
      if (name === routine) this.#byName.set(name, [...this.named(name), { ...meant, isMethod: true, owner: type }])
      else this.#bound.set(`${type} ${name}`, meant.unit)
    }
  }

  /** What a type's own name for a routine stands for. */
  bound({ of, name }: UnitName): StructureUnit | undefined {
    return of === undefined ? undefined : this.#bound.get(`${this.key(of)} ${this.key(name)}`)
  }

  /** A name as it is compared. */
  key(name: string): string {
    return this.#caseless ? name.toLowerCase() : name
  }

  named(name: string): readonly Definition[] {
    return this.#byName.get(this.key(name)) ?? []
  }

  /** What an import may mean by a name. */
  modules(name: string): readonly StructureUnit[] {
    return this.named(name).flatMap(({ role, unit }) => (role === Role.module || role === Role.type ? [unit] : []))
  }

  /** Whether something that is no routine has this name. */
  isVariable(name: string): boolean {
    return this.#variables.has(this.key(name))
  }

  isType(name: string): boolean {
    return this.named(name).some(({ role }) => role === Role.type)
  }

  /** The name of a class and of those that it stands in. */
  *around(type: string | undefined): Generator<string> {
    const seen = new Set<string>()
    for (let name = type; name !== undefined && !seen.has(name); name = this.named(name).find(({ role }) => role === Role.type)?.unit.of) {
      seen.add(name)
      yield name
    }
  }

  /** The names of a class and of what it is made of, the nearest first, as they are compared. */
  lineage(type: string): readonly string[] {
    const known = this.#lineages.get(type)
    if (known) return known
    const names = new Set([this.key(type)])
    for (const name of names) for (const base of this.#bases.get(name) ?? []) names.add(base)
    const lineage = [...names]
    this.#lineages.set(type, lineage)
    return lineage
  }

  *#definitionsOf(members: readonly MemberFacts[]): Generator<Definition> {
    for (const { units, calls } of members) {
      if (!calls) continue
      const hidden = new Set(calls.hidden)
      const modules = new Set(
        units.flatMap(({ name }, i) => (calls.roles[i] === Role.module || calls.roles[i] === Role.generic ? [this.key(name)] : [])),
      )
      for (const [i, unit] of units.entries()) {
        const role = roles.get(calls.roles[i] ?? '') ?? Role.routine
        const owner = unit.of === undefined ? undefined : this.key(unit.of)
        const isMethod = owner !== undefined && !modules.has(owner) && role !== Role.type && role !== Role.point
        yield { unit, role, isMethod, hidden: hidden.has(i), owner }
      }
    }
  }
}

const roles: ReadonlyMap<string, Role> = new Map(Object.values(Role).map((role) => [role, role]))

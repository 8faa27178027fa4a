import type { UnitName } from '../../../answer/structure.ts'
import { groupBy } from '../../../base/group-by.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { CallForm, type CallSheet, callRow, Qualifier, Role } from '../../scanners/by-rules/call-sheet.ts'
import type { LanguageRules } from '../../scanners/by-rules/language-rules.ts'
import { type Definition, Definitions, rulesFor } from './definitions.ts'
import { ImportFinder } from './import-finder.ts'

/**
 * The calls and imports of languages that are scanned by rules, as far as what they name is defined in the code. Most names are not, those of libraries and
 * of the language: such calls are left out, as nobody looks for them and they would be most of the graph.
 */
export function linkCalls(members: Iterable<MemberFacts>): Reference[] {
  const withCalls = [...members].filter(({ calls }) => calls !== undefined)
  const families = groupBy(withCalls, (member) => rulesFor(member)?.family)
  return [...families.values()].flatMap((family) => linkFamily(family))
}

function linkFamily(members: readonly MemberFacts[]): Reference[] {
  const caseless = members.every((member) => rulesFor(member)?.caseless === true)
  const definitions = new Definitions(members, caseless)
  const finder = new ImportFinder(members)
  return members.flatMap((member) => {
    const rules = rulesFor(member)
    return rules && member.calls ? new CallLinker({ member, sheet: member.calls, rules, definitions, finder }).link() : []
  })
}

interface Linking {
  readonly member: MemberFacts
  readonly sheet: CallSheet
  readonly rules: LanguageRules
  readonly definitions: Definitions
  readonly finder: ImportFinder
}

/** What one call means. */
interface Meant {
  readonly to: UnitName
  readonly found?: string
  readonly complete: boolean
}

class CallLinker {
  readonly #given: Linking
  /** Members that this one imports. */
  readonly #imported = new Set<string>()
  readonly #references: Reference[] = []

  constructor(given: Linking) {
    this.#given = given
  }

  link(): Reference[] {
    const { calls } = this.#given.sheet
    const rows = Array.from({ length: calls.length / callRow }, (_, i) => calls.slice(i * callRow, (i + 1) * callRow))
    for (const [unit = 0, line = 1, name = 0, , form] of rows) if (form === CallForm.path || form === CallForm.module) this.#import(unit, line, name, form)
    for (const [unit = 0, line = 1, name = 0, qualifier = Qualifier.none, form] of rows) {
      if (form === CallForm.path || form === CallForm.module) continue
      const meant = this.#meantBy({ unit, name: this.#name(name), qualifier, isMention: form === CallForm.mention })
      if (meant) this.#add('call', unit, line, meant)
    }
    return this.#references
  }

  #name(index: number): string {
    return this.#given.sheet.names[index] ?? ''
  }

  #add(kind: 'call' | 'copy', unit: number, line: number, { to, found, complete }: Meant): void {
    const { member } = this.#given
    const source = member.units[unit]
    if (!source) return
    const { path } = member
    const last = this.#references.at(-1)
    if (last?.line === line && last.to.name === to.name && last.to.of === to.of && last.kind === kind && last.from.name === source.name) return
    const from = { ...nameOf(source), path }
    this.#references.push({ kind, from, to, path, line, how: 'literal', complete, ...(found === undefined ? {} : { found }) })
  }

  #import(unit: number, line: number, name: number, form: number): void {
    const { member, definitions, finder, rules } = this.#given
    const written = this.#name(name)
    if (form === CallForm.path) {
      const found = finder.find(written, member.path, rules)
      if (found === undefined || found === member.path) return
      this.#imported.add(found)
      const to: UnitName = { kind: 'symbol', name: found.slice(found.lastIndexOf('/') + 1) }
      return this.#add('copy', unit, line, { to, found, complete: true })
    }
    const known = definitions.named(written).filter(({ role, unit: { path } }) => (role === Role.module || role === Role.type) && path !== member.path)
    for (const { unit: found } of known) this.#imported.add(found.path)
    const [first] = known
    if (first) this.#add('copy', unit, line, { to: nameOf(first.unit), ...(known.length === 1 ? { found: first.unit.path } : {}), complete: true })
  }

  #meantBy(call: { unit: number; name: string; qualifier: number; isMention: boolean }): Meant | undefined {
    const { definitions, rules, member } = this.#given
    const all = definitions.named(call.name).filter(({ role }) => role !== Role.module && (role !== Role.type || rules.typesAreCalled === true))
    if (all.length === 0) return undefined
    if (call.isMention && (definitions.isVariable(call.name) || !all.every(({ role }) => role === Role.value))) return undefined
    const near = all.filter(({ hidden, unit }) => !hidden || unit.path === member.path)
    const chosen = call.qualifier === Qualifier.none ? this.#unqualified(near, call.unit) : this.#qualified(near, call.unit, call.qualifier)
    return asMeant(chosen)
  }

  /** What is nearest: in the class or routine around the call, in the member, in the members that it imports. */
  #unqualified(all: readonly Definition[], unit: number): readonly Definition[] {
    const { definitions, rules, member } = this.#given
    const around = member.units[unit]
    const here = all.filter((one) => one.unit.path === member.path)
    if (rules.ownMethods && around?.of !== undefined) {
      const own = this.#inLineage(all, around.of)
      if (own.length > 0) return own
    }
    const plain = here.filter(({ isMethod, unit: { of } }) => !isMethod || (around !== undefined && of === around.name))
    if (plain.length > 0) {
      const inner = plain.filter(({ unit: { of } }) => of !== undefined && around !== undefined && definitions.key(of) === definitions.key(around.name))
      return inner.length > 0 ? inner : plain
    }
    const free = all.filter(({ isMethod, unit: { path } }) => !isMethod && path !== member.path)
    return free.length > 0 ? this.#imports(free) : rules.ownMethods ? all.filter(({ isMethod }) => isMethod) : []
  }

  #qualified(all: readonly Definition[], unit: number, qualifier: number): readonly Definition[] {
    const { definitions, member, rules } = this.#given
    const own = member.units[unit]?.of
    const methods = all.filter(({ isMethod }) => isMethod)
    if (qualifier === Qualifier.self || qualifier === Qualifier.base) {
      const [first, ...bases] = own === undefined ? [] : [...definitions.lineage(own)]
      const names = qualifier === Qualifier.self && first !== undefined ? [first, ...bases] : bases
      for (const name of names) {
        const found = methods.filter(({ unit: { of } }) => of !== undefined && definitions.key(of) === name)
        if (found.length > 0) return found
      }
      return qualifier === Qualifier.self ? methods : []
    }
    if (qualifier === Qualifier.unknown) return methods
    const name = this.#name(qualifier)
    const inType = this.#inLineage(all, name)
    if (inType.length > 0) return inType
    // The name of a module, or of the member that it is.
    const inModule = all.filter(({ isMethod, unit: { path, of } }) => !isMethod && (isStem(path, name) || (of !== undefined && definitions.key(of) === definitions.key(name))))
    if (inModule.length > 0) return inModule
    // A class of the code that has no such method gets it from one that is not in the code.
    if (definitions.isType(name)) return []
    return methods.length > 0 || rules.ownMethods ? methods : []
  }

  #inLineage(all: readonly Definition[], type: string): readonly Definition[] {
    const { definitions } = this.#given
    for (const name of definitions.lineage(type)) {
      const found = all.filter(({ unit: { of } }) => of !== undefined && definitions.key(of) === name)
      if (found.length > 0) return found
    }
    return []
  }

  #imports(all: readonly Definition[]): readonly Definition[] {
    const imported = all.filter(({ unit: { path } }) => this.#imported.has(path))
    return imported.length > 0 ? imported : all
  }
}

  /** One name, and as much of the rest as is certain. */
function asMeant(chosen: readonly Definition[]): Meant | undefined {
    const bodies = chosen.filter(({ unit: { declaration } }) => declaration !== true)
    const [first] = bodies.length > 0 ? bodies : chosen
    if (!first) return undefined
    const candidates = bodies.length > 0 ? bodies : chosen
    const { kind, name, of, path } = first.unit
    const isOne = candidates.every(({ unit }) => unit.of === of)
    const isHere = candidates.every(({ unit }) => unit.path === path)
    const to: UnitName = { kind, name, ...(isOne && of !== undefined ? { of } : {}) }
    return { to, ...(isHere ? { found: path } : {}), complete: isOne }
  }

function isStem(path: string, name: string): boolean {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const dot = file.lastIndexOf('.')
  return (dot > 0 ? file.slice(0, dot) : file) === name
}

function nameOf({ kind, name, of }: UnitName): UnitName {
  return { kind, name, ...(of === undefined ? {} : { of }) }
}

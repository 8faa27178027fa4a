import type { UnitName } from '../../../answer/structure.ts'
import type { MemberFacts } from '../../facts.ts'
import { Qualifier, Role } from '../../scanners/by-rules/call-sheet.ts'
import type { LanguageRules } from '../../scanners/by-rules/language-rules.ts'
import type { Definition, Definitions } from './definitions.ts'

/** A call as its member tells it. */
export interface Call {
  /** Index into the member's units. */
  readonly unit: number
  readonly name: string
  /** What stands before the name, or one of `Qualifier`. */
  readonly qualifier: string | number
  /** The name alone, which may also be a variable's. */
  readonly isMention: boolean
}

/** What a call means. */
export interface Meaning {
  readonly to: UnitName
  /** The member where that is, if it is in one. */
  readonly found?: string
  /** False when routines of several classes may be meant. */
  readonly complete: boolean
}

/** Finds what the calls of one member mean: what is nearest to them, as far as names tell. */
export class CallMeanings {
  readonly #member: MemberFacts
  readonly #rules: LanguageRules
  readonly #definitions: Definitions
  readonly #imported: ReadonlySet<string>
  /** The same call in the same unit means the same. */
  readonly #found = new Map<string, Meaning | undefined>()

  /** `imported`: paths of the members that `member` imports. */
  constructor(given: { member: MemberFacts; rules: LanguageRules; definitions: Definitions; imported: ReadonlySet<string> }) {
    this.#member = given.member
    this.#rules = given.rules
    this.#definitions = given.definitions
    this.#imported = given.imported
  }

  /** Undefined for what is defined nowhere in the code. */
  find(call: Call): Meaning | undefined {
    const key = `${call.unit} ${call.qualifier} ${call.isMention} ${call.name}`
    if (!this.#found.has(key)) this.#found.set(key, this.#find(call))
    return this.#found.get(key)
  }

  #find(call: Call): Meaning | undefined {
    const { typesAreCalled } = this.#rules
    const named = this.#definitions.named(call.name)
    // What is only declared says nothing beside its body.
    const bodies = new Set(named.flatMap(({ unit, owner }) => (unit.declaration === true ? [] : [owner])))
    const all = named.filter(
      ({ role, hidden, unit, owner }) =>
        (unit.declaration !== true || !bodies.has(owner)) &&
        role !== Role.module &&
        (role !== Role.type || typesAreCalled === true) &&
        (!hidden || unit.path === this.#member.path),
    )
    if (all.length === 0) return undefined
    if (call.isMention && (this.#definitions.isVariable(call.name) || !all.every(({ role }) => role === Role.value))) return undefined
    return asMeaning(call.qualifier === Qualifier.none ? this.#unqualified(all, call) : this.#qualified(all, call))
  }

  /** In the class around the call, the routine around it, the member, the members that it imports, anywhere. */
  #unqualified(all: readonly Definition[], { unit, name }: Call): readonly Definition[] {
    const { ownMethods, builtIns } = this.#rules
    const around = this.#member.units[unit]
    if (ownMethods !== undefined) {
      for (const type of this.#definitions.around(around?.of)) {
        const own = this.#inLineage(all, type)
        if (own.length > 0) return own
      }
    }
    const isInside = (one: Definition) => around !== undefined && this.#isOf(one, around.name)
    const here = all.filter((one) => one.unit.path === this.#member.path && (!one.isMethod || isInside(one)))
    if (here.length > 0) return here.some(isInside) ? here.filter(isInside) : here
    const free = all.filter(({ isMethod, unit: { path } }) => !isMethod && path !== this.#member.path)
    const imported = free.filter(({ unit: { path } }) => this.#imported.has(path))
    if (imported.length > 0) return imported
    if (builtIns?.has(this.#definitions.key(name))) return []
    return free.length > 0 || ownMethods !== 'any' ? free : all.filter(({ isMethod }) => isMethod)
  }

  #qualified(all: readonly Definition[], { unit, qualifier }: Call): readonly Definition[] {
    const methods = all.filter(({ isMethod }) => isMethod)
    if (typeof qualifier === 'string') return this.#qualifiedBy(qualifier, all, methods)
    if (qualifier === Qualifier.unknown) return methods
    const own = this.#member.units[unit]?.of
    if (own === undefined) return methods
    const found = this.#inLineage(methods, own, qualifier === Qualifier.base)
    return found.length > 0 || qualifier === Qualifier.base ? found : methods
  }

  #qualifiedBy(name: string, all: readonly Definition[], methods: readonly Definition[]): readonly Definition[] {
    const inType = this.#inLineage(all, name)
    if (inType.length > 0) return inType
    // The name of a module, or of the member that it is.
    const inModule = all.filter((one) => !one.isMethod && (isStem(one.unit.path, name) || this.#isOf(one, name)))
    if (inModule.length > 0) return inModule
    // A class of the code that has no such method gets it from one that is not in the code.
    return this.#definitions.isType(name) ? [] : methods
  }

  /** Of a class, or of the nearest of those that it is made of. */
  #inLineage(all: readonly Definition[], type: string, withoutItself = false): readonly Definition[] {
    const [, ...bases] = this.#definitions.lineage(type)
    const names = withoutItself ? bases : this.#definitions.lineage(type)
    const name = names.find((one) => all.some(({ owner }) => owner === one))
    return name === undefined ? [] : all.filter(({ owner }) => owner === name)
  }

  #isOf({ owner }: Definition, name: string): boolean {
    return owner !== undefined && owner === this.#definitions.key(name)
  }
}

/** One name, and as much of the rest as all that may be meant have in common. */
function asMeaning(meant: readonly Definition[]): Meaning | undefined {
  const [first] = meant
  if (!first) return undefined
  const { kind, name, of, path } = first.unit
  const isOne = meant.every(({ unit }) => unit.of === of)
  const isHere = meant.every(({ unit }) => unit.path === path)
  return { to: { kind, name, ...(isOne && of !== undefined ? { of } : {}) }, ...(isHere ? { found: path } : {}), complete: isOne }
}

function isStem(path: string, name: string): boolean {
  const file = path.slice(path.lastIndexOf('/') + 1)
  const dot = file.lastIndexOf('.')
  return (dot > 0 ? file.slice(0, dot) : file) === name
}

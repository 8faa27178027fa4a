import type { StructureUnit, UnitKind, UnresolvedReference } from '../../../answer/structure.ts'
import { cutText } from '../../../base/text.ts'
import type { MemberFacts, Reference } from '../../facts.ts'
import { bindingRow, CallForm, callRow, Qualifier, Role } from './call-sheet.ts'
import type { SourceTokens } from './source-tokens.ts'

/** A definition as a reader finds it. */
export interface FoundSymbol {
  readonly kind?: UnitKind
  /** A routine, unless said. */
  readonly role?: Role
  readonly name: string
  /** The class, module or routine around it. */
  readonly of?: string | undefined
  /** Its head, as it stands there. */
  readonly detail: string
  readonly startLine: number
  /** No other member knows it. */
  readonly hidden?: boolean
  /** Without a body: only counts where that is nowhere. */
  readonly declaration?: boolean
}

type OpenUnit = { -readonly [Key in keyof StructureUnit]: StructureUnit[Key] }

/** A call that begins in the member itself. */
export type ProgramCall = Pick<Reference, 'kind' | 'line' | 'how' | 'complete'> & {
  readonly operand: string
  /** Undefined where nothing tells. */
  readonly to: Reference['to'] | undefined
  /** Where it is put into the operand. */
  readonly setAt?: number
}

const detailChars = 100
/** So many rows of one member are a table of data. */
const mostCalls = 200_000
/** In the column of units: what stands outside all of them. */
const outside = -1

/** What one member defines and calls, as a reader goes through it. */
export class SymbolSheet {
  readonly #path: string
  readonly #tokens: SourceTokens
  readonly #keywords: ReadonlySet<string>
  readonly #units: OpenUnit[] = []
  readonly #roles: Role[] = []
  readonly #names = new Map<string, number>()
  readonly #calls: number[] = []
  readonly #bases: number[] = []
  readonly #bindings: number[] = []
  readonly #hidden = new Set<number>()
  readonly #variables = new Set<string>()
  readonly #programs: ProgramCall[] = []

  constructor(path: string, tokens: SourceTokens, keywords: ReadonlySet<string>) {
    this.#path = path
    this.#tokens = tokens
    this.#keywords = keywords
  }

  /** The number of the unit, for what follows. It ends where it begins until `end` says more. */
  begin({ kind = 'symbol', role = Role.routine, name, of, detail, startLine, hidden, declaration }: FoundSymbol): number {
    const comment = this.#tokens.commentAbove(startLine)
    const unit: OpenUnit = { kind, name, path: this.#path, startLine, endLine: startLine, detail: cutText(detail, detailChars) }
    if (of !== undefined) unit.of = of
    if (comment) unit.comment = comment
    if (declaration) unit.declaration = declaration
    if (hidden) this.#hidden.add(this.#units.length)
    this.#roles.push(role)
    return this.#units.push(unit) - 1
  }

  end(unit: number, line: number): void {
    const found = this.#units[unit]
    if (found) found.endLine = Math.max(found.startLine, line)
  }

  /** What was called outside all units so far, it turns out that this one calls. */
  takeCalls(unit: number): void {
    for (let i = 0; i < this.#calls.length; i += callRow) if (this.#calls[i] === outside) this.#calls[i] = unit
  }

  nameOf(unit: number): string | undefined {
    return this.#units[unit]?.name
  }

  isKeyword(word: string): boolean {
    return this.#keywords.has(word)
  }

  /** `qualifier` is a name or one of `Qualifier`. */
  call(unit: number, name: string, line: number, qualifier: string | number = Qualifier.none, form: CallForm = CallForm.call): void {
    if (this.#calls.length >= mostCalls * callRow) return
    this.#calls.push(unit, line, this.#name(name), typeof qualifier === 'string' ? this.#name(qualifier) : qualifier, form)
  }

  inherits(unit: number, base: string): void {
    this.#bases.push(unit, this.#name(base))
  }

  /** A type calls a routine by this name. */
  binds(type: number, name: string, routine: string): void {
    this.#bindings.push(type, this.#name(name), this.#name(routine))
  }

  variable(name: string): void {
    this.#variables.add(this.#key(name))
  }

  /** Another program, map or the like, which is expected to be in the code. */
  program(call: ProgramCall): void {
    this.#programs.push(call)
  }

  #key(name: string): string {
    return this.#tokens.caseless ? name.toLowerCase() : name
  }

  #name(name: string): number {
    const known = this.#names.get(name)
    if (known !== undefined) return known
    this.#names.set(name, this.#names.size)
    return this.#names.size - 1
  }

  /** `member`: the unit that the member itself is, if it is one; else what stands outside all units belongs to the first of them. */
  finish(member: StructureUnit | undefined): Pick<MemberFacts, 'units' | 'references' | 'unresolved' | 'calls'> {
    if (member && member.kind !== 'symbol') for (const unit of this.#units) unit.of ??= member.name
    const units: StructureUnit[] = member ? [member] : []
    const roles: Role[] = member ? [Role.module] : []
    const indexes = this.#keep(units, roles)
    const owner = units.length > 0 ? 0 : outside
    const indexOf = (unit: number | undefined) => indexes[unit ?? outside] ?? owner
    for (let i = 0; i < this.#bases.length; i += 2) this.#bases[i] = indexOf(this.#bases[i])
    const bindings = this.#bindings.map((entry, i) => (i % bindingRow === 0 ? indexOf(entry) : entry))
    const calls = this.#rows(indexOf)
    const hidden = [...this.#hidden].map(indexOf)
    const names = [...this.#names.keys()]
    return {
      units,
      ...this.#programCalls(units[0]),
      calls: {
        roles: roles.join(''),
        names,
        calls,
        bases: this.#bases,
        ...(bindings.length === 0 ? {} : { bindings }),
        hidden,
        variables: [...this.#variables],
      },
    }
  }

  /** What only mentions a variable of the member is left out: there are many, and it will never be a call. */
  #rows(indexOf: (unit: number | undefined) => number): number[] {
    const variables = new Set([...this.#names].flatMap(([name, at]) => (this.#variables.has(this.#key(name)) ? [at] : [])))
    const rows: number[] = []
    for (let i = 0; i < this.#calls.length; i += callRow) {
      const [unit, line = 1, name = 0, qualifier = Qualifier.none, form = CallForm.call] = this.#calls.slice(i, i + callRow)
      const owner = indexOf(unit)
      // A member that defines nothing calls nothing; what it includes stands there all the same.
      if (owner === outside && form !== CallForm.path) continue
      if (form !== CallForm.mention || !variables.has(name)) rows.push(owner, line, name, qualifier, form)
    }
    return rows
  }

  #programCalls(owner: StructureUnit | undefined): Pick<MemberFacts, 'references' | 'unresolved'> {
    const references: Reference[] = []
    const unresolved: UnresolvedReference[] = []
    if (!owner) return { references, unresolved }
    const path = this.#path
    const from = { kind: owner.kind, name: owner.name, ...(owner.of === undefined ? {} : { of: owner.of }), path }
    for (const { kind, to, line, how, complete, operand, setAt } of this.#programs) {
      const via = setAt === undefined ? {} : { via: { path, line: setAt } }
      if (to) references.push({ kind, from, to, path, line, how, complete, ...via, ...(operand === to.name ? {} : { operand }) })
      else unresolved.push({ kind, from, operand, path, line, reason: 'never set' })
    }
    return { references, unresolved }
  }

  /** Declarations of what the same member defines are left out. The new index of each unit. */
  #keep(units: StructureUnit[], roles: Role[]): number[] {
    const keyOf = ({ name, of }: StructureUnit) => this.#key(`${of} ${name}`)
    const indexes: number[] = []
    const known = new Map<string, number>()
    const keep = (declarations: boolean) => {
      for (const [i, unit] of this.#units.entries()) {
        if ((unit.declaration === true) !== declarations) continue
        const same = declarations ? known.get(keyOf(unit)) : undefined
        indexes[i] = same ?? units.push(unit) - 1
        if (same === undefined) roles.push(this.#roles[i] ?? Role.routine)
        known.set(keyOf(unit), indexes[i] ?? 0)
      }
    }
    keep(false)
    keep(true)
    return indexes
  }
}

import type { StructureEdge, StructureUnit, UnitKind, UnitName } from '../../answer/structure.ts'
import { groupBy } from '../../base/group-by.ts'
import type { MemberFacts } from '../facts.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'
import { type Reading, readingsOf } from './asked-name.ts'
import { familyOf, isLocal } from './unit-family.ts'
import type { UnitPlaces } from './unit-places.ts'

/** One of the things that a name may mean. */
export interface NamedThing {
  readonly unit: UnitName
  /** Empty for what is only named. Of a local kind at most one. */
  readonly definitions: readonly StructureUnit[]
  /** Under which names references mean it: its own, that of its member, a table's without schema. */
  readonly names: readonly string[]
}

/** Finds what names mean. */
export class NameIndex {
  readonly #graph: StructureGraph
  readonly #places: UnitPlaces
  #tables: Map<string, Set<string>> | undefined
  #members: Map<string, MemberFacts[]> | undefined

  constructor(graph: StructureGraph, places: UnitPlaces) {
    this.#graph = graph
    this.#places = places
  }

  /** All things of that name but data items and messages; empty when there are none. */
  find(asked: string, kind?: UnitKind): NamedThing[] {
    const fits = ({ unit }: NamedThing) => kind === undefined || familyOf(unit.kind) === familyOf(kind)
    for (const reading of readingsOf(asked)) {
      const found = this.#read(reading).filter(fits)
      if (found.length > 0) return found
    }
    return this.members(asked)
      .flatMap((member) => this.#thingsIn(member))
      .filter(fits)
  }

  /** What an edge begins in or leads to, as far as it is defined. */
  thingOf(unit: UnitName & { readonly path?: string }): NamedThing {
    const candidates = this.#graph
      .unitsNamed(unit.name)
      .filter(
        (other) => familyOf(other.kind) === familyOf(unit.kind) && (!isLocal(unit.kind) || unit.of === undefined || other.of === unit.of),
      )
    const here = candidates.filter(({ path }) => unit.path === undefined || path === unit.path)
    const definitions = here.length > 0 ? here : candidates
    const [first] = definitions
    const names = first ? this.#namesOf(first) : this.#sameTable(unit.name)
    return { unit: nameOf(unit), definitions: first && isLocal(unit.kind) ? [first] : definitions, names }
  }

  /** Edges that lead to a thing by its name. */
  edgesTo(thing: NamedThing): StructureEdge[] {
    return thing.names.flatMap((name) => this.#graph.edgesTo(name).filter((edge) => this.#leadsTo(edge, thing)))
  }

  /** Members by path, by the end of a path, or by name. */
  members(asked: string): readonly MemberFacts[] {
    const wanted = asked
      .trim()
      .replace(/^(?:\.\/)+/, '')
      .toUpperCase()
    this.#members ??= groupBy(this.#graph.members.values(), ({ path }) => memberName(path))
    const stem = this.#members.get(memberName(wanted)) ?? []
    const byPath = stem.filter(({ path }) => `/${path.toUpperCase()}`.endsWith(`/${wanted}`))
    return byPath.length > 0 ? byPath : (this.#members.get(wanted) ?? [])
  }

  #read({ name, of }: Reading): NamedThing[] {
    const names = this.#askedNames(name)
    const units = names
      .flatMap((known) => this.#graph.unitsNamed(known))
      .filter((unit) => unit.kind !== 'message' && this.#standsIn(unit, of))
    const defined = this.#group(units)
    const edges = names.flatMap((known) => this.#graph.edgesTo(known))
    const named = edges.filter(
      (edge) =>
        familyOf(edge.to.kind) !== 'field' &&
        !defined.some((thing) => this.#leadsTo(edge, thing)) &&
        of.every((group) => group === ownerOf(edge) || edge.to.name.startsWith(`${group}.`)),
    )
    return [...defined, ...this.#mentions(named)]
  }

  /** Global names are one thing however often they are defined; of local ones each definition is its own. */
  #group(units: readonly StructureUnit[]): NamedThing[] {
    const keyOf = (unit: StructureUnit) =>
      isLocal(unit.kind) ? `${unit.kind} ${unit.of} ${unit.path} ${unit.startLine}` : `${familyOf(unit.kind)} ${this.#tableKey(unit)}`
    return [...groupBy(units, keyOf).values()].flatMap((definitions) => {
      const [unit] = definitions
      if (!unit) return []
      return [{ unit: nameOf(unit), definitions: isLocal(unit.kind) ? [unit] : definitions, names: this.#namesOf(unit) }]
    })
  }

  #mentions(edges: readonly StructureEdge[]): NamedThing[] {
    const keyOf = ({ to, ...edge }: StructureEdge) =>
      `${familyOf(to.kind)} ${isLocal(to.kind) ? `${to.name} ${ownerOf({ to, ...edge })}` : this.#tableKey(to)}`
    return [...groupBy(edges, keyOf).values()].flatMap((same) => {
      const [edge] = same
      if (!edge) return []
      const of = isLocal(edge.to.kind) ? ownerOf(edge) : undefined
      const unit = { kind: edge.to.kind, name: edge.to.name, ...(of === undefined ? {} : { of }) }
      return [{ unit, definitions: [], names: this.#sameTable(unit.name) }]
    })
  }

  #thingsIn(member: MemberFacts): NamedThing[] {
    return this.#group(member.units.filter((unit) => unit.path === member.path && unit.of === undefined && unit.kind !== 'message'))
  }

  #leadsTo(edge: StructureEdge, { unit, names, definitions }: NamedThing): boolean {
    if (familyOf(edge.to.kind) !== familyOf(unit.kind) || !names.includes(edge.to.name)) return false
    if (!isLocal(unit.kind)) return true
    const [definition] = definitions
    return (unit.of === undefined || unit.of === ownerOf(edge)) && (definition === undefined || this.#means(edge, definition))
  }

  /** Of paragraphs that share their name in one program, the one in the section that the statement names, or in its own section. */
  #means(edge: StructureEdge, definition: StructureUnit): boolean {
    const twins = this.#graph
      .unitsNamed(definition.name)
      .filter(({ kind, of, path }) => kind === definition.kind && of === definition.of && path === definition.path)
    if (twins.length < 2) return true
    const section = / (?:OF|IN) (\S+)$/.exec(edge.operand ?? '')?.[1]
    const around = this.#places.around(edge, definition.of)
    const own = around?.kind === 'section' ? around : around && this.#places.sectionOf(around)
    const sections = twins.map((twin) => this.#places.sectionOf(twin))
    const meant = section ?? (sections.includes(own) ? own?.name : undefined)
    return meant === undefined || this.#places.sectionOf(definition)?.name === meant
  }

  #standsIn(unit: StructureUnit, of: readonly string[]): boolean {
    return of.every(
      (name) =>
        unit.of === name ||
        memberName(unit.path) === name ||
        unit.name.startsWith(`${name}.`) ||
        this.#places.sectionOf(unit)?.name === name ||
        (familyOf(unit.kind) === 'table' && !unit.name.includes('.')),
    )
  }

  /** A program is also called by the name of its member, unless something else has that name. */
  #namesOf(unit: StructureUnit): string[] {
    const stem = memberName(unit.path)
    const byMember = familyOf(unit.kind) === 'program' && unit.of === undefined && stem !== unit.name
    const free = byMember && !this.#graph.unitsNamed(stem).some(({ kind, name }) => familyOf(kind) === 'program' && name === stem)
    return free ? [unit.name, stem] : this.#sameTable(unit.name)
  }

  /** The names under which one table is known: with and without schema, where only one schema has it; any other name alone. */
  #sameTable(name: string): string[] {
    const all = this.#tablesLike(name)
    return all.has(name) && [...all].filter((other) => other.includes('.')).length < 2 ? [...all] : [name]
  }

  /** All tables that a name may mean when it is typed: without schema those of every schema. */
  #askedNames(name: string): string[] {
    return name.includes('.') ? this.#sameTable(name) : [...new Set([name, ...this.#tablesLike(name)])]
  }

  #tablesLike(name: string): ReadonlySet<string> {
    this.#tables ??= this.#tablesByShortName()
    return this.#tables.get(shortName(name)) ?? new Set()
  }

  /** The same for names that mean one table. */
  #tableKey({ kind, name }: UnitName): string {
    return familyOf(kind) === 'table' ? (this.#sameTable(name).toSorted((a, b) => b.length - a.length)[0] ?? name) : name
  }

  #tablesByShortName(): Map<string, Set<string>> {
    const tables = new Map<string, Set<string>>()
    const add = ({ kind, name }: UnitName) => {
      if (familyOf(kind) !== 'table') return
      const known = tables.get(shortName(name))
      if (known) known.add(name)
      else tables.set(shortName(name), new Set([name]))
    }
    for (const unit of this.#graph.units) add(unit)
    for (const { to } of this.#graph.edges) add(to)
    return tables
  }
}

function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** The program that a paragraph of an edge's target belongs to, the job of a step. */
function ownerOf({ from, to }: StructureEdge): string {
  return to.of ?? from.of ?? from.name
}

function nameOf({ kind, name, of }: UnitName): UnitName {
  return { kind, name, ...(of === undefined ? {} : { of }) }
}

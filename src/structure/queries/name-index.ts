import { type StructureEdge, type StructureUnit, type UnitKind, type UnitName, unitKinds } from '../../answer/structure.ts'
import { groupBy } from '../../base/group-by.ts'
import { entryNames } from '../entry-names.ts'
import type { MemberFacts } from '../facts.ts'
import type { StructureGraph } from '../graph.ts'
import { memberName } from '../member-name.ts'
import { unitName } from '../unit-name.ts'
import { type Reading, readingsOf } from './asked-name.ts'
import { ownMembersFirst } from './own-members.ts'
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
  #members: Map<string, MemberFacts[]> | undefined
  /** Names of tables by their last part. */
  readonly #tables = new Map<string, ReadonlySet<string>>()

  constructor(graph: StructureGraph, places: UnitPlaces) {
    this.#graph = graph
    this.#places = places
  }

  /** All things of that name but data items and messages, programs first; empty when there are none. */
  find(asked: string, kind?: UnitKind): NamedThing[] {
    const fits = ({ unit }: NamedThing) => kind === undefined || familyOf(unit.kind) === familyOf(kind)
    for (const reading of readingsOf(asked)) {
      const found = this.#read(reading).filter(fits)
      // A step often has the name of its member: who asks for that means the job as well.
      const defined = found.filter(({ definitions }) => definitions.length > 0)
      const jobs = defined.length > 0 && defined.every(({ unit }) => unit.kind === 'step') ? this.#jobsOf(asked).filter(fits) : []
      if (found.length > 0) return byKind([...jobs, ...found])
    }
    const members = this.members(asked)
    return [...members.flatMap((member) => this.#thingsIn(member)), ...(members.length === 0 ? this.#missingFile(asked) : [])].filter(fits)
  }

  /** `CUSTREC.cpy`, which no member is: what is copied under its name without extension. */
  #missingFile(asked: string): NamedThing[] {
    const name = memberName(asked.trim())
    if (name === asked.trim().toUpperCase()) return []
    return this.#read({ name, of: [] }).filter(({ unit, definitions }) => unit.kind === 'copybook' && definitions.length === 0)
  }

  /** What an edge begins in or leads to, as far as it is defined. */
  thingOf(unit: UnitName & { readonly path?: string }): NamedThing {
    const candidates = this.#graph
      .unitsNamed(unit.name)
      .filter(
        (other) =>
          familyOf(other.kind) === familyOf(unit.kind) &&
          ((!isLocal(unit) && unit.kind !== 'symbol' && !this.#isBehindProgram(unit)) || unit.of === undefined || other.of === unit.of) &&
          (unit.kind === 'entry' || !this.#isBehindProgram(other)),
      )
    const here = candidates.filter(({ path }) => unit.path === undefined || path === unit.path)
    const definitions = here.length > 0 ? here : candidates
    const [first] = definitions
    const names = first ? this.#namesOf(first) : this.#sameTable(unit.name)
    return { unit: unitName(unit), definitions: first && isLocal(unit) ? [first] : definitions, names }
  }

  /** Edges that lead to a thing by its name; to the file or cursor of a program by what the statement names. */
  edgesTo(thing: NamedThing): StructureEdge[] {
    const { unit, names } = thing
    if (isLocal(unit) && (unit.kind === 'file' || unit.kind === 'cursor')) {
      const kind = unit.kind === 'file' ? 'file' : 'sql'
      return this.#graph.edgesFrom(unit.of ?? '').filter((edge) => edge.kind === kind && edge.operand === unit.name)
    }
    return names.flatMap((name) => this.#graph.edgesTo(name).filter((edge) => edge.to.name === name && this.#leadsTo(edge, thing)))
  }

  /** Members by path, by the end of a path or a path that leads to it, or by name. */
  members(asked: string): readonly MemberFacts[] {
    const wanted = asked
      .trim()
      .replace(/^(?:\.\/)+/, '')
      .toUpperCase()
    this.#members ??= groupBy(this.#graph.members.values(), ({ path }) => memberName(path))
    const stem = this.#members.get(memberName(wanted)) ?? []
    // A file without extension is no better match for a bare name than the others.
    if (!/[/.]/.test(wanted)) return stem
    const byPath = stem.filter(({ path }) => `/${path.toUpperCase()}`.endsWith(`/${wanted}`))
    if (byPath.length > 0) return byPath
    // As a shell completes it, from the root or from where the user stands.
    const inside = stem.filter(({ path }) => wanted.endsWith(`/${path.toUpperCase()}`))
    const [longest] = inside.toSorted((a, b) => b.path.length - a.path.length)
    return longest ? [longest] : (this.#members.get(wanted) ?? [])
  }

  /** What has exactly this name; else what has it as the last part of a qualified one. */
  #read({ name, of }: Reading): NamedThing[] {
    const isExact = (other: UnitName) => other.name.toUpperCase() === name || familyOf(other.kind) === 'table'
    const units = this.#graph.unitsNamed(name).filter((unit) => unit.kind !== 'message' && this.#standsIn(unit, of))
    const edges = this.#graph.edgesTo(name).filter(({ to }) => familyOf(to.kind) !== 'field')
    const exact = units.some(isExact) || edges.some(({ to }) => isExact(to))
    const isNamed = (unit: StructureUnit) => isExact(unit) || memberName(unit.path) === name || entryNames(unit).includes(name)
    const defined = this.#group(units.filter((unit) => !exact || isNamed(unit)))
    const named = edges.filter(
      (edge) =>
        (!exact || isExact(edge.to)) &&
        !defined.some((thing) => this.#leadsTo(edge, thing)) &&
        of.every((group) => group === ownerOf(edge) || edge.to.name.startsWith(`${group}.`)),
    )
    return [...defined, ...this.#mentions(named)]
  }

  /** Global names are one thing however often they are defined; of local ones each definition is its own. */
  #group(units: readonly StructureUnit[]): NamedThing[] {
    const keyOf = (unit: StructureUnit) =>
      isLocal(unit)
        ? `${unit.kind} ${unit.of} ${unit.path} ${unit.startLine}`
        : this.#isBehindProgram(unit)
          ? `entry ${unit.name} ${unit.of}`
          : `${familyOf(unit.kind)} ${this.#tableKey(unit)} ${unit.kind === 'map' ? unit.of : ''}`
    return [...groupBy(ownMembersFirst(withoutCopies(units)), keyOf).values()].flatMap((definitions) => {
      const [unit] = definitions
      return unit ? [{ unit: unitName(unit), definitions, names: [...new Set(definitions.flatMap((one) => this.#namesOf(one)))] }] : []
    })
  }

  #mentions(edges: readonly StructureEdge[]): NamedThing[] {
    const keyOf = ({ to, ...edge }: StructureEdge) =>
      `${familyOf(to.kind)} ${isLocal(to) ? `${to.name} ${ownerOf({ to, ...edge })}` : this.#tableKey(to)}`
    return [...groupBy(edges, keyOf).values()].flatMap((same) => {
      const [edge] = same
      if (!edge) return []
      const of = isLocal(edge.to) ? ownerOf(edge) : undefined
      const unit = { kind: edge.to.kind, name: edge.to.name, ...(of === undefined ? {} : { of }) }
      return [{ unit, definitions: [], names: this.#sameTable(unit.name) }]
    })
  }

  #jobsOf(asked: string): NamedThing[] {
    return this.members(asked)
      .flatMap((member) => this.#thingsIn(member))
      .filter(({ unit }) => unit.kind === 'job' || unit.kind === 'proc')
  }

  #thingsIn(member: MemberFacts): NamedThing[] {
    return this.#group(member.units.filter((unit) => unit.path === member.path && unit.of === undefined && unit.kind !== 'message'))
  }

  #leadsTo(edge: StructureEdge, { unit, names, definitions }: NamedThing): boolean {
    // A mapset stands in for its symbolic map.
    if (edge.kind === 'copy' && unit.kind === 'mapset') return definitions.some(({ path }) => path === edge.found)
    if (familyOf(edge.to.kind) !== familyOf(unit.kind) || !names.includes(edge.to.name)) return false
    if (!isLocal(unit)) return this.#isMeant(edge, definitions)
    const [definition] = definitions
    return (unit.of === undefined || unit.of === ownerOf(edge)) && (definition === undefined || this.#means(edge, definition))
  }

  /** Of members that share a name, the one that was found is meant and no other; of maps, the one in the mapset that is given. */
  #isMeant({ to, found }: StructureEdge, definitions: readonly StructureUnit[]): boolean {
    if (to.kind === 'map' && to.of !== undefined) {
      const isGiven = ({ kind, of }: StructureUnit) => kind === 'map' && of === to.of
      return definitions.some(isGiven) || !this.#graph.unitsNamed(to.name).some(isGiven)
    }
    const isFound = ({ kind, path }: StructureUnit) => path === found && familyOf(kind) === familyOf(to.kind)
    if (to.kind === 'symbol' && to.of !== undefined && definitions.length > 0 && !definitions.some(({ of }) => of === to.of)) return false
    return found === undefined || definitions.some(isFound) || !this.#graph.unitsNamed(to.name).some(isFound)
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
        unit.of?.toUpperCase() === name ||
        memberName(unit.path) === name ||
        unit.name.startsWith(`${name}.`) ||
        this.#places.sectionOf(unit)?.name === name ||
        (familyOf(unit.kind) === 'table' && !unit.name.includes('.')),
    )
  }

  /** A program is also called by the name of its member, unless something else has that name. */
  #namesOf(unit: StructureUnit): string[] {
    if (unit.kind === 'entry') return [...(this.#isBehindProgram(unit) ? [] : [unit.name]), ...entryNames(unit)]
    const stem = memberName(unit.path)
    const byMember = familyOf(unit.kind) === 'program' && unit.of === undefined && stem !== unit.name
    const free = byMember && !this.#graph.unitsNamed(stem).some(({ kind, name }) => familyOf(kind) === 'program' && name === stem)
    return free ? [unit.name, stem, ...entryNames(unit)] : byMember ? [unit.name, ...entryNames(unit)] : this.#sameTable(unit.name)
  }

  /** An entry of one program with the name of another: by the name alone that program is meant. */
  #isBehindProgram({ kind, name, of }: UnitName): boolean {
    return kind === 'entry' && of !== name && this.#graph.unitsNamed(name).some((other) => other.kind === 'program' && other.name === name)
  }

  /** The names under which one table is known: with and without schema, where only one schema has it; any other name alone. */
  #sameTable(name: string): string[] {
    const all = this.#tablesLike(name)
    return all.has(name) && [...all].filter((other) => other.includes('.')).length < 2 ? [...all] : [name]
  }

  /** Remembered: a step that many jobs have is asked for its name as a table once for each of them. */
  #tablesLike(name: string): ReadonlySet<string> {
    const short = shortName(name)
    let tables = this.#tables.get(short)
    if (tables === undefined) {
      const isTable = (unit: UnitName) => familyOf(unit.kind) === 'table'
      const units = this.#graph.unitsNamed(short).filter(isTable)
      const targets = this.#graph.edgesTo(short).flatMap(({ to }) => (isTable(to) ? [to] : []))
      tables = new Set([...units, ...targets].map((unit) => unit.name))
      this.#tables.set(short, tables)
    }
    return tables
  }

  /** The same for names that mean one table. */
  #tableKey({ kind, name }: UnitName): string {
    return familyOf(kind) === 'table' ? (this.#sameTable(name).toSorted((a, b) => b.length - a.length)[0] ?? name) : name
  }
}

/** A paragraph of a copybook is a unit of each program that copies it; then the copybook's own says nothing more. */
function withoutCopies(units: readonly StructureUnit[]): readonly StructureUnit[] {
  const placeOf = ({ kind, path, startLine }: StructureUnit) => `${kind} ${path}:${startLine}`
  const places = groupBy(units, placeOf)
  return units.filter((unit) => unit.of !== memberName(unit.path) || (places.get(placeOf(unit))?.length ?? 0) < 2)
}

function shortName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

/** The program that a paragraph of an edge's target belongs to, the job of a step. */
function ownerOf({ from, to }: StructureEdge): string {
  return to.of ?? from.of ?? from.name
}

/**
 * Compile jobs have steps, and commareas copybooks, of a program's name: who asks for it means the program before these. What is only named comes last.
 */
function byKind(things: readonly NamedThing[]): NamedThing[] {
  const rank = ({ unit, definitions }: NamedThing) => unitKinds.indexOf(unit.kind) + (definitions.length > 0 ? 0 : unitKinds.length)
  return things.toSorted((a, b) => rank(a) - rank(b))
}

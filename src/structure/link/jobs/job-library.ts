import type { MemberFacts } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import { bodiesOf, type JclBody } from '../../scanners/jcl/jcl-bodies.ts'
import type { JclStatement } from '../../scanners/jcl/jcl-stream.ts'
import { nearestMember } from './nearest-member.ts'

/** A job or procedure and the member that holds it. */
export interface PlacedBody {
  readonly path: string
  readonly body: JclBody
}

/** Who asks for a member, and the libraries that are searched. */
export interface Asking {
  readonly path: string
  readonly libraries: readonly string[]
}

/** What jobs can name: procedures, groups of statements, control members, execs. */
export class JobLibrary {
  readonly bodies: readonly PlacedBody[]
  /** Bodies without PROC statement that are used as procedures all the same. */
  readonly usedAsProcs = new Set<JclBody>()
  readonly #members: ReadonlyMap<string, MemberFacts>
  readonly #byPath = new Map<string, PlacedBody[]>()
  readonly #procMembers = new Map<string, string[]>()
  readonly #labels = new Map<string, PlacedBody[]>()
  readonly #looseMembers = new Map<string, string[]>()
  readonly #groups = new Map<string, string[]>()
  readonly #controlMembers = new Map<string, string[]>()
  readonly #execs = new Map<string, string[]>()

  constructor(members: ReadonlyMap<string, MemberFacts>) {
    this.#members = members
    const bodies: PlacedBody[] = []
    for (const member of members.values()) {
      const { path, language } = member
      const name = memberName(path)
      if (member.jcl !== undefined) bodies.push(...this.#addJcl(member, name))
      else if (member.cards !== undefined || language === 'SQL') add(this.#controlMembers, name, path)
      else if (language === 'REXX' || language === 'CLIST') add(this.#execs, name, path)
    }
    this.bodies = bodies
  }

  /** A procedure in the stream of the member itself comes first, then one of a library by member name; a label is a name of last resort. */
  proc(name: string, caller: PlacedBody, { path, libraries }: Asking): PlacedBody | undefined {
    const other = (placed: PlacedBody) => placed.body.kind === 'proc' && placed.body !== caller.body
    const inStream = this.#byPath.get(path)?.find((placed) => other(placed) && placed.body.head?.name === name)
    if (inStream !== undefined) return inStream
    const member = nearestMember(this.#procMembers.get(name) ?? [], path, libraries)
    if (member !== undefined) return this.#byPath.get(member)?.[0]
    const labelled = this.#labels.get(name)?.filter(other) ?? []
    const labelPath = nearestMember(
      labelled.map((placed) => placed.path),
      path,
      libraries,
    )
    if (labelPath !== undefined) return labelled.find((placed) => placed.path === labelPath)
    const loose = nearestMember(this.#looseMembers.get(name)?.filter((one) => one !== caller.path) ?? [], path, libraries)
    const found = loose === undefined ? undefined : this.#byPath.get(loose)?.find(({ body }) => body.head === undefined)
    if (found !== undefined) this.usedAsProcs.add(found.body)
    return found
  }

  /** The statements of a member for INCLUDE. */
  group(name: string, { path, libraries }: Asking): { readonly path: string; readonly statements: readonly JclStatement[] } | undefined {
    const found = nearestMember(this.#groups.get(name) ?? this.#looseMembers.get(name) ?? [], path, libraries)
    const statements = found === undefined ? undefined : this.#members.get(found)?.jcl?.statements
    return found === undefined || statements === undefined ? undefined : { path: found, statements }
  }

  control(name: string, { path, libraries }: Asking): MemberFacts | undefined {
    const found = nearestMember(this.#controlMembers.get(name) ?? [], path, libraries)
    return found === undefined ? undefined : this.#members.get(found)
  }

  /** The REXX or CLIST member of this name. */
  exec(name: string, { path, libraries }: Asking): string | undefined {
    return nearestMember(this.#execs.get(name) ?? [], path, libraries)
  }

  #addJcl({ jcl, path, language }: MemberFacts, name: string): PlacedBody[] {
    if (jcl === undefined) return []
    const { bodies, group } = bodiesOf(jcl, path, language)
    const placed = bodies.map((body): PlacedBody => ({ path, body }))
    this.#byPath.set(path, placed)
    if (group.length > 0) add(this.#groups, name, path)
    if (bodies.length === 1 && bodies[0]?.kind === 'proc') add(this.#procMembers, name, path)
    if (bodies.some(({ head }) => head === undefined)) add(this.#looseMembers, name, path)
    // A procedure inside a job is of no use to others.
    if (bodies.every(({ kind }) => kind === 'proc')) {
      for (const one of placed) if (one.body.head !== undefined) add(this.#labels, one.body.head.name, one)
    }
    return placed
  }
}

function add<T>(map: Map<string, T[]>, key: string, item: T): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

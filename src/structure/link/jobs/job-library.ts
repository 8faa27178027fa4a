import type { JclStatement } from '../../../base/jcl/jcl-stream.ts'
import type { MemberFacts } from '../../facts.ts'
import { memberName } from '../../member-name.ts'
import { calledProc } from '../../scanners/jcl/exec-target.ts'
import { type JclBody, memberBodies } from '../../scanners/jcl/jcl-bodies.ts'
import { type Asking, Homonyms } from './homonyms.ts'

/** A job or procedure and the member that holds it. */
export interface PlacedBody {
  readonly path: string
  readonly body: JclBody
  /** The library member within a file that holds many: whose procedures it finds first. The path where that is a file of its own. */
  readonly home: string
}

/** What jobs can name: procedures, groups of statements, control members, execs. */
export class JobLibrary {
  readonly bodies: readonly PlacedBody[]
  readonly #members: ReadonlyMap<string, MemberFacts>
  /** By home. */
  readonly #placed = new Map<string, readonly PlacedBody[]>()
  readonly #statements = new Map<string, { readonly path: string; readonly statements: readonly JclStatement[] }>()
  readonly #procMembers = new Homonyms()
  readonly #labels = new Homonyms()
  /** Members with statements that belong to no JOB and no PROC. */
  readonly #looseMembers = new Homonyms()
  readonly #groups = new Homonyms()
  readonly #controlMembers = new Homonyms()
  readonly #execs = new Homonyms()
  readonly #called = new Set<string>()

  constructor(members: ReadonlyMap<string, MemberFacts>) {
    this.#members = members
    for (const member of members.values()) {
      const { path, language } = member
      const name = memberName(path)
      if (member.jcl !== undefined) this.#addJcl(member)
      else if (member.cards !== undefined || language === 'SQL') this.#controlMembers.add(name, path)
      else if (language === 'REXX' || language === 'CLIST') this.#execs.add(name, path)
    }
    this.bodies = [...this.#placed.values()].flat()
  }

  /** A procedure in the stream of the member itself comes first, then one of a library by member name; a label is a name of last resort. */
  proc(name: string, caller: PlacedBody, asking: Asking): PlacedBody | undefined {
    const isOther = ({ body }: PlacedBody) => body.kind === 'proc' && body !== caller.body
    const labelled = (home: string | undefined) =>
      home === undefined ? undefined : this.#placed.get(home)?.find((placed) => isOther(placed) && placed.body.head?.name === name)
    const inStream = labelled(asking.path === caller.path ? caller.home : asking.path)
    if (inStream !== undefined) return inStream
    const member = this.#procMembers.nearest(name, asking)
    if (member !== undefined) return this.#placed.get(member)?.[0]
    const found = labelled(this.#labels.nearest(name, asking))
    if (found !== undefined) return found
    const loose = this.#looseMembers.nearest(name, asking)
    return loose === undefined || loose === caller.home ? undefined : this.#placed.get(loose)?.find(({ body }) => body.head === undefined)
  }

  /** Whether a body without PROC statement is a procedure because somebody executes its member. */
  isCalled({ body }: PlacedBody): boolean {
    return body.head === undefined && body.kind === 'job' && this.#called.has(body.name) && !this.#procMembers.has(body.name)
  }

  /** The statements of a member for INCLUDE. */
  group(name: string, asking: Asking): { readonly path: string; readonly statements: readonly JclStatement[] } | undefined {
    const home = this.#groups.nearest(name, asking) ?? this.#looseMembers.nearest(name, asking)
    return home === undefined ? undefined : this.#statements.get(home)
  }

  control(name: string, asking: Asking): MemberFacts | undefined {
    const path = this.#controlMembers.nearest(name, asking)
    return path === undefined ? undefined : this.#members.get(path)
  }

  /** The REXX or CLIST member of this name. */
  exec(name: string, asking: Asking): string | undefined {
    return this.#execs.nearest(name, asking)
  }

  #addJcl({ jcl, path, language }: MemberFacts): void {
    if (jcl === undefined) return
    memberBodies(jcl, path, language).forEach(({ member, statements, bodies, group }, i) => {
      // No path has a line end in it, and the folder of this one is the file's.
      const home = i === 0 ? path : `${path}\n${member}`
      this.#placed.set(
        home,
        bodies.map((body) => ({ path, body, home })),
      )
      this.#statements.set(home, { path, statements })
      for (const statement of statements) {
        const called = statement.operation === 'EXEC' ? calledProc(statement) : undefined
        if (called !== undefined) this.#called.add(called.toUpperCase())
      }
      if (group.length > 0) this.#groups.add(member, home)
      if (bodies.length === 1 && bodies[0]?.kind === 'proc') this.#procMembers.add(member, home)
      if (bodies.some(({ head }) => head === undefined)) this.#looseMembers.add(member, home)
      // A procedure inside a job is of no use to others.
      if (bodies.every(({ kind }) => kind === 'proc')) {
        for (const { head } of bodies) if (head !== undefined) this.#labels.add(head.name, home)
      }
    })
  }
}

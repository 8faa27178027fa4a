import type { EdgeOp } from '../../../answer/structure.ts'
import type { MemberFacts } from '../../facts.ts'

/** What a program does with a DD, over all its statements. */
export type FileUse = Extract<EdgeOp, 'read' | 'write' | 'update'>

const reads = 1
const writes = 2
const updates = 4
const bits: Readonly<Partial<Record<EdgeOp, number>>> = {
  'open input': reads,
  read: reads,
  start: reads,
  return: reads,
  'open output': writes,
  'open extend': writes,
  write: writes,
  'open i-o': updates,
  update: updates,
  delete: updates,
}

/** Which DDs a program reads and writes, by itself or in the programs that it calls. */
export class ProgramFiles {
  /** What each program does by itself, by ddname. */
  readonly #users = new Map<string, Map<string, number>>()
  readonly #callers = new Map<string, Set<string>>()
  /** What each program does by itself or through others, by the ddnames that were asked for. */
  readonly #known = new Map<string, ReadonlyMap<string, number>>()
  /** Ddnames of eight characters by their first seven. */
  readonly #long = new Map<string, string[]>()

  constructor(members: Iterable<MemberFacts>) {
    for (const { references } of members) {
      for (const { kind, from, to, op } of references) {
        const program = from.kind === 'program' ? from.name : (from.of ?? from.name)
        if (kind === 'call') this.#callersOf(to.name).add(program)
        else if (kind === 'file' && op !== undefined) this.#note(to.name, program, bits[op] ?? 0)
      }
    }
    for (const name of this.#users.keys()) {
      if (name.length !== 8) continue
      const stem = name.slice(0, 7)
      this.#long.set(stem, [...(this.#long.get(stem) ?? []), name])
    }
  }

  /**
   * What a program does with a DD. The path of an alternate index has the name of the file with a digit behind it, in place of an eighth character (Enterprise COBOL
   * Programming Guide, "Defining alternate indexes").
   */
  useOf(program: string, dd: string): FileUse | undefined {
    const named = this.#use(program, dd)
    if (named !== undefined || !/\d$/.test(dd)) return named
    const stem = dd.slice(0, -1)
    for (const name of [stem, ...(dd.length === 8 ? (this.#long.get(stem) ?? []) : [])]) {
      const use = this.#use(program, name)
      if (use !== undefined) return use
    }
    return undefined
  }

  #use(program: string, dd: string): FileUse | undefined {
    let known = this.#known.get(dd)
    if (known === undefined) {
      known = this.#upwards(dd)
      this.#known.set(dd, known)
    }
    const does = known.get(program) ?? 0
    if (does === 0) return undefined
    return does === reads ? 'read' : does === writes ? 'write' : 'update'
  }

  /** From the programs that use the file to those that call them: a caller does what is done for it. */
  #upwards(dd: string): ReadonlyMap<string, number> {
    const does = new Map(this.#users.get(dd))
    const changed = [...does.keys()]
    for (let name = changed.pop(); name !== undefined; name = changed.pop()) {
      const done = does.get(name) ?? 0
      for (const caller of this.#callers.get(name) ?? []) {
        const before = does.get(caller) ?? 0
        if ((before | done) === before) continue
        does.set(caller, before | done)
        changed.push(caller)
      }
    }
    return does
  }

  #note(dd: string, program: string, bit: number): void {
    const users = this.#users.get(dd)
    if (users) users.set(program, (users.get(program) ?? 0) | bit)
    else this.#users.set(dd, new Map([[program, bit]]))
  }

  #callersOf(program: string): Set<string> {
    let callers = this.#callers.get(program)
    if (callers === undefined) {
      callers = new Set()
      this.#callers.set(program, callers)
    }
    return callers
  }
}

import type { MemberFacts } from '../../facts.ts'

/** What a program does with a DD, over all its statements. */
export type FileUse = 'read' | 'write' | 'update'

interface ProgramUses {
  /** Ops by ddname. */
  readonly files: Map<string, Set<string>>
  readonly calls: Set<string>
}

/** Which DDs a program reads and writes, by itself or in the programs that it calls. */
export class ProgramFiles {
  readonly #programs = new Map<string, ProgramUses>()
  readonly #known = new Map<string, ReadonlyMap<string, FileUse>>()

  constructor(members: Iterable<MemberFacts>) {
    for (const { references } of members) {
      for (const { kind, from, to, op } of references) {
        if (kind !== 'file' && kind !== 'call') continue
        const program = this.#program(from.kind === 'program' ? from.name : (from.of ?? from.name))
        if (kind === 'call') program.calls.add(to.name)
        else if (op !== undefined) {
          const ops = program.files.get(to.name)
          if (ops) ops.add(op)
          else program.files.set(to.name, new Set([op]))
        }
      }
    }
  }

  /**
   * What a program does with a DD. The path of an alternate index has the name of the file with a digit behind it, in place of an eighth character (Enterprise COBOL
   * Programming Guide, "Defining alternate indexes").
   */
  useOf(program: string, dd: string): FileUse | undefined {
    const uses = this.#usesOf(program)
    const named = uses.get(dd)
    if (named !== undefined || !/\d$/.test(dd)) return named
    const stem = dd.slice(0, -1)
    for (const [name, use] of uses) if (name === stem || (name.length === 8 && dd.length === 8 && name.startsWith(stem))) return use
    return undefined
  }

  #usesOf(program: string): ReadonlyMap<string, FileUse> {
    const known = this.#known.get(program)
    if (known !== undefined) return known
    const ops = new Map<string, Set<string>>()
    const reached = new Set([program])
    for (const name of reached) {
      const uses = this.#programs.get(name)
      if (uses === undefined) continue
      for (const called of uses.calls) reached.add(called)
      for (const [dd, names] of uses.files) ops.set(dd, new Set([...(ops.get(dd) ?? []), ...names]))
    }
    const found = new Map<string, FileUse>()
    for (const [dd, names] of ops) {
      const use = fileUse(names)
      if (use !== undefined) found.set(dd, use)
    }
    this.#known.set(program, found)
    return found
  }

  #program(name: string): ProgramUses {
    let program = this.#programs.get(name)
    if (program === undefined) {
      program = { files: new Map(), calls: new Set() }
      this.#programs.set(name, program)
    }
    return program
  }
}

const reading = ['open input', 'read', 'start', 'return']
const writing = ['open output', 'open extend', 'write']
const updating = ['open i-o', 'update', 'rewrite', 'delete']

function fileUse(ops: ReadonlySet<string>): FileUse | undefined {
  const does = (some: readonly string[]) => some.some((op) => ops.has(op))
  const reads = does(reading)
  const writes = does(writing)
  if (does(updating) || (reads && writes)) return 'update'
  return reads ? 'read' : writes ? 'write' : undefined
}

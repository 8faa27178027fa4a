import type { Block, PliStructure } from './blocks.ts'
import type { TokenPairs } from './token-pairs.ts'

/** An external procedure, or one that a package exports. Numbers are indices of blocks. */
export interface PliProgram {
  readonly name: string
  readonly block: number
  /** All blocks of it, its own first; of a package's first program also the package and the procedures that this keeps to itself. */
  readonly blocks: readonly number[]
  /** Procedures in it, in source order. */
  readonly internal: readonly number[]
}

/** The programs of a member, in source order. A procedure without a name is called as the member is. */
export function findPrograms({ blocks, pairs }: PliStructure, memberName: string): PliProgram[] {
  const heads = headsOf(blocks, pairs)
  const found = heads.map((block) => ({ block, blocks: [block], internal: [] as number[] }))
  const programOf = new Map(heads.map((block, program) => [block, program]))
  const firstOfPackage = new Map<number, number>()
  heads.forEach((block, program) => {
    const around = blocks[block]?.kind === 'package' ? block : (blocks[block]?.parent ?? 0)
    if (!firstOfPackage.has(around)) firstOfPackage.set(around, program)
  })
  const owners = new Int32Array(blocks.length).fill(-1)
  blocks.forEach(({ kind, parent }, i) => {
    const own = programOf.get(i)
    const owner = own ?? (kind === 'package' ? firstOfPackage.get(i) : undefined) ?? owners[parent] ?? -1
    owners[i] = owner
    const program = found[owner]
    if (own !== undefined || program === undefined) return
    program.blocks.push(i)
    if (kind === 'procedure') program.internal.push(i)
  })
  return found.map((program) => ({ ...program, name: blocks[program.block]?.labels[0]?.name ?? memberName }))
}

/** Outermost procedures, and those that a package exports; a package that exports none is one program. */
function headsOf(blocks: readonly Block[], pairs: TokenPairs): number[] {
  const exports = new Map<number, ReadonlySet<string> | 'all'>()
  const heads: number[] = []
  const exporting = new Set<number>()
  blocks.forEach(({ kind, parent, labels, head, headEnd }, i) => {
    if (kind === 'package' && parent === 0) exports.set(i, exportsOf(pairs, head + 1, headEnd))
    if (kind !== 'procedure') return
    const exported = exports.get(parent)
    const isHead = parent === 0 || exported === 'all' || (exported !== undefined && labels.some(({ name }) => exported.has(name)))
    if (isHead) heads.push(i)
    if (isHead && parent !== 0) exporting.add(parent)
  })
  for (const block of exports.keys()) if (!exporting.has(block)) heads.push(block)
  return heads.sort((a, b) => a - b)
}

/** `EXPORTS(A, B EXTERNAL('C'))`; a star and nothing at all are everything (Enterprise PL/I Language Reference, "Packages"). */
function exportsOf(pairs: TokenPairs, from: number, to: number): ReadonlySet<string> | 'all' {
  for (let i = from; i < to; i++) {
    if (pairs.wordAt(i) !== 'EXPORTS' || !pairs.isSign(i + 1, '(')) continue
    if (pairs.isSign(i + 2, '*')) return 'all'
    const names = new Set<string>()
    for (let at = i + 2; at < pairs.closingOf(i + 1); at++) if (pairs.isWord(at)) names.add(pairs.wordAt(at))
    return names
  }
  return 'all'
}

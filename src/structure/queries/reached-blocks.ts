import { endingBlocks } from './ending-blocks.ts'
import type { ProgramControl } from './program-control.ts'

/** Where control comes to in a program. */
export interface ReachedBlocks {
  /** By index. */
  readonly blocks: ReadonlySet<number>
  /** Blocks from whose end control runs on, with the block that it runs into; from others it returns to a PERFORM, or they end in a jump. */
  readonly falling: ReadonlyMap<number, number>
}

/** Past the end of the program: what was not performed returns nowhere. */
const nowhere = Number.MAX_SAFE_INTEGER
/** So many pairs of a block and a range are those of a text that nobody wrote; from then on nothing is taken to return. */
const mostStates = 200_000

/**
 * Follows control from where a program begins. A block is visited once for each range in which it is performed: whether its end returns to the PERFORM or runs
 * on depends on that. Conditions are taken to hold at some time.
 */
export function reachedBlocks({ blocks, starts }: ProgramControl): ReachedBlocks {
  const ending = endingBlocks(blocks)
  const reached = new Set<number>()
  const falling = new Map<number, number>()
  const seen = new Set<string>()
  const stack: { readonly at: number; readonly last: number }[] = []
  const visit = (at: number | undefined, last: number) => {
    if (at === undefined || at >= blocks.length) return
    const until = seen.size < mostStates ? last : nowhere
    const key = `${at} ${until}`
    if (seen.has(key)) return
    seen.add(key)
    stack.push({ at, last: until })
  }
  for (const start of starts) visit(start, nowhere)
  for (let top = stack.pop(); top; top = stack.pop()) {
    const { at, last } = top
    const block = blocks[at]
    if (!block) continue
    reached.add(at)
    for (const { edge, to, last: end } of block.jumps) {
      if (edge.kind === 'perform') visit(to, Math.max(end, to ?? 0))
      else visit(to, last)
    }
    if (at === last || ending.has(at)) continue
    const { next } = block
    if (next === undefined) continue
    falling.set(at, next)
    visit(next, last)
  }
  return { blocks: reached, falling }
}

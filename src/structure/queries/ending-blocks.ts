import type { ControlBlock } from './program-control.ts'

/** More are those of a text that nobody wrote; then only what a block says itself counts. */
const mostSteps = 2_000_000

/**
 * Blocks from whose end control does not run on: those that end in a jump, and those that perform, on no condition, what never returns: a paragraph that leaves
 * the program. Whatever may return is taken to return.
 */
export function endingBlocks(blocks: readonly ControlBlock[]): ReadonlySet<number> {
  const ending = new Set(blocks.keys())
  for (const at of [...ending]) if (blocks[at]?.unit.ends !== true) ending.delete(at)
  let steps = 0
  /** Whether control that enters at `from` can come to the end of `last`. */
  const returns = (from: number, last: number): boolean => {
    const seen = new Set([from])
    for (const at of seen) {
      const block = blocks[at]
      if (block === undefined || ++steps > mostSteps) return true
      if (block.unit.skips === true || (at === last && !ending.has(at))) return true
      for (const { edge, to } of block.jumps) {
        if (edge.kind === 'goto' && to === undefined) return true
        if (edge.kind !== 'perform' && to !== undefined) seen.add(to)
      }
      if (!ending.has(at) && block.next !== undefined) seen.add(block.next)
    }
    return false
  }
  for (let size = -1; size !== ending.size; ) {
    size = ending.size
    const known = new Map<string, boolean>()
    for (const [at, { unit, jumps }] of blocks.entries()) {
      if (ending.has(at) || unit.skips === true) continue
      const isLeft = jumps.some(({ edge, to, last }) => {
        if (edge.kind !== 'perform' || edge.verb !== undefined || edge.condition !== undefined || to === undefined) return false
        const key = `${to} ${last}`
        const found = known.get(key) ?? returns(to, Math.max(to, last))
        known.set(key, found)
        return !found
      })
      if (isLeft) ending.add(at)
    }
  }
  return ending
}

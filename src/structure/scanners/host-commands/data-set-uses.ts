import type { EdgeOp } from '../../../answer/structure.ts'
import type { Reference } from '../../facts.ts'

/** ALLOC says under which ddname; what the member does with that says more than the disposition. */
export function dataSetUses(references: readonly Reference[]): Reference[] {
  const uses = new Map<string, Set<EdgeOp>>()
  for (const { kind, to, op } of references) {
    if (kind !== 'file' || op === undefined) continue
    const known = uses.get(to.name) ?? new Set<EdgeOp>()
    uses.set(to.name, known.add(op))
  }
  return references.map((reference) => {
    const { kind, dd, op } = reference
    const does = kind === 'dataset' && op === undefined && dd !== undefined ? uses.get(dd) : undefined
    const use = does && useOf(does)
    return use === undefined ? reference : { ...reference, op: use }
  })
}

function useOf(operations: ReadonlySet<EdgeOp>): EdgeOp | undefined {
  const does = (...ops: readonly EdgeOp[]) => ops.some((op) => operations.has(op))
  const reads = does('read', 'read for update', 'open input')
  const writes = does('write', 'open output')
  const updates = does('read for update', 'open i-o', 'update')
  if (updates || (reads && writes)) return 'update'
  return reads ? 'read' : writes ? 'write' : undefined
}

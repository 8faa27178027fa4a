import type { Reference } from '../../facts.ts'

/** ALLOC says under which ddname; what the member does with that says more than the disposition. */
export function dataSetUses(references: readonly Reference[]): Reference[] {
  const uses = new Map<string, Set<string>>()
  for (const { kind, to, op } of references) {
    if (kind !== 'file' || op === undefined) continue
    const known = uses.get(to.name) ?? new Set<string>()
    uses.set(to.name, known.add(op))
  }
  return references.map((reference) => {
    const { kind, dd, op } = reference
    const does = kind === 'dataset' && op === undefined && dd !== undefined ? uses.get(dd) : undefined
    const use = does && useOf(does)
    return use === undefined ? reference : { ...reference, op: use }
  })
}

function useOf(operations: ReadonlySet<string>): string | undefined {
  const reads = ['read', 'read for update', 'open input'].some((op) => operations.has(op))
  const writes = ['write', 'open output'].some((op) => operations.has(op))
  const updates = ['read for update', 'open i-o', 'update'].some((op) => operations.has(op))
  if (updates || (reads && writes)) return 'update'
  return reads ? 'read' : writes ? 'write' : undefined
}

import type { LinkedFacts } from './link.ts'
import { openBlob, sealBlob } from './sealed-blob.ts'

const magic = 'structure graph 1\n'
const linker = typeof __LINKER__ === 'undefined' ? 'sources' : __LINKER__

/** What linking found, for the cache: as long as the facts (`state`) and the linker are the same, nobody has to link them again. */
export function encodeGraph({ units, edges, unresolved }: LinkedFacts, state: string): Uint8Array {
  return sealBlob(magic, [Buffer.from(JSON.stringify({ linker, state, units, edges, unresolved }))])
}

/** Undefined when the blob is damaged, or of another version, or of other facts. */
export function decodeGraph(bytes: Uint8Array, state: string): LinkedFacts | undefined {
  const json = openBlob(magic, bytes)
  if (json === undefined) return undefined
  // Whoever can make a checksum can make anything else; so much that no bytes end in a crash here.
  try {
    const {
      linker: by,
      state: of,
      ...linked
    }: LinkedFacts & { readonly linker: string; readonly state: string } = JSON.parse(json.toString('utf8'))
    const isWhole = [linked.units, linked.edges, linked.unresolved].every(Array.isArray)
    return by === linker && of === state && isWhole ? linked : undefined
  } catch {
    return undefined
  }
}

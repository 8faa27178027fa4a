import type { LinkedFacts } from './link.ts'
import { openBlob, sealBlob } from './sealed-blob.ts'

const magic = 'structure graph 1\n'

/** What linking found, for the cache: as long as the facts are the same (`state`), nobody has to link them again. */
export function encodeGraph({ units, edges, unresolved }: LinkedFacts, state: string): Uint8Array {
  return sealBlob(magic, [Buffer.from(JSON.stringify({ state, units, edges, unresolved }))])
}

/** Undefined when the blob is damaged, or of another version, or of other facts. */
export function decodeGraph(bytes: Uint8Array, state: string): LinkedFacts | undefined {
  const json = openBlob(magic, bytes)
  if (json === undefined) return undefined
  const { state: of, ...linked }: LinkedFacts & { readonly state: string } = JSON.parse(json.toString('utf8'))
  const isWhole = [linked.units, linked.edges, linked.unresolved].every(Array.isArray)
  return of === state && isWhole ? linked : undefined
}

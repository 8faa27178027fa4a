import type { StructureIndex } from '../answer/structure-index.ts'
import { createGraph } from './create-graph.ts'
import { decodeGraph, encodeGraph } from './graph-cache.ts'
import { type IndexedMembers, type MemberIndexOptions, openMemberIndex } from './index-codebase.ts'
import { type LinkedFacts, linkFacts } from './link.ts'
import type { IndexLife } from './queries/status.ts'
import type { IndexProgress } from './refresh-entries.ts'
import { createStructureQueries } from './structure-queries.ts'

export interface StructureRequest {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: IndexProgress) => void
}

export interface Structure {
  /** The queries over what the files say now. Rejects with the signal's reason. */
  index(request?: StructureRequest): Promise<StructureIndex>
  /** Resolves when the cache is written. */
  saved(): Promise<void>
}

/** The structure of a codebase: read on first need, put together once for each state of the files. */
export function openStructure(options: MemberIndexOptions): Structure {
  const memberIndex = openMemberIndex(options)
  const now = options.now ?? Date.now
  const cache = options.cache.fileOf?.(options.key)
  let linked: { readonly of: IndexedMembers; readonly index: Promise<StructureIndex> } | undefined
  let life: IndexLife = { checkedAt: 0, durationMs: 0, scanned: 0, reused: 0, cache }
  const graphKey = `${options.key}-graph`
  let saving: Promise<void> = Promise.resolve()
  const linkedFacts = async ({ members, state, scanned }: IndexedMembers): Promise<LinkedFacts> => {
    // What has just been scanned was never linked before.
    const bytes = scanned === 0 ? await options.cache.get(graphKey) : undefined
    const known = bytes && decodeGraph(bytes, state)
    if (known !== undefined) return known
    const found = linkFacts(members)
    // Kept by the first run that scans nothing: the one that scans has enough to do.
    if (scanned === 0) saving = saving.then(() => options.cache.put(graphKey, encodeGraph(found, state)))
    return found
  }
  const queriesOver = async (current: IndexedMembers): Promise<StructureIndex> => {
    const graph = createGraph(current.members, current.diagnostics, await linkedFacts(current))
    const encodings = [...current.encodings].map(([name, count]) => ({ name, count }))
    return createStructureQueries(graph, () => life, encodings)
  }
  return {
    async index(request = {}) {
      const startedAt = now()
      const current = await memberIndex.members(request)
      // The same members as before: none was scanned.
      const { scanned, reused } = linked?.of === current ? { scanned: 0, reused: current.members.size } : current
      if (linked?.of !== current) linked = { of: current, index: queriesOver(current) }
      const index = await linked.index
      life = { checkedAt: startedAt, durationMs: now() - startedAt, scanned, reused, cache }
      return index
    },
    saved: async () => {
      await memberIndex.saved()
      await saving
    },
  }
}

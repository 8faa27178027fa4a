import type { StructureIndex } from '../answer/structure-index.ts'
import { type IndexedMembers, type MemberIndexOptions, openMemberIndex } from './index-codebase.ts'
import { linkMembers } from './link.ts'
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
  let linked: { readonly of: IndexedMembers; readonly index: StructureIndex } | undefined
  let life: IndexLife = { checkedAt: 0, durationMs: 0, scanned: 0, reused: 0, cache }
  return {
    async index(request = {}) {
      const startedAt = now()
      const current = await memberIndex.members(request)
      // The same members as before: none was scanned.
      const { scanned, reused } = linked?.of === current ? { scanned: 0, reused: current.members.size } : current
      if (linked?.of !== current) {
        const graph = linkMembers(current.members, current.diagnostics)
        const encodings = [...current.encodings].map(([name, count]) => ({ name, count }))
        linked = { of: current, index: createStructureQueries(graph, () => life, encodings) }
      }
      life = { checkedAt: startedAt, durationMs: now() - startedAt, scanned, reused, cache }
      return linked.index
    },
    saved: () => memberIndex.saved(),
  }
}

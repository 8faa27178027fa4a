import type { StructureIndex } from '../answer/structure-index.ts'
import { type IndexedMembers, type MemberIndexOptions, openMemberIndex } from './index-codebase.ts'
import { linkMembers } from './link.ts'
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
export function openStructure(options: MemberIndexOptions & { readonly cachePlace: string }): Structure {
  const memberIndex = openMemberIndex(options)
  const now = options.now ?? Date.now
  let linked: { readonly of: IndexedMembers; readonly index: StructureIndex } | undefined
  return {
    async index(request = {}) {
      const startedAt = now()
      const current = await memberIndex.members(request)
      if (linked?.of !== current) {
        const graph = linkMembers(current.members, current.diagnostics)
        const { scanned, reused } = current
        const encodings = [...current.encodings].map(([name, count]) => ({ name, count }))
        const life = { checkedAt: startedAt, durationMs: now() - startedAt, scanned, reused, cache: options.cachePlace, encodings }
        linked = { of: current, index: createStructureQueries(graph, life) }
      }
      return linked.index
    },
    saved: () => memberIndex.saved(),
  }
}

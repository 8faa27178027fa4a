import type { StatusResult } from '../../answer/structure-results.ts'
import type { QueryContext } from './query-context.ts'

/** How the index came to say what it says; told by whoever keeps it. */
export interface IndexLife {
  /** When the index was last compared with the files, in milliseconds since 1970. */
  readonly checkedAt: number
  /** How long that took, scanning included. */
  readonly durationMs: number
  /** Members that were scanned then, and those whose facts came from the cache. */
  readonly scanned: number
  readonly reused: number
  /** The file that keeps the facts; undefined when nothing does. */
  readonly cache?: string | undefined
}

/** How old and how large the index is. */
export function status({ graph }: QueryContext, { checkedAt, durationMs, scanned, reused, cache }: IndexLife): StatusResult {
  let lines = 0
  for (const member of graph.members.values()) lines += member.lines
  return {
    query: 'status',
    members: graph.members.size,
    lines,
    units: graph.counts.units,
    edges: graph.counts.edges,
    unresolved: graph.counts.unresolved,
    checkedAt: new Date(checkedAt).toISOString(),
    durationMs: Math.round(durationMs),
    scanned,
    reused,
    cache: cache ?? null,
    notices: graph.diagnostics.map(({ message }) => message),
  }
}

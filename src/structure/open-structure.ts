import type { LocateResult } from '../answer/located.ts'
import type { StructureIndex } from '../answer/structure-index.ts'
import type { StatusResult } from '../answer/structure-results.ts'
import type { Sandbox } from '../files/sandbox.ts'
import { createGraph } from './create-graph.ts'
import { decodeGraph, encodeGraph } from './graph-rows/graph-cache.ts'
import type { GraphRows } from './graph-rows/graph-rows.ts'
import { listedGraphRows } from './graph-rows/listed-rows.ts'
import { type IndexedMembers, type MemberIndexOptions, openMemberIndex } from './index-codebase.ts'
import { linkFacts } from './link.ts'
import type { IndexLife } from './queries/status.ts'
import { readMember } from './read-member.ts'
import type { IndexProgress } from './refresh-entries.ts'
import { AskedLanguages } from './retrieval/asked-language.ts'
import { foreignWordsOf } from './retrieval/foreign-words.ts'
import { type LocateOptions, Locator } from './retrieval/locate.ts'
import { openRetrieval } from './retrieval/open-retrieval.ts'
import type { LinesOf } from './retrieval/question-literals.ts'
import type { RetrievalIndex } from './retrieval/retrieval-index.ts'
import { createStructureQueries } from './structure-queries.ts'

export interface StructureRequest {
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: IndexProgress) => void
}

export interface Structure {
  /** The queries over what the files say now. Rejects with the signal's reason. */
  index(request?: StructureRequest): Promise<StructureIndex>
  /** What finds units by words, over what the files say now. Rejects with the signal's reason. */
  retrieval(request?: StructureRequest): Promise<RetrievalIndex>
  /** The units of the code that a question in natural words may be about. Rejects with the signal's reason. */
  locate(question: string, options?: LocateOptions, request?: StructureRequest): Promise<LocateResult>
  /** How old and how large the index is that was put together last; undefined when none was yet. Nothing is read for it. */
  status(): Promise<StatusResult | undefined>
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
  const linkedRows = async ({ members, state, scanned }: IndexedMembers): Promise<GraphRows> => {
    // What has just been scanned was never linked before.
    const bytes = scanned === 0 ? await options.cache.get(graphKey) : undefined
    const known = bytes && decodeGraph(bytes, state)
    if (known !== undefined) return known
    const found = linkFacts(members)
    // Kept by the first run that scans nothing: the one that scans has enough to do.
    if (scanned === 0) saving = saving.then(() => options.cache.put(graphKey, encodeGraph(found, members, state)))
    return listedGraphRows(found, members)
  }
  const queriesOver = async (current: IndexedMembers): Promise<StructureIndex> => {
    const graph = createGraph(current.members, current.diagnostics, await linkedRows(current))
    const encodings = [...current.encodings].map(([name, count]) => ({ name, count }))
    return createStructureQueries(graph, () => life, encodings)
  }
  const retrieval = openRetrieval(options)
  const askedLanguages = new AskedLanguages()
  let located: { readonly structure: StructureIndex; readonly index: RetrievalIndex; readonly locator: Locator } | undefined
  const queriesNow = async (request: StructureRequest): Promise<{ current: IndexedMembers; queries: StructureIndex }> => {
    const startedAt = now()
    const current = await memberIndex.members(request)
    // The same members as before: none was scanned.
    const { scanned, reused } = linked?.of === current ? { scanned: 0, reused: current.members.size } : current
    if (linked?.of !== current) linked = { of: current, index: queriesOver(current) }
    const queries = await linked.index
    life = { checkedAt: startedAt, durationMs: now() - startedAt, scanned, reused, cache }
    return { current, queries }
  }
  return {
    index: async (request = {}) => (await queriesNow(request)).queries,
    retrieval: async (request = {}) => retrieval.index(await memberIndex.members(request), request.signal),
    status: async () => (await linked?.index)?.status(),
    saved: async () => {
      await memberIndex.saved()
      await saving
      await retrieval.saved()
    },
    async locate(question, where, request = {}) {
      const { current, queries } = await queriesNow(request)
      const index = await retrieval.index(current, request.signal)
      if (located?.structure !== queries || located.index !== index)
        located = { structure: queries, index, locator: new Locator(queries, index, await foreignWordsOf(index)) }
      return located.locator.locate(question, memberLines(options.sandbox), where, await askedLanguages.of(question))
    },
  }
}

/** Reads each member once. */
function memberLines(sandbox: Sandbox): LinesOf {
  const known = new Map<string, readonly string[]>()
  return (path) => {
    const lines = known.get(path) ?? readMember(sandbox, path).text.split(/\r?\n/)
    known.set(path, lines)
    return lines
  }
}

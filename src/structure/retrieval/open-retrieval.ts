import { type IndexedMembers, type MemberIndexOptions, threadsOf } from '../index-codebase.ts'
import { ScanCrew } from '../scan-crew.ts'
import { scanners } from '../scanners.ts'
import { SharedWork } from '../shared-work.ts'
import { buildRetrieval, indexState } from './build-retrieval.ts'
import { RetrievalIndex } from './retrieval-index.ts'

interface Retrieval {
  /** The index over the words of these members. Callers at the same time share the work. Rejects with the signal's reason. */
  index(current: IndexedMembers, signal?: AbortSignal): Promise<RetrievalIndex>
  /** Resolves when the cache is written. */
  saved(): Promise<void>
}

/** The retrieval index of a codebase: from the cache as long as nothing has changed, else put together from the words of its members. */
export function openRetrieval(options: MemberIndexOptions): Retrieval {
  const { cache, key, sandbox } = options
  let wanted: IndexedMembers | undefined
  let opened: { readonly of: IndexedMembers; readonly index: RetrievalIndex } | undefined
  let saving: Promise<void> = Promise.resolve()

  const load = async (current: IndexedMembers) => {
    const bytes = await cache.get(`${key}-retrieval`)
    return bytes && RetrievalIndex.open(bytes, indexState(current))
  }
  const build = async (current: IndexedMembers, signal: AbortSignal) => {
    const crew = new ScanCrew({ sandbox, scanners: options.scanners ?? scanners, threads: await threadsOf(options), signal })
    try {
      const { index, words } = await buildRetrieval(current, { crew, cache, key: `${key}-words` })
      // Nobody waits for it: the answer does not depend on it.
      saving = saving.then(async () => {
        await cache.put(`${key}-retrieval`, index)
        if (words !== undefined) await cache.put(`${key}-words`, words)
      })
      const built = RetrievalIndex.open(index, indexState(current))
      if (built === undefined) throw new Error('a retrieval index that was just built does not open')
      return built
    } finally {
      await crew.close()
    }
  }
  const shared = new SharedWork<RetrievalIndex, never>(async (signal) => {
    const current = wanted as IndexedMembers
    if (opened?.of !== current) opened = { of: current, index: (await load(current)) ?? (await build(current, signal)) }
    return opened.index
  })
  return {
    async index(current, signal) {
      let known = opened
      // Whoever asked a moment ago may have asked about other files.
      while (known?.of !== current) {
        wanted = current
        await shared.join(signal === undefined ? {} : { signal })
        known = opened
      }
      return known.index
    },
    saved: () => saving,
  }
}

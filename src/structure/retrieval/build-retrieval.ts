import type { BlobCache } from '../../base/blob-cache.ts'
import type { IndexedMembers } from '../index-codebase.ts'
import type { ScanCrew } from '../scan-crew.ts'
import { mergeWords } from './merge-words.ts'
import { decodeWords, encodeWords, type KnownWords } from './words-cache.ts'

/** Characters of a line, about: how much there is to read. */
const lineBytes = 60
/** What facts are made with; words are, too. */
const maker = typeof __SCANNERS__ === 'undefined' ? 'sources' : __SCANNERS__

const merger = typeof __LINKER__ === 'undefined' ? 'sources' : __LINKER__

/** What an index depends on: the members and the code that merges their words. */
export function indexState({ state }: IndexedMembers): string {
  return `${merger} ${state}`
}

interface BuildOptions {
  readonly crew: ScanCrew
  readonly cache: BlobCache
  /** Of the members' words in the cache. */
  readonly key: string
}

interface BuiltRetrieval {
  /** For `RetrievalIndex.open`. */
  readonly index: Uint8Array
  /** For the cache; undefined when nothing has changed. */
  readonly words: Uint8Array | undefined
}

/** The index over the words of all members. Only those are read whose words are not known. Rejects with the reason of the crew's signal. */
export async function buildRetrieval(current: IndexedMembers, { crew, cache, key }: BuildOptions): Promise<BuiltRetrieval> {
  const { members, versions } = current
  const blob = await cache.get(key)
  const known = blob === undefined ? new Map<string, KnownWords>() : decodeWords(blob, maker)
  const words = new Map<string, KnownWords>()
  const unknown: { path: string; bytes: number }[] = []
  for (const { path, lines } of members.values()) {
    const before = known.get(path)
    if (before !== undefined && before.version === versions.get(path)) words.set(path, before)
    else unknown.push({ path, bytes: lines * lineBytes })
  }
  const add = (path: string, bytes: Uint8Array) => {
    const language = members.get(path)?.language ?? 'other'
    words.set(path, { path, language, version: versions.get(path) ?? '', bytes })
  }
  try {
    await crew.words(unknown, members, add)
  } catch (error) {
    // Whoever waits only so long, for a codebase that takes longer, gets there in the end.
    if (words.size > 0) await cache.put(key, encodeWords([...words.values()], maker))
    throw error
  }
  const all = [...members.keys()].flatMap((path) => words.get(path) ?? [])
  const isSame = unknown.length === 0 && known.size === all.length
  return { index: mergeWords(all, indexState(current)), words: isSame ? undefined : encodeWords(all, maker) }
}

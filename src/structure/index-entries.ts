import type { IndexEntry, MemberStamp } from './index-cache.ts'

/** What is known of the members, and how often that has changed. */
export class IndexEntries {
  /** Raised when facts change. */
  factsVersion = 0
  /** Raised when anything changes that the cache holds. */
  version = 0
  readonly #byPath: Map<string, IndexEntry>

  constructor(entries: readonly IndexEntry[]) {
    this.#byPath = new Map(entries.map((entry) => [entry.path, entry]))
  }

  get(path: string): IndexEntry | undefined {
    return this.#byPath.get(path)
  }

  /** In path order. */
  all(): IndexEntry[] {
    return [...this.#byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  }

  set(entry: IndexEntry): void {
    this.#byPath.set(entry.path, entry)
    this.factsVersion++
    this.version++
  }

  /** Of a file whose text is the same. */
  restamp(entry: IndexEntry, stamp: MemberStamp, settled: boolean): void {
    this.#byPath.set(entry.path, { ...entry, stamp, settled })
    this.version++
  }

  keepOnly(paths: ReadonlySet<string>): void {
    for (const path of this.#byPath.keys()) {
      if (paths.has(path)) continue
      this.#byPath.delete(path)
      this.factsVersion++
      this.version++
    }
  }
}

import type { IndexEntry, MemberStamp, StoredIndex } from './index-cache.ts'

/** What is known of the members, and how often that has changed. */
export class IndexEntries {
  /** Raised when facts change. */
  factsVersion = 0
  /** Raised when anything changes that the cache holds. */
  version = 0
  readonly #byPath: Map<string, IndexEntry>
  #state: string | undefined

  constructor({ entries, state }: StoredIndex) {
    this.#byPath = new Map(entries.map((entry) => [entry.path, entry]))
    this.#state = state
  }

  get size(): number {
    return this.#byPath.size
  }

  /** Tells these facts from others; undefined while some are not up to date. */
  get state(): string | undefined {
    return this.#state
  }

  /** All are up to date, and this is what tells them from others. */
  complete(state: string): void {
    if (this.#state === state) return
    this.#state = state
    this.version++
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
    this.#factsChanged()
  }

  /** The same facts, which could not be read from the cache. */
  repair(entry: IndexEntry): void {
    this.#byPath.set(entry.path, entry)
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
      this.#factsChanged()
    }
  }

  #factsChanged(): void {
    this.#state = undefined
    this.factsVersion++
    this.version++
  }
}

import { createHash } from 'node:crypto'
import type { BlobCache } from '../base/blob-cache.ts'
import type { Diagnostic } from '../base/diagnostic.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import type { Sandbox } from '../files/sandbox.ts'
import type { MemberFacts } from './facts.ts'
import { packFacts } from './facts-bytes.ts'
import { decodeIndex, encodeIndex, type IndexEntry } from './index-cache.ts'
import { IndexEntries } from './index-entries.ts'
import { type IndexProgress, refreshEntries } from './refresh-entries.ts'
import { type PackedMember, ScanCrew, type ThreadOptions } from './scan-crew.ts'
import { MemberScanner } from './scan-members.ts'
import type { Scanner } from './scanner.ts'
import { scanners } from './scanners.ts'
import { SharedWork } from './shared-work.ts'

/** The facts of all members at one time. The same object as long as nothing changes. */
export interface IndexedMembers {
  /** By path, in path order. */
  readonly members: ReadonlyMap<string, MemberFacts>
  /** How many members are in which encoding. */
  readonly encodings: ReadonlyMap<string, number>
  readonly diagnostics: readonly Diagnostic[]
  /** Tells these facts from others: a hash of all that they depend on. */
  readonly state: string
  /** By path: identifies all that the facts of a member depend on. */
  readonly versions: ReadonlyMap<string, string>
  /** How many were scanned for it; the facts of the others were known before, from the cache or in this process. */
  readonly scanned: number
  readonly reused: number
}

export interface MemberIndexOptions {
  readonly sandbox: Sandbox
  readonly cache: BlobCache
  /** Of the index in the cache: `a-z0-9-`. */
  readonly key: string
  /** All unless given. */
  readonly scanners?: readonly Scanner[]
  /** The built worker's unless given; `none` keeps all work in this thread. */
  readonly threads?: ThreadOptions | 'none'
  /** Milliseconds on the clock of the file system. */
  readonly now?: () => number
}

export interface MemberIndex {
  /**
   * What the files say now. What has not changed is not read again. Callers at the same time share the work; it ends when all of them have given up,
   * and the next call goes on with what was done. Rejects with the signal's reason.
   */
  members(options?: { readonly signal?: AbortSignal; readonly onProgress?: (progress: IndexProgress) => void }): Promise<IndexedMembers>
  /** Resolves when the cache is written. */
  saved(): Promise<void>
}

/** The structure of a codebase, member by member. Nothing is read before it is asked for. */
export function openMemberIndex(options: MemberIndexOptions): MemberIndex {
  const index = new CodebaseIndex(options)
  const shared = new SharedWork<IndexedMembers, IndexProgress>((signal, onProgress) => index.refresh(signal, onProgress))
  return { members: (request = {}) => shared.join(request), saved: () => index.saved() }
}

class CodebaseIndex {
  readonly #options: MemberIndexOptions
  readonly #scanners: readonly Scanner[]
  readonly #fingerprint: string
  /** Also holds what a refresh did that was stopped. */
  #entries: IndexEntries | undefined
  #current:
    | { readonly walked: unknown; readonly factsVersion: number; readonly notes: readonly Diagnostic[]; readonly members: IndexedMembers }
    | undefined
  #saving: Promise<void> = Promise.resolve()
  #savedVersion = 0

  constructor(options: MemberIndexOptions) {
    this.#options = options
    this.#scanners = options.scanners ?? scanners
    const { roots, encoding } = options.sandbox
    const build = typeof __SCANNERS__ === 'undefined' ? 'sources' : __SCANNERS__
    this.#fingerprint = JSON.stringify([build, roots.map(({ real, prefix }) => [real, prefix]), encoding])
  }

  async refresh(signal: AbortSignal, onProgress: (progress: IndexProgress) => void): Promise<IndexedMembers> {
    const { sandbox, now = Date.now } = this.#options
    const startedAt = now()
    const walked = await sandbox.inspect(signal)
    this.#entries ??= await this.#load()
    const entries = this.#entries
    const before = this.#current
    // The same list is the same walk, which all the work on one question shares.
    if (before?.walked === walked && before.factsVersion === entries.factsVersion) return before.members

    let scanned = 0
    const crew = new ScanCrew({ sandbox, scanners: this.#scanners, threads: await threadsOf(this.#options), signal })
    try {
      scanned = await refreshEntries({ files: walked.files, entries, crew, scanners: this.#scanners, startedAt, onProgress })
      if (entries.state === undefined) entries.complete(stateOf(entries, this.#fingerprint))
    } finally {
      await crew.close()
      // Also what was done before it was stopped.
      this.#save(entries)
    }
    const notes = [...walked.diagnostics, ...crew.failures.map(threadLost)]
    const { factsVersion } = entries
    const members =
      before?.factsVersion === factsVersion && JSON.stringify(before.notes) === JSON.stringify(notes)
        ? before.members
        : indexedMembers(entries, notes, scanned)
    this.#current = { walked, factsVersion, notes, members }
    return members
  }

  saved(): Promise<void> {
    // What could not be read from the cache was put right meanwhile.
    if (this.#entries !== undefined) this.#save(this.#entries)
    return this.#saving
  }

  async #load(): Promise<IndexEntries> {
    const blob = await this.#options.cache.open(this.#options.key)
    const stored = blob && decodeIndex(blob, this.#fingerprint, (path) => this.#scanAgain(path))
    return new IndexEntries(stored ?? { entries: [], state: undefined })
  }

  /** A member whose facts the cache has lost, when a question asks for them. Its stamp stays: where the file has changed as well, the next refresh sees that. */
  #scanAgain(path: string): PackedMember {
    const members = this.#entries?.all() ?? []
    const scan = new MemberScanner({ sandbox: this.#options.sandbox, scanners: this.#scanners, members }).scan(path)
    const again = { ...scan, packed: packFacts(scan.facts) }
    const entry = this.#entries?.get(path)
    if (entry !== undefined) this.#entries?.repair({ ...again, stamp: entry.stamp, settled: entry.settled })
    return again
  }

  /** Nobody waits for it: the answer does not depend on it. */
  #save(entries: IndexEntries): void {
    if (entries.version === this.#savedVersion) return
    this.#savedVersion = entries.version
    const stored = { entries: entries.all(), state: entries.state }
    this.#saving = this.#saving.then(() => this.#options.cache.put(this.#options.key, encodeIndex(stored, this.#fingerprint)))
  }
}

/** The threads that are meant; undefined for none. */
export async function threadsOf({ threads, scanners: own }: MemberIndexOptions): Promise<ThreadOptions | undefined> {
  if (threads === 'none') return undefined
  if (threads !== undefined) return threads
  // Threads have the scanners of the table.
  const { workerFile } = await import('./worker-file.ts')
  return own === undefined && workerFile !== undefined ? { file: workerFile } : undefined
}

function stateOf(entries: IndexEntries, fingerprint: string): string {
  const state = createHash('sha256').update(fingerprint)
  for (const entry of entries.all()) state.update(versionOf(entry))
  return state.digest('hex')
}

function versionOf({ path, hash, lookups }: IndexEntry): string {
  return createHash('sha256')
    .update(JSON.stringify([path, hash, lookups]))
    .digest('base64url')
}

function indexedMembers(entries: IndexEntries, notes: readonly Diagnostic[], scanned: number): IndexedMembers {
  const all = entries.all()
  const members = new Map<string, MemberFacts>()
  const encodings = new Map<string, number>()
  // A copybook that fails says so in each program that includes it.
  const diagnostics = new Map(notes.map((note) => [JSON.stringify(note), note]))
  for (const entry of all) {
    members.set(entry.path, entry.facts)
    if (entry.encoding !== undefined) encodings.set(entry.encoding, (encodings.get(entry.encoding) ?? 0) + 1)
    for (const diagnostic of entry.diagnostics) diagnostics.set(JSON.stringify(diagnostic), diagnostic)
  }
  return {
    members,
    encodings,
    diagnostics: [...diagnostics.values()],
    state: entries.state ?? '',
    // Asked for where words of members are put together anew.
    get versions() {
      return new Map(all.map((entry) => [entry.path, versionOf(entry)]))
    },
    scanned,
    reused: members.size - scanned,
  }
}

function threadLost(why: string): Diagnostic {
  const message = `A thread of the structure index was lost (${sanitizeLine(why)}); its work was done without it, more slowly.`
  return { level: 'warning', rule: 'thread-lost', message }
}

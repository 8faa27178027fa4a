import { availableParallelism } from 'node:os'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sandbox } from '../files/sandbox.ts'
import { type PackedFacts, packFacts, unpackFacts } from './facts-bytes.ts'
import type { KnownMember } from './find-include.ts'
import { type MemberLook, readMember } from './read-member.ts'
import { readWords } from './retrieval/read-words.ts'
import { WordTerms } from './retrieval/word-terms.ts'
import { type MemberScan, MemberScanner } from './scan-members.ts'
import { ScanThreads, type ThreadJob } from './scan-threads.ts'
import type { Scanner } from './scanner.ts'
import type { UnitsOfMember, WorkerReply } from './worker-messages.ts'

/** A member to read, and how much that is. */
export interface MemberFile {
  readonly path: string
  readonly bytes: number
}

export interface PackedMember extends MemberScan {
  readonly packed: PackedFacts
}

export interface ThreadOptions {
  /** The built scan-worker.ts. */
  readonly file: URL
  readonly most?: number
  readonly bytesPerThread?: number
}

interface CrewOptions {
  readonly sandbox: Sandbox
  readonly scanners: readonly Scanner[]
  /** No threads when undefined. */
  readonly threads: ThreadOptions | undefined
  readonly signal: AbortSignal
}

const mostThreads = 8
/**
 * Of source, for which a thread is worth starting: each one compiles the scanners for itself, half a second of work that in this thread is done once. Two
 * threads on two cores break even at some 150,000 lines.
 */
const bytesPerThread = 4_000_000
/** Of source, for a thread at a time: enough that asking costs nothing, little enough that no thread waits for another at the end. */
const jobBytes = 256 * 1024
/** Milliseconds after which other work of this thread gets its turn. */
const turnMs = 10

/** Reads and scans members: in this thread, or in several where there is enough to do. */
export class ScanCrew {
  readonly #options: CrewOptions
  #threads: ScanThreads | undefined

  constructor(options: CrewOptions) {
    this.#options = options
  }

  /** Why threads were lost; their work was done in this one. */
  get failures(): readonly string[] {
    return this.#threads?.failures ?? []
  }

  async look(files: readonly MemberFile[], onLook: (look: MemberLook) => void): Promise<void> {
    const left = await this.#inThreads(
      files,
      (paths) => ({ kind: 'look', paths }),
      undefined,
      (reply) => {
        if (reply.kind === 'look') for (const look of reply.looks) onLook(look)
      },
    )
    await this.#here(left, (path) => onLook(readMember(this.#options.sandbox, path).look))
  }

  /** Includes are found among `members`. */
  async scan(files: readonly MemberFile[], members: readonly KnownMember[], onScan: (scanned: PackedMember) => void): Promise<void> {
    const left = await this.#inThreads(
      files,
      (paths) => ({ kind: 'scan', paths }),
      members,
      (reply) => {
        if (reply.kind === 'scan') for (const scan of reply.scans) onScan({ ...scan, facts: unpackFacts(scan.packed) })
      },
    )
    if (left.length === 0) return
    const scanner = new MemberScanner({ ...this.#options, members })
    await this.#here(left, (path) => {
      const scan = scanner.scan(path)
      onScan({ ...scan, packed: packFacts(scan.facts) })
    })
  }

  /** The words of members (`packWords`), cut into the units of their `facts`. */
  async words(
    files: readonly MemberFile[],
    facts: ReadonlyMap<string, UnitsOfMember>,
    onWords: (path: string, bytes: Uint8Array) => void,
  ): Promise<void> {
    const factsOf = (paths: readonly string[]): UnitsOfMember[] =>
      paths.flatMap((path) => {
        const member = facts.get(path)
        return member === undefined ? [] : [{ path, language: member.language, units: member.units }]
      })
    const jobOf = (paths: readonly string[]): ThreadJob => ({ kind: 'words', paths, facts: factsOf(paths) })
    const left = await this.#inThreads(files, jobOf, undefined, (reply) => {
      if (reply.kind === 'words') for (const { path, bytes } of reply.words) onWords(path, bytes)
    })
    const wordTerms = new WordTerms()
    await this.#here(left, (path) => {
      for (const member of factsOf([path])) onWords(path, readWords(this.#options.sandbox, member, wordTerms))
    })
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    await this.#threads?.close()
  }

  /** Returns the paths that are left to be done here. */
  async #inThreads(
    files: readonly MemberFile[],
    jobOf: (paths: readonly string[]) => ThreadJob,
    members: readonly KnownMember[] | undefined,
    onReply: (reply: WorkerReply) => void,
  ): Promise<string[]> {
    const threads = this.#threadsFor(files)
    if (threads === undefined) return files.map(({ path }) => path)
    if (members !== undefined) threads.know(members)
    const jobs = jobsOf(files).map(jobOf)
    const left = await threads.run(jobs, onReply, this.#options.signal)
    return left.flatMap(({ paths }) => paths)
  }

  /** Started when they are worth it for the first time. */
  #threadsFor(files: readonly MemberFile[]): ScanThreads | undefined {
    const { threads, sandbox } = this.#options
    if (threads === undefined) return undefined
    if (this.#threads === undefined) {
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      const most = threads.most ?? Math.min(availableParallelism(), mostThreads)
      const count = Math.min(most, Math.floor(bytes / (threads.bytesPerThread ?? bytesPerThread)))
      if (count < 2) return undefined
      this.#threads = new ScanThreads({ file: threads.file, count, sandbox })
    }
    return this.#threads
  }

  async #here(paths: readonly string[], work: (path: string) => void): Promise<void> {
    let turn = performance.now()
    for (const path of paths) {
      this.#options.signal.throwIfAborted()
      work(path)
      if (performance.now() - turn < turnMs) continue
      await nextTurn()
      turn = performance.now()
    }
  }
}

/** Large members first, so that none is begun when the others are done. */
function jobsOf(files: readonly MemberFile[]): string[][] {
  const jobs: string[][] = []
  let room = 0
  for (const { path, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const job = room > 0 ? jobs.at(-1) : undefined
    if (job) job.push(path)
    else {
      jobs.push([path])
      room = jobBytes
    }
    // An empty file is work, too.
    room -= bytes + 1000
  }
  return jobs
}

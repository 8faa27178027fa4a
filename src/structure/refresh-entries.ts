import { languageOf, needsContent } from '../files/language.ts'
import type { WalkedFile } from '../files/sandbox.ts'
import { IncludeFinder } from './find-include.ts'
import type { MemberStamp } from './index-cache.ts'
import type { IndexEntries } from './index-entries.ts'
import type { ScanCrew } from './scan-crew.ts'
import type { Scanner } from './scanner.ts'
import { scannerFor } from './scanners.ts'

export interface IndexProgress {
  /** Files whose facts are known, of those that may have changed, as far as is known yet. */
  readonly done: number
  readonly total: number
}

interface RefreshOptions {
  readonly files: readonly WalkedFile[]
  readonly entries: IndexEntries
  readonly crew: ScanCrew
  readonly scanners: readonly Scanner[]
  /** When the walk of `files` began. */
  readonly startedAt: number
  readonly onProgress: (progress: IndexProgress) => void
}

/** What is known of a file's text now; `hash` is undefined where it has not been read yet, and is not needed. */
interface CurrentText {
  readonly hash: string | undefined
  readonly language: string | undefined
}

/** The coarsest clock among file systems: what changes within one tick of it keeps its time. */
const mtimeTickMs = 2000

/**
 * Brings `entries` up to date with `files`. Stamps tell which files may have changed, hashes of their texts which have; a member is scanned again when its
 * text has changed, or that of a member that it includes, or when an include means another member now. What is done stays done when it is
 * stopped. Returns how many were scanned.
 */
export async function refreshEntries({ files, entries, crew, scanners, startedAt, onProgress }: RefreshOptions): Promise<number> {
  if (nothingChanged(files, entries)) return 0
  const byPath = new Map(files.map((file) => [file.path, file]))
  entries.keepOnly(new Set(byPath.keys()))
  const texts = new Map<string, CurrentText>()
  const suspects: WalkedFile[] = []
  let settled = 0
  for (const file of files) {
    const { path } = file
    const entry = entries.get(path)
    if (entry?.settled && isStampOf(entry.stamp, file)) {
      texts.set(path, entry)
      settled++
    } else if (entry === undefined && !needsContent(path)) texts.set(path, { hash: undefined, language: languageOf(path) })
    else suspects.push(file)
  }
  let done = 0
  let total = files.length - settled
  const finish = () => onProgress({ done: ++done, total })

  await crew.look(suspects, (look) => {
    texts.set(look.path, look)
    const entry = entries.get(look.path)
    const file = byPath.get(look.path)
    if (file && entry !== undefined && look.hash !== '' && entry.hash === look.hash) {
      entries.restamp(entry, stampOf(file), isSettled(file, startedAt))
      finish()
    }
  })

  const members = files.map(({ path }) => ({ path, language: texts.get(path)?.language }))
  const finder = new IncludeFinder(members)
  const looked = new Set(suspects)
  const isCurrent = (file: WalkedFile): boolean => {
    const { path } = file
    const entry = entries.get(path)
    if (entry === undefined || entry.hash !== texts.get(path)?.hash) return false
    // What could not be read may be readable now.
    if (entry.hash === '' && looked.has(file)) return false
    const scanner = scannerFor(entry.language, scanners)
    return entry.lookups.every((lookup) => {
      const found = scanner && finder.find(lookup, path, scanner)
      return found === lookup.path && (found === undefined || texts.get(found)?.hash === lookup.hash)
    })
  }
  const outdated = files.filter((file) => !isCurrent(file))
  // A file whose text is the same counts again when what it includes has changed.
  total = done + outdated.length
  await crew.scan(outdated, members, (member) => {
    const file = byPath.get(member.path)
    if (file) entries.set({ ...member, stamp: stampOf(file), settled: isSettled(file, startedAt) })
    finish()
  })
  return outdated.length
}

/** The files are those of a refresh that came to its end, and none was touched since: then every include means what it meant. */
function nothingChanged(files: readonly WalkedFile[], entries: IndexEntries): boolean {
  const isSame = (file: WalkedFile) => {
    const entry = entries.get(file.path)
    return entry?.settled === true && isStampOf(entry.stamp, file)
  }
  return entries.state !== undefined && files.length === entries.size && files.every(isSame)
}

function stampOf({ bytes, mtimeMs, ctimeMs }: WalkedFile): MemberStamp {
  return { bytes, mtimeMs, ctimeMs }
}

function isStampOf(stamp: MemberStamp, file: WalkedFile): boolean {
  return stamp.bytes === file.bytes && stamp.mtimeMs === file.mtimeMs && stamp.ctimeMs === file.ctimeMs
}

function isSettled({ mtimeMs, ctimeMs }: WalkedFile, startedAt: number): boolean {
  return Math.max(mtimeMs, ctimeMs) + mtimeTickMs < startedAt
}

import { lstat, mkdir, readdir, realpath } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { AppError } from '../../base/app-error.ts'
import { outputMarkerFile } from '../../base/output-marker.ts'
import type { Processes } from '../../base/processes.ts'
import { type FileLock, takeFileLock } from '../../store/file-lock.ts'
import { refusedBySystem, systemCode } from '../../store/refused-by-system.ts'
import { syncDirectory } from '../../store/sync-directory.ts'
import { removeDrafts, writeDurably } from '../../store/write-durably.ts'

export const journalFile = 'journal.jsonl'
const lockFile = 'lock'
const markerText = 'Written by `codewhisper batch`. This file keeps the directory out of what CodeWhisper reads as code.\n'
const elsewhere = 'Name another directory with --out.'

interface OutputPlace {
  readonly out: string
  /** Code and skills, absolute: their files would vanish from what is read if the marker stood above them. */
  readonly sources: readonly string[]
  readonly processes: Processes
}

export interface OutputDirectory {
  /** Real path. */
  readonly root: string
  release(): void
}

/**
 * Makes the output directory or goes on with one, and takes its lock. What a process that was killed has left half written is removed. Throws `AppError`
 * batch_busy when another one writes there; file_denied for a directory with files of somebody else's, one that holds code or skills, and for what the
 * system refuses.
 */
export async function openOutput(place: OutputPlace): Promise<OutputDirectory> {
  const { out, processes } = place
  try {
    await checkHoldsNoSource(place)
    const made = await mkdir(out, { recursive: true })
    if (made !== undefined) await syncDirectory(dirname(resolve(made)))
    const root = await realpath(out)
    if (!(await isMarked(root, out))) await writeDurably(join(root, outputMarkerFile), markerText)
    const lock = takeLock(join(root, lockFile), processes, out)
    try {
      await removeDrafts(root)
    } catch (error) {
      lock.release()
      throw error
    }
    return { root, release: () => lock.release() }
  } catch (error) {
    throw refusedBySystem(out, error, elsewhere)
  }
}

/** The real path of what `openOutput` would open, which need not exist; nothing is made or written. Throws `AppError` file_denied as that does. */
export async function lookAtOutput({ out, sources }: Omit<OutputPlace, 'processes'>): Promise<string> {
  try {
    await checkHoldsNoSource({ out, sources })
    const root = await realOf(resolve(out))
    if (await isThere(root)) await isMarked(root, out)
    return root
  } catch (error) {
    throw refusedBySystem(out, error, elsewhere)
  }
}

/** Anything but a directory is refused when it is read as one. */
async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false
    throw error
  }
}

function takeLock(file: string, processes: Processes, out: string): FileLock {
  const hint = 'Wait until it is done, or name another directory with --out.'
  return takeFileLock(file, { processes, guarded: { code: 'batch_busy', what: out, hint } })
}

async function checkHoldsNoSource({ out, sources }: Omit<OutputPlace, 'processes'>): Promise<void> {
  const real = await realOf(resolve(out))
  for (const source of sources) {
    const rest = relative(real, await realOf(source))
    const holds = rest === '' || (rest !== '..' && !rest.startsWith(`..${sep}`) && resolve(real, rest) !== rest)
    if (holds) throw new AppError('file_denied', `${out} holds ${source}, which would not be read any more.`, { hint: elsewhere })
  }
}

/** As far as the path exists. */
async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch (error) {
    if (systemCode(error) !== 'ENOENT' || dirname(path) === path) throw error
    return join(await realOf(dirname(path)), relative(dirname(path), path))
  }
}

/** False for an empty directory. Throws `AppError` file_denied for one with files of somebody else's. */
async function isMarked(root: string, out: string): Promise<boolean> {
  const names = await readdir(root)
  if (names.includes(outputMarkerFile)) return true
  const foreign = names.find((name) => !name.startsWith(`${outputMarkerFile}.`))
  if (foreign !== undefined) {
    throw new AppError('file_denied', `${out} is not empty (${foreign}) and was not written by CodeWhisper; it is left as it is.`, {
      hint: 'Name an empty directory or a new one with --out.',
    })
  }
  return false
}

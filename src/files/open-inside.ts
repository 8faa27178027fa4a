import { closeSync, constants, fstatSync, lstatSync, openSync, readlinkSync, realpathSync } from 'node:fs'
import { type FileHandle, lstat, open, realpath, stat } from 'node:fs/promises'
import { platform } from 'node:os'
import { dirname, relative, resolve } from 'node:path'
import { AppError } from '../base/app-error.ts'
import { sanitizeLine } from '../base/sanitize.ts'
import { cutText } from '../base/text.ts'
import { isDenied } from './deny-list.ts'
import { inside } from './inside.ts'
import { checkRequestedPath } from './requested-path.ts'

export interface OpenedFile {
  /** The caller closes it. */
  readonly handle: FileHandle
  /** Absolute, with every link resolved. */
  readonly real: string
  readonly size: number
  readonly mtimeMs: number
}

/** Never blocks on a pipe and never follows a link that took the file's place. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * Opens a regular file below `root` (a real path) for reading; `path` is relative to it. Nothing that leads out of the root is opened, not even while
 * somebody swaps directories for links: the name that counts is the one of the open file itself (security.md 1.2).
 * Throws `AppError`: `file_denied` (outside or on the deny list; the same for a target that exists and one that does not), `file_missing`,
 * `file_unreadable`.
 */
export async function openInside(root: string, path: string): Promise<OpenedFile> {
  const real = await realInside(root, path)
  const handle = await open(real, flags).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ELOOP' ? outside(path) : unreadable(path, cause.code ?? 'it cannot be opened')
  })
  try {
    const info = await handle.stat()
    if (!info.isFile()) throw unreadable(path, info.isDirectory() ? 'it is a directory' : 'it is not a regular file')
    await checkOpened(handle, real, path)
    return { handle, real, size: info.size, mtimeMs: info.mtimeMs }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/**
 * `openInside` at once, for a path that a walk of `root` gave: trips through the thread pool for thousands of files take six times as long as reading
 * them. A link at any step of it is refused, as a walk follows none. The caller closes `descriptor`. Throws as `openInside`.
 */
export function openInPlace(root: string, path: string): { readonly descriptor: number; readonly size: number; readonly mtimeMs: number } {
  checkRequestedPath(path)
  const absolute = resolve(root, path)
  if (!inside(root, absolute)) throw outside(path)
  if (isDenied(relative(root, absolute))) throw denied(path)
  let descriptor: number
  try {
    descriptor = openSync(absolute, flags)
  } catch (cause) {
    const code = errorCode(cause)
    if (code === 'ELOOP') throw outside(path)
    throw code === 'ENOENT' || code === 'ENOTDIR' ? missing(path) : unreadable(path, code)
  }
  try {
    const info = fstatSync(descriptor)
    if (!info.isFile()) throw unreadable(path, info.isDirectory() ? 'it is a directory' : 'it is not a regular file')
    if (!isOpenedAs(descriptor, absolute)) throw outside(path)
    return { descriptor, size: info.size, mtimeMs: info.mtimeMs }
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

/** Whether the open file is the one of this name, with no link on the way. */
function isOpenedAs(descriptor: number, path: string): boolean {
  try {
    // The kernel's own name for it: asking for that takes a tenth of the time of walking there.
    if (platform() === 'linux') return readlinkSync(`/proc/self/fd/${descriptor}`) === path
    const [opened, named] = [fstatSync(descriptor, { bigint: true }), lstatSync(path, { bigint: true })]
    return realpathSync.native(path) === path && opened.dev === named.dev && opened.ino === named.ino
  } catch {
    return false
  }
}

function errorCode(cause: unknown): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'it cannot be opened'
}

/** The real path of something below `root`, checked against root and deny list; the same errors as `openInside`. */
export async function realInside(root: string, path: string): Promise<string> {
  checkRequestedPath(path)
  const absolute = resolve(root, path)
  if (!inside(root, absolute)) throw outside(path)
  if (isDenied(relative(root, absolute))) throw denied(path)
  const real = await realpath(absolute).catch(async () => {
    throw (await leadsOut(root, absolute)) ? outside(path) : missing(path)
  })
  if (!inside(root, real)) throw outside(path)
  if (isDenied(relative(root, real))) throw denied(path)
  return real
}

/** Whether the part of a missing path that does exist is a link to nowhere or stands outside: then nothing about the target may be told. */
async function leadsOut(root: string, absolute: string): Promise<boolean> {
  for (let at = absolute; inside(root, at); at = dirname(at)) {
    const exists = await lstat(at).then(
      () => true,
      () => false,
    )
    if (!exists) continue
    return realpath(at).then(
      (real) => !inside(root, real),
      () => true,
    )
  }
  return true
}

/** The open file is the one that was checked: its name where the system tells it, else its identity. */
async function checkOpened(handle: FileHandle, real: string, path: string): Promise<void> {
  if (platform() === 'linux') {
    const name = await realpath(`/proc/self/fd/${handle.fd}`).catch(() => undefined)
    if (name !== real) throw outside(path)
    return
  }
  const again = await realpath(real).catch(() => undefined)
  const [opened, named] = await Promise.all([handle.stat({ bigint: true }), stat(real, { bigint: true }).catch(() => undefined)])
  if (again !== real || named === undefined || opened.dev !== named.dev || opened.ino !== named.ino) throw outside(path)
}

function shown(path: string): string {
  return cutText(sanitizeLine(path), 200)
}

function outside(path: string): AppError {
  return new AppError('file_denied', `${shown(path)} leads out of the directories that may be read.`, {
    hint: 'Use a path as list_files or search_code shows it.',
  })
}

function denied(path: string): AppError {
  return new AppError('file_denied', `${shown(path)} is on the list of names that hold secrets and is never read.`)
}

function missing(path: string): AppError {
  return new AppError('file_missing', `There is no ${shown(path)}.`)
}

function unreadable(path: string, why: string): AppError {
  return new AppError('file_unreadable', `${shown(path)} cannot be read: ${why}.`)
}

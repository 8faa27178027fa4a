import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface ExaminedDirectory {
  /** What lies in it and below. */
  readonly files: readonly { readonly path: string; readonly bytes: number; readonly changedMs: number }[]
  readonly bytes: number
  /** Why nothing can be written there, as the system says it; undefined when something can. */
  readonly refused: string | undefined
  /** Its permissions let other users in. */
  readonly openToOthers: boolean
}

/** Looks at a directory that the program writes to. It is made (mode 0700) where it is missing: only a file that was written tells that one can be. */
export async function examineDirectory(dir: string): Promise<ExaminedDirectory> {
  const refused = await refusedBy(dir)
  const files = await filesBelow(dir)
  const mode = await stat(dir).then(
    (found) => found.mode,
    () => 0,
  )
  return { files, bytes: files.reduce((sum, file) => sum + file.bytes, 0), refused, openToOthers: (mode & 0o077) !== 0 }
}

async function refusedBy(dir: string): Promise<string | undefined> {
  const file = join(dir, `doctor-${randomBytes(6).toString('hex')}.tmp`)
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    await writeFile(file, '', { mode: 0o600 })
    return undefined
  } catch (error) {
    return codeOf(error)
  } finally {
    await rm(file, { force: true }).catch(codeOf)
  }
}

/** What cannot be read, or goes away meanwhile, is left out. */
async function filesBelow(dir: string): Promise<ExaminedDirectory['files']> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    codeOf(error)
    return []
  })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.map((path) =>
      stat(path).then(
        ({ size, mtimeMs }) => [{ path, bytes: size, changedMs: mtimeMs }],
        () => [],
      ),
    ),
  )
  return found.flat()
}

/** Throws what is no error of the system. */
function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  throw error
}

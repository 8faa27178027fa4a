import type { BlobCache } from '../base/blob-cache.ts'
import type { KnownDirectory, KnownFile, KnownSkills } from './load-skills.ts'

/** Raised whenever what loading makes of the same file changes. */
const version = 2

interface Catalogue extends KnownSkills {
  readonly version: number
}

const nothing: KnownSkills = { files: [], scanned: [] }

/** What an earlier run knew of the skill files; nothing when there is nothing that can be used. */
export async function readCatalogue(cache: BlobCache, key: string): Promise<KnownSkills> {
  const bytes = await cache.get(`skills-${key}`)
  if (bytes === undefined) return nothing
  try {
    const catalogue = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')) as Catalogue | null
    if (catalogue?.version !== version) return nothing
    const { files, scanned } = catalogue
    return files.every(isKnownFile) && scanned.every(isKnownDirectory) ? { files, scanned } : nothing
  } catch {
    return nothing
  }
}

/** Writes what was loaded unless it is what the catalogue holds already. */
export async function updateCatalogue(cache: BlobCache, key: string, before: KnownSkills, { files, scanned }: KnownSkills): Promise<void> {
  // A file that was known comes back as the same object, so a difference in either direction shows.
  const sameFiles = files.length === before.files.length && files.every((file, i) => file === before.files[i])
  if (sameFiles && JSON.stringify(scanned) === JSON.stringify(before.scanned)) return
  const catalogue: Catalogue = { version, files, scanned }
  await cache.put(`skills-${key}`, Buffer.from(JSON.stringify(catalogue)))
}

/** Guards against bytes that are JSON, but damaged. */
function isKnownFile(file: KnownFile): boolean {
  const entry = file.entry
  const wholeEntry =
    entry === undefined || (typeof entry.name === 'string' && typeof entry.description === 'string' && Array.isArray(entry.fields))
  return typeof file.path === 'string' && typeof file.stamp.bytes === 'number' && Array.isArray(file.diagnostics) && wholeEntry
}

function isKnownDirectory({ root, directories, diagnostics }: KnownDirectory): boolean {
  return typeof root === 'string' && Array.isArray(directories) && Array.isArray(diagnostics)
}

import type { BlobCache } from '../base/blob-cache.ts'
import type { KnownFile } from './load-skills.ts'

/** Raised whenever what loading makes of the same file changes. */
const version = 1

interface Catalogue {
  readonly version: number
  readonly files: readonly KnownFile[]
}

/** What an earlier run knew of the skill files; empty when there is nothing that can be used. */
export async function readCatalogue(cache: BlobCache, key: string): Promise<readonly KnownFile[]> {
  const bytes = await cache.get(`skills-${key}`)
  if (bytes === undefined) return []
  try {
    const catalogue = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')) as Catalogue | null
    return catalogue?.version === version && catalogue.files.every(isKnownFile) ? catalogue.files : []
  } catch {
    return []
  }
}

export async function writeCatalogue(cache: BlobCache, key: string, files: readonly KnownFile[]): Promise<void> {
  const catalogue: Catalogue = { version, files }
  await cache.put(`skills-${key}`, Buffer.from(JSON.stringify(catalogue)))
}

/** Guards against bytes that are JSON, but damaged. */
function isKnownFile(file: KnownFile): boolean {
  const entry = file.entry
  const wholeEntry =
    entry === undefined || (typeof entry.name === 'string' && typeof entry.description === 'string' && Array.isArray(entry.fields))
  return typeof file.path === 'string' && typeof file.stamp.bytes === 'number' && Array.isArray(file.diagnostics) && wholeEntry
}

import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { BlobCache } from '../../src/base/blob-cache.ts'

/** A temporary skills directory with the files given; its real path. */
export function skillsDir(files: Record<string, string | Uint8Array>): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'skills-')))
  writeFiles(dir, files)
  return dir
}

export function writeFiles(dir: string, files: Record<string, string | Uint8Array>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
}

export function skillText(name: string, description: string, body = ''): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n${body}`
}

/** A cache that counts what is asked of it. */
export class MemoryCache implements BlobCache {
  readonly blobs = new Map<string, Uint8Array>()
  puts = 0

  async get(key: string) {
    return this.blobs.get(key)
  }

  /** Skills are read whole. */
  async open() {
    return undefined
  }

  async put(key: string, bytes: Uint8Array) {
    this.puts++
    this.blobs.set(key, bytes)
  }
}

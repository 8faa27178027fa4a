import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A file of its own for one test. */
export function makeList(name: string, content: string | Uint8Array): string {
  const directory = mkdtempSync(join(tmpdir(), 'list-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, name)
  writeFileSync(file, content)
  return file
}

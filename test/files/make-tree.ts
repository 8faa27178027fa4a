import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export type Tree = Readonly<Record<string, string | Uint8Array>>

/** A temporary directory (real path) with these files; removed after the test unless the caller keeps it. */
export function makeTree(files: Tree, options: { keep?: boolean } = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'codewhisper-')))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  if (options.keep !== true) onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  return root
}

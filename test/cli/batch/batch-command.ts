import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Questions that the sample answers, but for the last. */
export const sampleList = `# Programs

- What does WBRATE do?
- Who calls WBDAYS?
  - tags: calls

# Jobs

- Which job runs WBRATE?
- What does the flux capacitor compute?
`

/** A directory of the test's own with `list.md` in it. */
export function listDirectory(list = sampleList): string {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-batch-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeFileSync(join(dir, 'list.md'), list)
  return dir
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Writes `text` to a file of its own (mode 0600, in a new directory of mode 0700), lets `change` work on it, and gives what it holds then. Nothing is left behind. */
export async function withDraft(text: string, change: (file: string) => Promise<void>): Promise<string> {
  // mkdtemp makes directories of mode 0700.
  const dir = await mkdtemp(join(tmpdir(), 'codewhisper-draft-'))
  try {
    const file = join(dir, 'question.md')
    await writeFile(file, text, { mode: 0o600, flag: 'wx' })
    await change(file)
    return await readFile(file, 'utf8')
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { readJournal } from '../../src/store/append-journal.ts'
import { takeFileLock } from '../../src/store/file-lock.ts'

const processes = { pid: process.pid, isRunning: () => true }

function temporaryDirectory(): string {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-lock-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

it.skipIf(process.platform === 'win32')('does not wait for a pipe that lies in the place of a lock', () => {
  const file = join(temporaryDirectory(), 'lock')
  execFileSync('mkfifo', [file])
  takeFileLock(file, { processes, guarded: { code: 'batch_busy', what: 'It', hint: '' } }).release()
  expect(existsSync(file)).toBe(false)
})

it('finds no journal below what is no directory', () => {
  const reader = { schema: z.unknown(), onRecord: () => {}, onNotice: () => {} }
  expect(readJournal(join(import.meta.filename, 'journal.jsonl'), reader)).toBe(false)
})

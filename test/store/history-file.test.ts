import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildSync } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HistoryFile } from '../../src/store/history-file.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'codewhisper-history-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const file = () => join(dir, 'history.jsonl')

test('entries of one line and of many come back as they were, oldest first; the file is the user’s alone and marked as ours', () => {
  const history = new HistoryFile(dir)
  expect(history.read()).toEqual([])
  const entries = ['one', 'two\n\tlines\n', 'ÄÖ 漢字 "quoted" \\']
  for (const entry of entries) history.append(entry)
  expect(new HistoryFile(dir).read()).toEqual(entries)
  expect(statSync(file()).mode & 0o777).toBe(0o600)
  expect(readFileSync(file(), 'utf8')).toMatch(/^\{"codewhisper":"generated"/)
})

test('a directory is made for the user alone; a file that others may read is closed to them', () => {
  const below = join(dir, 'a', 'state')
  new HistoryFile(below).append('x')
  expect(statSync(below).mode & 0o777).toBe(0o700)
  writeFileSync(file(), '')
  chmodSync(file(), 0o644)
  new HistoryFile(dir).append('x')
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('a line that was cut short spoils no other', () => {
  const history = new HistoryFile(dir)
  history.append('before')
  appendFileSync(file(), '{"codewhisper":"generated","text":"cut sh')
  history.append('after')
  expect(history.read()).toEqual(['before', 'after'])
})

test('full files are put away, a few of them are kept, and an entry that would fill one is not', () => {
  const history = new HistoryFile(dir, 1000)
  const entries = Array.from({ length: 100 }, (_, n) => `${n} ${'x'.repeat(80)}`)
  for (const entry of entries) history.append(entry)
  history.append('y'.repeat(2000))
  expect(readdirSync(dir).length).toBe(4)
  const kept = history.read()
  expect(kept.length).toBeGreaterThan(15)
  expect(kept).toEqual(entries.slice(-kept.length))
})

test('an error of the system is thrown, and reading a directory that is none is one', () => {
  writeFileSync(join(dir, 'plain'), '')
  expect(() => new HistoryFile(join(dir, 'plain')).append('x')).toThrow(/EEXIST|ENOTDIR/)
  expect(() => new HistoryFile(join(dir, 'plain')).read()).toThrow(/ENOTDIR/)
})

test('processes that append at the same time, and put files away, lose nothing of each other', async () => {
  const program = join(dir, 'append.cjs')
  const contents = `
    import { HistoryFile } from './src/store/history-file.ts'
    const history = new HistoryFile(process.argv[2], 30000)
    for (let n = 0; n < 200; n++) history.append(process.argv[3] + n)`
  buildSync({ stdin: { contents, resolveDir: process.cwd() }, bundle: true, platform: 'node', format: 'cjs', outfile: program })
  const run = (name: string) => promisify(execFile)(process.execPath, [program, dir, name])
  await Promise.all(['a', 'b', 'c'].map(run))
  const expected = ['a', 'b', 'c'].flatMap((name) => Array.from({ length: 200 }, (_, n) => `${name}${n}`))
  expect(new HistoryFile(dir, 30_000).read().sort()).toEqual(expected.sort())
}, 60_000)

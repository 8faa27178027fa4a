import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../../../src/base/app-error.ts'
import { makeTree, type Tree } from '../../files/make-tree.ts'
import { sampleApp } from '../../support/sample-app.ts'
import { filesIn, listed, run } from './batch-fixture.ts'

const app = await sampleApp()
const questions = [listed('wbrate')]

/** What hinders a batch from beginning, as `code: message`. */
async function refusal(out: string, changes: Partial<Parameters<typeof run>[2]> = {}): Promise<string> {
  try {
    await run(app, out, { questions, ...changes })
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message.replaceAll(out, 'OUT')}`
    throw error
  }
  return 'none'
}

/** A directory that a batch has written. */
async function written(more: Tree = {}): Promise<string> {
  const out = join(makeTree({}), 'out')
  await run(app, out, { questions: [] })
  for (const [file, text] of Object.entries(more)) writeFileSync(join(out, file), text)
  return out
}

test('a directory with files of somebody else is left as it is; an empty one is taken', async () => {
  const out = makeTree({ 'notes.txt': 'mine' })
  expect(await refusal(out)).toBe('file_denied: OUT is not empty (notes.txt) and was not written by CodeWhisper; it is left as it is.')
  expect(filesIn(out)).toEqual({ 'notes.txt': 'mine' })
  expect(await refusal(makeTree({}))).toBe('none')
  expect(await refusal(join(makeTree({ 'a.txt': '' }), 'a.txt'))).toMatch(
    /^file_denied: OUT cannot be written: there is a file of that name\.$/,
  )
  expect(await refusal(join(makeTree({ 'a.txt': '' }), 'a.txt', 'b'))).toMatch(
    /^file_denied: OUT cannot be written: a file stands where its directory should be\.$/,
  )
})

test('no directory that holds code or skills is taken, also by way of a link: they would not be read any more', async () => {
  const link = join(makeTree({}), 'link')
  symlinkSync(resolve('.'), link)
  for (const out of [resolve('sample-code'), resolve('.'), resolve('skills'), link, '/']) {
    expect(await refusal(out)).toMatch(/^file_denied: .* holds .*, which would not be read any more\.$/)
  }
  expect(existsSync('sample-code/.codewhisper-output')).toBe(false)
})

test('nothing is written through a link, and nothing in the place of a directory or a pipe', async () => {
  const victim = makeTree({ 'page.md': 'theirs' })
  const link = async (name: string, target: string) => {
    const out = await written()
    mkdirSync(join(out, 'programs'), { recursive: true })
    if (name === 'programs') rmSync(join(out, 'programs'), { recursive: true })
    symlinkSync(target, join(out, name))
    return refusal(out)
  }
  expect(await link('programs', victim)).toBe('file_denied: programs in the output directory is a link, which is not followed.')
  const page = 'programs/wbrate.md'
  expect(await link(page, join(victim, 'page.md'))).toBe(`file_denied: ${page} in the output directory is a link, which is not followed.`)
  expect(await link('journal.jsonl.x', '/dev/null')).toBe('none')
  const directory = await written()
  mkdirSync(join(directory, page), { recursive: true })
  expect(await refusal(directory)).toBe(`file_denied: ${page} in the output directory is a directory.`)
  const pipe = await written()
  mkdirSync(join(pipe, 'programs'))
  spawnSync('mkfifo', [join(pipe, page)])
  expect(await refusal(pipe)).toBe(`file_denied: ${page} in the output directory is no plain file.`)
  const file = await written({ programs: 'a file' })
  expect(await refusal(file)).toBe('file_denied: programs in the output directory is in the way of a directory.')
  expect(filesIn(victim)).toEqual({ 'page.md': 'theirs' })
})

test('the journal is not written through a link either', async () => {
  const victim = makeTree({ 'log.txt': 'theirs' })
  const out = await written()
  rmSync(join(out, 'journal.jsonl'))
  symlinkSync(join(victim, 'log.txt'), join(out, 'journal.jsonl'))
  expect(await refusal(out)).toBe('file_denied: OUT/journal.jsonl cannot be written: it is a link, which is not followed.')
  expect(filesIn(victim)).toEqual({ 'log.txt': 'theirs' })
})

test('an index that cannot be written is told when all answers are there', async () => {
  const out = await written()
  rmSync(join(out, 'index.md'))
  mkdirSync(join(out, 'index.md'))
  const { report } = await run(app, out, { questions })
  expect(report).toMatchObject({
    outcomes: { answered: 1 },
    stopped: { why: 'disk', message: 'index.md in the output directory is a directory.' },
  })
})

test('names that lead out of the directory are refused, whoever made them', async () => {
  for (const file of ['../x.md', '/etc/x.md', 'a/../../x.md', 'a\\..\\x.md', './x.md', 'a//x.md', 'x\0.md']) {
    expect(await refusal(await written(), { questions: [listed('x', { file })] })).toMatch(/is no name for a page\.$/)
  }
})

test('one process at a time; what a dead one has left is removed', async () => {
  const left = { 'index.md.0123456789ab.tmp': 'half', 'lock.new-1': 'begun', 'notes.tmp': 'mine' }
  const out = await written({ ...left, lock: JSON.stringify({ pid: 1, started: null, host: hostname(), since: '2026-11-22T10:00:00Z' }) })
  const held = { pid: process.pid, isRunning: () => true }
  expect(await refusal(out, { processes: held })).toBe('batch_busy: OUT is in use by process 1 since 2026-11-22 10:00 UTC.')
  expect(await refusal(out, { processes: { pid: process.pid, isRunning: (pid) => pid !== 1 } })).toBe('none')
  expect(Object.keys(filesIn(out)).filter((file) => /tmp|lock/.test(file))).toEqual(['notes.tmp'])
  expect(readFileSync(join(out, 'notes.tmp'), 'utf8')).toBe('mine')
})

import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { BatchReport } from '../../../src/batch/batch-event.ts'
import { makeTree } from '../../files/make-tree.ts'
import { bundledScript } from '../../support/bundled-script.ts'
import type { OneBatch } from '../../support/torture/run-one-batch.ts'
import { filesIn, journalOf, listed } from './batch-fixture.ts'

const script = await bundledScript('test/support/torture/run-one-batch.ts')
afterAll(() => rmSync(script, { force: true }))

const names = [
  'WBRATE',
  'WBDAYS',
  'WBINVCR',
  'WBDUNN',
  'WBCONSP',
  'WBORDNG',
  'WBRDVAL',
  'WBABND',
  'WBRTRES',
  'WBRTCOM',
  'WBRTMUN',
  'WBPAYPS',
]
const questions = names.map((name) => listed(name.toLowerCase(), { question: `What does ${name} do?` }))
const task = (out: string): OneBatch => ({ home: join(out, '../home'), out, questions, concurrency: 2 })

/** What a shell prints, in which `batch` runs the batch. */
function inShell(commands: string, out: string, shell: readonly [string, ...string[]] = ['bash']): string[] {
  const [command, ...before] = shell
  const env = { ...process.env, OUT: out, TASK: JSON.stringify(task(out)), NODE: process.execPath, SCRIPT: script }
  const text = `batch() { "$NODE" "$SCRIPT" "$TASK"; }; ${commands}`
  const { stdout, stderr } = spawnSync(command, [...before, '-c', text], { env, encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return stdout.trimEnd().split('\n')
}

const report = (line: string | undefined): BatchReport => JSON.parse(line ?? 'null')

/** Pages are whole, and the journal knows every one of them: of an answer that has just lost its record as one that was to be written. */
function checkWhole(out: string): void {
  const pages = Object.entries(filesIn(out)).filter(([file]) => file.startsWith('programs/'))
  const files = (wanted: string) =>
    new Set(journalOf(out).flatMap((record) => (record.type === wanted && 'file' in record ? [record.file] : [])))
  const there = pages.map(([file]) => file)
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.filter(([, text]) => !/\nAnswered by offline extractive on 2026-11-22\.\n$/.test(text))).toEqual([])
  expect(there.filter((file) => !files('writing').has(file))).toEqual([])
  expect([...files('answer')].filter((file) => !there.includes(file))).toEqual([])
}

test('where no file may grow any more, the batch stops and says so; nothing is lost, and it goes on when there is room', () => {
  const out = join(makeTree({}), 'out')
  const [first] = inShell('(ulimit -f 12; batch)', out)
  const { outcomes, stopped, asked } = report(first)
  expect(stopped).toEqual({
    why: 'disk',
    message: `${out}/journal.jsonl cannot be written: it would be larger than a file may be.`,
    hint: 'Raise the limit (ulimit -f) and try again.',
  })
  expect([asked > 0, outcomes.not_asked]).toEqual([true, names.length - asked])
  checkWhole(out)
  const [second] = inShell('batch', out)
  expect(report(second)).toMatchObject({ asked: names.length - asked, outcomes: { not_asked: 0 }, stopped: null })
  checkWhole(out)
})

const namespace = ['unshare', '-rm', 'bash'] as const
const mayMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

test.skipIf(!mayMount)(
  'a disk that is full, and one that can only be read, are told and lose nothing',
  () => {
    const dir = makeTree({})
    const out = join(dir, 'out')
    const copy = (name: string) => `cp -r "$OUT" "${join(dir, name)}"`
    const steps = [
      'mkdir "$OUT"; mount -t tmpfs -o size=56k none "$OUT"; batch',
      copy('full'),
      'mount -o remount,size=8m "$OUT"; batch',
      copy('whole'),
      'mount -o remount,ro "$OUT"; batch',
      copy('read'),
    ]
    const [full, whole, read] = inShell(steps.join('; '), out, [...namespace])
    const { stopped, asked } = report(full)
    expect(stopped).toMatchObject({ why: 'disk', hint: 'Make room there and try again.' })
    expect(stopped?.message).toMatch(/ cannot be written: the disk is full\.$/)
    expect(asked).toBeLessThan(names.length)
    checkWhole(join(dir, 'full'))
    expect(report(whole)).toMatchObject({ asked: names.length - asked, outcomes: { not_asked: 0 }, stopped: null })
    checkWhole(join(dir, 'whole'))
    expect(JSON.parse(read ?? '')).toEqual({ threw: `AppError: ${out} cannot be written: nothing can be written there.` })
    expect(filesIn(join(dir, 'read'))).toEqual(filesIn(join(dir, 'whole')))
  },
  60_000,
)

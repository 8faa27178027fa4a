import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { Io } from '../../src/base/io.ts'
import type { ViewedBatch } from '../../src/cli/batch/batch-in-view.ts'
import { createContext } from '../../src/cli/command-context.ts'
import { updateDocumentation } from '../../src/cli/commands/batch-update.ts'
import type { ExitCode } from '../../src/cli/exit-code.ts'
import { configDisk } from '../../src/config/config-disk.ts'
import { resolveConfig } from '../../src/config/resolve-config.ts'
import { DocumentedSample } from '../batch/check/documented-sample.ts'
import { runProgram } from '../support/run-program.ts'

const rate = 'sample-code/cbl/WBRATE.cbl'

function check(sample: DocumentedSample, ...args: string[]) {
  const directories = ['--code-dir', 'sample-code', '--skills-dir', 'skills']
  return runProgram(['batch', 'check', 'docs/', ...directories, ...args], { cwd: sample.root })
}

async function documented(): Promise<DocumentedSample> {
  const sample = new DocumentedSample()
  await sample.answer('rating', ['cbl/WBRATE.cbl:61', 'skill:tariff-rating#Which module'])
  await sample.answer('choice', ['cbl/WBRATE.cbl:99-110'])
  await sample.answer('mine', ['cbl/WBRATE.cbl:99-110'])
  await sample.answer('dropped', ['cbl/WBRATE.cbl:99-110'])
  sample.list('rating', 'choice', 'mine', 'never')
  sample.write('docs/.codewhisper-output', '')
  return sample
}

/** One line more above all, and another reason inside lines 99 to 110. */
function change(sample: DocumentedSample): void {
  const text = readFileSync(sample.path(rate), 'utf8')
  sample.write(rate, `      *\n${text.replace("MOVE 'T02' TO WS-REASON", "MOVE 'T09' TO WS-REASON")}`)
}

test('batch check: exit 0 while all is as it was, 1 when it is not, without a key', async () => {
  const sample = await documented()
  expect(await check(sample, '--provider', 'openai')).toEqual({
    code: 0,
    stdout: `docs: 4 pages, 4 unchanged, none stale. 1 page is no longer in the list. 1 question was not asked yet.\n`,
    stderr: '',
  })
  change(sample)
  sample.write('docs/pages/mine.md', 'Mine.\n')
  expect(await check(sample)).toEqual({
    code: 1,
    stdout: `docs: 4 pages, 0 unchanged, 4 stale (3 changed, 1 moved). 1 page was edited by hand (1 stale). \
1 page is no longer in the list. 1 question was not asked yet.

What they cite has changed (3):
  pages/choice.md
    cbl/WBRATE.cbl:99-110 changed
  pages/mine.md (edited by hand)
    cbl/WBRATE.cbl:99-110 changed
  pages/dropped.md (no longer in the list)
    cbl/WBRATE.cbl:99-110 changed

What they cite stands elsewhere (1):
  pages/rating.md
    cbl/WBRATE.cbl:61 moved to cbl/WBRATE.cbl:62
`,
    stderr: 'To ask again what is stale or gone: codewhisper batch update docs --code-dir sample-code --skills-dir skills\n',
  })
})

test('batch check --json: one document', async () => {
  const sample = await documented()
  change(sample)
  const { code, stdout } = await check(sample, '--json')
  const { pages, ...rest } = JSON.parse(stdout)
  expect(code).toBe(1)
  expect(rest).toEqual({
    schema: 1,
    dir: 'docs',
    summary: {
      pages: 4,
      stale: 4,
      unchanged: 0,
      moved: 1,
      changed: 3,
      vanished: 0,
      unchecked: 0,
      missing: 0,
      edited: 0,
      citations: { unchanged: 1, moved: 1, changed: 3, vanished: 0, unchecked: 0 },
      failed: 0,
      notAsked: 1,
    },
  })
  expect(pages[0]).toEqual({
    id: 'rating',
    page: 'pages/rating.md',
    state: 'moved',
    edited: false,
    inList: true,
    citations: [
      {
        kind: 'code',
        path: 'cbl/WBRATE.cbl',
        startLine: 61,
        endLine: 61,
        state: 'moved',
        movedTo: { path: 'cbl/WBRATE.cbl', startLine: 62, endLine: 62 },
      },
      { kind: 'skill', path: 'tariff-rating#Which module', startLine: 23, endLine: 34, state: 'unchanged', movedTo: null },
    ],
  })
})

test('batch check that cannot run: exit 2', async () => {
  const sample = await documented()
  const other = await runProgram(['batch', 'check', 'skills', '--code-dir', 'sample-code'], { cwd: sample.root })
  expect(other).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^codewhisper: .*skills is no documentation of codewhisper/),
  })
  const gone = await runProgram(['batch', 'check', 'docs', '--code-dir', 'docs', '--skills-dir', 'skills'], { cwd: sample.root })
  expect(gone).toMatchObject({ code: 1, stdout: expect.stringContaining('4 stale (4 vanished)') })
  await sample.answer('second', ['cbl/WBSTMT.cbl:10'])
  sample.write('elsewhere/X.cbl', '\n')
  expect(await check(sample, '--code-dir', 'elsewhere', '--json')).toMatchObject({
    code: 2,
    stdout: expect.stringContaining('"code": "file_missing"'),
    stderr: `codewhisper: None of the 2 files that the pages cite is in the code. The pages cite cbl/WBRATE.cbl, the code has elsewhere/X.cbl. \
Give --code-dir as for the batch: paths begin with the directory's name where there are several.\n`,
  })
})

/** What an update would ask, with what it tells and its exit code. */
async function update(sample: DocumentedSample, force: boolean, asked: ExitCode = 0) {
  const flags = { codeDirs: ['sample-code'], skillsDirs: ['skills'], provider: 'offline' }
  const env = { CODEWHISPER_HOME: sample.path('home') }
  const config = resolveConfig({ flags, env, cwd: sample.root, disk: configDisk })
  const [stdout, stderr] = [new PassThrough({ encoding: 'utf8' }), new PassThrough({ encoding: 'utf8' })]
  const nothing = () => () => {}
  const io: Io = {
    stdin: new PassThrough(),
    stdout,
    stderr,
    env,
    cwd: sample.root,
    platform: 'linux',
    nodeVersion: '20.0.0',
    onSignal: nothing,
    onExit: nothing,
  }
  const runs: ViewedBatch[] = []
  const code = await updateDocumentation(createContext(io, config, []), { words: ['docs'], options: { force } }, async (_, run) => {
    runs.push(run)
    return asked
  })
  return { code, runs, stdout: stdout.read() ?? '', stderr: stderr.read() ?? '' }
}

test('batch update asks what is stale and what was never asked, and tells what it leaves', async () => {
  const sample = await documented()
  change(sample)
  sample.write('docs/pages/mine.md', 'Mine.\n')
  const { code, runs, stderr } = await update(sample, false)
  expect(code).toBe(1)
  expect(runs).toMatchObject([
    {
      list: {
        title: 'The sample',
        source: 'questions.md',
        questions: [{ id: 'rating' }, { id: 'choice' }, { id: 'mine' }, { id: 'never' }],
      },
      selected: [{ id: 'rating' }, { id: 'choice' }, { id: 'never' }],
      again: new Set(['rating', 'choice']),
      out: sample.out,
      formats: ['md'],
      force: false,
    },
  ])
  expect(stderr).toBe(`pages/mine.md is stale and left alone: edited by hand; --force has it asked again and replaces what was edited.
pages/dropped.md is stale and left alone: its question is no longer in the list; delete the page, or put the question back.
`)
  sample.remove('docs/pages/dropped.md')
  const forced = await update(sample, true)
  expect([forced.code, [...(forced.runs[0]?.again ?? [])]]).toEqual([0, ['rating', 'choice', 'mine']])
  expect((await update(sample, true, 130)).code).toBe(130)
})

test('batch update with nothing to ask', async () => {
  const sample = new DocumentedSample()
  await sample.answer('rating', ['cbl/WBRATE.cbl:61'])
  await expect(update(sample, false)).rejects.toMatchObject({ code: 'file_missing', hint: expect.stringContaining('--out docs') })
  sample.list('rating')
  expect(await update(sample, false)).toEqual({
    code: 0,
    runs: [],
    stdout: 'docs: there is nothing to ask, no page is stale.\n',
    stderr: '',
  })
})

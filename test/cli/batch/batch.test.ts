import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram, sample } from '../../support/run-program.ts'
import { listDirectory } from './batch-command.ts'

const offline = [...sample, '--provider', 'offline']
const batch = ['batch', 'list.md', '--out', 'docs', ...offline]
/** It has been answered fully: without the question that nobody can answer. */
const answerable = ['--only', 'Programs']

const summaryOf = (text: string) => text.split('\n')[0]

test('a list becomes pages, an index and what was not found; the same command has nothing left to do', async () => {
  const cwd = listDirectory()
  const first = await runProgram(batch, { cwd })
  expect(first.code).toBe(1)
  expect(first.stdout.replaceAll(sample[1] ?? '', 'CODE').replaceAll(sample[3] ?? '', 'SKILLS')).toBe(
    `4 questions: 3 answered, 1 not found. Index: docs/index.md
To see later which pages the code has outgrown: codewhisper batch check docs --code-dir CODE --skills-dir SKILLS
`,
  )
  expect(first.stderr.replace(/\d+\.\d s\)/g, 'N s)').split('\n')).toEqual([
    'Answering with the embedded offline model; nothing leaves this machine.',
    '[1/4] answered  programs/what-does-wbrate-do.md  What does WBRATE do? (N s)',
    '[2/4] answered  programs/who-calls-wbdays.md  Who calls WBDAYS? (N s)',
    '[3/4] answered  jobs/which-job-runs-wbrate.md  Which job runs WBRATE? (N s)',
    '[4/4] not found  jobs/what-does-the-flux-capacitor-compute.md  What does the flux capacitor compute? (N s)',
    '',
  ])
  expect(readdirSync(join(cwd, 'docs')).sort()).toEqual([
    '.codewhisper-output',
    'index.md',
    'jobs',
    'journal.jsonl',
    'names.md',
    'not-answered.md',
    'programs',
  ])
  const again = await runProgram([...batch, '--json'], { cwd })
  expect(JSON.parse(again.stdout)).toMatchObject({
    schema: 1,
    out: 'docs',
    total: 4,
    asked: 0,
    outcomes: { answered: 3, partial: 0, not_found: 1, failed: 0, not_asked: 0 },
    error: null,
  })
  expect(again.stderr).toContain('4 questions of 4 are answered already.\n')
})

test('exit code 0 when all that was selected is answered; --only, --tag and --limit select', async () => {
  const cwd = listDirectory()
  const one = await runProgram([...batch, ...answerable, '--limit', '1'], { cwd })
  expect([one.code, summaryOf(one.stdout)]).toEqual([0, '1 question: 1 answered. Index: docs/index.md'])
  const tagged = await runProgram([...batch, '--tag', 'calls', '--only', 'who*', '--only', 'Jobs', '--quiet'], { cwd })
  expect([tagged.code, summaryOf(tagged.stdout), tagged.stderr]).toEqual([0, '1 question: 1 answered. Index: docs/index.md', ''])
})

test('all faults of a list are told with their lines, before anything else, and nothing is written', async () => {
  const cwd = listDirectory('- What does A do?\n  - id: x\n- What does B do?\n  - id: x\n- What does C do?\n  - file: ../c\n')
  const run = await runProgram(['batch', 'list.md', '--out', 'docs', '--code-dir', '/no/such/dir'], { cwd })
  expect([run.code, run.stdout]).toEqual([2, ''])
  const lines = run.stderr.trimEnd().split('\n')
  expect(lines.at(-1)).toMatch(/^codewhisper: list\.md has 2 faults; nothing is asked before they are mended\.$/)
  expect(lines.slice(0, -1).map((line) => /^list\.md:\d+: ./.test(line))).toEqual([true, true])
  expect(existsSync(join(cwd, 'docs'))).toBe(false)
  const json = JSON.parse((await runProgram(['batch', 'list.md', '--out', 'docs', '--json'], { cwd })).stdout)
  expect(json).toMatchObject({ schema: 1, faults: [{ file: 'list.md' }, { file: 'list.md' }], error: { code: 'usage' } })
})

test('--dry-run shows what would be asked and writes nothing, whether there is a directory or not', async () => {
  const cwd = listDirectory()
  const dry = [...batch, '--dry-run']
  const before = await runProgram(dry, { cwd })
  expect(before).toMatchObject({ code: 0, stderr: '' })
  expect(before.stdout).toContain('Programs\n  ask     programs/what-does-wbrate-do.md  What does WBRATE do?\n')
  expect(before.stdout).toContain('4 questions: 4 would be asked, 0 are done.')
  expect(readdirSync(cwd)).toEqual(['list.md'])
  await runProgram([...batch, ...answerable], { cwd })
  appendFileSync(join(cwd, 'docs/programs/who-calls-wbdays.md'), 'A note.\n')
  const journal = readFileSync(join(cwd, 'docs/journal.jsonl'))
  const after = JSON.parse((await runProgram([...dry, '--json'], { cwd })).stdout)
  expect(after.questions.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    ['what-does-wbrate-do', 'done'],
    ['who-calls-wbdays', 'edited'],
    ['which-job-runs-wbrate', 'ask'],
    ['what-does-the-flux-capacitor-compute', 'ask'],
  ])
  expect(readFileSync(join(cwd, 'docs/journal.jsonl'))).toEqual(journal)
})

test('a page that was changed by hand is kept and told', async () => {
  const cwd = listDirectory()
  await runProgram([...batch, ...answerable], { cwd })
  const page = join(cwd, 'docs/programs/who-calls-wbdays.md')
  appendFileSync(page, 'A note.\n')
  const kept = await runProgram([...batch, ...answerable], { cwd })
  expect(kept.stdout).toContain('\n1 page was changed by hand and left alone: programs/who-calls-wbdays.md. --force writes it anew.\n')
  expect(readFileSync(page, 'utf8')).toMatch(/A note\.\n$/)
  await runProgram([...batch, ...answerable, '--force'], { cwd })
  expect(readFileSync(page, 'utf8')).not.toContain('A note.')
})

test('SOURCE_DATE_EPOCH dates the pages', async () => {
  const cwd = listDirectory()
  await runProgram([...batch, ...answerable], { cwd, env: { SOURCE_DATE_EPOCH: '1000000000' } })
  expect(readFileSync(join(cwd, 'docs/programs/who-calls-wbdays.md'), 'utf8')).toContain('2001-09-09')
})

test('--format jsonl writes answers and no pages', async () => {
  const cwd = listDirectory()
  const run = await runProgram([...batch, ...answerable, '--format', 'jsonl'], { cwd })
  expect(summaryOf(run.stdout)).toBe('2 questions: 2 answered. Answers: docs/answers.jsonl')
  expect(readdirSync(join(cwd, 'docs')).sort()).toEqual(['.codewhisper-output', 'answers.jsonl', 'journal.jsonl'])
})

test.each([
  [['batch', 'list.md'], 'batch needs --out'],
  [['batch'], "missing required argument 'list'"],
  [['batch', 'none.md', '--out', 'docs'], 'none.md'],
  [['batch', './check', '--out', 'docs'], './check'],
  [['batch', 'check'], "missing required argument 'dir'"],
  [['batch', 'check', 'docs', '--out', 'docs'], 'batch check does not take --out. codewhisper batch check --help lists its options.'],
  [['batch', '--only', 'x', 'update', 'docs'], 'batch update does not take --only.'],
  [['batch', 'update', 'docs', '--concurrency', '99'], '--concurrency must be a whole number from 1 to 32, not "99".'],
  [[...batch, '--concurrency', '0'], '--concurrency must be a whole number from 1 to 32, not "0".'],
  [[...batch, '--max-tokens', '1e6'], '--max-tokens must be a whole number from 1 to'],
  [[...batch, '--limit', 'ten'], '--limit must be a whole number'],
  [[...batch, '--format', 'md,html'], '--format takes md and jsonl, or both with a comma, not "html".'],
  [[...batch, '--only', 'nosuch'], '--only: there is no question or section "nosuch" in the list.'],
  [['batch', 'list.md', '--out', '.', ...offline], '. is not empty (list.md) and was not written by CodeWhisper'],
  [['batch', 'list.md', '--out', '.', '--dry-run', ...offline], '. is not empty (list.md) and was not written by CodeWhisper'],
  [['batch', 'list.md', '--out', 'list.md', '--dry-run', ...offline], 'list.md'],
  [['batch', 'list.md', '--out', '.', '--code-dir', '.', '--dry-run'], '. holds '],
])('%j could not run: one line on stderr, nothing on stdout, exit code 2', async (args, message) => {
  const run = await runProgram(args, { cwd: listDirectory() })
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain(message)
  expect(run.stderr).not.toMatch(/^\s+at /m)
})

test.each(['now', '-1', '1.5', '999999999999'])('SOURCE_DATE_EPOCH=%s is refused', async (value) => {
  const run = await runProgram(batch, { cwd: listDirectory(), env: { SOURCE_DATE_EPOCH: value } })
  expect(run).toMatchObject({ code: 2, stdout: '' })
  expect(run.stderr).toContain(`SOURCE_DATE_EPOCH must be whole seconds since 1970, not "${value}".`)
})

test('update asks what is gone, by the options of update', async () => {
  const cwd = listDirectory()
  await runProgram([...batch, ...answerable], { cwd })
  writeFileSync(join(cwd, 'list.md'), '')
  const update = await runProgram(['batch', 'update', 'docs', '--concurrency', '2', ...offline], { cwd })
  expect([update.code, update.stdout.split(' Index')[0]]).toEqual([1, '2 questions: 1 answered, 1 not found.'])
})

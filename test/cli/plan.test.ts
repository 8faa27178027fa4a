import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadTemplate } from '../../src/batch/plan/load-template.ts'
import { runProgram, sample } from '../support/run-program.ts'

const dir = mkdtempSync(join(tmpdir(), 'codewhisper-plan-cli-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const plan = (args: readonly string[]) => runProgram(['plan', ...sample, ...args], { cwd: dir })

test('a list on stdout, how much it is on stderr', async () => {
  const { code, stdout, stderr } = await plan(['--limit', '60'])
  const all = readFileSync('test/batch/plan/sample/onboarding.md', 'utf8').match(/^- /gm)?.length
  expect([code, stderr]).toEqual([0, `60 questions of ${all} that the template gives for this code.\n`])
  expect(stdout).toBe(readFileSync('test/batch/plan/sample/onboarding-60.md', 'utf8'))
})

test('--show prints the template itself', async () => {
  const { code, stdout } = await plan(['--show', '--template', 'data'])
  expect([code, stdout]).toEqual([0, loadTemplate('data', '.').text])
})

test('--out writes a file, replaces an earlier plan and nothing else', async () => {
  const write = (name: string) => plan(['--template', 'screens', '--out', name, '--quiet'])
  expect(await write('list.md')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(readFileSync(join(dir, 'list.md'), 'utf8')).toBe(readFileSync('test/batch/plan/sample/screens.md', 'utf8'))
  expect((await plan(['--template', 'data', '--out', 'list.md'])).stderr).toContain('list.md is written in place of an earlier plan.')
  writeFileSync(join(dir, 'mine.md'), '- What is this?\n')
  const refused = await write('mine.md')
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('mine.md exists and was not written by CodeWhisper')])
  expect(readFileSync(join(dir, 'mine.md'), 'utf8')).toBe('- What is this?\n')
})

test('a template of the user, as JSON', async () => {
  writeFileSync(join(dir, 'own.md'), '# Jobs\n- Who wrote {job.scheduled}?\n  - tags: a, b\n')
  const { code, stdout } = await plan(['--template', './own.md', '--limit', '1', '--json'])
  expect([code, JSON.parse(stdout)]).toEqual([
    0,
    { codewhisper: 'generated', questions: [{ question: 'Who wrote WBWDUN?', section: ['Jobs'], tags: 'a, b' }] },
  ])
})

test('what is wrong with a template or its name, exit code 2', async () => {
  writeFileSync(join(dir, 'faulty.md'), '- {progam}\n- {program.bach}\n')
  const faulty = await plan(['--template', 'faulty.md'])
  expect([faulty.code, faulty.stdout]).toEqual([2, ''])
  expect(faulty.stderr).toContain('faulty.md:1: {progam} is no placeholder. Near to it: program.\nfaulty.md:2: ')
  for (const [args, told] of [
    [['--template', 'program'], 'There is no template "program". Did you mean programs?'],
    [['--template', 'none.md'], 'There is no file'],
    [['--template', '.'], 'is no plain file'],
    [['--limit', '0'], '--limit must be a whole number from 1'],
  ] as const) {
    const run = await plan(args)
    expect([run.code, run.stdout], args.join(' ')).toEqual([2, ''])
    expect(run.stderr).toContain(told)
  }
})

test('a directory without code', async () => {
  const run = await runProgram(['plan', '--code-dir', '.'], { cwd: mkdtempSync(join(dir, 'empty-')) })
  expect([run.code, run.stderr]).toEqual([2, expect.stringContaining('There is nothing in the code to ask about')])
})

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../../src/base/limits.ts'
import { runProgram, sample } from '../support/run-program.ts'

// Each test is named after a defect that somebody met.

function tree(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-reported-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

async function answer(args: readonly string[]) {
  return JSON.parse((await runProgram([...args, '--json'])).stdout)
}

test('that nothing is named so was said although a large file was not searched', async () => {
  const line = "       CALL 'BIGPROG'.\n"
  const dir = tree({ 'small.cbl': '       MOVE A TO B.\n', 'big.cbl': line.repeat(limits.searchFileBytes / line.length + 1) })
  const document = await answer(['-c', dir, '-q', 'Which program calls BIGPROG?'])
  expect(document).toMatchObject({ outcome: 'not_found' })
  expect(document.answer).toContain('big.cbl')
})

test('text on stdin was lost in silence when its first byte came late, or its end never', async () => {
  const late = spawnWithStdin(['What does this message mean?'], 'WBR042E NO TRAILER', { after: 150, end: true })
  expect(JSON.parse((await late).stdout).question).toContain('WBR042E')
  const open = await spawnWithStdin(['What does this message mean?'], 'WBR042E NO TRAILER', { after: 0, end: false })
  expect(JSON.parse(open.stdout).question).toContain('WBR042E')
  expect(open.stderr).toContain('Standard input is still open')
  const silent = await runProgram([...sample, '-q', 'Which programs call WBDAYS?'], { stdin: { open: true } })
  expect(silent.stderr).toContain('nothing came within')
})

function spawnWithStdin([question = '']: readonly string[], text: string, how: { after: number; end: boolean }) {
  const child = spawn(process.execPath, ['dist/bin.js', ...sample, '--json', '-q', question], {
    env: { PATH: process.env.PATH, HOME: tree({}), NO_COLOR: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  setTimeout(() => {
    child.stdin.write(text)
    if (how.end) child.stdin.end()
  }, how.after)
  child.stdin.on('error', () => {})
  const out = { stdout: '', stderr: '' }
  child.stdout.on('data', (data) => {
    out.stdout += data
  })
  child.stderr.on('data', (data) => {
    out.stderr += data
  })
  return new Promise<typeof out>((done) => child.on('close', () => done(out)))
}

test('piped text over the limit was refused as if the question were long', async () => {
  const run = await runProgram([...sample, '-q', 'Which programs call WBDAYS?'], { stdin: 'x'.repeat(100_000) })
  expect(run.code).toBe(0)
  expect(run.stderr).toContain('Of the text on standard input the first')
  expect((await runProgram([...sample], { stdin: 'x'.repeat(100_000) })).code).toBe(2)
})

test('a working directory that is gone ended in a stack trace', async () => {
  const gone = tree({})
  const child = spawn(
    'sh',
    ['-c', `cd ${gone} && rmdir ${gone} && exec ${process.execPath} ${join(process.cwd(), 'dist/bin.js')} --json -q "What?"`],
    {
      env: { PATH: process.env.PATH, HOME: tree({}) },
    },
  )
  let stdout = ''
  child.stdout.on('data', (data) => {
    stdout += data
  })
  const code = await new Promise((done) => child.on('close', done))
  expect(code).toBe(2)
  expect(JSON.parse(stdout)).toMatchObject({ question: 'What?', outcome: 'failed', error: { code: 'directory_missing' } })
  expect(() => rmdirSync(gone)).toThrow()
})

test('what a skill explains was not found because the code only refers to it', async () => {
  const dir = tree({
    'code/PAY.cbl': "       CALL 'TAXCALC'.\n",
    'skills/tax/SKILL.md': '---\nname: tax\ndescription: TAXCALC, the tax program.\n---\n# Tax\nTAXCALC computes 19 percent.\n',
  })
  const document = await answer(['-c', join(dir, 'code'), '-s', join(dir, 'skills'), '-q', 'What is TAXCALC?'])
  expect(document.outcome).toBe('answered')
  expect(document.answer).toContain('19 percent')
})

test('files that a question names by path were said not to exist', async () => {
  for (const question of ['sample-code/cbl/WBRATE.cbl', 'explain cbl/WBRATE.cbl lines 60-70', 'What does wbrate.cbl do?']) {
    const document = await answer([...sample, '-q', question])
    expect([question, document.outcome]).toEqual([question, 'answered'])
    expect(document.citations.some((c: { path: string }) => c.path === 'cbl/WBRATE.cbl')).toBe(true)
  }
})

test('a code of three characters was taken for a word and matched others that begin so', async () => {
  const dir = tree({ 'A.cbl': "       CALL 'Q770'.\n", 'B.cbl': "       CALL 'Q77'.\n" })
  const document = await answer(['-c', dir, '-q', 'Which programs call Q77?'])
  expect(document.citations.map((c: { path: string }) => c.path)).toEqual(['B.cbl'])
})

test('a mistyped name got no near names', async () => {
  expect((await answer([...sample, '-q', 'What does WBRAET do?'])).answer).toContain('WBRATE')
})

test('search cut its results and its lines without a word, or not at all', async () => {
  const run = await runProgram([...sample, 'search', 'MOVE'])
  expect(run.stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(limits.searchMatches)
  expect(run.stderr).toMatch(/Only \d+ of [\d,]+ matches shown/)
  const dir = tree({ 'wide.txt': `TAXCALC ${'x'.repeat(100_000)}\n` })
  expect((await runProgram(['-c', dir, 'search', 'TAXCALC'])).stdout.length).toBeLessThan(600)
  expect((await runProgram([...sample, 'search', '('])).stderr).toContain('literally')
})

test('a file whose name holds control characters was cited by a name that does not exist', async () => {
  const dir = tree({ 'esc\x1b[31mred.cbl': "       CALL 'TAXCALC'.\n", 'ok.cbl': "       CALL 'TAXCALC'.\n" })
  const document = await answer(['-c', dir, '-q', 'Which programs call TAXCALC?'])
  expect(document.citations.map((c: { path: string }) => c.path)).toEqual(['ok.cbl'])
})

test('a password in a base URL was printed', async () => {
  const run = await runProgram(['-q', 'x'], { env: { CODEWHISPER_BASE_URL: 'http://user:pw@example.test/v1', OPENAI_API_KEY: 'sk-x' } })
  expect(run.code).toBe(2)
  expect(run.stderr).not.toContain(':pw@')
})

test('a full disk ended in a stack trace', { skip: process.platform !== 'linux' }, async () => {
  const child = spawn(process.execPath, ['dist/bin.js', '--help'], { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] })
  let stderr = ''
  child.stderr?.on('data', (data) => {
    stderr += data
  })
  expect(await new Promise((done) => child.on('close', done))).toBe(1)
  expect(stderr).toMatch(/^codewhisper: the answer cannot be written/)
})

import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram, sample } from '../support/run-program.ts'

const offline = [...sample, '--provider', 'offline']
const question = ['--query', 'Which programs call WBDAYS?']

// Loaded before the program: every attempt to open a connection ends the process.
const noSockets = `--import data:text/javascript,${encodeURIComponent(
  `import net from 'node:net'; net.Socket.prototype.connect = () => { process.stderr.write('SOCKET'); process.kill(process.pid, 'SIGKILL') }`,
)}`

function treeHash(dir: string): string {
  const hash = createHash('sha256')
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }).sort((a, b) =>
    a.parentPath + a.name < b.parentPath + b.name ? -1 : 1,
  )) {
    if (entry.isFile()) hash.update(join(entry.parentPath, entry.name)).update(readFileSync(join(entry.parentPath, entry.name)))
  }
  return hash.digest('hex')
}

test('a question is answered with verified citations, with no key, no socket, and nothing written into code or skills', async () => {
  const before = [treeHash('sample-code'), treeHash('skills')]
  const run = await runProgram([...offline, ...question], { env: { NODE_OPTIONS: noSockets } })
  expect(run.code).toBe(0)
  for (const caller of ['WBRDVAL', 'WBCONSP', 'WBINVCR', 'WBDUNN', 'WBORDNG'])
    expect(run.stdout).toMatch(new RegExp(`\`cbl/${caller}\\.cbl:\\d+`))
  expect(run.stdout).not.toContain('Not verified')
  expect(run.stderr).toContain('offline')
  expect([treeHash('sample-code'), treeHash('skills')]).toEqual(before)
})

test('--json prints exactly one document with the fields of the contract', async () => {
  const { code, stdout } = await runProgram([...offline, ...question, '--json'])
  expect(code).toBe(0)
  const document = JSON.parse(stdout)
  expect(Object.keys(document)).toEqual(
    expect.arrayContaining([
      'schema',
      'question',
      'answer',
      'outcome',
      'citations',
      'skills',
      'toolCalls',
      'evidence',
      'provider',
      'model',
      'usage',
      'cached',
      'durationMs',
      'sessionId',
      'error',
      'health',
    ]),
  )
  expect(document).toMatchObject({
    schema: 1,
    question: question[1],
    outcome: 'answered',
    provider: 'offline',
    model: 'extractive',
    error: null,
    sessionId: null,
    cached: false,
  })
  expect(document.citations.length).toBeGreaterThan(0)
  for (const citation of document.citations) {
    expect(citation.status).toBe('verified')
    if (citation.kind !== 'code' || citation.path.endsWith('WBDAYS.cbl')) continue
    const lines = readFileSync(join('sample-code', citation.path), 'latin1').split('\n')
    expect(citation.endLine).toBeLessThanOrEqual(lines.length)
    const text = lines.slice(citation.startLine - 1, citation.endLine).join('\n')
    expect(citation.hash).toBe(createHash('sha256').update(text).digest('hex'))
  }
  for (const call of document.toolCalls)
    expect(call).toEqual({
      name: expect.any(String),
      input: expect.any(Object),
      status: expect.stringMatching(/ok|error/),
      durationMs: expect.any(Number),
    })
})

test('--jsonl streams events, start first and result last', async () => {
  const { stdout } = await runProgram([...offline, ...question, '--jsonl'])
  const events = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const types = events.map((event) => event.type)
  expect(types[0]).toBe('start')
  expect(types.at(-1)).toBe('result')
  expect(new Set(types)).toEqual(new Set(['start', 'model_start', 'tool_start', 'tool_end', 'text_delta', 'review', 'result']))
  expect(events.at(-1)).toMatchObject({ schema: 1, outcome: 'answered' })
})

test('the answer is the same each time', async () => {
  const [a, b] = await Promise.all([runProgram([...offline, ...question]), runProgram([...offline, ...question])])
  expect(a.stdout).toBe(b.stdout)
})

test('what is not in the code is not found, exit code 1', async () => {
  const run = await runProgram([...offline, '--json', '--query', 'What does the program ZZQX99 do?'])
  expect(run.code).toBe(1)
  const document = JSON.parse(run.stdout)
  expect(document).toMatchObject({ outcome: 'not_found', error: null })
  expect(document.answer).not.toMatch(/^NOT FOUND/)
  expect(document.answer).toContain('ZZQX99')
})

test('members in EBCDIC and Latin-1 are quoted as text', async () => {
  const ebcdic = JSON.parse((await runProgram([...offline, '--json', '--query', 'What does WBDAYS do?'])).stdout)
  expect(ebcdic.citations.some((c: { path: string }) => c.path === 'cbl/WBDAYS.cbl')).toBe(true)
  const search = await runProgram([...sample, 'search', 'straße|für', '--json'])
  expect(JSON.parse(search.stdout).matches.map((m: { path: string }) => m.path)).toContain('pli/WBADRFM.pli')
})

test('an open, silent stdin does not hang; text on stdin is context', async () => {
  expect((await runProgram([...offline, ...question], { stdin: { open: true } })).code).toBe(0)
  const run = await runProgram([...offline, '--json', '--query', 'What does this message mean?'], { stdin: 'WBR041E RDG TRAILER' })
  expect(JSON.parse(run.stdout)).toMatchObject({ question: expect.stringContaining('WBR041E RDG TRAILER') })
})

test('--quiet says nothing on stderr but errors', async () => {
  expect((await runProgram([...offline, ...question, '--quiet'])).stderr).toBe('')
})

test('secrets and ignored files below the code directory stay out of search, read and answer', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-secret-'))
  mkdirSync(join(dir, 'src'))
  writeFileSync(join(dir, '.env'), 'DB_PASSWORD=CANARYPASSWORD\n')
  writeFileSync(join(dir, 'id_rsa'), 'CANARYPASSWORD\n')
  writeFileSync(join(dir, '.gitignore'), 'private/\n')
  mkdirSync(join(dir, 'private'))
  writeFileSync(join(dir, 'private/x.cbl'), 'CANARYPASSWORD\n')
  writeFileSync(join(dir, 'src/a.cbl'), '       PROGRAM-ID. AAA.\n')
  const run = await runProgram(['--code-dir', dir, '--json', '--query', 'Where is CANARYPASSWORD set in .env, id_rsa or private/x.cbl?'])
  const document = JSON.parse(run.stdout)
  expect(document.outcome).toBe('not_found')
  expect(document.evidence.filter(({ path }: { path: string }) => path !== 'src/a.cbl')).toEqual([])
  expect(run.stdout.replaceAll(document.question, '').match(/CANARYPASSWORD=|DB_PASSWORD/)).toBeNull()
})

test('a hostile file name and text reach the terminal without control characters', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-hostile-'))
  writeFileSync(
    join(dir, 'evil\x1b]0;title\x07.cbl'),
    '       MOVE ZZTOP TO X. \x1b[2J\x1b]52;c;ZXZpbA==\x07 <img src=http://evil.test/x>\n',
  )
  for (const form of ['--plain', '--json', '--jsonl']) {
    const run = await runProgram(['--code-dir', dir, form, '--query', 'Where is ZZTOP moved?'])
    expect(run.stdout + run.stderr).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f\x9b]/)
  }
})

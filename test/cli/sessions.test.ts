import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ask } from '../../src/app/ask.ts'
import { Conversation } from '../../src/app/conversation.ts'
import { SessionKeeper } from '../../src/app/sessions/session-keeper.ts'
import { parseSession } from '../../src/store/parse-session.ts'
import { type SmallEstate, smallEstate } from '../app/small-estate.ts'
import { sampleAnswer } from '../render/sample-answer.ts'
import { runProgram } from '../support/run-program.ts'
import { type FakeAsk, startRepl } from './repl-harness.ts'

const processes = { pid: process.pid, isRunning: () => true }

function run({ codeDir, home, root }: SmallEstate, ...args: string[]) {
  return runProgram(['--code-dir', codeDir, '--skills-dir', join(root, 'skills'), '--provider', 'offline', ...args], {
    env: { CODEWHISPER_HOME: home, HOME: root },
    cwd: root,
  })
}

/** A session of one question; gives its id and file. */
async function begun(estate: SmallEstate, question = 'What does TARIFF do?') {
  const conversation = new Conversation()
  const keeper = new SessionKeeper({ config: estate.config, processes, saved: true, tell: () => {} })
  conversation.recordTo(keeper)
  await ask(await estate.open(), question, { conversation })
  const id = keeper.id ?? ''
  keeper.close()
  return { id, file: join(estate.home, 'state/sessions', `${id}.jsonl`) }
}

test('--query leaves no session; --continue and --resume go on with one and name it in the JSON', async () => {
  const estate = smallEstate()
  const alone = await run(estate, '--query', 'What does TARIFF do?', '--json')
  expect([alone.code, JSON.parse(alone.stdout).sessionId]).toEqual([0, null])
  expect(existsSync(join(estate.home, 'state'))).toBe(false)
  const none = await run(estate, '--continue', '--query', 'and who calls that?')
  expect(none).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`There is no earlier session over ${estate.codeDir}. Leave out --continue`),
  })

  const { id } = await begun(estate)
  const next = await run(estate, '--continue', '--query', 'and who calls that?', '--json')
  expect(next.stderr).toContain(`Session ${id} goes on: 1 turn; the last question was "What does TARIFF do?".`)
  expect(JSON.parse(next.stdout)).toMatchObject({ sessionId: id, outcome: 'answered', answer: expect.stringContaining('BILLING.cbl:6') })
  const third = await run(estate, '--resume', id.slice(0, 15), '--query', 'and who calls that?', '--jsonl')
  expect(JSON.parse(third.stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ type: 'result', sessionId: id })
  expect((await run(estate, '--resume', 'nope', '--query', 'x')).stderr).toContain(
    'There is no session "nope". codewhisper sessions list shows them.',
  )
  expect((await run(estate, '--resume', id, '--continue', '--query', 'x')).stderr).toContain('exclude each other')
})

test('sessions list, show, export and delete', async () => {
  const estate = smallEstate()
  expect((await run(estate, 'sessions', 'list')).stderr).toContain('There are no sessions yet.')
  const { id } = await begun(estate)
  const [listed] = JSON.parse((await run(estate, 'sessions', 'list', '--json')).stdout)
  expect(listed).toMatchObject({ id, turns: 1, firstQuestion: 'What does TARIFF do?', codeDirs: [estate.codeDir], inUse: false })
  expect((await run(estate, 'sessions', 'list')).stdout).toMatch(new RegExp(`^${id}  What does TARIFF do\\?\\s[^]* · 1 turn ·[^]*KiB\n$`))
  expect(JSON.parse((await run(estate, 'sessions', 'show', id, '--json')).stdout)).toMatchObject({
    codewhisper: 'generated',
    id,
    turns: [{ number: 1, cut: false, answer: { schema: 1, sessionId: id, citations: [{ status: 'verified' }] } }],
  })
  expect((await run(estate, 'sessions', 'show', 'latest')).stdout).toContain('## 1. What does TARIFF do?')

  const page = await run(estate, 'sessions', 'export', id, '--format', 'html')
  expect(page.stdout).toContain('<a class="cite verified" href="#code-1"')
  expect((await run(estate, 'sessions', 'export', id, '--out', 'code/talk.html')).stderr).toBe(
    `${join(estate.codeDir, 'talk.html')} is written.\n`,
  )
  expect(readFileSync(join(estate.codeDir, 'talk.html'), 'utf8')).toBe(page.stdout)
  expect((await run(estate, 'search', 'TARIFF')).stdout).not.toContain('talk.html')
  expect((await run(estate, 'sessions', 'export', id, '--out', 'code/talk.html')).stderr).toContain('in place of an earlier export')

  expect((await run(estate, 'sessions', 'delete', id)).stderr).toContain(`Session ${id} is deleted.`)
  expect(readdirSync(join(estate.home, 'state/sessions'))).toEqual([])
})

test('an export never replaces what CodeWhisper did not write, follows no link, and is no skill', async () => {
  const estate = smallEstate({ 'mine.md': 'my own' })
  await begun(estate)
  symlinkSync(join(estate.root, 'code/new.md'), join(estate.root, 'link.md'))
  mkdirSync(join(estate.root, 'dir.md'))
  const refused = async (out: string, ...more: string[]) => {
    const { code, stderr } = await run(estate, 'sessions', 'export', 'latest', '--out', out, ...more)
    expect(code).toBe(2)
    return stderr
  }
  expect(await refused('mine.md')).toContain('mine.md exists and was not written by CodeWhisper; it is left as it is.')
  expect(await refused('link.md')).toContain('link.md cannot be written: it is a link, which is not followed.')
  expect(await refused('dir.md')).toContain('dir.md cannot be written: it is a directory.')
  expect(await refused('nowhere/x.md')).toContain('nowhere/x.md cannot be written: its directory does not exist.')
  expect(await refused('~/nowhere/x.md')).toContain(`${join(estate.root, 'nowhere/x.md')} cannot be written`)
  // The name of the file that is written beside it is longer.
  expect(await refused(`${'n'.repeat(240)}.md`)).toMatch(/n\.md cannot be written: its name is too long\. Name another file\.\n$/)
  expect(await refused('x.pdf', '--format', 'pdf')).toContain('There is no format "pdf". Formats: md, json, html.')
  const inSkills = await runProgram(['sessions', 'export', 'latest', '--out', 'skills/x.md', '--skills-dir', 'skills'], {
    env: { CODEWHISPER_HOME: estate.home },
    cwd: estate.root,
  })
  expect(inSkills).toMatchObject({ code: 2, stderr: expect.stringContaining('lies in the skills directory') })
  expect(readFileSync(join(estate.root, 'mine.md'), 'utf8')).toBe('my own')
  expect(existsSync(join(estate.codeDir, 'new.md'))).toBe(false)
})

test('a session that the system does not let go is told, without a stack', async () => {
  const estate = smallEstate()
  const { id, file } = await begun(estate)
  // No file may grow: the lock cannot be written.
  const { status, stderr } = spawnSync(
    'bash',
    ['-c', 'ulimit -f 0; exec "$@"', 'bash', process.execPath, resolve('dist/bin.js'), 'sessions', 'delete', id],
    { cwd: estate.root, env: { PATH: process.env.PATH, HOME: estate.root, CODEWHISPER_HOME: estate.home }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^codewhisper: \S*\/sessions cannot be written: .*\n$/)])
  expect(existsSync(file)).toBe(true)
})

test('a session that another process works on is refused', async () => {
  const estate = smallEstate()
  const { id } = await begun(estate)
  const keeper = new SessionKeeper({ config: estate.config, processes, saved: true, tell: () => {} })
  keeper.resume(id)
  const refused = await run(estate, '--continue', '--query', 'and who calls that?')
  expect(refused).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(`The session is in use by process ${process.pid} since`),
  })
  expect((await run(estate, 'sessions', 'delete', id)).code).toBe(2)
  expect(JSON.parse((await run(estate, 'sessions', 'list', '--json')).stdout)).toMatchObject([{ id, inUse: true }])
  keeper.close()
  expect((await run(estate, '--continue', '--query', 'and who calls that?')).code).toBe(0)
})

test('killed at any moment, a session holds all that was shown and goes on', async () => {
  const estate = smallEstate()
  const { file } = await begun(estate)
  const args = [
    '--code-dir',
    estate.codeDir,
    '--skills-dir',
    join(estate.root, 'skills'),
    '--provider',
    'offline',
    '--continue',
    '--jsonl',
    '--query',
  ]
  let whole = 0
  for (let kill = 0; kill < 10; kill++) {
    const child = spawn(process.execPath, [resolve('dist/bin.js'), ...args, 'What does BILLING do?'], {
      env: { PATH: process.env.PATH, HOME: estate.root, CODEWHISPER_HOME: estate.home },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let shown = ''
    child.stdout.on('data', (data) => {
      shown += data
    })
    setTimeout(() => child.kill('SIGKILL'), 100 + 60 * kill)
    await new Promise((done) => child.on('close', done))
    const { records, notices, header } = parseSession(readFileSync(file), file)
    expect([header === undefined, notices]).toEqual([false, []])
    if (!shown.includes('"type":"result"')) continue
    whole++
    expect(records.at(-1)?.type).toBe('answer')
  }
  const after = await run(estate, '--continue', '--query', 'What does TARIFF do?', '--json')
  expect([after.code, whole < 10]).toEqual([0, true])
  expect(readdirSync(join(estate.home, 'state/sessions')).filter((name) => !name.endsWith('.jsonl'))).toEqual([])
}, 60_000)

test('a torn file is repaired with a notice, a damaged line is named', async () => {
  const estate = smallEstate()
  const { file } = await begun(estate)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  writeFileSync(file, [lines[0], lines[1], '{"type":"te', ...lines.slice(2), '{"type":"question","text":"Gr'].join('\n'))
  const { code, stderr } = await run(estate, '--continue', '--query', 'and who calls that?')
  expect(code).toBe(0)
  expect(stderr).toContain(`${file} line 3 is damaged and left out.`)
  expect(stderr).toContain(`${file}: the last record was cut when the program ended; 29 bytes of it removed, the rest is whole.`)
})

/** Says something and then waits to be stopped, as a slow model does. */
const endless: FakeAsk = (question, { signal, conversation }) =>
  new Promise((done) => {
    const turn = conversation?.begin(question)
    turn?.event({ type: 'text_delta', text: 'This was said before it was stopped.\nAnd half a' })
    signal?.addEventListener('abort', () => setTimeout(() => done(sampleAnswer({ question })), 50))
  })

test.each(['SIGTERM'])('%s in the middle of an answer: what was said is on the disk, marked as cut', async (signal) => {
  const estate = smallEstate()
  const keeper = new SessionKeeper({ config: estate.config, processes, saved: true, tell: () => {} })
  const repl = startRepl({
    terminal: true,
    ask: endless,
    sessions: {
      keeper: async () => keeper,
      restore: async () => [],
      save: async (file) => ({ file, replaced: false }),
      resumed: undefined,
    },
  })
  repl.type('slow\r')
  while (keeper.transcript().turns[0]?.said !== 'This was said before it was stopped.\n') await new Promise((next) => setTimeout(next, 5))
  repl.signal(signal)
  expect(await repl.ended).toBe(143)
  const [name = ''] = readdirSync(join(estate.home, 'state/sessions'))
  const { records } = parseSession(readFileSync(join(estate.home, 'state/sessions', name)), name)
  expect(records.map(({ type }) => type)).toEqual(['question', 'text', 'text', 'cut'])
  expect(JSON.parse((await run(estate, 'sessions', 'show', 'latest', '--json')).stdout).turns[0]).toMatchObject({
    cut: true,
    answer: { outcome: 'partial', answer: 'This was said before it was stopped.\nAnd half a' },
  })
})

test('/sessions, /resume, /fork and /export', async () => {
  const estate = smallEstate()
  const { id } = await begun(estate)
  const keeper = new SessionKeeper({ config: estate.config, processes, saved: true, tell: () => {} })
  const saved: string[] = []
  const restored: number[] = []
  const repl = startRepl({
    sessions: {
      keeper: async () => keeper,
      restore: async (_, { transcript }) => {
        restored.push(transcript.turns.length)
        return ['A notice.']
      },
      save: async (name, text) => {
        saved.push(`${name} ${text.slice(0, 15)}`)
        return { file: `/work/${name}`, replaced: false }
      },
      resumed: undefined,
    },
  })
  const commands = [
    '/export',
    '/fork',
    '/resume',
    `/resume ${id}`,
    '/sessions',
    '/fork x',
    '/fork',
    '/export',
    '/export my talk.html',
    '/export a b.x JSON',
    '/fork 1',
  ]
  await repl.run(`${commands.join('\n')}\n`)
  for (const text of [
    'There is nothing to export yet. Ask a question first.',
    'There is no turn yet.',
    '/resume needs the id of a session. /sessions lists them.',
    `Session ${id} goes on: 1 turn; the last question was "What does TARIFF do?".\nA notice.`,
    `This is session ${id}.`,
    '/fork needs the number of a turn.',
    `/work/codewhisper-${id}.md is written.`,
    `Branched before turn 1: what you ask next begins a session of its own. /resume ${id} goes back to the other one.`,
  ]) {
    expect(repl.written.err).toContain(text)
  }
  expect(repl.written.out).toContain('1  What does TARIFF do?\n')
  expect(saved).toEqual(
    [`codewhisper-${id}.md <!-- codewhispe`, 'my talk.html <!doctype html>', 'a b.x {"codewhisper":'].map((text) =>
      expect.stringContaining(text),
    ),
  )
  expect(restored).toEqual([1, 0])
})

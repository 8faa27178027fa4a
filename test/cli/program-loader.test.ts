import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { ProgramLoader, startFile } from '../../scripts/program-loader.ts'
import { extractCitations } from '../../src/answer/extract-citations.ts'
import { textReply, toolCallReply } from '../support/open-ai-replies.ts'
import { startProviderServer } from '../support/provider-server.ts'
import { runProgram, sample } from '../support/run-program.ts'

const program = resolve('dist/program')

/** Whether V8 has refused the compiled code of the first file; undefined when it was offered none. */
function refused(nodeVersion = process.versions.node): boolean | undefined {
  const loader = new ProgramLoader(program, nodeVersion)
  loader.open(startFile)
  return loader.scripts.get(startFile)?.cachedDataRejected
}

function loadMain(loader: ProgramLoader): typeof import('../../src/cli/main.ts') {
  loader.open(startFile)
  return loader.load('main.cjs') as typeof import('../../src/cli/main.ts')
}

test('the build compiles what it builds, and V8 takes it', () => {
  expect(refused()).toBe(false)
})

test('V8 takes what is loaded behind the first file under the settings that it was compiled with, and Node\u2019s own modules under theirs', () => {
  const loader = new ProgramLoader(program, process.versions.node)
  loader.open(startFile)
  const model = readdirSync(program).find((file) => /^offline-model-.*\.cjs$/.test(file)) ?? ''
  loader.load(model)
  const loaded = [...loader.scripts.values()]
  expect(loaded.length).toBeGreaterThan(2)
  expect(loaded.filter(({ cachedDataRejected }) => cachedDataRejected)).toEqual([])
})

test.each(['open-ai-compatible', 'anthropic', 'offline-model', 'create-app'])('what asks the model is compiled ahead: %s', (part) => {
  const caches = readdirSync(program).filter((file) => file.startsWith(`${part}-`) && file.endsWith('.cache'))
  expect(caches).toHaveLength(1)
})

test('compiled code of another Node is not looked at', () => {
  expect(refused('20.0.0')).toBeUndefined()
})

/** What a copy of the built program answers after `change` was done to each file of compiled code. */
async function answerAfter(change: (path: string) => void): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-program-'))
  cpSync('dist', dir, { recursive: true })
  for (const file of readdirSync(join(dir, 'program'))) if (file.endsWith('.cache')) change(join(dir, 'program', file))
  const env = { PATH: process.env.PATH, HOME: dir }
  const args = [join(dir, 'bin.js'), ...sample, '--plain', '--query', 'Which programs call WBDAYS?']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  const [output] = await Promise.all([child.stdout.toArray(), once(child, 'close')])
  return Buffer.concat(output).toString()
}

test('without compiled code, or with code that is cut, the answer is the same', async () => {
  const expected = await answerAfter(() => {})
  expect(expected).toContain('WBDAYS')
  expect(await answerAfter((path) => rmSync(path))).toBe(expected)
  expect(await answerAfter((path) => truncateSync(path, 1000))).toBe(expected)
})

test('up to the prompt one file is opened', async () => {
  const loader = new ProgramLoader(program, process.versions.node)
  const { main } = loadMain(loader)
  const stdin = Object.assign(new PassThrough(), { isTTY: true })
  const stdout = Object.assign(new PassThrough(), { isTTY: true })
  let openedAtPrompt: string[] | undefined
  stdout.on('data', (data) => {
    if (openedAtPrompt !== undefined || !String(data).includes('> ')) return
    openedAtPrompt = [...loader.scripts.keys()]
    stdin.write('/quit\r')
  })
  const code = await main([...sample, '--provider', 'offline'], {
    stdin,
    stdout,
    stderr: new PassThrough().resume(),
    env: { HOME: mkdtempSync(join(tmpdir(), 'codewhisper-home-')) },
    cwd: process.cwd(),
    platform: process.platform,
    nodeVersion: process.versions.node,
    onSignal: () => () => {},
    onExit: () => () => {},
  })
  expect(code).toBe(0)
  expect(openedAtPrompt).toEqual([startFile])
})

test('a stack names the file of the program, wherever it was built', async () => {
  const { main } = loadMain(new ProgramLoader(program, process.versions.node))
  const error: unknown = await main([], {} as never).catch((thrown: unknown) => thrown)
  expect(String((error as Error).stack)).toMatch(/\(codewhisper\/program\/start\.cjs:\d+:\d+\)/)
})

test('what is written with characters beyond ASCII is read by the built program as by its sources', async () => {
  const answer = 'It calls `WBDAYS` (`cbl/WBRDVAL.cbl:195–199`).'
  const search = { id: 'c1', name: 'search_code', args: [JSON.stringify({ pattern: "CALL 'WBDAYS'", path: 'cbl/WBRDVAL.cbl' })] }
  const server = await startProviderServer(toolCallReply(search), textReply(answer))
  const args = [...sample, '--provider', 'openai', '--base-url', server.baseUrl, '--json', '--query', 'What does WBRDVAL call?']
  const run = await runProgram(args, { env: { OPENAI_API_KEY: 'none' } })
  await server.close()
  expect(extractCitations(answer)).toMatchObject([{ target: 'cbl/WBRDVAL.cbl', startLine: 195, endLine: 199 }])
  expect(JSON.parse(run.stdout).citations).toMatchObject([{ path: 'cbl/WBRDVAL.cbl', startLine: 195, endLine: 199 }])
})

test('the files of the program are ASCII, as the loader reads them', () => {
  const files = readdirSync(program).filter((file) => file.endsWith('.cjs'))
  expect(files).toContain(startFile)
  for (const file of files)
    expect(
      readFileSync(join(program, file)).findIndex((byte) => byte > 0x7f),
      file,
    ).toBe(-1)
})

test('a module that fails is run anew when it is asked for again', () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'codewhisper-program-')), 'program')
  mkdirSync(dir)
  const text =
    '({"a.cjs":(function(module,exports){if(!globalThis.programFailed){globalThis.programFailed=1;throw Error("once")}exports.whole=1})})'
  writeFileSync(join(dir, 'a.cjs'), text)
  const loader = new ProgramLoader(dir, process.versions.node)
  expect(() => loader.load('a.cjs')).toThrow('once')
  expect(loader.load('a.cjs')).toEqual({ whole: 1 })
})

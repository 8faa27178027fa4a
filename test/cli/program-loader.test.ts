import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ProgramLoader } from '../../scripts/program-loader.ts'
import { sample } from '../support/run-program.ts'

const program = resolve('dist/program')

/** Whether V8 has refused the compiled code of a file; undefined when it was offered none. */
function refused(dir: string, name: string, nodeVersion = process.versions.node): boolean | undefined {
  const loader = new ProgramLoader(dir, nodeVersion)
  loader.load(name)
  return loader.scripts.get(name)?.cachedDataRejected
}

test('the build compiles what it builds, and V8 takes it', () => {
  expect(refused(program, 'main.cjs')).toBe(false)
})

test('compiled code of another Node is not looked at', () => {
  expect(refused(program, 'main.cjs', '20.0.0')).toBeUndefined()
})

/** What a copy of the built program answers after `change` was done to each file of compiled code. */
async function answerAfter(change: (path: string) => void): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-program-'))
  cpSync('dist', dir, { recursive: true })
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}')
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

test('a stack names the file of the program, wherever it was built', async () => {
  const { main } = new ProgramLoader(program, process.versions.node).load('main.cjs') as typeof import('../../src/cli/main.ts')
  const error: unknown = await main([], {} as never).catch((thrown: unknown) => thrown)
  expect(String((error as Error).stack)).toMatch(/\(codewhisper\/program\/main\.cjs:\d+:\d+\)/)
})

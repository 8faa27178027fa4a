import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type RunOptions, runProgram, sample } from '../support/run-program.ts'

const structure = (args: readonly string[], options?: RunOptions) => runProgram(['structure', ...args, ...sample], options)

test('a query prints whole lines in a pipe, notes go to stderr', async () => {
  const run = await structure(['callers', 'wbrtres'])
  expect(run.code).toBe(0)
  expect(run.stdout).toMatch(/^program WBRTRES \(cbl\/WBRTRES\.cbl:1\): \d+ caller/)
  expect(run.stdout).toMatch(/^cbl\/WBRATE\.cbl:\d+ +program WBRATE, \S+ +call/m)
})

test('--json is the typed result', async () => {
  const document = JSON.parse((await structure(['where', 'WBRATE', '--json'])).stdout)
  expect(document).toMatchObject({
    query: 'where',
    name: 'WBRATE',
    definitions: [{ kind: 'program', path: 'cbl/WBRATE.cbl', startLine: 1 }],
  })
})

test('a name of several words needs no quotes', async () => {
  const { stdout } = await structure(['uses', 'CM-FROM-PGM', 'OF', 'WBCOMM', '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ query: 'uses', name: 'CM-FROM-PGM OF WBCOMM' })
})

test('nothing of that name: the nearest on stderr and exit code 1', async () => {
  const run = await structure(['callers', 'WBRTAE'])
  expect([run.code, run.stdout]).toEqual([1, ''])
  expect(run.stderr).toContain('Nothing is named WBRTAE. Near to it: WBRATE')
  expect((await structure(['callers', 'WBRTAE', '--json'])).code).toBe(1)
})

test('a picture is no JSON', async () => {
  const { code, stdout } = await structure(['flow', 'X', '--format', 'svg', '--json'])
  expect([code, JSON.parse(stdout).error.message]).toEqual([2, '--json and --format exclude each other.'])
})

test('wrong options are named, exit code 2', async () => {
  for (const args of [
    ['callers', 'X', '--kind', 'calls'],
    ['callers', 'X', '--depth', '0'],
    ['uses', 'X', '--kind', 'call'],
    ['where'],
    ['flow', 'X', '--format', 'gif'],
    ['layout', 'X', '--at', '0'],
  ]) {
    const run = await structure(args)
    expect([run.code, run.stdout], args.join(' ')).toEqual([2, ''])
  }
  expect((await structure(['callers', 'X', '--kind', 'calls'])).stderr).toContain('It knows call, link, xctl')
})

test('body shows the lines of the unit', async () => {
  const { stdout, code } = await structure(['body', 'WBRATE.0000-MAIN'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^cbl\/WBRATE\.cbl:\d+-\d+ \(paragraph 0000-MAIN of WBRATE\)\n *\d+ {2} +0000-MAIN\.\n/)
})

test('export is a line of JSON for each unit and reference', async () => {
  const lines = (await structure(['export'])).stdout.trimEnd().split('\n')
  const types = new Set(lines.map((line) => JSON.parse(line).type))
  expect(types).toEqual(new Set(['unit', 'edge', 'unresolved']))
  expect((await structure(['export'])).stdout.trimEnd().split('\n')).toEqual(lines)
})

test('a reader that goes away is no error', async () => {
  const child = spawn(process.execPath, [resolve('dist/bin.js'), 'structure', 'export', '--quiet', ...sample], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (data) => {
    stderr += data
  })
  await once(child.stdout, 'readable')
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect([code, stderr]).toEqual([0, ''])
})

test('a blank name is a usage error, a long one is cut, and missing skills are nothing to somebody who asks for none', async () => {
  const blank = await structure(['where', ' '])
  expect([blank.code, blank.stderr]).toEqual([2, expect.stringContaining('structure where needs a name')])
  const long = await runProgram(['structure', 'where', 'Q'.repeat(5000), '--code-dir', resolve('sample-code')])
  expect(long.code).toBe(1)
  expect(long.stderr).toMatch(/^Nothing is named Q{79}…\.$/m)
  expect(long.stderr).not.toContain('skills')
})

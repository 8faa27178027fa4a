import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { explain } from '../../docs/examples/ask.ts'

test('the packed package installs globally without install scripts, and runs', { timeout: 180_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'codewhisper-pack-'))
  const npm = (args: readonly string[]) => execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  const [packed] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', dir])) as {
    filename: string
    files: { path: string }[]
  }[]
  const paths = packed?.files.map((file) => file.path) ?? []
  expect(paths).toEqual(
    expect.arrayContaining([
      'dist/bin.js',
      'dist/index.mjs',
      'dist/types/index.d.ts',
      'dist/THIRD-PARTY-LICENSES.txt',
      'LICENSE',
      'README.md',
    ]),
  )
  expect(paths.filter((path) => /^(?:src|test|skills|sample-code)\//.test(path))).toEqual([])

  const prefix = join(dir, 'global')
  npm([
    'install',
    '--global',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--prefix',
    prefix,
    join(dir, packed?.filename ?? ''),
  ])
  const env = { PATH: process.env.PATH, HOME: dir, NO_COLOR: '1' }
  const command = join(prefix, 'bin/codewhisper')
  expect(spawnSync(command, ['--version'], { env, encoding: 'utf8' })).toMatchObject({ status: 0 })
  const answer = spawnSync(command, ['--code-dir', resolve('sample-code'), '--query', 'Which programs call WBDAYS?'], {
    env,
    cwd: dir,
    encoding: 'utf8',
  })
  expect(answer).toMatchObject({ status: 0 })
  expect(answer.stdout).toContain('cbl/WBRDVAL.cbl:')

  // A program that uses the library finds it under the package's name.
  writeFileSync(
    join(dir, 'use.mjs'),
    `import { createApp, ask, Conversation } from '${join(prefix, 'lib/node_modules/@codewhisper/cli/dist/index.mjs')}'
    const app = await createApp({ codeDirs: [process.argv[2]], skillsDirs: [], env: process.env, cwd: '.' })
    const conversation = new Conversation()
    const answer = await ask(app, 'Which programs call WBDAYS?', { conversation })
    console.log(answer.outcome, conversation.turns.length)`,
  )
  expect(spawnSync(process.execPath, [join(dir, 'use.mjs'), resolve('sample-code')], { env, encoding: 'utf8' })).toMatchObject({
    stdout: 'answered 1\n',
  })
})

test('the example of the documentation answers', async () => {
  const text = await explain('sample-code', 'Which programs call WBDAYS?')
  expect(text).toMatch(/^answered\n/)
  expect(text).toContain('verified')
})

test('what is checked in names no registry host', () => {
  const lock = readFileSync('package-lock.json', 'utf8')
  expect(lock).not.toContain('"resolved"')
  expect(readdirSync('.')).toContain('.npmrc')
})

import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { AppError } from '../../src/base/app-error.ts'
import { createSandbox, type Sandbox } from '../../src/files/sandbox.ts'
import { makeTree } from './make-tree.ts'
import { toFixedRecords } from './to-ebcdic.ts'

const secret = 'SECRET-OUTSIDE'

/** The text at `path`, or the code of the error. */
function read(sandbox: Sandbox, path: string): string {
  try {
    return sandbox.readInPlace(path).text
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(`${error.message} ${error.hint}`.replaceAll(path, '')).not.toContain('code-secret')
    return error.code
  }
}

it('reads what a walk found as readText does, in every encoding, up to a limit', async () => {
  const root = makeTree({
    'a.cbl': 'ONE\r\nTWO\r\n',
    'sub/b.txt': Buffer.from('Müller\n', 'latin1'),
    'sub/c.cpy': Buffer.from('\ufeffTHREE', 'utf8'),
    'sub/deep/d': toFixedRecords(['       MOVE A TO B.'], 80),
    'e.bin': Buffer.alloc(200),
    'empty.cbl': '',
    'wide.txt': Buffer.from('\ufeffVIER', 'utf16le'),
  })
  for (const codeDirs of [[root], [join(root, 'sub'), makeTree({ 'x.cbl': 'X' })]]) {
    const { sandbox } = await createSandbox({ codeDirs })
    for (const { path } of await sandbox.walk()) {
      expect(sandbox.readInPlace(path), path).toEqual(await sandbox.readText(path))
      expect(sandbox.readInPlace(path, 3), path).toEqual(await sandbox.readText(path, 3))
    }
  }
})

it('refuses what no walk gives', async () => {
  const base = makeTree({
    'code/a.cbl': 'INSIDE',
    'code/sub/b.cbl': 'INSIDE',
    'code/.env': secret,
    'code/keys/server.pem': secret,
    'code/.git/config': secret,
    'code/out/x.cbl': secret,
    'code/answer.md': `${secret}\n<!-- codewhisper:generated -->\n`,
    'code-secret/s': secret,
  })
  const root = join(base, 'code')
  symlinkSync(join(base, 'code-secret/s'), join(root, 'file-link'))
  symlinkSync(join(base, 'code-secret'), join(root, 'dir-link'))
  symlinkSync('a.cbl', join(root, 'inside-link'))
  symlinkSync('sub', join(root, 'inside-dir'))
  symlinkSync('nowhere', join(root, 'dangling'))
  execFileSync('mkfifo', [join(root, 'pipe')])
  const { sandbox } = await createSandbox({ codeDirs: [root], exclude: ['out'] })
  const denied = [
    '../code-secret/s',
    'sub/../../code-secret/s',
    join(base, 'code-secret/s'),
    '/etc/passwd',
    '/proc/self/environ',
    '~/x',
    '',
  ]
  denied.push(
    'a\0b',
    'file-link',
    'dir-link/s',
    'inside-link',
    'inside-dir/b.cbl',
    '.env',
    'keys/server.pem',
    '.git/config',
    'out/x.cbl',
    'answer.md',
  )
  for (const path of denied) expect(`${path} ${read(sandbox, path)}`).toBe(`${path} file_denied`)
  for (const path of ['nothing', 'a.cbl/b']) expect(`${path} ${read(sandbox, path)}`).toBe(`${path} file_missing`)
  for (const path of ['sub', 'pipe', '.']) expect(`${path} ${read(sandbox, path)}`).toBe(`${path} file_unreadable`)
  expect(read(sandbox, 'a.cbl')).toBe('INSIDE')
})

it('leaks nothing while somebody swaps a directory for a link', async () => {
  const base = makeTree({ 'code/sub/b.cbl': 'INSIDE', 'code-secret/b.cbl': secret, 'swap.cjs': '' })
  const root = join(base, 'code')
  mkdirSync(join(base, 'aside'))
  // Reading blocks this process, so another one swaps.
  writeFileSync(
    join(base, 'swap.cjs'),
    `const fs = require('node:fs')
    for (;;) {
      fs.renameSync(${JSON.stringify(join(root, 'sub'))}, ${JSON.stringify(join(base, 'aside/sub'))})
      fs.symlinkSync(${JSON.stringify(join(base, 'code-secret'))}, ${JSON.stringify(join(root, 'sub'))})
      fs.unlinkSync(${JSON.stringify(join(root, 'sub'))})
      fs.renameSync(${JSON.stringify(join(base, 'aside/sub'))}, ${JSON.stringify(join(root, 'sub'))})
    }`,
  )
  const { sandbox } = await createSandbox({ codeDirs: [root] })
  const swapping = spawn(process.execPath, [join(base, 'swap.cjs')], { stdio: 'ignore' })
  const seen = new Map<string, number>()
  const until = performance.now() + 1500
  while (performance.now() < until) {
    const text = read(sandbox, 'sub/b.cbl')
    seen.set(text, (seen.get(text) ?? 0) + 1)
  }
  swapping.kill('SIGKILL')
  expect([...seen.keys()].filter((text) => !['INSIDE', 'file_denied', 'file_missing', 'file_unreadable'].includes(text))).toEqual([])
  // The race was one.
  expect(seen.size).toBeGreaterThan(1)
})

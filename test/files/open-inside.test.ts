import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../src/base/app-error.ts'
import { openInside } from '../../src/files/open-inside.ts'
import { readBounded } from '../../src/files/read-file-bounded.ts'
import { makeTree } from './make-tree.ts'

const secret = 'SECRET-OUTSIDE'

/** `root` is the directory that may be read; `code-secret` beside it is not. */
function makeRoot(): { root: string; outside: string } {
  const base = makeTree({
    'code/a.cbl': 'INSIDE',
    'code/sub/b.cbl': 'INSIDE',
    'code/..foo': 'INSIDE',
    'code/.env': secret,
    'code/.env.example': 'INSIDE',
    'code/keys/server.pem': secret,
    'code/.git/config': secret,
    'code/credentials.json': secret,
    'code/CREDENTIALS.cbl': 'INSIDE',
    'code-secret/s': secret,
  })
  return { root: join(base, 'code'), outside: join(base, 'code-secret') }
}

async function read(root: string, path: string): Promise<string> {
  try {
    return Buffer.from((await readBounded({ root, path, maxBytes: 1000 })).bytes).toString('utf8')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(`${error.message} ${error.hint}`.replaceAll(path, '')).not.toContain('code-secret')
    return error.code
  }
}

describe('openInside', () => {
  it.each([
    '../x',
    'a/../../x',
    './././../x',
    '..',
    '',
    '/etc/passwd',
    '//etc/passwd',
    '/proc/self/environ',
    '/proc/self/root/etc/passwd',
    '/proc/self/cwd/../..',
    '/proc/self/fd/3',
    '/dev/zero',
    '/dev/stdin',
    '/dev/tcp/x/1',
    '~/.ssh/id_rsa',
    'file:///etc/passwd',
    'C:\\Windows\\x',
    '\\\\srv\\share',
    '\\\\?\\C:\\x',
    '\\\\.\\pipe\\x',
    'a\0.png',
    '../code-secret/s',
    '../code-secret/missing',
    `${'d/'.repeat(3000)}x`,
    '.env',
    'sub/../.ENV',
    '.git/config',
    '.GIT/config',
    '.g\u200cit/config',
    '.git /config',
    '.git./config',
    '.env:stream',
    'GIT~1/config',
    'keys/server.pem',
    'keys/SERVER.PEM',
    'credentials.json',
  ])('denies %j', async (path) => {
    expect(await read(makeRoot().root, path)).toBe('file_denied')
  })

  it.each(['%2e%2e%2fetc', '..%c0%af', '．．／etc', '..\\..\\etc', '$HOME/x', 'missing.cbl', 'a.cbl/x', 'n'.repeat(300)])(
    'takes %j for the name of a file that is not there',
    async (path) => {
      expect(await read(makeRoot().root, path)).toBe('file_missing')
    },
  )

  it.each(['a.cbl', './a.cbl', 'sub/../a.cbl', 'sub/b.cbl', '..foo', '.env.example', 'CREDENTIALS.cbl'])('reads %j', async (path) => {
    expect(await read(makeRoot().root, path)).toBe('INSIDE')
  })

  it('reads an absolute path below the root, and below the root of the file system', async () => {
    const { root } = makeRoot()
    expect([await read(root, join(root, 'a.cbl')), await read('/', join(root, 'a.cbl'))]).toEqual(['INSIDE', 'INSIDE'])
  })

  it('follows links that stay inside and no others', async () => {
    const { root, outside } = makeRoot()
    const links: Record<string, string> = {
      inner: 'a.cbl',
      innerDir: 'sub',
      out: join(outside, 's'),
      outDir: outside,
      chain1: 'chain2',
      chain2: 'out',
      dangling: join(outside, 'missing'),
      loop: 'loop',
      notes: '.env',
    }
    for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name))
    const paths = ['inner', 'innerDir/b.cbl', 'out', 'outDir/s', 'outDir/missing', 'chain1', 'dangling', 'dangling/x', 'loop', 'notes']
    expect(await Promise.all(paths.map((path) => read(root, path)))).toEqual(['INSIDE', 'INSIDE', ...Array(8).fill('file_denied')])
  })

  it('says the same of what exists outside and of what does not', async () => {
    const { root, outside } = makeRoot()
    symlinkSync(outside, join(root, 'd'))
    const messageOf = async (path: string): Promise<string> =>
      openInside(root, path).then(
        () => '',
        (error: Error) => error.message.replace(path, ''),
      )
    expect(await messageOf('d/s')).toBe(await messageOf('d/missing'))
    expect(await messageOf('../code-secret/s')).toBe(await messageOf('../code-secret/missing'))
  })

  it('neither reads nor waits for what is not a regular file', async () => {
    const { root } = makeRoot()
    execFileSync('mkfifo', [join(root, 'pipe')])
    expect(await Promise.all(Array.from({ length: 8 }, () => read(root, 'pipe')))).toEqual(Array(8).fill('file_unreadable'))
    expect(await read(root, 'sub')).toBe('file_unreadable')
  })

  it('reads a hard link, which nothing tells from a file', async () => {
    const { root, outside } = makeRoot()
    linkSync(join(outside, 's'), join(root, 'hard'))
    expect(await read(root, 'hard')).toBe(secret)
  })

  it('leaks nothing while somebody swaps a directory for a link', async () => {
    const { root, outside } = makeRoot()
    writeFileSync(join(outside, 'b.cbl'), secret)
    let running = true
    const swapping = (async () => {
      while (running) {
        renameSync(join(root, 'sub'), join(root, 'aside'))
        symlinkSync(outside, join(root, 'sub'))
        await nextTurn()
        unlinkSync(join(root, 'sub'))
        renameSync(join(root, 'aside'), join(root, 'sub'))
        await nextTurn()
      }
    })()
    const seen = new Set<string>()
    for (let round = 0; round < 150; round++) {
      for (const text of await Promise.all(Array.from({ length: 8 }, () => read(root, 'sub/b.cbl')))) seen.add(text)
    }
    running = false
    await swapping
    expect(seen.has(secret)).toBe(false)
  })
})

describe('readBounded', () => {
  it('reads the beginning of a file and says that there is more', async () => {
    const root = makeTree({ 'a.txt': '0123456789' })
    const { bytes, mtimeMs, ...rest } = await readBounded({ root, path: 'a.txt', maxBytes: 4 })
    expect({ text: Buffer.from(bytes).toString(), ...rest }).toEqual({ text: '0123', size: 10, truncated: true, changed: false })
    expect(mtimeMs).toBeGreaterThan(0)
  })

  it('reads an empty file', async () => {
    const root = makeTree({ empty: '' })
    mkdirSync(join(root, 'd'))
    expect((await readBounded({ root, path: 'empty', maxBytes: 4 })).bytes.length).toBe(0)
  })
})

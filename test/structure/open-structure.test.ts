import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRoots } from '../../src/files/code-root.ts'
import { Sandbox } from '../../src/files/sandbox.ts'
import { createFileCache } from '../../src/store/file-cache.ts'
import { openStructure } from '../../src/structure/open-structure.ts'

test('the status is that of the last comparison with the files, and names the file that keeps the facts', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'structure-'))
  const cacheDir = mkdtempSync(join(tmpdir(), 'cache-'))
  const file = join(dir, 'J.jcl')
  writeFileSync(file, '//J JOB\n//S EXEC PGM=P\n')
  utimesSync(file, 1, 1)
  const sandbox = new Sandbox((await openRoots([dir])).roots, { codeDirs: [dir] })
  let clock = Date.now() + 60_000
  const structure = openStructure({
    sandbox,
    cache: createFileCache(cacheDir),
    key: 'structure-x',
    threads: 'none',
    now: () => (clock += 1000),
  })
  const first = (await structure.index()).status()
  expect(first).toMatchObject({ scanned: 1, reused: 0, cache: join(cacheDir, 'structure-x.bin') })
  const second = (await structure.index()).status()
  expect(second).toMatchObject({ scanned: 0, reused: 1 })
  expect(Date.parse(second.checkedAt)).toBeGreaterThan(Date.parse(first.checkedAt))
  await structure.saved()
})

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { BlobCache } from '../../../src/base/blob-cache.ts'
import { openRoots } from '../../../src/files/code-root.ts'
import { createFileCache } from '../../../src/store/file-cache.ts'
import { openMemberIndex } from '../../../src/structure/index-codebase.ts'
import { openStructure } from '../../../src/structure/open-structure.ts'
import { buildRetrieval } from '../../../src/structure/retrieval/build-retrieval.ts'
import { ScanCrew, type ThreadOptions } from '../../../src/structure/scan-crew.ts'
import { scanners } from '../../../src/structure/scanners.ts'
import { makeTree } from '../../files/make-tree.ts'
import { later, WatchedSandbox } from '../open-index.ts'

const source = (text: string) => `       PROGRAM-ID. P.\n      * ${text}\n       PROCEDURE DIVISION.\n       MAIN.\n           GOBACK.\n`

async function open(dir: string, cacheDir: string, threads: ThreadOptions | 'none' = 'none') {
  const sandbox = new WatchedSandbox((await openRoots([dir])).roots, { codeDirs: [dir] })
  const structure = openStructure({ sandbox, cache: createFileCache(cacheDir), key: 'structure-x', threads, now: later })
  const pathsFor = async (word: string) => {
    const { units } = await structure.locate(word)
    await structure.saved()
    return [...new Set(units.map(({ path }) => path))]
  }
  return { pathsFor, sandbox, structure }
}

test('a changed file is read again, and no other', async () => {
  const dir = makeTree({ 'A.cbl': source('zebra'), 'B.cbl': source('giraffe') })
  const cacheDir = makeTree({})
  expect(await (await open(dir, cacheDir)).pathsFor('zebra')).toEqual(['A.cbl'])
  writeFileSync(join(dir, 'B.cbl'), source('zebra and lion'))
  const { pathsFor, sandbox } = await open(dir, cacheDir)
  expect((await pathsFor('zebra')).sort()).toEqual(['A.cbl', 'B.cbl'])
  expect(await pathsFor('giraffe')).toEqual([])
  expect(await pathsFor('lion')).toEqual(['B.cbl'])
  // A.cbl is only read for the lines that are shown.
  expect(sandbox.read.filter((path) => path === 'A.cbl')).toHaveLength(1)
})

test('the same files are answered from the cache, a file that is gone is gone', async () => {
  const dir = makeTree({ 'A.cbl': source('zebra'), 'B.cbl': source('zebra') })
  const cacheDir = makeTree({})
  await (await open(dir, cacheDir)).pathsFor('zebra')
  const again = await open(dir, cacheDir)
  await again.structure.retrieval()
  expect(again.sandbox.read).toEqual([])
  writeFileSync(join(dir, 'B.cbl'), '')
  expect(await (await open(dir, cacheDir)).pathsFor('zebra')).toEqual(['A.cbl'])
})

test.each(['structure-x-retrieval.bin', 'structure-x-words.bin'])('a damaged %s is built anew', async (name) => {
  const dir = makeTree({ 'A.cbl': source('zebra') })
  const cacheDir = makeTree({})
  await (await open(dir, cacheDir)).pathsFor('zebra')
  const file = join(cacheDir, name)
  const bytes = readFileSync(file)
  for (const damaged of [Buffer.alloc(0), bytes.subarray(0, bytes.length - 9), Buffer.concat([bytes, Buffer.from('x')]), flipped(bytes)]) {
    writeFileSync(file, damaged)
    writeFileSync(join(dir, 'B.cbl'), source(`lion ${damaged.length} ${damaged[60]}`))
    expect(await (await open(dir, cacheDir)).pathsFor('zebra')).toEqual(['A.cbl'])
  }
})

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy[bytes.length - 5] = (copy[bytes.length - 5] ?? 0) ^ 255
  return copy
}

test('words made in threads are those made without', async () => {
  const sample = fileURLToPath(new URL('../../../sample-code', import.meta.url))
  const threads = { file: new URL('../../../dist/scan-worker.js', import.meta.url), most: 2, bytesPerThread: 1 }
  const [alone, together] = [await open(sample, makeTree({})), await open(sample, makeTree({}), threads)]
  const question = 'Which paragraph rejects a meter reading, and with which reason code?'
  expect((await together.structure.locate(question)).units).toEqual((await alone.structure.locate(question)).units)
})

test('a build that is given up leaves the next one whole', async () => {
  const dir = makeTree({ 'A.cbl': source('zebra') })
  const { structure, pathsFor } = await open(dir, makeTree({}))
  await expect(structure.locate('zebra', {}, { signal: AbortSignal.abort(new Error('given up')) })).rejects.toThrow('given up')
  expect(await pathsFor('zebra')).toEqual(['A.cbl'])
})

test('what was counted before a build was given up is not counted again', async () => {
  const dir = makeTree({ 'A.cbl': source('zebra'), 'B.cbl': source('giraffe') })
  const { sandbox } = await open(dir, makeTree({}))
  const memory = new Map<string, Uint8Array>()
  const cache: BlobCache = {
    get: async (key) => memory.get(key),
    open: async () => undefined,
    put: async (key, bytes) => void memory.set(key, bytes),
  }
  const current = await openMemberIndex({ sandbox, cache, key: 'structure-x', threads: 'none', now: later }).members()
  const build = async (signal: AbortSignal) => {
    const crew = new ScanCrew({ sandbox, scanners, threads: undefined, signal })
    return buildRetrieval(current, { crew, cache, key: 'words' })
  }
  const givenUp = new AbortController()
  sandbox.onRead = () => givenUp.abort(new Error('given up'))
  await expect(build(givenUp.signal)).rejects.toThrow('given up')
  sandbox.onRead = () => {}
  sandbox.read.length = 0
  await build(new AbortController().signal)
  expect(sandbox.read).toEqual(['B.cbl'])
})

import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileCache } from '../../src/store/file-cache.ts'
import { makeTree } from '../files/make-tree.ts'

test('what a process that was killed left half written goes with the next write, what another is writing stays', async () => {
  const dir = makeTree({
    'structure-a.bin.0123456789ab.tmp': 'half',
    'structure-b.bin.ba9876543210.tmp': 'half',
    'notes.tmp': 'of somebody else',
  })
  const longAgo = Date.now() / 1000 - 7200
  for (const name of ['structure-a.bin.0123456789ab.tmp', 'notes.tmp']) utimesSync(join(dir, name), longAgo, longAgo)
  const cache = createFileCache(dir)
  await cache.put('structure-c', Buffer.from('whole'))
  expect(readdirSync(dir).sort()).toEqual(['notes.tmp', 'structure-b.bin.ba9876543210.tmp', 'structure-c.bin'])
  expect(Buffer.from((await cache.get('structure-c')) ?? []).toString()).toBe('whole')
})

test('a directory that cannot be made is a miss', async () => {
  const dir = makeTree({})
  writeFileSync(join(dir, 'file'), '')
  const cache = createFileCache(join(dir, 'file', 'below'))
  await cache.put('key', Buffer.from('x'))
  expect(await cache.get('key')).toBeUndefined()
})

test('a file that was opened is read in parts, also when another has taken its place', async () => {
  const cache = createFileCache(makeTree({}))
  expect(await cache.open('key')).toBeUndefined()
  await cache.put('key', Buffer.from('the first'))
  const opened = await cache.open('key')
  await cache.put('key', Buffer.from('another'))
  const read = (at: number, length: number) => Buffer.from(opened?.read(at, length) ?? []).toString()
  expect([opened?.length, read(4, 3), read(4, 100), read(100, 1)]).toEqual([9, 'fir', 'first', ''])
})

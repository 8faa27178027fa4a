import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { draftDurably, removeDrafts, writeDurably } from '../../src/store/write-durably.ts'
import { makeTree } from '../files/make-tree.ts'

test('a file is as before until it is put in its place, and then it is new; a link is replaced', async () => {
  const dir = makeTree({ 'a.md': 'old', 'theirs.md': 'theirs' })
  symlinkSync(join(dir, 'theirs.md'), join(dir, 'link.md'))
  const draft = await draftDurably(join(dir, 'a.md'), 'new')
  expect([readFileSync(join(dir, 'a.md'), 'utf8'), readdirSync(dir).length]).toEqual(['old', 4])
  await draft.place()
  await writeDurably(join(dir, 'link.md'), ['in ', 'parts'])
  expect([readFileSync(join(dir, 'a.md'), 'utf8'), readFileSync(join(dir, 'link.md'), 'utf8')]).toEqual(['new', 'in parts'])
  expect([readdirSync(dir), readFileSync(join(dir, 'theirs.md'), 'utf8')]).toEqual([['a.md', 'link.md', 'theirs.md'], 'theirs'])
  writeFileSync(join(dir, 'plain'), '')
  expect(statSync(join(dir, 'a.md')).mode).toBe(statSync(join(dir, 'plain')).mode)
})

test('what is refused leaves nothing behind', async () => {
  const dir = makeTree({})
  mkdirSync(join(dir, 'd.md'))
  await expect(writeDurably(join(dir, 'd.md'), 'x')).rejects.toThrow(/d\.md cannot be written: it is a directory/)
  await expect(writeDurably(join(dir, 'none', 'a.md'), 'x')).rejects.toThrow(/a\.md cannot be written: its directory does not exist/)
  expect(readdirSync(dir)).toEqual(['d.md'])
})

test('what was left half written is removed, in directories below as well, and nothing else', async () => {
  const dir = makeTree({ 'a.md.0123456789ab.tmp': '', 'b/c.md.0123456789ab.tmp': '', 'b/c.tmp': '', 'b/0123456789ab.tmp.md': '' })
  symlinkSync(makeTree({ 'x.0123456789ab.tmp': '' }), join(dir, 'link'))
  await removeDrafts(dir)
  expect([readdirSync(dir), readdirSync(join(dir, 'b')), readdirSync(join(dir, 'link'))]).toEqual([
    ['b', 'link'],
    ['0123456789ab.tmp.md', 'c.tmp'],
    ['x.0123456789ab.tmp'],
  ])
})

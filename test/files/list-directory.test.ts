import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listDirectory } from '../../src/files/list-directory.ts'
import { makeTree } from './make-tree.ts'

it('lists names with their kinds and never looks behind a link that leads out', async () => {
  const outside = makeTree({ 's/x.md': 'x' })
  const root = makeTree({ 'b.md': '', 'a/x.md': '', '.env': '', '.hidden/SKILL.md': '' })
  symlinkSync('a', join(root, 'in'))
  symlinkSync(join(outside, 's'), join(root, 'out'))
  symlinkSync('nowhere', join(root, 'lost'))
  symlinkSync('.env', join(root, 'secret'))
  expect(await listDirectory({ root, path: '.' })).toEqual([
    { name: '.hidden', kind: 'directory', link: false, inside: true },
    { name: 'a', kind: 'directory', link: false, inside: true },
    { name: 'b.md', kind: 'file', link: false, inside: true },
    { name: 'in', kind: 'directory', link: true, inside: true },
    { name: 'lost', kind: 'other', link: true, inside: false },
    { name: 'out', kind: 'other', link: true, inside: false },
    { name: 'secret', kind: 'other', link: true, inside: false },
  ])
})

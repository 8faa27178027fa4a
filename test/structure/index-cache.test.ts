import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFileCache } from '../../src/store/file-cache.ts'
import { openBlob, sealBlob } from '../../src/structure/sealed-blob.ts'
import { makeTree } from '../files/make-tree.ts'
import { freshMembers, later, openIndex, said } from './open-index.ts'

const tree = { 'A.cbl': 'COPY C.\nONE', 'B.cbl': 'COPY C\nTWO', 'C.cpy': 'TWO', D: 'COPY C', 'E.cbl': 'BUG' }

/** A codebase, its cache, and the file that the cache is. */
async function cached() {
  const dir = makeTree(tree)
  const cacheDir = makeTree({})
  const cache = createFileCache(cacheDir)
  const index = await openIndex(dir, { cache, now: later })
  await index.members()
  await index.saved()
  return { dir, cache, file: join(cacheDir, 'structure-test.bin') }
}

async function expectRebuilt({ dir, cache }: Awaited<ReturnType<typeof cached>>): Promise<void> {
  const index = await openIndex(dir, { cache, now: later })
  const members = await index.members()
  expect(said(members)).toEqual(await freshMembers(dir))
  expect(index.sandbox.read.length).toBeGreaterThan(0)
  await index.saved()
  const warm = await openIndex(dir, { cache, now: later })
  expect(said(await warm.members())).toEqual(said(members))
  expect(warm.sandbox.read).toEqual([])
}

interface Header {
  readonly entries: readonly { readonly main: number; readonly fields: number }[]
}

/** A cache file of the right form with another header, or with other bytes behind it. */
function forged(whole: Buffer, change: (header: Header) => unknown, facts = (bytes: Buffer, _: Header) => bytes): Buffer {
  const lengthAt = whole.indexOf('\n') + 1
  const headerAt = lengthAt + 4
  const headerEnd = headerAt + whole.readUInt32LE(lengthAt)
  const header: Header = JSON.parse(openBlob('header\n', whole.subarray(headerAt, headerEnd))?.toString() ?? '')
  const sealed = sealBlob('header\n', [Buffer.from(JSON.stringify(change(header)))])
  const length = Buffer.alloc(4)
  length.writeUInt32LE(sealed.length)
  return Buffer.concat([whole.subarray(0, lengthAt), length, sealed, facts(whole.subarray(headerEnd), header)])
}

/** Facts that are sealed as they should be and are none. */
function otherFacts(behind: Buffer, { entries }: Header): Buffer {
  const seal = 'fields\n'.length + 32
  const bytes = entries.reduce((sum, { main, fields }) => sum + main + fields, 0)
  const parts = entries.flatMap(({ main, fields }) => [
    sealBlob('main\n', [Buffer.alloc(main - seal + 2, '[]')]),
    fields === 0 ? Buffer.alloc(0) : sealBlob('fields\n', [Buffer.alloc(fields - seal, '[]')]),
  ])
  return Buffer.concat([behind.subarray(0, behind.length - bytes), ...parts])
}

describe('a cache that cannot be used is replaced', () => {
  it('when it is damaged or cut anywhere', async () => {
    const built = await cached()
    const whole = readFileSync(built.file)
    const damage = fc.oneof(
      fc.tuple(fc.nat({ max: whole.length - 1 }), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
        const bytes = Buffer.from(whole)
        bytes[at] = ((bytes[at] ?? 0) + by) % 256
        return bytes
      }),
      fc.nat({ max: whole.length - 1 }).map((length) => whole.subarray(0, length)),
      fc.uint8Array({ maxLength: 100 }).map((more) => Buffer.concat([whole, more, Buffer.of(0)])),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    )
    await fc.assert(
      fc.asyncProperty(damage, async (bytes) => {
        writeFileSync(built.file, bytes)
        await expectRebuilt(built)
      }),
      { numRuns: 200 },
    )
  })

  it.each<[string, (whole: Buffer) => Buffer]>([
    ['another header', (whole) => forged(whole, () => null)],
    ['other scanners', (whole) => forged(whole, (header) => ({ ...header, fingerprint: 'older' }))],
    ['entries that are none', (whole) => forged(whole, (header) => ({ ...header, entries: [null, 1, {}] }))],
    ['more facts than there are', (whole) => forged(whole, (header) => ({ ...header, entries: [] }))],
    [
      'fewer facts',
      (whole) =>
        forged(
          whole,
          (header) => header,
          (behind) => behind.subarray(0, -10),
        ),
    ],
    ['facts of another shape', (whole) => forged(whole, (header) => header, otherFacts)],
  ])('when it has a checksum and %s', async (_, forge) => {
    const built = await cached()
    const bytes = forge(readFileSync(built.file))
    writeFileSync(built.file, bytes)
    await expectRebuilt(built)
  })

  it('when it is of a codebase in another place', async () => {
    const built = await cached()
    const other = await cached()
    writeFileSync(other.file, readFileSync(built.file))
    await expectRebuilt(other)
  })

  it('and one that cannot be written is done without', async () => {
    const dir = makeTree(tree)
    const cacheDir = makeTree({})
    mkdirSync(join(cacheDir, 'structure-test.bin'))
    const index = await openIndex(dir, { cache: createFileCache(cacheDir) })
    expect(said(await index.members())).toEqual(await freshMembers(dir))
    await index.saved()
  })
})

it('facts are not read before a question looks at them', async () => {
  const { dir, cache, file } = await cached()
  const whole = readFileSync(file)
  const index = await openIndex(dir, { cache, now: later })
  const { members } = await index.members()
  // What is read now shows in what it says.
  writeFileSync(file, whole.fill(0, whole.length - 100))
  expect([...members.keys()]).toEqual(Object.keys(tree).sort())
  expect(index.sandbox.read).toEqual([])
  expect(said(await index.members())).toEqual(await freshMembers(dir))
  expect(index.sandbox.read).not.toEqual([])
})

it('two indexes that share a cache and live through changes are both right', async () => {
  const { dir, cache } = await cached()
  const [one, other] = [await openIndex(dir, { cache }), await openIndex(dir, { cache })]
  for (let round = 0; round < 10; round++) {
    writeFileSync(join(dir, 'C.cpy'), `ROUND ${round}`)
    const [first, second] = await Promise.all([one.members(), other.members()])
    expect(said(first)).toEqual(said(second))
    await Promise.all([one.saved(), other.saved()])
    const third = await openIndex(dir, { cache, now: later })
    expect(said(await third.members())).toEqual(said(first))
  }
})

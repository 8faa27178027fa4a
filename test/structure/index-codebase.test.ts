import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createFileCache } from '../../src/store/file-cache.ts'
import { makeTree } from '../files/make-tree.ts'
import { toFixedRecords } from '../files/to-ebcdic.ts'
import { freshMembers, later, openIndex, said } from './open-index.ts'

/** The names that a member mentions, with the place of each. */
async function mentioned(index: Awaited<ReturnType<typeof openIndex>>, path: string): Promise<string[]> {
  const facts = (await index.members()).members.get(path)
  return (facts?.references ?? []).map((reference) => `${reference.to.name} ${reference.path}:${reference.line}`)
}

describe('the members of an index', () => {
  it('are all text files with language, lines and what their scanner says, copybooks put in', async () => {
    const dir = makeTree({
      'cbl/A.cbl': 'COPY C.\nONE\n',
      'cpy/C.cpy': 'TWO\nCOPY D.',
      'cpy/D': 'THREE\n',
      'x/notes.md': '# Notes\n\nText\n',
      'x/data.bin': Buffer.alloc(300),
      'x/ebcdic.cbl': toFixedRecords(['FOUR'], 80),
      'x/empty.cbl': '',
    })
    const index = await openIndex(dir)
    const { members, encodings, diagnostics } = await index.members()
    expect([...members.values()].map(({ path, language, lines }) => `${path} ${language} ${lines}`)).toEqual([
      'cbl/A.cbl COBOL 3',
      'cpy/C.cpy COBOL copybook 2',
      'cpy/D other 1',
      'x/data.bin binary 0',
      'x/ebcdic.cbl COBOL 2',
      'x/empty.cbl COBOL 1',
      'x/notes.md Markdown 3',
    ])
    expect(await mentioned(index, 'cbl/A.cbl')).toEqual(['TWO cpy/C.cpy:1', 'THREE cpy/D:1', ' cpy/D:2', 'ONE cbl/A.cbl:2', ' cbl/A.cbl:3'])
    expect(await mentioned(index, 'x/ebcdic.cbl')).toEqual(['FOUR x/ebcdic.cbl:1', ' x/ebcdic.cbl:2'])
    expect(Object.fromEntries(encodings)).toEqual({ 'utf-8': 5, cp037: 1 })
    expect(diagnostics).toEqual([])
  })

  it('are the same object until something changes', async () => {
    const dir = makeTree({ 'A.cbl': 'ONE' })
    const index = await openIndex(dir, { now: later })
    const first = await index.members()
    expect(await index.members()).toBe(first)
    expect(index.sandbox.read).toEqual(['A.cbl'])
    writeFileSync(join(dir, 'A.cbl'), 'TWO')
    expect(await index.members()).not.toBe(first)
    expect(await mentioned(index, 'A.cbl')).toEqual(['TWO A.cbl:1'])
  })

  it('name a member whose scanner has a bug, once, and keep all others', async () => {
    const dir = makeTree({ 'A.cbl': 'COPY C\nONE', 'B.cbl': 'BUG', 'C.cpy': ' BUG', 'D.cbl': 'COPY C' })
    const index = await openIndex(dir)
    const { members, diagnostics } = await index.members()
    expect(diagnostics.map(({ level, rule, path }) => `${level} ${rule} ${path}`)).toEqual([
      'error scan-failed C.cpy',
      'error scan-failed B.cbl',
    ])
    expect(diagnostics[1]?.message).toBe(
      'The lines scanner fails on B.cbl (TypeError: a bug in the scanner), so its structure is missing: a bug of CodeWhisper, please report it.',
    )
    expect(members.get('B.cbl')).toEqual({
      path: 'B.cbl',
      language: 'COBOL',
      lines: 1,
      units: [],
      references: [],
      unresolved: [],
      fields: [],
      remarks: [],
    })
    expect(await mentioned(index, 'A.cbl')).toEqual(['COPY C A.cbl:1', 'ONE A.cbl:2'])
  })

  it('say which file cannot be read, and read it when it can be', async () => {
    const dir = makeTree({ 'A.cbl': 'COPY C', 'C.cpy': 'ONE' })
    chmodSync(join(dir, 'C.cpy'), 0)
    const index = await openIndex(dir, { now: later })
    const { diagnostics } = await index.members()
    // Root reads everything.
    if (process.getuid?.() !== 0) expect(diagnostics).toMatchObject([{ rule: 'not-scanned', path: 'C.cpy' }])
    chmodSync(join(dir, 'C.cpy'), 0o600)
    expect(said(await index.members())).toEqual(await freshMembers(dir))
    expect(await mentioned(index, 'A.cbl')).toEqual(['ONE C.cpy:1'])
  })

  it('never come from outside, whatever takes the place of a file after the walk', async () => {
    const outside = makeTree({ 'S.cbl': 'SECRET' })
    const dir = makeTree({ 'A.cbl': 'ONE', 'sub/S.cbl': 'TWO' })
    const index = await openIndex(dir)
    await index.sandbox.withOneWalk(async () => {
      await index.sandbox.walk()
      renameSync(join(dir, 'sub'), join(dir, 'aside'))
      symlinkSync(outside, join(dir, 'sub'))
      unlinkSync(join(dir, 'A.cbl'))
      symlinkSync(join(outside, 'S.cbl'), join(dir, 'A.cbl'))
      const { members, diagnostics } = await index.members()
      expect([...members.values()].map(({ path, language, units }) => [path, language, units])).toEqual([
        ['A.cbl', 'unreadable', []],
        ['sub/S.cbl', 'unreadable', []],
      ])
      expect(diagnostics.map(({ rule }) => rule)).toEqual(['not-scanned', 'not-scanned'])
      expect(JSON.stringify(diagnostics)).not.toContain(outside)
    })
  })
})

describe('an index', () => {
  it('reads nothing on a warm start', async () => {
    const dir = makeTree({ 'A.cbl': 'COPY C.\nONE', 'C.cpy': 'TWO', D: 'COPY C', 'x/E.txt': 'THREE', 'B.cbl': 'BUG' })
    const cache = createFileCache(join(makeTree({}), 'cache'))
    const cold = await openIndex(dir, { cache, now: later })
    const first = await cold.members()
    await cold.saved()
    const warm = await openIndex(dir, { cache, now: later })
    const second = await warm.members()
    expect(said(second)).toEqual(said(first))
    expect(second.state).toBe(first.state)
    expect([second.scanned, second.reused, first.scanned, first.reused]).toEqual([0, 5, 5, 0])
    expect(warm.sandbox.read).toEqual([])
    expect(first.diagnostics).toHaveLength(1)
  })

  it('reads again what was changed so late that its stamp may not tell, and then never more', async () => {
    const dir = makeTree({ 'A.cbl': 'ONE' })
    const cache = createFileCache(join(makeTree({}), 'cache'))
    for (const [now, reads] of [
      [Date.now, ['A.cbl']],
      [later, ['A.cbl']],
      [later, []],
    ] as const) {
      const index = await openIndex(dir, { cache, now })
      await index.members()
      await index.saved()
      expect(index.sandbox.read).toEqual(reads)
    }
  })

  it('scans what includes a changed copybook, directly or not, and nothing else', async () => {
    const dir = makeTree({ 'A.cbl': 'COPY C.', 'B.cbl': 'COPY D', 'C.cpy': 'COPY D', 'D.cpy': 'ONE', 'E.cbl': 'TWO', 'F.cbl': 'COPY G' })
    const index = await openIndex(dir, { now: later })
    await index.members()
    const changes: [string, () => void, string[]][] = [
      ['a copybook', () => writeFileSync(join(dir, 'D.cpy'), 'NEW'), ['A.cbl', 'B.cbl', 'C.cpy', 'D.cpy']],
      ['a copybook that appears', () => writeFileSync(join(dir, 'G.cpy'), 'G'), ['F.cbl', 'G.cpy']],
      ['a better one', () => writeFileSync(join(dir, 'd.cbl'), 'D'), ['d.cbl']],
      ['a touched file', () => utimesSync(join(dir, 'E.cbl'), 1, 1), ['E.cbl']],
      ['a copybook that is gone', () => rmSync(join(dir, 'D.cpy')), ['A.cbl', 'B.cbl', 'C.cpy', 'd.cbl']],
    ]
    for (const [what, change, reads] of changes) {
      index.sandbox.read.length = 0
      change()
      expect(said(await index.members()), what).toEqual(await freshMembers(dir))
      expect([...new Set(index.sandbox.read)].sort(), what).toEqual(reads)
    }
  })

  it('finds a change that keeps size and time of the file', async () => {
    const dir = makeTree({ 'A.cbl': 'ONE' })
    utimesSync(join(dir, 'A.cbl'), 1000, 1000)
    const index = await openIndex(dir, { now: later })
    await index.members()
    writeFileSync(join(dir, 'A.cbl'), 'TWO')
    utimesSync(join(dir, 'A.cbl'), 1000, 1000)
    expect(await mentioned(index, 'A.cbl')).toEqual(['TWO A.cbl:1'])
  })

  it('is shared by those who ask at the same time', async () => {
    const dir = makeTree(Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`P${n}.cbl`, `N${n}`])))
    const index = await openIndex(dir, { now: later })
    const [one, other] = await Promise.all([index.members(), index.members()])
    expect(one).toBe(other)
    expect(index.sandbox.read).toHaveLength(50)
  })

  it('tells how far it is', async () => {
    const dir = makeTree({ 'A.cbl': 'COPY C', 'C.cpy': 'ONE', D: 'TWO' })
    const index = await openIndex(dir)
    const seen: string[] = []
    await index.members({ onProgress: ({ done, total }) => seen.push(`${done}/${total}`) })
    expect(seen).toEqual(['1/3', '2/3', '3/3'])
  })

  it('keeps what was done when it is stopped, for the next process too', async () => {
    const dir = makeTree(Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`P${n}.cbl`, 'ONE\n'.repeat(500)])))
    const cache = createFileCache(makeTree({}))
    const index = await openIndex(dir, { now: later, cache })
    const controller = new AbortController()
    const onProgress = ({ done }: { done: number }) => {
      if (done === 20) controller.abort(new Error('stopped'))
    }
    await expect(index.members({ signal: controller.signal, onProgress })).rejects.toThrow('stopped')
    await vi.waitFor(async () => expect(await cache.get('structure-test')).toBeDefined())
    const { scanned, reused } = await (await openIndex(dir, { now: later, cache })).members()
    expect([scanned + reused, reused >= 20]).toEqual([400, true])
  })

  it('gives the work up when all have, and goes on with what was done', async () => {
    const dir = makeTree(Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`P${n}.cbl`, 'ONE\n'.repeat(500)])))
    const index = await openIndex(dir, { now: later })
    const one = new AbortController()
    const other = new AbortController()
    const stopped = new Error('stopped')
    const onProgress = ({ done }: { done: number }) => {
      if (done === 3) one.abort(stopped)
      if (done === 20) other.abort(stopped)
    }
    const results = await Promise.allSettled([
      index.members({ signal: one.signal, onProgress }),
      index.members({ signal: other.signal, onProgress }),
    ])
    expect(results).toEqual([
      { status: 'rejected', reason: stopped },
      { status: 'rejected', reason: stopped },
    ])
    const before = index.sandbox.read.length
    expect(before).toBeGreaterThanOrEqual(20)
    expect((await index.members()).members.size).toBe(400)
    expect(index.sandbox.read).toHaveLength(400)
    expect(before).toBeLessThan(400)
    await expect(index.members({ signal: AbortSignal.abort(stopped) })).rejects.toBe(stopped)
  })

  it('does not stop for one who gives up while another waits', async () => {
    const dir = makeTree(Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`P${n}.cbl`, 'ONE\n'.repeat(500)])))
    const index = await openIndex(dir)
    const controller = new AbortController()
    const given = index.members({ signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) })
    const kept = index.members()
    await expect(given).rejects.toThrow('enough')
    expect((await kept).members.size).toBe(100)
  })

  it('holds several directories apart', async () => {
    const base = makeTree({ 'one/cbl/A.cbl': 'COPY C', 'one/cpy/C.cpy': 'ONE', 'two/cbl/A.cbl': 'COPY C', 'two/cpy/C.cpy': 'TWO' })
    mkdirSync(join(base, 'three'))
    const { Sandbox } = await import('../../src/files/sandbox.ts')
    const { openRoots } = await import('../../src/files/code-root.ts')
    const dirs = ['one', 'two', 'three'].map((name) => join(base, name))
    const index = await openIndex(base, { sandbox: new Sandbox((await openRoots(dirs)).roots, { codeDirs: dirs }) })
    expect(await mentioned(index, 'one/cbl/A.cbl')).toEqual(['ONE one/cpy/C.cpy:1'])
    expect(await mentioned(index, 'two/cbl/A.cbl')).toEqual(['TWO two/cpy/C.cpy:1'])
  })
})

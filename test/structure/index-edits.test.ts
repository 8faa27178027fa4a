import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFileCache } from '../../src/store/file-cache.ts'
import { makeTree } from '../files/make-tree.ts'
import { freshMembers, later, openIndex, said } from './open-index.ts'

// Few names, so that members include each other, take each other's place and come back.
const path = fc
  .tuple(
    fc.constantFrom('', 'one/', 'two/', 'two/lib/'),
    fc.constantFrom('A', 'B', 'c', 'C', 'D'),
    fc.constantFrom('.cbl', '.cpy', '', '.txt', '.bms'),
  )
  .map((parts) => parts.join(''))
const line = fc.oneof(
  fc.constantFrom('A', 'B', 'C', 'D').map((name) => `COPY ${name}`),
  fc.constantFrom('A', 'C').map((name) => `COPY ${name} OF LIB`),
  // One length, so that only the content tells; the last makes a text without extension a program.
  fc.constantFrom('ONE', 'TWO', 'BUG', '       IDENTIFICATION DIVISION.', '\u0000\u0001\u0002'),
)
const text = fc.array(line, { maxLength: 4 }).map((lines) => lines.join('\n'))
const edit = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('write' as const), path, text }) },
  fc.record({ kind: fc.constant('delete' as const), path }),
  fc.record({ kind: fc.constant('rename' as const), path, to: path }),
)
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never

function apply(dir: string, change: Edit): void {
  const file = join(dir, change.path)
  if (change.kind === 'delete') rmSync(file, { force: true })
  else if (change.kind === 'write') {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, change.text)
  } else {
    mkdirSync(dirname(join(dir, change.to)), { recursive: true })
    try {
      renameSync(file, join(dir, change.to))
    } catch {
      // There is none.
    }
  }
}

it('an index that lives through edits, and one that begins with its cache, are equal to a fresh one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(edit, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 5 }), async (rounds) => {
      const dir = makeTree({}, { keep: true })
      const cache = createFileCache(join(dir, '.cache'))
      try {
        const living = await openIndex(dir, { cache })
        for (const edits of rounds) {
          for (const change of edits) apply(dir, change)
          const fresh = await freshMembers(dir)
          expect(said(await living.members())).toEqual(fresh)
          await living.saved()
          const begun = await openIndex(dir, { cache, now: later })
          expect(said(await begun.members())).toEqual(fresh)
          await begun.saved()
        }
      } finally {
        rmSync(dir, { recursive: true })
      }
    }),
    { numRuns: 60 },
  )
})

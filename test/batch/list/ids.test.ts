import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkList } from '../../../src/batch/list/check-list.ts'
import { jsonList } from '../../../src/batch/list/formats/json-list.ts'

interface Written {
  readonly question: string
  readonly context?: string
  readonly section?: readonly string[]
  readonly id?: string
}

const read = (list: readonly Written[]) => checkList(jsonList.read(JSON.stringify(list)), 'list')

function idsOf(...questions: readonly string[]): readonly string[] {
  const checked = read(questions.map((question) => ({ question })))
  return 'list' in checked ? checked.list.questions.map(({ id }) => id) : checked.faults.map(({ message }) => message)
}

test('ids that are made of questions', () => {
  expect(idsOf('What does WB-RATE do?')).toEqual(['what-does-wb-rate-do'])
  expect(idsOf("What's “über” Straße №5?")).toEqual([expect.stringMatching(/^whats-uber-stra-e-no5-[\da-f]{8}$/)])
  expect(idsOf('../../etc/cron.d/x')).toEqual(['etc-cron-d-x'])
  expect(idsOf('CON', 'Names', 'index')).toEqual([/^con-/, /^names-/, /^index-/].map((start) => expect.stringMatching(start)))
  expect(idsOf('\u{1F600}'.repeat(300), 'プログラムは何ですか?')).toEqual(Array(2).fill(expect.stringMatching(/^question-[\da-f]{8}$/)))
  expect(idsOf('\u202eWhat\u0000 \u001b[31mis it\u2028there?')).toEqual(['what-is-it-there'])
  expect(idsOf('word '.repeat(40))).toEqual([expect.stringMatching(/^(?:word-){12}[\da-f]{8}$/)])
  expect(idsOf('x'.repeat(100))).toEqual([expect.stringMatching(/^x{60}-[\da-f]{8}$/)])
})

test('each of several questions with the same slug gets a part of its hash', () => {
  const [a = '', b = '', c = ''] = idsOf('What is A?', 'What is "A"?', 'What is B?')
  expect([a, b, c]).toEqual([expect.stringMatching(/^what-is-a-[\da-f]{8}$/), expect.stringMatching(/^what-is-a-[\da-f]{8}$/), 'what-is-b'])
  expect(idsOf('What is "A"?', 'What is A?')).toEqual([b, a])
})

test('directories of sections', () => {
  const checked = read([
    { question: 'A?', section: ['One / Two', 'Über', 'Third', 'Fourth', 'Fifth'] },
    { question: 'B?', section: ['Lock', 'AUX', '漢字'] },
    { question: 'C?', section: ['../..', ' '] },
  ])
  expect('list' in checked && checked.list.questions.map(({ file }) => file)).toEqual([
    'one-two/uber/third-fourth-fifth/a.md',
    expect.stringMatching(/^lock-[\da-f]{8}\/aux-[\da-f]{8}\/section-[\da-f]{8}\/b\.md$/),
    expect.stringMatching(/^section-[\da-f]{8}\/c\.md$/),
  ])
})

const words = fc.constantFrom('What', 'does', 'A', 'B', '"A"', 'ä', 'a', '日本', '?', 'CON', 'index', 'x'.repeat(70))
const written: fc.Arbitrary<Written> = fc.record(
  {
    question: fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join(' ')),
    context: fc.constantFrom('', 'c', 'd'),
    section: fc.array(fc.constantFrom('One', 'Two', 'ö', 'Lock'), { maxLength: 5 }),
    id: fc.constantFrom('a', 'b', 'what-does'),
  },
  { requiredKeys: ['question'] },
)

test('the order of a list decides neither ids nor pages', () => {
  const shuffled = fc
    .array(written, { minLength: 1, maxLength: 8 })
    .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray([...list.keys()], { minLength: list.length, maxLength: list.length })))
  fc.assert(
    fc.property(shuffled, ([list, order]) => {
      const before = read(list)
      const after = read(order.flatMap((i) => list[i] ?? []))
      expect('list' in after).toBe('list' in before)
      if (!('list' in before && 'list' in after)) return
      const placed = before.list.questions.map(({ id, file }) => ({ id, file }))
      expect(after.list.questions.map(({ id, file }) => ({ id, file }))).toEqual(order.map((i) => placed[i]))
      expect(new Set(placed.map(({ file }) => file)).size).toBe(new Set(placed.map(({ id }) => id)).size)
    }),
    { numRuns: 500 },
  )
})

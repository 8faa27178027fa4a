import { expect, test } from 'vitest'
import { checkList } from '../../../src/batch/list/check-list.ts'
import { jsonList } from '../../../src/batch/list/formats/json-list.ts'
import { type Selection, selectQuestions } from '../../../src/batch/list/select-questions.ts'

const checked = checkList(
  jsonList.read(
    JSON.stringify([
      { question: 'A?', id: 'rate', section: 'Programs', tags: 'core' },
      { question: 'B?', id: 'rate-report', section: 'Programs / Reports', tags: 'core, print' },
      { question: 'C?', id: 'night', section: 'Jobs', tags: 'print' },
      { question: 'A?', id: 'rate', section: 'Jobs' },
      { question: 'D?', id: 'bare' },
    ]),
  ),
  'list',
)

function ids(selection: Selection): readonly string[] {
  if (!('list' in checked)) throw new Error('The list has faults.')
  return selectQuestions(checked.list, selection).map(({ id }) => id)
}

test.each<[string, Selection, readonly string[]]>([
  ['nothing said', {}, ['rate', 'rate-report', 'night', 'bare']],
  ['ids, ignoring case', { only: ['NIGHT', 'rate'] }, ['rate', 'night']],
  ['a pattern', { only: ['*rate*'] }, ['rate', 'rate-report']],
  ['a pattern with several stars', { only: ['r*-*t'] }, ['rate-report']],
  ['a section', { only: ['programs'] }, ['rate', 'rate-report']],
  ['a path of sections', { only: ['Programs / Reports'] }, ['rate-report']],
  ['a section that lists a question again', { only: ['jobs'] }, ['night', 'rate']],
  ['tags', { tags: ['print', 'core'] }, ['rate', 'rate-report', 'night']],
  ['both', { only: ['programs'], tags: ['print'] }, ['rate-report']],
  ['the first ones', { only: ['*'], limit: 2 }, ['rate', 'rate-report']],
])('%s', (_, selection, expected) => {
  expect(ids(selection)).toEqual(expected)
})

test('a star does not take letters twice', () => {
  expect(() => ids({ only: ['rate*ate'] })).toThrow(/there is no question or section "rate\*ate"/)
})

test('names that fit nothing are told with the nearest ones', () => {
  const thrown = (selection: Selection) => {
    try {
      return ids(selection)
    } catch (error) {
      return error
    }
  }
  expect(thrown({ only: ['rate', 'nigth'] })).toMatchObject({
    code: 'usage',
    message: '--only: there is no question or section "nigth" in the list.',
    hint: 'Nearest: night.',
  })
  expect(thrown({ tags: ['cores'] })).toMatchObject({
    code: 'usage',
    message: '--tag: there is no tag "cores" in the list.',
    hint: 'Nearest: core.',
  })
  expect(thrown({ only: ['night'], tags: ['core'] })).toMatchObject({ code: 'usage', message: 'No question fits both --only and --tag.' })
})

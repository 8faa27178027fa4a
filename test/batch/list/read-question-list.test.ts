import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readQuestionList } from '../../../src/batch/list/read-question-list.ts'
import type { ListedQuestion } from '../../../src/batch/question-list.ts'
import { makeList } from './make-list.ts'

const fixtures = join(import.meta.dirname, 'fixtures')
const readFixture = (name: string) => readQuestionList(join(fixtures, name))

const bills = 'The system bills water.'
const rate: ListedQuestion = {
  id: 'wbrate',
  question: 'What does `WBRATE` do?',
  title: 'What does `WBRATE` do?',
  section: ['Programs'],
  file: 'jobs/wbrate.md',
  context: bills,
  tags: ['tariffs', 'core', 'billing'],
}
const questions: readonly ListedQuestion[] = [
  rate,
  {
    id: 'which-files-does-wbpost-read-and-write',
    question: 'Which files does WBPOST read and write?',
    title: 'Files of WBPOST',
    section: ['Programs'],
    file: 'programs/which-files-does-wbpost-read-and-write.md',
    context: 'Look at the nightly job too.',
    tags: ['billing'],
  },
  {
    id: 'describe-the-inquiry-screen',
    question: 'Describe the inquiry screen.',
    title: 'Describe the inquiry screen.',
    section: ['Programs', 'Screens'],
    file: 'screens/inquiry.md',
    context: 'It is the one that clerks use.',
    tags: ['online'],
  },
  {
    id: 'which-jobs-run-every-night',
    question: 'Which jobs run every night?',
    title: 'Which jobs run every night?',
    section: ['Jobs'],
    file: 'jobs/which-jobs-run-every-night.md',
    context: bills,
    tags: ['billing'],
  },
  { ...rate, section: ['Jobs'] },
  {
    id: 'ou-est-calculee-la-taxe',
    question: 'Où est calculée la taxe?',
    title: 'Où est calculée la taxe?',
    section: ['Jobs'],
    file: 'jobs/ou-est-calculee-la-taxe.md',
    context: bills,
    tags: ['billing'],
  },
]
const twice = (first: number, line: number) => ({
  level: 'info',
  rule: 'listed-twice',
  message: `This question stands in line ${first} as well. It is asked once and listed in both places.`,
  line,
})
const passedOver = (what: string, line: number, where = `line ${line}`) => ({
  level: 'info',
  rule: 'passed-over',
  message: `Not asked: ${what} (${where}).`,
  line,
})

test('a list in Markdown', async () => {
  const notes = [
    passedOver('paragraph that is no question', 9, 'lines 9, 34'),
    twice(13, 38),
    passedOver('code block', 42),
    passedOver('table', 46),
  ]
  expect(await readFixture('water.md')).toEqual({ list: { title: 'The billing system', questions, notes } })
})

test.each([
  ['water.csv', 'water', twice(2, 6)],
  ['water.json', 'The billing system', twice(6, 21)],
  ['water.yaml', 'The billing system', twice(5, 22)],
  ['water.jsonl', 'water', twice(1, 6)],
])('the same list as %s gives the same questions', async (name, title, note) => {
  expect(await readFixture(name)).toEqual({ list: { title, questions, notes: [note] } })
})

test('a list of lines', async () => {
  const bare = [questions[0], questions[1], questions[2], questions[3], questions[5]].map((listed) => listed?.question ?? '')
  const ids = ['what-does-wbrate-do', ...[1, 2, 3, 5].map((i) => questions[i]?.id ?? '')]
  const expected = bare.map((question, i) => ({ id: ids[i], question, title: question, section: [], file: `${ids[i]}.md`, tags: [] }))
  expect(await readFixture('water.txt')).toEqual({ list: { title: 'water', questions: expected, notes: [] } })
})

test('paragraphs are questions where there are no list items, but for those that introduce the sections', async () => {
  const expected = [
    ['What does WBRATE do?', 'Programs', 'what-does-wbrate-do'],
    ['Describe WBPOST and its files.', 'Programs', 'describe-wbpost-and-its-files'],
    ['Explain the nightly run.', 'Jobs', 'explain-the-nightly-run'],
  ].map(([question, section = '', id]) => ({
    ...{ id, question, title: question, section: [section] },
    ...{ file: `${section.toLowerCase()}/${id}.md`, tags: [] },
  }))
  expect(await readFixture('paragraphs.md')).toEqual({
    list: { title: 'paragraphs', questions: expected, notes: [passedOver('paragraph that is no question', 1)] },
  })
})

test.each([
  ['the only one, above sections, is the title', '# A\n\n## B\n\n- x?\n', 'A', [['B']]],
  ['one of two is a section', '# A\n\n## B\n\n- x?\n\n# C\n\n- y?\n', 'list', [['A', 'B'], ['C']]],
  ['one with questions is a section', '# A\n\n- x?\n\n## B\n\n- y?\n', 'list', [['A'], ['A', 'B']]],
  ['one that is not the first is a section', '## B\n\n- x?\n\n# A\n\n## C\n\n- y?\n', 'list', [['B'], ['A', 'C']]],
  ['one without sections is a section', '# A\n\nx?\n', 'list', [['A']]],
  ['the front matter has the last word on the title', '---\ntitle: T\n---\n# A\n## B\n- x?\n', 'T', [['B']]],
  ['levels can be left out', '## A\n- x?\n#### B\n- y?\n### C\n- z?\n', 'list', [['A'], ['A', 'B'], ['A', 'C']]],
])('headings of the first level: %s', async (_, text, title, sections) => {
  const read = await readQuestionList(makeList('list.md', text))
  expect('list' in read && { title: read.list.title, sections: read.list.questions.map(({ section }) => section) }).toEqual({
    title,
    sections,
  })
})

test('what lies below a list item is its fields and its context', async () => {
  const text = [
    '* What does A do? <!-- as written -->',
    '',
    '  It is called at night.',
    '',
    '  * Id: a.1',
    '  * tag: core',
    '  * Note: see the runbook',
    '    * and its appendix',
    '  * context: Two',
    '    lines.',
    '',
    '  ```',
    '  CALL A',
    '  ```',
    '*',
    '* # No text',
  ]
  const read = await readQuestionList(makeList('list.md', text.join('\n')))
  const question = 'What does A do? <!-- as written -->'
  const context = 'It is called at night.\ntag: core\nNote: see the runbook\n* and its appendix\nTwo\nlines.\n```\nCALL A\n```'
  expect(read).toEqual({
    list: {
      title: 'list',
      questions: [{ id: 'a.1', question, title: question, section: [], file: 'a.1.md', context, tags: [] }],
      notes: [
        { level: 'warning', rule: 'unknown-field', message: '"tag" is read as context. Did you mean "tags"?', line: 6 },
        { level: 'info', rule: 'passed-over', message: 'Not asked: list item without a text (lines 15, 16).', line: 15 },
      ],
    },
  })
})

test('comments are passed over in silence, a comment without an end is told', async () => {
  const read = await readQuestionList(makeList('list.md', '<!-- a --> <!-- b -->\n\n- x?\n\n<!-- c\n\n- y?\n'))
  const x = { id: 'x', question: 'x?', title: 'x?', section: [], file: 'x.md', tags: [] }
  expect(read).toEqual({ list: { title: 'list', questions: [x], notes: [passedOver('block of HTML', 5)] } })
})

test('scalars of YAML are the texts that were written', async () => {
  const read = await readQuestionList(makeList('list.yml', '- question: yes\n  id: 007\n  tags: [1.10, no]\n  context: ~\n- 12\n'))
  expect(read).toEqual({
    list: {
      title: 'list',
      questions: [
        { id: '007', question: 'yes', title: 'yes', section: [], file: '007.md', tags: ['1.10', 'no'] },
        { id: '12', question: '12', title: '12', section: [], file: '12.md', tags: [] },
      ],
      notes: [],
    },
  })
})

test('separators, line ends and marks of spreadsheets', async () => {
  const texts = [
    '\ufeffquestion,id\r\n"Is it ""A"", or B?",a\r\n',
    'question;id\n"Is it ""A"", or B?";a\n;\n',
    'question\tid\r"Is it ""A"", or B?"\ta',
  ]
  const question = 'Is it "A", or B?'
  for (const text of texts) {
    expect(await readQuestionList(makeList('list.csv', text))).toEqual({
      list: { title: 'list', questions: [{ id: 'a', question, title: question, section: [], file: 'a.md', tags: [] }], notes: [] },
    })
  }
})

test('unknown fields are told once, with the nearest one', async () => {
  const unknown = (message: string, line: number) => ({ level: 'warning', rule: 'unknown-field', message, line })
  const known = 'Known are question, id, title, section, file, context, tags.'
  const notesOf = async (name: string, text: string) => {
    const read = await readQuestionList(makeList(name, text))
    return 'list' in read && read.list.notes
  }
  expect(await notesOf('list.csv', 'question,quuestion,priority,\nWhat?,,1,\nWhy?,x,2,\n')).toEqual([
    unknown('"quuestion" means nothing here and is left out. Did you mean "question"?', 1),
    unknown(`"priority" means nothing here and is left out. ${known}`, 1),
  ])
  expect(
    await notesOf('list.json', '{"contxt": "x",\n"questions": [\n{"question": "What?", "tag": 1},\n{"question": "Why?", "tag": 2}]}'),
  ).toEqual([
    unknown('"contxt" means nothing here and is left out. Did you mean "context"?', 1),
    unknown('"tag" means nothing here and is left out. Did you mean "tags"?', 3),
  ])
})

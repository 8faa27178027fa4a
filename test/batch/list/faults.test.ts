import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { limits } from '../../../src/base/limits.ts'
import { readQuestionList } from '../../../src/batch/list/read-question-list.ts'
import { makeList } from './make-list.ts'

async function faultsOf(name: string, content: string | Uint8Array): Promise<readonly string[]> {
  const read = await readQuestionList(makeList(name, content))
  return 'faults' in read ? read.faults.map(({ line, message }) => `${line}: ${message}`) : []
}

test('all faults of a list are told at once, by line', async () => {
  const list = [
    'questions:',
    '  - What?',
    '  - question: ""',
    '    id: x',
    '  - question: Why?',
    '    id: no id',
    '    file: ../x',
    '    tags: { a: b }',
    '  - [What?]',
    '  - question: Where?',
    '    id: same',
    '    title: { a: b }',
    '  - question: When?',
    '    id: SAME',
    '    section: [[A]]',
  ]
  expect(await faultsOf('list.yaml', list.join('\n'))).toEqual([
    '3: There is no text to be asked here. Write a question, or leave it out.',
    '6: "no id" can be no id. Take letters a-z, digits, dots, hyphens and underscores, 80 at most, no dot at an end.',
    '7: "../x" can be no page: ".." begins with a dot.',
    '8: "tags" has to be a text or a list of texts.',
    '9: A question has to be a text, or a map with "question".',
    '12: "title" has to be a text. Put a number or the like into quotes.',
    '13: The id "same" is that of another question in line 10. Give one of them another id.',
    '15: "section" has to be a text or a list of texts.',
  ])
})

test.each([
  ['a comment', '[\n// no\n"a"]', '2: This is no JSON: "//" stands where a value is expected.'],
  ['a comma at the end', '["a"\n,\n]', '3: This is no JSON: "]" stands where a value is expected.'],
  ['single quotes', "['a']", `1: This is no JSON: "'a']" stands where a value is expected.`],
  ['an end too early', '[\n"a",\n', '3: This is no JSON: the text ends where a value is expected.'],
  ['something behind', '["a"]\nx', '2: This is no JSON: "x" stands where the end of the list is expected.'],
  ['no comma', '["a"\n"b"]', '2: This is no JSON: "b" stands where a comma or ] is expected.'],
  ['a bare name', '[{question: "a"}]', '1: This is no JSON: "question:" stands where a name in double quotes is expected.'],
  ['a line break in a text', '["a\n"]', '1: This is no JSON: ""a" stands where a value is expected.'],
  [
    'a name that stands twice',
    '[{"question":"a",\n"question":"b"}]',
    '2: "question" stands here twice, first in line 1. Leave one of them out.',
  ],
  ['no questions', '{\n}', '1: There is no "questions" here, which holds the list of questions.'],
  ['questions that are no list', '{"questions":\n"a"}', '2: "questions" has to be a list.'],
  ['a number', '7', '1: This has to be a list of questions, or a map with "questions".'],
  ['a number as a question', '["a",\n7]', '2: A question has to be a text, or a map with "question".'],
  ['a number as an id', '[{"question":"a","id":7}]', '1: "id" has to be a text. Put a number or the like into quotes.'],
])('JSON: %s', async (_, text, fault) => {
  expect(await faultsOf('list.json', text)).toEqual([fault])
})

test('JSON lines: a line that cannot be read costs itself alone', async () => {
  expect(await faultsOf('list.jsonl', '"a"\n{"question":"b",}\n\n[]\n"c"\n{}\n')).toEqual([
    '2: This is no JSON: "}" stands where a name in double quotes is expected.',
    '4: A question has to be a text, or a map with "question".',
    '6: There is no text to be asked here. Write a question, or leave it out.',
  ])
})

test.each([
  [
    'a colon in a text',
    '- a\n- Which: b or c: d?',
    '2: This YAML cannot be read: Nested mappings are not allowed in compact mappings. Put a text that holds a colon into quotes.',
  ],
  ['a tag', '- a\n- !!js/function x', '2: This YAML cannot be read: Unresolved tag: tag:yaml.org,2002:js/function.'],
  ['an alias', '- &a x\n- *a', '2: "*a" is an alias, which is not followed. Write the text out.'],
  ['a second document', '- a\n---\n- b', '2: A second document begins here. Put all into one.'],
  ['a key that stands twice', '- question: a\n  question: b', '2: This YAML cannot be read: Map keys must be unique.'],
])('YAML: %s', async (_, text, fault) => {
  expect(await faultsOf('list.yaml', text)).toEqual([fault])
})

test.each([
  [
    'no header',
    'What?\nWhy?\n',
    ['1: The first row has to name the columns, and one of them "question"; others are id, title, section, file, context, tags.'],
  ],
  ['a column that stands twice', 'question,id,ID\na,b,c\n', ['1: The column "id" stands here twice. Leave one of them out.']],
  [
    'rows that are too long or too short',
    'question,id\na\n"b\n",c\nWhat, or why?,d,e\n',
    [
      '2: This row has 1 cell and the header 2. Put a cell that holds the separator into quotes.',
      '5: This row has 4 cells and the header 2. Put a cell that holds the separator into quotes.',
    ],
  ],
  [
    'a stray quote',
    'question,id\na,b\nWhat "is" it?,c\n',
    [
      '3: A quote stands within a cell of the row that begins here. Put the whole cell into quotes, and double those that belong to its text.',
    ],
  ],
  [
    'an open quote',
    'question,id\na,b\n"c\nd\n',
    ['3: A cell of the row that begins here opens a quote that is never closed. Close it, or double it.'],
  ],
])('CSV: %s', async (_, text, faults) => {
  expect(await faultsOf('list.csv', text)).toEqual(faults)
})

test('faults of front matter and of fields below an item have their lines', async () => {
  expect(await faultsOf('list.md', '---\ntitle: a: b\n---\n- x?\n')).toEqual([
    '2: This YAML cannot be read: Nested mappings are not allowed in compact mappings. Put a text that holds a colon into quotes.',
  ])
  expect(await faultsOf('list.md', '---\n- a\n---\n- x?\n')).toEqual(['2: The front matter has to be lines of the form key: value.'])
  expect(await faultsOf('list.md', '---\ntitle: a\n- x?\n')).toEqual([
    '1: The front matter is never closed. Put a line --- behind its last field.',
  ])
  expect(
    await faultsOf('list.md', '---\ntitle: a\n---\n\n- x?\n  - id: a\n\n- y?\n\n  text\n\n  - file: /etc/x\n  - id: a/b\n  - id: c\n'),
  ).toEqual([
    '12: "/etc/x" can be no page: it has to be relative to the output directory.',
    '13: "a/b" can be no id. Take letters a-z, digits, dots, hyphens and underscores, 80 at most, no dot at an end.',
    '14: "id" stands here twice, first in line 13. Leave one of them out.',
  ])
})

test('pages that cannot be', async () => {
  const files = [
    'a\\b',
    'C:x',
    '~/x',
    'a//b',
    '/a',
    './a',
    'a/.git/b',
    'con',
    'a/NUL.txt/b',
    'a./b',
    'a /b',
    'a|b',
    'a\u0000b',
    'a\u202eb',
    'é'.repeat(60),
  ]
  const faults = await faultsOf('list.jsonl', files.map((file, i) => JSON.stringify({ question: `Question ${i}?`, file })).join('\n'))
  expect(faults.map((fault) => /: ([^:]+)\.$/.exec(fault)?.[1])).toEqual([
    'directories are separated by /',
    ...Array(2).fill('it has to be relative to the output directory'),
    'a part of it is empty',
    'it has to be relative to the output directory',
    '"." begins with a dot',
    '".git" begins with a dot',
    '"con.md" is the name of a device on Windows',
    '"NUL.txt" is the name of a device on Windows',
    '"a." begins or ends with a blank or a dot',
    '"a" begins or ends with a blank or a dot',
    ...Array(3).fill('it holds characters that have no place in the name of a file'),
    `"${'é'.repeat(60)}.md" is longer than 100 bytes`,
  ])
})

test('pages in the same place, ignoring case', async () => {
  const list = [
    { question: 'A?', file: 'x/a' },
    { question: 'B?', file: 'X/A.md' },
    { question: 'C?', file: 'x/a.md/c' },
    { question: 'D?', file: 'index' },
    { question: 'E?', file: 'Lock/e' },
    { question: 'F?', id: 'names' },
    { question: 'A?', file: 'other' },
  ]
  expect(await faultsOf('list.jsonl', list.map((one) => JSON.stringify(one)).join('\n'))).toEqual([
    '2: The page "X/A.md" needs the place of "x/a.md", the page of line 1. Give this question another id or file.',
    '3: The page "x/a.md/c.md" needs the place of "x/a.md", the page of line 1. Give this question another id or file.',
    '4: The page "index.md" is a place that the output itself needs. Give this question another id or file.',
    '5: The page "Lock/e.md" is a place that the output itself needs. Give this question another id or file.',
    '6: The page "names.md" is a place that the output itself needs. Give this question another id or file.',
    '7: This question has another file in line 1, and can have one page alone.',
  ])
})

test('what is too large, in another encoding, or no list', async () => {
  expect(await faultsOf('list.txt', 'x\n'.repeat(limits.listBytes / 2 + 1))).toEqual([
    'null: The list is longer than 4,194,304 bytes. Make several lists of it.',
  ])
  expect(await faultsOf('list.txt', 'x\n'.repeat(limits.listQuestions + 1))).toEqual([
    '10001: There are more than 10,000 questions. Make several lists of them.',
  ])
  expect(await faultsOf('list.txt', `a\n${'x'.repeat(limits.questionBytes + 1)}`)).toEqual([
    '2: This question has 32,769 bytes with its context; at most 32,768 are taken.',
  ])
  expect(await faultsOf('list.txt', Buffer.from('a\nb\xe9\n', 'latin1'))).toEqual(['2: This is not UTF-8. Save the list as UTF-8.'])
  const known = 'Known are .md, .markdown, .txt, .csv, .json, .jsonl, .ndjson, .yaml, .yml.'
  expect(await faultsOf('list.xlsx', 'a')).toEqual([`null: The extension ".xlsx" tells no format of lists. ${known}`])
  expect(await faultsOf('list', 'a')).toEqual([`null: A name without an extension tells no format of lists. ${known}`])
  for (const name of ['list.md', 'list.txt', 'list.csv', 'list.yaml', 'list.jsonl']) {
    expect(await faultsOf(name, '')).toEqual(['null: There are no questions in this list.'])
  }
})

test('a file that cannot be read', async () => {
  const file = makeList('list.md', '- x?\n')
  const directory = join(dirname(file), 'directory.md')
  mkdirSync(directory)
  const missing = join(dirname(file), 'missing.md')
  await expect(readQuestionList(missing)).rejects.toMatchObject({ code: 'file_missing', message: `There is no list ${missing}.` })
  await expect(readQuestionList(join(file, 'x.md'))).rejects.toMatchObject({ code: 'file_missing' })
  await expect(readQuestionList('a\0.md')).rejects.toMatchObject({ code: 'file_unreadable' })
  await expect(readQuestionList(directory)).rejects.toMatchObject({
    code: 'file_unreadable',
    message: `The list ${directory} cannot be read: it is no regular file.`,
  })
})

import { writeFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markdownList } from '../../../src/batch/list/formats/markdown-list.ts'
import { unsafeBecause } from '../../../src/batch/list/page-files.ts'
import { readQuestionList } from '../../../src/batch/list/read-question-list.ts'
import { makeList } from './make-list.ts'

function rewrite(file: string, content: string): string {
  writeFileSync(file, content)
  return file
}

const nested = /nested too deeply for a list of questions/

// Some of these end the process, or take minutes, when they reach the parser.
test.each([
  ['json', '['.repeat(1e5), nested],
  ['jsonl', '{"a":'.repeat(1e5), nested],
  ['yaml', '['.repeat(1e5), nested],
  ['yaml', '- '.repeat(1e5), nested],
  ['yaml', '? '.repeat(1e5), nested],
  ['yaml', '{a: '.repeat(1e5), nested],
  ['yaml', `a: &a [x, x]\nb: &b [*a, *a]\nquestions: [*b, *b]`, /"\*a" is an alias/],
  ['yaml', Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join('\n'), /more than 200 keys/],
  ['md', '- '.repeat(1e5), nested],
  ['md', '>'.repeat(1e5), nested],
  ['md', '1. '.repeat(1e5), nested],
  ['md', Array.from({ length: 500 }, (_, i) => `${' '.repeat(2 * i)}- a`).join('\n'), nested],
  ['md', `- ${'a\n  '.repeat(1e5)}`, /more than 1,000 lines/],
  ['md', `- x\n${'  - a\n'.repeat(1e5)}`, /more than 1,000 lines/],
  ['md', '\n'.repeat(4e6), /no questions/],
  ['md', `---\n${'a: b\n'.repeat(9000)}---\n- x?`, /front matter is longer/],
  ['md', '- x\n'.repeat(200_000), /more than 10,000 questions/],
  ['md', `${'<!-- a -->'.repeat(1e5)}x`, /no questions/],
  ['md', '<!-- '.repeat(1e5), /no questions/],
  ['json', JSON.stringify([{ question: '', context: `${'\n'.repeat(1e6)}x` }]), /no text to be asked/],
  ['csv', '"'.repeat(4e6), /has to name the columns/],
  ['csv', ','.repeat(4e5), /has to name the columns/],
])('hostile %s (%#) is a fault', async (extension, content, fault) => {
  const read = await readQuestionList(makeList(`list.${extension}`, content))
  expect('faults' in read && read.faults[0]?.message).toMatch(fault)
})

test('whatever stands in a list, its pages lie inside and no text can harm a terminal', async () => {
  const piece = fc.constantFrom(
    '../',
    '/',
    '\\',
    'CON',
    '\u202e',
    '\u0000',
    '\u001b]0;x\u0007',
    '\u{1F600}',
    'ß',
    '日',
    'Index',
    ' ',
    '\n',
    '.',
    '?',
    'a',
  )
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  const question = fc.record({
    question: text,
    section: fc.array(text, { maxLength: 5 }),
    title: text,
    context: text,
    tags: fc.array(text),
    file: text,
  })
  const lists = fc.array(question, { minLength: 1, maxLength: 4 })
  const file = makeList('list.json', '')
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const read = await readQuestionList(rewrite(file, JSON.stringify(list)))
      if ('faults' in read) expect(read.faults).not.toEqual([])
      for (const listed of 'list' in read ? read.list.questions : []) {
        expect(unsafeBecause(listed.file)).toBeUndefined()
        expect(listed.file).toMatch(/^[^/].*\.md$/)
        expect(listed.id).toMatch(/^[a-z0-9][a-z0-9._-]{0,79}$/)
        expect(JSON.stringify(listed)).not.toMatch(/\\u0|\u202e/)
      }
    }),
  )
})

test('any text is a list or has faults, in every format', async () => {
  const piece = fc.constantFrom(
    '- ',
    '# ',
    '\n',
    '  ',
    '"',
    ',',
    ';',
    '\t',
    '{',
    '}',
    '[',
    ']',
    ':',
    'question',
    'a',
    '?',
    '```',
    '---',
    '>',
    '|',
    '&a',
    '*a',
    '!x',
    '<!--',
    '-->',
    '1. ',
    '\\',
    "'",
    '%',
  )
  const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))
  const extensions = fc.constantFrom('md', 'txt', 'csv', 'json', 'jsonl', 'yaml')
  const files = new Map(['md', 'txt', 'csv', 'json', 'jsonl', 'yaml'].map((extension) => [extension, makeList(`list.${extension}`, '')]))
  await fc.assert(
    fc.asyncProperty(extensions, text, async (extension, content) => {
      const read = await readQuestionList(rewrite(files.get(extension) ?? '', content))
      const lines = content.split('\n').length
      for (const { line } of 'faults' in read ? read.faults : read.list.notes) expect(line ?? 1).toBeLessThanOrEqual(lines)
    }),
    { numRuns: 500 },
  )
})

test('questions of Markdown know their lines', () => {
  const block = fc.constantFrom(
    '# H',
    '## H',
    'Setext\n---',
    '- item?',
    '- item?\n  goes on\n\n  context\n  - id: x\n  - tags: a',
    '* star?\n\n\n* star again?',
    '1. one?\n   ```\n   code\n   ```\n2. two?',
    '- [ ] box?\n  - [x] below',
    '-\n  behind?',
    'Paragraph?\nMore?',
    '```\n- code\n```',
    '> quote\nlazy',
    '<!-- a\n\nb -->',
    '<div>\n\nInside?\n\n</div>',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '[ref]: x',
    '\t- tab?',
    '***',
  )
  const separator = fc.constantFrom('\n', '\n\n', '\n\n\n', '\n \n')
  fc.assert(
    fc.property(fc.array(fc.tuple(block, separator), { maxLength: 12 }), (blocks) => {
      const text = blocks.flat().join('')
      const lines = text.split('\n')
      for (const { line, fields } of markdownList.read(text).questions) {
        const [first = ''] = String(fields.get('question')?.value).split('\n')
        expect(lines[line - 1]).toContain(first.trim())
      }
    }),
    { numRuns: 2000 },
  )
})

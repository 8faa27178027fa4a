import { expect, test } from 'vitest'
import { readTemplate } from '../../../src/batch/plan/read-template.ts'

test('front matter, headings, items, fields, context, comments and lines that go on', () => {
  const text = [
    '---',
    'title: "{system}"',
    '---',
    '- What is it?',
    '<!-- a note',
    'that goes on -->',
    '# Programs #',
    '## {program.main}',
    '1. What does {program}',
    '   do?',
    '   - tags: a, b',
    '   * for a newcomer',
    '   - needs: job.scheduled, screen',
  ].join('\r\n')
  expect(readTemplate(`\ufeff${text}`)).toEqual({
    template: {
      frontMatter: 'title: "{system}"',
      root: {
        level: 0,
        title: { line: 0, text: '' },
        items: [{ question: { line: 4, text: 'What is it?' }, nested: [], needs: [] }],
        sections: [
          {
            level: 1,
            title: { line: 7, text: 'Programs' },
            items: [],
            sections: [
              {
                level: 2,
                title: { line: 8, text: '{program.main}' },
                items: [
                  {
                    question: { line: 9, text: 'What does {program} do?' },
                    nested: [
                      { line: 11, text: 'tags: a, b' },
                      { line: 12, text: 'for a newcomer' },
                    ],
                    needs: [
                      { line: 13, text: 'job.scheduled' },
                      { line: 13, text: 'screen' },
                    ],
                  },
                ],
                sections: [],
              },
            ],
          },
        ],
      },
    },
  })
})

test('a wrong name is told with its line and the nearest names', () => {
  const text = ['- What does {progam} do?', '- Which job runs {program.bach}?', '- Who reads {view.read}?', '- And {what ever}?'].join('\n')
  expect(readTemplate(text)).toEqual({
    faults: [
      { line: 1, message: '{progam} is no placeholder. Near to it: program.' },
      { line: 2, message: '{program.bach}: there is no trait "bach" of {program}. Near to it: batch.' },
      { line: 3, message: '{view.read}: there is no trait "read" of {view}. It has none.' },
      {
        line: 4,
        message:
          '{what ever} is no placeholder. There are program, job, proc, transaction, screen, table, view, database, segment, file, dataset, queue, copybook, record, source, missing, system.',
      },
    ],
  })
})

test('names of what every object has are no placeholders', () => {
  expect(readTemplate('- {constructor} {program.toString}')).toMatchObject({ faults: [{ line: 1 }, { line: 1 }] })
})

test('a section and a question are about one kind of thing', () => {
  const text = [
    '# {program}',
    '- Which job runs {program} and what does {job} do?',
    '## {table}',
    '# Other',
    '- Which {job} runs {program}?',
    '- What does {job} do?',
    '  - about {program}',
  ].join('\n')
  expect(readTemplate(text)).toEqual({
    faults: [
      { line: 2, message: 'The heading above is about {program}; {job} needs a line of its own outside of it.' },
      { line: 3, message: 'The heading above is about {program}; {table} needs a line of its own outside of it.' },
      { line: 5, message: 'This line is about {job} already; {program} needs a line of its own outside of it.' },
      { line: 7, message: 'The question above does not name {program}.' },
    ],
  })
})

test('an id of a repeated question has to differ', () => {
  expect(readTemplate('- What does {job} do?\n  - id: job-purpose\n- What is this?\n  - id: what\n')).toEqual({
    faults: [{ line: 2, message: 'The question is asked of every {job}: put {job} into id.' }],
  })
})

test('what would be no question, or a surprising one, is a fault', () => {
  expect(readTemplate('# A\nWhat does it do?\n\n| a | b |\n- One\n  - needs: programs')).toEqual({
    faults: [
      { line: 2, message: 'This is neither a heading nor a list item. Write questions as list items and notes as comments: <!-- … -->.' },
      { line: 4, message: 'This is neither a heading nor a list item. Write questions as list items and notes as comments: <!-- … -->.' },
      { line: 6, message: '{programs} is no placeholder. Near to it: program.' },
    ],
  })
})

test('front matter without an end, and front matter that is no YAML', () => {
  expect(readTemplate('---\ntitle: x\n- a')).toEqual({
    faults: [{ line: 1, message: 'The front matter has no end: a line of --- is missing.' }],
  })
  expect(readTemplate('---\ntitle: "{system}"\ntags: [a\n---\n- a')).toMatchObject({ faults: [{ line: 3 }] })
})

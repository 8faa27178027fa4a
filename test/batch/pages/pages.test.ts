import { expect, test } from 'vitest'
import { answerLine } from '../../../src/batch/pages/answer-line.ts'
import { indexPage } from '../../../src/batch/pages/index-page.ts'
import { isGenerated } from '../../../src/files/classify-file.ts'
import { documented, filesOf, listedQuestion, sampleSet } from './sample-set.ts'

const files = filesOf(sampleSet)

test.each([...files.keys()])('%s', async (name) => {
  await expect(files.get(name)).toMatchFileSnapshot(`fixtures/sample-set/${name.replace(' (1)', '')}`)
})

test('CodeWhisper does not read its own pages', () => {
  const lines = sampleSet.entries.flatMap(({ listed, record }) => (record ? [answerLine(listed, record)] : []))
  const read = [...files.values(), ...lines].filter((text) => !isGenerated(Buffer.from(text)))
  expect(read).toEqual([])
})

test('a line of JSON has what a page has, and nothing that differs from run to run but the time', () => {
  const [entry] = sampleSet.entries.slice(1)
  const line = entry?.record && answerLine(entry.listed, entry.record)
  expect(line).not.toContain('\n')
  expect(JSON.parse(line ?? '')).toEqual({
    codewhisper: 'generated',
    schema: 1,
    id: 'what-rate-does',
    title: 'RATE',
    section: ['Programs', 'RATE'],
    tags: ['core'],
    page: 'programs/rate/what-rate-does.md',
    question: 'What does RATE do,\nand how?',
    answer: entry?.record?.answer,
    outcome: 'answered',
    outcomeReason: null,
    citations: entry?.record?.citations.map(({ firstLine, ...citation }) => citation),
    skills: ['tariffs'],
    provider: 'openai',
    model: 'gpt-x',
    usage: { inputTokens: 1200, outputTokens: 340, cachedTokens: 0, costUsd: 0.01 },
    at: '2026-11-22T20:18:00.000Z',
    error: null,
    about: [{ kind: 'program', name: 'RATE' }],
    names: [
      { kind: 'dataset', name: 'PROD.TARIFF' },
      { kind: 'program', name: 'DAYS' },
    ],
  })
})

test('pages lead to headings of the index, as GitHub names them', () => {
  const sections = [['A & B'], ['A & B', 'Ünder_score: `X`'], ['C'], ['C', 'C'], ['D', 'E', 'F', 'G', 'H', 'I']]
  const entries = sections.map((section, i) => documented(listedQuestion({ id: `q${i}`, section, file: `q${i}.md` }), { answer: 'x' }))
  const set = filesOf({ title: 'Title', source: 'q.md', entries })
  const anchors = sections.map((_, i) => /index\.md#([^)]*)/.exec(set.get(`q${i}.md`) ?? '')?.[1])
  expect(anchors).toEqual(['a--b', '%C3%BCnder_score-x', 'c', 'c-1', 'i'])
  expect((set.get('index.md') ?? '').match(/^#.*/gm)).toEqual([
    '# Title',
    '## A & B',
    '### Ünder\\_score: `X`',
    '## C',
    '### C',
    '## D',
    '### E',
    '#### F',
    '##### G',
    '###### H',
    '###### I',
  ])
})

test('without pages nothing is linked', () => {
  const set = { ...sampleSet, entries: [documented(listedQuestion(), { page: null, about: [{ kind: 'job', name: 'NIGHT' }] })] }
  expect([...filesOf(set).keys()]).toEqual(['index.md', 'not-answered.md', 'names.md'])
  expect(indexPage(set)).toContain('- Where is the tariff?\n')
})

test('an index of nothing, and one with a word about its age', () => {
  expect(indexPage({ title: 'None', source: 'none.txt', entries: [] }, '2 pages are *stale*.')).toBe(`<!-- codewhisper:generated -->

# None

Written by CodeWhisper from the questions of none.txt; changes to this page are overwritten.

0 questions.

2 pages are \\*stale\\*.

[Programs, jobs, data … by name](names.md) · [Questions without a full answer](not-answered.md)
`)
})

import { expect, test } from 'vitest'
import type { BatchPreview } from '../../../src/batch/report/batch-preview.ts'
import { previewDocument, previewText } from '../../../src/batch/report/preview-text.ts'
import { listedQuestion } from './sample-report.ts'

const preview: BatchPreview = {
  out: 'docs/system',
  questions: [
    { listed: listedQuestion({ id: 'all', title: 'What is it?', section: [], file: 'all.md' }), state: 'done', outcome: 'answered' },
    { listed: listedQuestion({ section: ['Programs', 'Rating\x1b[2J'] }), state: 'ask', outcome: null },
    { listed: listedQuestion({ section: ['Programs', 'Rating\x1b[2J'], file: 'b.md' }), state: 'ask', outcome: 'failed' },
    { listed: listedQuestion({ section: ['Jobs'], file: 'c.md', title: 'x\n'.repeat(99) }), state: 'edited', outcome: 'answered' },
    { listed: listedQuestion({ section: [], file: 'd.md' }), state: 'done', outcome: 'not_found' },
  ],
}

test('what would be asked, by section', () => {
  expect(previewText(preview)).toBe(`  done    all.md  What is it?

Programs / Rating
  ask     programs/wbrate.md  What does WBRATE do?
  ask     b.md  What does WBRATE do? (failed before)

Jobs
  edited  c.md  ${'x '.repeat(49)}x…

Without a section
  done    d.md  What does WBRATE do? (not found)

5 questions: 2 would be asked, 2 are done, 1 changed by hand and left alone. This is a dry run: nothing is asked or written.`)
  expect(previewText({ out: 'd', questions: preview.questions.slice(0, 1) })).toContain('1 question: 0 would be asked, 1 is done. ')
})

test('the document', () => {
  expect(previewDocument({ ...preview, questions: preview.questions.slice(2, 3) })).toEqual({
    schema: 1,
    dryRun: true,
    out: 'docs/system',
    questions: [
      { id: 'wbrate', question: 'What does WBRATE do?', section: ['Programs', 'Rating'], page: 'b.md', state: 'ask', outcome: 'failed' },
    ],
    error: null,
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleQuestions } from '../../../src/batch/check/stale-questions.ts'
import { DocumentedSample } from './documented-sample.ts'

test('asked again is what is stale, gone, failed or was never asked; what was edited is left unless forced', async () => {
  const sample = new DocumentedSample()
  await sample.answer('kept', ['cbl/WBSTMT.cbl:10'])
  await sample.answer('changed', ['cbl/WBRATE.cbl:61'])
  await sample.answer('dropped', ['cbl/WBRATE.cbl:61'])
  await sample.answer('edited', ['cbl/WBRATE.cbl:61'])
  await sample.answer('edited-only', ['cbl/WBSTMT.cbl:10'])
  await sample.answer('gone', ['cbl/WBSTMT.cbl:10'])
  await sample.answer('nothing', [], { outcome: 'not_found' })
  await sample.answer('failed', [], { outcome: 'failed', page: null })
  await sample.answer('asked-otherwise', ['cbl/WBSTMT.cbl:10'], { asked: 'f00d' })
  sample.list('never', 'failed', 'nothing', 'gone', 'edited-only', 'edited', 'changed', 'kept', 'never', 'changed', 'asked-otherwise')
  for (const id of ['edited', 'edited-only']) sample.write(`docs/pages/${id}.md`, 'Mine.\n')
  sample.remove('docs/pages/gone.md')
  const lines = readFileSync(sample.path('sample-code/cbl/WBRATE.cbl'), 'utf8').split('\n')
  sample.write('sample-code/cbl/WBRATE.cbl', lines.map((line, i) => (i === 60 ? '           CONTINUE' : line)).join('\n'))
  const { documentation, report } = await sample.check()
  const ids = ({ selected, again, edited, unlisted }: ReturnType<typeof staleQuestions>) => ({
    selected: selected.map(({ id }) => id),
    again: [...again],
    edited: edited.map(({ id }) => id),
    unlisted: unlisted.map(({ id }) => id),
  })
  expect(ids(staleQuestions(documentation, report, { force: false }))).toEqual({
    selected: ['never', 'failed', 'gone', 'changed', 'asked-otherwise'],
    again: ['gone', 'changed'],
    edited: ['edited'],
    unlisted: ['dropped'],
  })
  expect(ids(staleQuestions(documentation, report, { force: true }))).toEqual({
    selected: ['never', 'failed', 'gone', 'edited', 'changed', 'asked-otherwise'],
    again: ['gone', 'edited', 'changed'],
    edited: [],
    unlisted: ['dropped'],
  })
})

import { expect, test } from 'vitest'
import { resultsPage } from '../../scripts/eval/results-page.ts'
import { scoreReply } from '../../scripts/eval/score.ts'
import { absentQuestion, cite, questionOf, replyOf } from './replies.ts'

test('measures of all and by kind, and what is missing; no times', () => {
  const scores = [
    scoreReply(questionOf(), replyOf('The fee is 5.00.', [cite('a.cbl:10')], { ms: 1 })),
    scoreReply(questionOf({ id: 'q-3', kind: 'list' }), replyOf('FEE', [cite('a.cbl:1')], { ms: 2 })),
    scoreReply(absentQuestion, replyOf('The fee …', [], { ms: 3 })),
  ]
  expect(resultsPage(scores, 'the offline model')).toBe(`# What was measured

<!-- Written by npm run eval; README.md says what is measured and how. -->

3 questions over \`sample-code\` with \`skills\`, answered by the offline model.

| kind | questions | file cited | line cited | facts | precision | absent ok | broken | unreadable | median length | median citations |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| all | 3 | 1 | 0.5 | 0.5 | 1 | 0 | 0 | 0 | 16 | 1 |
| rule | 1 | 1 | 1 | 1 | 1 | – | 0 | 0 | 16 | 1 |
| list | 1 | 1 | 0 | 0 | 1 | – | 0 | 0 | 3 | 1 |
| absent | 1 | – | – | – | – | 0 | 0 | 0 | – | – |

## What is missing

- q-3, list: What is the fee?
  no gold line cited; not told: \`\\b5\\.00\`
- q-2, absent: What is the fee?
  \`answered\`, not \`not_found\`
`)
})

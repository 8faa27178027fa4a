import { expect, test } from 'vitest'
import { findPassages } from '../../../src/structure/retrieval/find-passages.ts'
import { WordFinder } from '../../../src/structure/retrieval/word-finder.ts'
import { WordTerms } from '../../../src/structure/retrieval/word-terms.ts'

const lines = `
           MOVE BERTH TO HARBOUR.
           MOVE SPACES TO PRINT-LINE.
           WRITE PRINT-REC.
           MOVE 1 TO PAGE-NO.
           WRITE PRINT-REC.
           MOVE ZERO TO LINE-NO.
           WRITE PRINT-REC.
           MOVE 2 TO PAGE-NO.
           WRITE PRINT-REC.
           MOVE BERTH-BASE TO BERTH-PRICE.
           MOVE BERTH-TAX TO BERTH-DUE.
           MOVE BERTH-DUE TO BERTH-TOTAL.`
  .slice(1)
  .split('\n')

test('lines that go on speaking of one thing come before one that only names two', () => {
  const words = ['berth', 'harbour'].map((word) => ({ word, worth: 1, forms: [{ term: word, share: 1, same: true }] }))
  const [best] = findPassages(
    { lines, startLine: 1, language: 'COBOL', isHead: false, wantsPast: false },
    words,
    [0.5, 0.3],
    new WordFinder(words, new WordTerms()),
  )
  expect(best?.lines.join('\n')).toContain('MOVE BERTH-TAX')
})

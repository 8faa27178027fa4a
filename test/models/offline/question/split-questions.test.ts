import { describe, expect, it } from 'vitest'
import { splitQuestions } from '../../../../src/models/offline/question/split-questions.ts'

describe('several questions in one text', () => {
  it.each([
    ['What is LEDGER for?', ['What is LEDGER for?']],
    ['What does LEDGER do? Who calls it?', ['What does LEDGER do?', 'Who calls it?']],
    ['Does the job supply every file? If not, which DD is missing?', ['Does the job supply every file? If not, which DD is missing?']],
    ['A task ended with abend 4444. Which programs can issue that?', ['A task ended with abend 4444. Which programs can issue that?']],
    ['Where is TOTAL set? Why?', ['Where is TOTAL set? Why?']],
    ['1. What runs first?\n2. What runs last?', ['1. What runs first?', '2. What runs last?']],
    ['', []],
  ])('%j', (text, questions) => expect(splitQuestions(text)).toEqual(questions))

  it('keeps all of a long list, the end of it together', () => {
    const text = Array.from({ length: 9 }, (_, i) => `What does P${i} do?`).join(' ')
    const questions = splitQuestions(text)
    expect(questions).toHaveLength(4)
    expect(questions.join(' ')).toBe(text)
  })
})

import { expect, test } from 'vitest'
import { spokenWords } from '../../../src/base/words/spoken-words.ts'
import { wordForm } from '../../../src/base/words/word-form.ts'

test('the table of spoken words is well formed, and has no word twice', () => {
  const table = spokenWords()
  expect(table.length).toBeGreaterThan(100)
  const words = table.map((entry) => entry.words.map(wordForm).join(' '))
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  for (const { words: said, forms } of table) {
    expect(said.join(' ')).toMatch(/^[a-z]+(?: [a-z]+)*$/)
    for (const form of forms) expect([said.join(' '), form]).toEqual([said.join(' '), expect.stringMatching(/^[a-z]{2,}$/)])
    expect(new Set(forms).size).toBe(forms.length)
  }
})

import { expect, test } from 'vitest'
import { abbreviations } from '../../../src/base/words/abbreviations.ts'

test('the table of abbreviations is well formed, and has no word twice', () => {
  const table = abbreviations()
  expect(table.length).toBeGreaterThan(500)
  const words = table.map((entry) => entry.words.join(' '))
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
  for (const { words: said, forms } of table) {
    expect(said.join(' ')).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/)
    for (const form of forms) expect([said.join(' '), form]).toEqual([said.join(' '), expect.stringMatching(/^[a-z0-9]{2,}$/)])
    expect(new Set(forms).size).toBe(forms.length)
  }
})

test.each([
  ['bill of lading', 'bol'],
  ['leaf area index', 'lai'],
  ['link edit', 'lked'],
  ['maximum temperature', 'tmax'],
  ['pause', 'wait'],
  ['return code', 'rc'],
  ['sleep', 'delay'],
  ['url', 'uri'],
  ['volume table of contents', 'vtoc'],
])('what the trade says has its short form, or the word that code has for it: %s', (phrase, form) => {
  expect(abbreviations().find(({ words }) => words.join(' ') === phrase)?.forms).toContain(form)
})

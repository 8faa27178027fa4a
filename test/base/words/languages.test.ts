import { expect, test } from 'vitest'
import { codeLanguages } from '../../../src/base/words/languages/language-tables.ts'
import { stopWords } from '../../../src/base/words/stop-words.ts'

test.each(codeLanguages.map((language) => [language.name, language] as const))('the table of %s', async (_, { small, table }) => {
  const entries = (await table()).trim().split(/ \| |\n/)
  const heads = entries.map((entry) => entry.split(':')[0])
  expect(entries.filter((entry) => !/^[a-z][a-z-]*:(?: [\p{Ll}\d-]{2,})+$/u.test(entry))).toEqual([])
  expect(heads).toEqual([...new Set(heads)].sort())
  expect(heads).toEqual(expect.arrayContaining(['account', 'customer', 'error', 'invoice', 'payment', 'tax']))
  // The words by which the language is told are no English ones.
  expect(small.filter((word) => stopWords.has(word))).toEqual([])
})

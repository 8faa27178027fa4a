import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oneEditApart } from '../../../src/base/words/one-edit-apart.ts'
import { createTokenizer } from '../../../src/base/words/tokenize.ts'
import { wordForm } from '../../../src/base/words/word-form.ts'

describe('tokenize', () => {
  const tokenize = createTokenizer()

  it.each([
    ['WS-ACCT-BAL', ['ws-acct-bal', 'ws', 'acct', 'bal']],
    ['acct_bal', ['acct_bal', 'acct', 'bal']],
    ['readFile2', ['readfile2', 'read', 'fil']],
    ['XMLHttpRequest', ['xmlhttprequest', 'xml', 'http', 'request']],
    ['S0C7 abends', ['s0c7', 'abend']],
    ['C# and C++', ['c#', 'c', 'c++', 'c']],
    ['APIs', ['api']],
    ['by e-mail', ['e-mail', 'e', 'mail', 'email']],
    ['CUST-E-MAIL', ['cust-e-mail', 'cust', 'e', 'mail', 'email']],
    ['PIPE-MAIL', ['pipe-mail', 'pip', 'mail']],
    ["the job's step", ['job', 'step']],
    ["the job isn't there, they've said", ['job', 'said']],
    ['Größe überprüfen', ['größe', 'überprüfen']],
    ['What is the?', []],
    ['x'.repeat(65), []],
  ])('%j', (text, terms) => {
    expect(tokenize(text)).toEqual(terms)
  })

  it.each([
    [['batch', 'batches', 'batched', 'batching'], 'batch'],
    [['copy', 'copies', 'copied'], 'copi'],
    [['class', 'classes'], 'class'],
    [['run', 'runs', 'running'], 'run'],
    [['status'], 'status'],
    [['cics'], 'cic'],
    [['sting'], 'sting'],
  ])('gives one form to %j', (words, form) => {
    expect(words.map(wordForm)).toEqual(words.map(() => form))
  })
})

describe('oneEditApart', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })

  function edits(word: string): Set<string> {
    const out = new Set<string>()
    for (let i = 0; i <= word.length; i++) {
      for (const letter of 'abc') {
        out.add(word.slice(0, i) + letter + word.slice(i))
        if (i < word.length) out.add(word.slice(0, i) + letter + word.slice(i + 1))
      }
      if (i < word.length) out.add(word.slice(0, i) + word.slice(i + 1))
      if (i + 1 < word.length) out.add(word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2))
    }
    out.delete(word)
    return out
  }

  it('agrees with trying every edit', () => {
    fc.assert(fc.property(letters, letters, (a, b) => oneEditApart(a, b) === edits(a).has(b)))
  })
})

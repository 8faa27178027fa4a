import { expect, test } from 'vitest'
import { codesIn } from '../../../../src/models/offline/question/codes.ts'
import { coreOf } from '../../../../src/models/offline/question/core-words.ts'
import { kindSaidOf } from '../../../../src/models/offline/question/noun-of-name.ts'
import { isTradeWord } from '../../../../src/models/offline/question/trade-words.ts'

test('codes are what a noun before them makes codes', () => {
  expect(codesIn('What does reason code 104 mean?')).toEqual(['104'])
  expect(codesIn('Why is it rejected with R12?')).toEqual(['R12'])
  expect(codesIn('Which program handles SQL error -532?')).toEqual(['-532'])
  expect(codesIn('Does it count 1900 as a leap year, and what happens with PF3?')).toEqual([])
})

test('the core is what is done to what', () => {
  expect(coreOf('How do I merge two accounts into one?')?.words).toEqual(['merge', 'two', 'accounts'])
  expect(coreOf('Which job creates the direct debit file for the bank?')).toMatchObject({
    words: ['creates', 'direct', 'debit', 'file'],
    ofDoer: true,
  })
  expect(coreOf('How is an invoice number built, and when?')?.words).toEqual(['invoice', 'number'])
  expect(coreOf('Which program raised it?')).toBeUndefined()
})

test('the noun beside a name says what it is', () => {
  expect(kindSaidOf('What does job PAYRUN do?', 'PAYRUN')).toBe('job')
  expect(kindSaidOf('What does the PAYRUN transaction start?', 'PAYRUN')).toBe('transaction')
  expect(kindSaidOf('Which routines can the main program run for a path?', 'run')).toBeUndefined()
  expect(kindSaidOf('What does the program run do?', 'run')).toBe('program')
  expect(kindSaidOf('What does PAYRUN do?', 'PAYRUN')).toBeUndefined()
})

test('products, languages and keys are no names of a system', () => {
  expect(['Db2', 'CICS', 'pf3', 'PL/I', 'PF12'].filter(isTradeWord)).toHaveLength(5)
  expect(['PAYRUN', 'P06', 'U1062'].filter(isTradeWord)).toEqual([])
})

import { expect, test } from 'vitest'
import type { Aspect, Draft } from '../../../src/models/offline/aspect.ts'
import { leavesUnsaid } from '../../../src/models/offline/leaves-unsaid.ts'
import { questionOf } from '../../../src/models/offline/question/question.ts'

const words = ['program', 'weighs', 'parcel', 'printer', 'paper', 'jams'].map((word) => ({ word, weight: 1, units: 2, forms: [word] }))
const subject = { name: 'PCSCALE', kinds: ['program'], paths: ['PCSCALE.cbl'], named: true, score: 1 } as const

function toldBy(asks: RegExp, draft: Partial<Draft> = {}) {
  const aspect: Aspect = { name: 'weighing', asks: ({ bare }) => asks.test(bare), calls: () => [], draft: () => undefined }
  return [{ aspect, subject, draft: { lead: ['PCSCALE weighs the parcel.'], quotes: [], ...draft } }]
}

const anything = toldBy(/./)

test('what is said of one question leaves the other unsaid', () => {
  const question = questionOf('Which program weighs a parcel, and what happens when the printer paper jams?')
  expect(leavesUnsaid(question, anything, ['PCSCALE weighs the parcel.'], words)).toBe(true)
  expect(leavesUnsaid(question, anything, ['PCSCALE weighs the parcel.', 'IF PAPER-JAMS'], words)).toBe(false)
})

test('few words of asking are no question of their own', () => {
  const question = questionOf('Which program weighs a parcel, and what happens then?')
  expect(leavesUnsaid(question, anything, ['PCSCALE weighs the parcel.'], words)).toBe(false)
})

test('a part that asks for something else than what was found out is unsaid, however short', () => {
  const weighing = toldBy(/weighs/)
  expect(leavesUnsaid(questionOf('Which program weighs a parcel, and how often?'), weighing, ['PCSCALE weighs the parcel.'], words)).toBe(
    true,
  )
  expect(
    leavesUnsaid(questionOf('When the parcel is wet, which program weighs it?'), weighing, ['PCSCALE weighs the parcel.'], words),
  ).toBe(false)
})

test('what a thing is, is not all that was asked of it', () => {
  const introduced = toldBy(/./, { introduces: true })
  expect(leavesUnsaid(questionOf('Which parcels does PCSCALE send back?'), introduced, ['PCSCALE weighs the parcel.'], words)).toBe(true)
  const question = questionOf('What is PCSCALE for?')
  expect(leavesUnsaid(question, introduced, ['PCSCALE weighs the parcel.'], words)).toBe(false)
  expect(leavesUnsaid(question, [], [], words)).toBe(false)
})

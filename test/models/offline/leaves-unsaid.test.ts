import { expect, test } from 'vitest'
import { leavesUnsaid } from '../../../src/models/offline/leaves-unsaid.ts'

const words = ['program', 'weighs', 'parcel', 'printer', 'paper', 'jams'].map((word) => ({ word, weight: 1, units: 2, forms: [word] }))
const question = 'Which program weighs a parcel, and what happens when the printer paper jams?'

test('what is said of one question leaves the other unsaid', () => {
  expect(leavesUnsaid(question, ['PCSCALE weighs the parcel.'], words)).toBe(true)
  expect(leavesUnsaid(question, ['PCSCALE weighs the parcel.', 'IF PAPER-JAMS'], words)).toBe(false)
})

test('few words of asking are no question of their own', () => {
  expect(leavesUnsaid('Which program weighs a parcel, and what happens then?', ['PCSCALE weighs the parcel.'], words)).toBe(false)
})

import { expect, test } from 'vitest'
import { partsOf } from '../../../../src/models/offline/question/parts.ts'

test.each([
  [
    'Which module weighs a parcel, and what happens if the scale fails?',
    ['Which module weighs a parcel', 'what happens if the scale fails?'],
  ],
  ['What is PCSCALE for and who calls it?', ['What is PCSCALE for', 'who calls it?']],
  [
    'A parcel was lost. Which program notices it, under what condition?',
    ['A parcel was lost.', 'Which program notices it', 'under what condition?'],
  ],
  ['Which programs read and write the parcel file?', ['Which programs read and write the parcel file?']],
])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))

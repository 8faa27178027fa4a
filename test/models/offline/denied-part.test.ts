import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const market = new Codebase({
  'cpy/CRATES.cpy': fixedFormat('01  CRATE.\n    05  CRATE-NO          PIC 9(4).\n    05  CRATE-FRUIT       PIC X(10).'),
  'cpy/STALLS.cpy': fixedFormat('01  STALL.\n    05  STALL-NO          PIC 9(4).'),
  'cbl/MARKET.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MARKET.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY STALLS.
PROCEDURE DIVISION.
    DISPLAY STALL-NO.
    GOBACK.`),
})

test.each(['What does the copybook CRATES contain and who uses it?', 'Who copies CRATES, and what is in it?'])(
  'that nobody uses a thing is said beside what it is: %s',
  async (question) => {
    const { text } = await ask(market, question)
    expect(text).toMatch(/CRATE-FRUIT/)
    expect(text).toContain('Nothing in the code calls, runs, starts or copies `CRATES`.')
  },
)

test.each([
  ['What does the copybook STALLS contain and who uses it?', /`STALLS` is copied by MARKET/],
  ['What does the copybook CRATES contain?', /CRATE-FRUIT/],
])('where that is not asked, or somebody uses it, nothing is denied: %s', async (question, answer) => {
  const { text } = await ask(market, question)
  expect(text).toMatch(answer)
  expect(text).not.toContain('Nothing in the code')
})

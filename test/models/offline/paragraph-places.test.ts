import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const loom = new Codebase({
  'cbl/LOOM01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LOOM01.
PROCEDURE DIVISION.
1000-WARP.
    PERFORM 3000-TRIM.
2000-WEFT.
    DISPLAY 'WEFT'.
3000-TRIM.
    GOBACK.`),
})

test.each([
  ['Which paragraph comes after 1000-WARP in LOOM01?', /^- behind `?1000-WARP`? of \*\*LOOM01\*\* stands the paragraph `?2000-WEFT`?: /],
  ['Which paragraph follows 1000-WARP in LOOM01?', /stands the paragraph `?2000-WEFT/],
  ['What comes after paragraph 2000-WEFT?', /stands the paragraph `?3000-TRIM`?: `cbl\/LOOM01.cbl:6`, `cbl\/LOOM01.cbl:8`$/],
  ['Which paragraph comes before 2000-WEFT in LOOM01?', /^- before `?2000-WEFT`? of \*\*LOOM01\*\* stands the paragraph `?1000-WARP/],
  ['Which paragraph stands after 3000-TRIM in LOOM01?', /^- none: `?3000-TRIM`? is the last of 3 paragraphs of \*\*LOOM01/],
  ['What is the last paragraph of LOOM01?', /^- the last of 3 paragraphs of \*\*LOOM01\*\*: `?3000-TRIM/],
])('%s', async (question, expected) => {
  expect((await ask(loom, question)).text).toMatch(expected)
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const scales = Array.from({ length: 30 }, (_, i) =>
  [`      DO 100 I = 1, ${i + 2}`, '        SHARE(I) = PART(I) / 100', '  100 CONTINUE'].join('\n'),
)

/** A mill: one routine that mends shares, others that loop to label 100 and divide by it. */
const mill = new Codebase({
  'src/mixes.for': [
    '      SUBROUTINE MIXES(NMIX)',
    'C     The shares of a mix of flour must sum to one; a warning is given where they do not.',
    '      TOTAL = 0.',
    '      DO 20 I = 1, NMIX',
    '        TOTAL = TOTAL + FLOUR(I)',
    '   20 CONTINUE',
    '      IF (TOTAL .GT. 1.02 .OR. TOTAL .LT. 0.98) THEN',
    "        WRITE(*,*) 'Warning: percentages of flour do not add up'",
    '      ENDIF',
    '      END',
  ].join('\n'),
  ...Object.fromEntries(scales.map((body, i) => [`src/a${i}.for`, `      SUBROUTINE A${i}\n${body}\n      END`])),
})

test('a number that programs count and scale with everywhere leads nowhere', async () => {
  const { text } = await ask(mill, "What is done if the percentages of the flour in a mix don't add up to 100 percent?")
  expect(text).toContain('1.02')
  expect(text.split('See also')[0]).not.toContain('src/a')
})

const loans = new Codebase({
  'cbl/LBREMOVE.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. LBREMOVE.',
    '       PROCEDURE DIVISION.',
    '       2000-REMOVE-LOAN.',
    '      *    A WRONG LOAN IS REMOVED BY ITS NUMBER',
    "           IF LOAN-CODE = '**'",
    '              DELETE LOAN-FILE RECORD',
    '           END-IF.',
  ].join('\n'),
})

describe('a word that names nothing', () => {
  test('is missing from nothing: how something is done', async () => {
    const { text } = await ask(loans, 'How can I remove a wrong loan completely?')
    expect(text).not.toMatch(/^NOT FOUND/)
    expect(text).toContain('DELETE LOAN-FILE RECORD')
  })

  test('but a thing that ends like one is', async () => {
    expect((await ask(loans, 'Which program encrypts the monthly assembly?')).text).toMatch(/^(?:NOT FOUND|Nothing)/)
  })
})

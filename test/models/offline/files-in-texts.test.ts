import { expect, test } from 'vitest'
import { askedDataFile } from '../../../src/models/offline/question/asked-data-file.ts'
import { ask, Codebase } from './codebase.ts'

const mill = new Codebase({
  'src/opflour.for': [
    '      SUBROUTINE OPFLOUR (DAY)',
    '      CHARACTER*12 OUTFLR',
    "      PARAMETER (OUTFLR = 'Flour.OUT')",
    '      CALL GETLUN (LUN)',
    "      OPEN (UNIT = LUN, FILE = OUTFLR, STATUS = 'NEW',",
    '     &      IOSTAT = IERR)',
    "      WRITE (LUN, '(A)') '@DAY  SACKS  MOIST'",
    '      RETURN',
    '      END',
  ].join('\n'),
  'src/millin.for': [
    '      SUBROUTINE MILLIN',
    "      OPEN (7, FILE='mill.def', STATUS='OLD')",
    '      READ (7, 10) NSTONE',
    '   10 FORMAT (I5)',
    "      OPEN (12, FILE=GETNAM('FOR012'))",
    '      WRITE (12, 20) NSTONE',
    "   20 FORMAT (' STONES', I5)",
    '      END',
  ].join('\n'),
})

test.each([
  ['Which routine writes Flour.OUT?', /opened in opflour: `OPEN \(UNIT = LUN, FILE = OUTFLR[^\n]*opflour\.for:5`\n- written in opflour: /],
  ['What is in Flour.OUT?', /@DAY {2}SACKS {2}MOIST/],
  ['Where is mill.def read?', /- read in millin: `READ \(7, 10\) NSTONE`: `src\/millin\.for:3`/],
  ['What is in file FOR012?', /- opened in millin: [^\n]*\n- written in millin: `WRITE \(12, 20\) NSTONE`/],
])('%s', async (question, told) => {
  expect((await ask(mill, question)).text).toMatch(told)
})

test.each(['Who calls newton.f?', 'Where is PAYROLL.MASTER.FILE written?', 'What does the file say?'])('no file in a text: %s', (text) => {
  expect(askedDataFile({ text })).toBeUndefined()
})

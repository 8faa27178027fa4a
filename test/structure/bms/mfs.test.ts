import { expect, test } from 'vitest'
import { languageOf } from '../../../src/files/language.ts'
import { mfsScanner } from '../../../src/structure/scanners/mfs.ts'

const source = [
  '* METER SCREEN',
  'MTRFMT   FMT',
  '         DEV   TYPE=3270-A2,FEAT=IGNORE,                               X',
  "               DSCA=X'00A0'",
  '         DIV   TYPE=INOUT',
  '         DPAGE CURSOR=((4,14))',
  "         DFLD  'METER NUMBER',POS=(4,2)",
  'METER    DFLD  POS=(4,14),LTH=8,ATTR=(NUM,MOD)',
  '         FMTEND',
  'MTRIN    MSG   TYPE=INPUT,SOR=(MTRFMT,IGNORE),NXT=MTROUT',
  '         SEG',
  "         MFLD  'MTRTRAN '",
  '         MFLD  METER,LTH=8',
  '         MSGEND',
  'MTROUT   MSG   TYPE=OUTPUT,                                            X',
  '               SOR=MTRFMT',
  '         SEG',
  '         MFLD  METER,LTH=8',
  '         END',
]

test('formats, their fields and texts, and the messages that use them', () => {
  expect(languageOf('mfs/MTR.txt', source.join('\n'))).toBe('MFS')
  const { units, references } = mfsScanner.scan(source.join('\n'), 'mfs/MTR.mfs', 'MFS').facts(() => undefined)
  expect(
    units.map(({ startLine, endLine, kind, name, of, detail }) => `${startLine}-${endLine} ${kind} ${name} of ${of}: ${detail}`),
  ).toEqual([
    "2-9 map MTRFMT of undefined: TYPE=3270-A2 FEAT=IGNORE DSCA=X'00A0'",
    '7-7 message METER NUMBER of MTRFMT: POS=(4,2)',
    '8-8 field METER of MTRFMT: POS=(4,14) LTH=8 ATTR=(NUM,MOD)',
    '10-14 message MTRIN of undefined: MSG TYPE=INPUT SOR=(MTRFMT,IGNORE) NXT=MTROUT',
    '15-18 message MTROUT of undefined: MSG TYPE=OUTPUT SOR=MTRFMT',
  ])
  expect(units[0]?.comment).toEqual({ startLine: 1, endLine: 1 })
  expect(references.map(({ from, to, line }) => `${line} ${from.name} ${to.kind} ${to.name}`)).toEqual([
    '10 MTRIN map MTRFMT',
    '16 MTROUT map MTRFMT',
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bmsScanner } from '../../../src/structure/scanners/bms/bms.ts'
import { keyLegend } from '../../../src/structure/scanners/bms/key-legend.ts'
import { symbolicMapOf } from '../../../src/structure/scanners/bms/symbolic-map.ts'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'

function scan(...lines: readonly string[]) {
  return bmsScanner.scan(lines.join('\n'), 'bms/ORDSET.bms', 'BMS').facts(() => undefined)
}

function units(...lines: readonly string[]): string[] {
  return scan(...lines).units.map(
    ({ kind, name, of, startLine, endLine, detail }) =>
      `${startLine}-${endLine} ${kind} ${name}${of ? ` of ${of}` : ''}${detail ? `: ${detail}` : ''}`,
  )
}

describe('units', () => {
  test('mapsets, maps, fields and texts; two mapsets, the first without its end', () => {
    expect(
      units(
        '* ORDERS',
        'ordset   dfhmsd type=map,mode=inout,lang=cobol',
        'ORDMAP   DFHMDI SIZE=(24,80)',
        "         DFHMDF POS=(1,1),LENGTH=20,INITIAL='IT''S && MORE'",
        "         DFHMDF POS=(2,1),LENGTH=79,INITIAL='--------'",
        'ORDNO    DFHMDF POS=(3,5),LENGTH=8,ATTRB=(UNPROT,NUM,IC),JUSTIFY=(RIGHT,ZERO)',
        "TOTAL    DFHMDF POS=(4,5),PICOUT='Z,ZZ9.99-',INITIAL='0.00'",
        "NOTE     DFHMDF POS=(5,5),LENGTH=10,ATTRB=BRT,INITIAL='NONE'",
        'ORDMAP2  DFHMDI SIZE=(2,40),LINE=22,COLUMN=5',
        'KEYS     DFHMDF POS=41,LENGTH=30',
        '',
        'OTHER    DFHMSD TYPE=&SYSPARM',
        'OMAP     DFHMDI',
        'O1       DFHMDF POS=81,LENGTH=1',
        '         DFHMSD TYPE=FINAL',
        '         END',
      ),
    ).toEqual([
      '2-11 mapset ORDSET: MODE=inout LANG=cobol',
      '3-8 map ORDMAP of ORDSET: SIZE=(24,80)',
      "4-4 message IT'S & MORE of ORDMAP: POS=(1,1)",
      '6-6 field ORDNO of ORDMAP: POS=(3,5) LENGTH=8 UNPROT NUM IC JUSTIFY=(RIGHT,ZERO)',
      "7-7 field TOTAL of ORDMAP: POS=(4,5) LENGTH=9 ASKIP PICOUT='Z,ZZ9.99-' INITIAL='0.00'",
      "8-8 field NOTE of ORDMAP: POS=(5,5) LENGTH=10 BRT INITIAL='NONE'",
      '8-8 message NONE of ORDMAP: POS=(5,5)',
      '9-10 map ORDMAP2 of ORDSET: SIZE=(2,40) LINE=22 COLUMN=5',
      '10-10 field KEYS of ORDMAP2: POS=(2,2) SCREEN=(23,6) LENGTH=30 ASKIP',
      '12-15 mapset OTHER',
      '13-14 map OMAP of OTHER',
      '14-14 field O1 of OMAP: POS=(2,2) LENGTH=1 ASKIP',
    ])
  })

  test('groups share attributes; a mapset without a label has the name of its member', () => {
    expect(
      units(
        '         DFHMSD TYPE=MAP',
        'M        DFHMDI SIZE=(24,80)',
        'DD       DFHMDF POS=40,LENGTH=2,ATTRB=NUM,GRPNAME=DATE',
        'MM       DFHMDF POS=43,LENGTH=2,GRPNAME=DATE',
        'ROW      DFHMDF POS=(5,1),LENGTH=9,OCCURS=40',
        '&X       DFHMDF POS=(6,1),LENGTH=9',
      ),
    ).toEqual([
      '1-6 mapset ORDSET',
      '2-6 map M of ORDSET: SIZE=(24,80)',
      '3-3 field DD of M: POS=(1,41) LENGTH=2 NUM GRPNAME=DATE',
      '4-4 field MM of M: POS=(1,44) LENGTH=2 GRPNAME=DATE',
      '5-5 field ROW of M: POS=(5,1) LENGTH=9 ASKIP OCCURS=40',
    ])
  })

  test('maps that others copy have no mapset, and a COPY is told', () => {
    expect(units('HEADER   DFHMDI SIZE=(3,80)', "         DFHMDF POS=(1,1),INITIAL='ACME'")).toEqual([
      '1-2 map HEADER: SIZE=(3,80)',
      '2-2 message ACME of HEADER: POS=(1,1)',
    ])
    const { references } = scan('SET1     DFHMSD TYPE=MAP', 'M1       DFHMDI SIZE=(24,80)', '         COPY  hdrflds')
    expect(references).toMatchObject([
      { kind: 'copy', from: { kind: 'mapset', name: 'SET1' }, to: { kind: 'copybook', name: 'HDRFLDS' }, line: 3 },
    ])
  })
})

test.each([
  ['ENTER=Continue F3=Exit F7=Back', 'ENTER Continue, F3 Exit, F7 Back'],
  ['PF3: End   PF7/8: Scroll  <PA1> Cancel', 'PF3 End, PF7/8 Scroll, PA1 Cancel'],
  ['F3 Exit  F12 Cancel', 'F3 Exit, F12 Cancel'],
  ['F1-Help, F3-Return to menu.', 'F1 Help, F3 Return to menu'],
  ['Use PF7 / PF8 = page', 'PF7/PF8 page'],
  ['PLEASE PRESS ENTER TO GO ON', undefined],
  ['PRESS PF3 TO LEAVE', undefined],
  ['F1-F12', undefined],
  ['F1-F12=Choose', 'F1-F12 Choose'],
  ['BF3=NO', undefined],
])('keys of %s', (text, keys) => {
  expect(keyLegend(text)).toBe(keys)
})

/** Without the source format, each item with its line. */
function symbolic(...lines: readonly string[]): string[] {
  const map = symbolicMapOf(lines.join('\n'), 'SET1')
  return map.text.split('\n').flatMap((text, i) => (text.startsWith('>>') ? [] : [`${map.lines[i]} ${text}`]))
}

describe('symbolic maps', () => {
  test('a table, attributes, pictures', () => {
    const source = [
      'SET1     DFHMSD TYPE=DSECT,MODE=INOUT,TIOAPFX=YES,DSATTS=(HILIGHT,COLOR)',
      'M1       DFHMDI SIZE=(24,80)',
      "AMT      DFHMDF POS=(1,1),LENGTH=6,PICIN='9(6)',PICOUT='ZZZZZ9 BLANK WHEN ZERO'",
      'ROW      DFHMDF POS=(2,1),LENGTH=9,OCCURS=3',
    ]
    expect(symbolic(...source)).toEqual([
      '2 01 M1I.',
      '2 02 FILLER PIC X(12).',
      '3 02 AMTL COMP PIC S9(4).',
      '3 02 AMTF PICTURE X.',
      '3 02 FILLER REDEFINES AMTF.',
      '3 03 AMTA PICTURE X.',
      '3 02 FILLER PICTURE X(2).',
      '3 02 AMTI PIC 9(6).',
      '4 02 ROWD OCCURS 3 TIMES.',
      '4 03 ROWL COMP PIC S9(4).',
      '4 03 ROWF PICTURE X.',
      '4 03 FILLER PICTURE X(2).',
      '4 03 ROWI PIC X(9).',
      '2 01 M1O REDEFINES M1I.',
      '2 02 FILLER PIC X(12).',
      '3 02 FILLER PICTURE X(3).',
      '3 02 AMTC PICTURE X.',
      '3 02 AMTH PICTURE X.',
      '3 02 AMTO PIC ZZZZZ9 BLANK WHEN ZERO.',
      '4 02 DFHMS1 OCCURS 3 TIMES.',
      '4 03 FILLER PICTURE X(2).',
      '4 03 ROWA PICTURE X.',
      '4 03 ROWC PICTURE X.',
      '4 03 ROWH PICTURE X.',
      '4 03 ROWO PIC X(9).',
    ])
  })

  const records = (operands: string) =>
    symbolic(`SET1     DFHMSD TYPE=MAP${operands}`, 'M1       DFHMDI SIZE=(1,80)', 'M2       DFHMDI SIZE=(1,80)').map((line) =>
      line.slice(2),
    )

  test.each([
    [',MODE=INOUT', ['01 M1I.', '01 M1O REDEFINES M1I.', '01 M2I REDEFINES M1I.', '01 M2O REDEFINES M2I.']],
    [',MODE=INOUT,STORAGE=AUTO', ['01 M1I.', '01 M1O REDEFINES M1I.', '01 M2I.', '01 M2O REDEFINES M2I.']],
    [',MODE=IN,BASE=AREA1', ['01 M1I REDEFINES AREA1.', '01 M2I REDEFINES AREA1.']],
    ['', ['01 M1O.', '01 M2O REDEFINES M1O.']],
  ])('records with %s', (operands, expected) => {
    expect(records(operands)).toEqual(expected)
  })

  test('a map for output alone describes its attribute bytes', () => {
    expect(symbolic('SET1     DFHMSD TYPE=MAP', 'M1       DFHMDI EXTATT=YES', 'F1       DFHMDF LENGTH=2').slice(1)).toEqual([
      '3 02 FILLER PICTURE X(2).',
      '3 02 F1A PICTURE X.',
      '3 02 F1C PICTURE X.',
      '3 02 F1P PICTURE X.',
      '3 02 F1H PICTURE X.',
      '3 02 F1V PICTURE X.',
      '3 02 F1O PIC X(2).',
    ])
  })
})

test('whatever the text, nothing fails and lines stay inside the member', () => {
  const piece = fc.constantFrom(
    ...[
      'DFHMSD ',
      'DFHMDI ',
      'DFHMDF ',
      'TYPE=FINAL',
      'POS=(',
      'LENGTH=',
      "INITIAL='",
      "'",
      ',',
      '(',
      ')',
      'OCCURS=99999',
      'GRPNAME=G',
      'M1 ',
    ],
    ...[' '.repeat(9), ' '.repeat(60), 'X\n', '\n', '&', '顧客', 'SIZE=(0,0)', 'SIZE=(1,)', '123', 'F3=EXIT', '>>', 'COPY '],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
      const text = pieces.join('')
      const facts = bmsScanner.scan(text, 'bms/X.bms', 'BMS').facts(() => undefined)
      const { lineCount, lines } = symbolicMapOf(text, 'X')
      cobolScanner.scan(text, 'bms/X.bms', 'BMS').facts(() => undefined)
      expect(lines.every((line) => line >= 1 && line <= Math.max(1, lineCount))).toBe(true)
      return facts.units.every(({ startLine, endLine }) => 1 <= startLine && startLine <= endLine && endLine <= facts.lines)
    }),
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { highlight } from '../../../src/structure/highlight/highlight.ts'

const letters = { keyword: 'K', name: 'N', text: 'T', number: '9', comment: '#', plain: '.' } as const

/** Each line with a letter for what each of its characters is. */
function shown(language: string, code: string): string[] {
  const lines = code.split('\n')
  const spans = highlight(language, lines) ?? []
  expect(spans.map((line) => line.map(({ text }) => text).join(''))).toEqual(lines)
  return spans.map((line) => line.map(({ text, kind }) => text.replace(/\S/gu, letters[kind])).join(''))
}

describe('COBOL', () => {
  test('fixed format: margins, comments, literals, pictures', () => {
    const code = [
      "000100 01  WS-A PIC X(03) VALUE 'IT''S'.                                 WB000100",
      '000200* WHAT IT IS FOR',
      '000300     MOVE ZERO TO WS-A   *> at the end',
      '000400     IF WS-A = 12.5',
    ].join('\n')
    expect(shown('cobol', code)).toEqual([
      '###### 99  NNNN KKK 99999 KKKKK TTTTTTT.                                 ########',
      '####### #### ## ## ###',
      '######     KKKK KKKK KK NNNN   ## ## ### ###',
      '######     KK NNNN . 9999',
    ])
  })

  test('a quotation without its margin', () => {
    expect(shown('cbl/WBDAYS.cbl', " PROGRAM-ID.  WBDAYS.\n* DATE ROUTINE\nMOVE 'A' TO B.\nPERFORM 3000-NEXT-DAY")).toEqual([
      ' KKKKKKKKKK.  NNNNNN.',
      '# #### #######',
      'KKKK TTT KK N.',
      'KKKKKKK NNNNNNNNNNNNN',
    ])
  })

  test('a paragraph without its margin, line by line', () => {
    const code = '0000-ADD.\n    MOVE DY-DAYS TO WD-LEFT.\n            ADD 1 TO X\n* WHY'
    const expected = ['NNNNNNNN.', '    KKKK NNNNNNN KK NNNNNNN.', '            KKK 9 KK N', '# ###']
    for (let n = 1; n <= 4; n++) expect(shown('cobol', code.split('\n').slice(0, n).join('\n'))).toEqual(expected.slice(0, n))
  })

  test('a literal that goes on in the next line', () => {
    const code = ["           DISPLAY 'THE FIRST PART", "      -    'AND THE REST' UPON CONSOLE."].join('\n')
    expect(shown('cobol', code)).toEqual(['           KKKKKKK TTTT TTTTT TTTT', '      .    TTTT TTT TTTTT KKKK NNNNNNN.'])
  })

  test('SQL and CICS inside', () => {
    const code = ['EXEC SQL', '  SELECT NAME FROM T WHERE K = :WS-K', 'END-EXEC', "EXEC CICS SEND MAP('M1') FROM(MAP-O) END-EXEC"].join(
      '\n',
    )
    expect(shown('cob', code)).toEqual([
      'KKKK KKK',
      '  KKKKKK NNNN KKKK N KKKKK N . .NNNN',
      'KKKKKKKK',
      'KKKK KKKK KKKK KKK.TTTT. KKKK.NNNNN. KKKKKKKK',
    ])
  })
})

test('JCL: names, operations, parameters, remarks, data', () => {
  const code = [
    "//STEP1    EXEC PGM=WBRATE,PARM='A B'   THE RATES",
    '//* A COMMENT',
    '//         DD DSN=&HLQ..X(+1),DISP=(NEW,',
    '//             CATLG)',
    "//SYSIN    DD *,DLM='##'",
    '  PRINT 1',
    '//NOT      DD HERE',
    '##',
  ].join('\n')
  expect(shown('jcl', code)).toEqual([
    '..NNNNN    KKKK KKK.NNNNNN.KKKK.TT TT   ### #####',
    '### # #######',
    '..         KK KKK.NNNN..N..9..KKKK..NNN.',
    '..             NNNNN.',
    '..NNNNN    KK ..KKK.TTTT',
    '  ..... .',
    '.....      .. ....',
    '..',
  ])
})

test('assembler: remarks are comments', () => {
  expect(shown('hlasm', "* HEAD\nLOOP     CH    7,=H'240'          BELOW \"0\"\n         DC    C'A B'")).toEqual([
    '# ####',
    'NNNN     KK    9..TTTTTT          ##### ###',
    '         KK    TTT TT',
  ])
})

test.each([
  ['pli', "DCL X CHAR(3) INIT('A''B'); /* why\n so */", ['KKK N KKKK.9. KKKK.TTTTTT.. ## ###', ' ## ##']],
  ['rexx', 'say "one" /* two */', ['KKK TTTTT ## ### ##']],
  ['sql', "select A from T where B = 'x' -- all", ['KKKKKK N KKKK N KKKKK N . TTT ## ###']],
  ['python', 'def f(x): # it\n    return "a" + 1', ['KKK N.N.. # ##', '    KKKKKK TTT . 9']],
  ['c', '#include <stdio.h>\nint x = 0x1f; // y', ['KKKKKKKK .NNNNN.N.', 'KKK N . 9999. ## #']],
  ['sh', 'cat <<EOF\nsome text\nEOF\nls', ['NNN ..NNN', 'TTTT TTTT', 'TTT', 'NN']],
])('%s', (language, code, expected) => {
  expect(shown(language, code)).toEqual(expected)
})

test('what is no language has no colours', () => {
  for (const name of ['', 'text', 'output', 'constructor', 'notes.md', 'no/such.thing'])
    expect(highlight(name, ['MOVE A TO B'])).toBeUndefined()
})

const languages = ['cobol', 'jcl', 'asm', 'bms', 'pli', 'rexx', 'sql', 'clist', 'c', 'js', 'python', 'php', 'rpg', 'xml', 'fortran']
const members = readdirSync('sample-code', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`)

test('the text stays the text, of every member of the sample', () => {
  for (const member of members) {
    const lines = readFileSync(member, 'latin1').split('\n')
    const spans = highlight(member, lines)
    if (spans) expect(spans.map((line) => line.map(({ text }) => text).join(''))).toEqual(lines)
  }
})

test('the text stays the text, whatever it is', () => {
  const piece = fc.constantFrom(
    "'",
    '"',
    '/*',
    '*/',
    '//',
    '*>',
    'MOVE',
    ' ',
    '       ',
    '\t',
    '(',
    ')',
    'X',
    '12',
    'ß',
    '残',
    '\u{1f600}',
    '#if',
    '<<E',
    '`${',
    'EXEC SQL',
    '-',
  )
  const line = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(line, { maxLength: 8 }), (language, lines) => {
      const spans = highlight(language, lines)
      expect(spans?.map((one) => one.map(({ text }) => text).join(''))).toEqual(lines)
      expect(spans?.flat().every(({ text }) => text !== '')).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

import { describe, expect, test } from 'vitest'
import { largestValue } from '../../../src/models/offline/evidence/largest-value.ts'
import { askedLargestValue } from '../../../src/models/offline/question/asked-largest-value.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const brewery = new Codebase({
  'cpy/BRWSALE.cpy': fixedFormat(
    '01  SALE-RECORD.\n    05  SALE-ID         PIC X(8).\n    05  SALE-AMT        PIC S9(9)V99 COMP-3.\n    05  SALE-AMT-CNT    PIC 9(3).\n    05  SALE-DISCOUNT-PRICE\n                        PIC 9(5)V99.',
  ),
  'cpy/BRWKEG.cpy': fixedFormat(
    '01  BREW-KEG.\n    03  BK-Num          PIC 9(10).\n    03  BK-Value        PIC 9(6).\n01  BREW-CASK.\n    03  BC-Value        PIC 9(4).',
  ),
  'ddl/BRWTAB.sql':
    'CREATE TABLE TAVERN (\n  TAVERN_ID INTEGER NOT NULL,\n  TAVERN_BALANCE DECIMAL(7,2) NOT NULL,\n  CHECK (TAVERN_BALANCE <= 5000)\n);\n',
  'ddl/BRWMUG.sql': 'CREATE TABLE MUG (\n  PRICE DECIMAL(5,2) NOT NULL\n);\n',
  'cbl/BRWMUG.cbl': fixedFormat(
    'IDENTIFICATION DIVISION.\nPROGRAM-ID. BRWMUG.\nDATA DIVISION.\nWORKING-STORAGE SECTION.\n01  WS-MUG-PRICE PIC 9(7).\nPROCEDURE DIVISION.\n    STOP RUN.',
  ),
  'tool/brew.py': '# reads, for example,\nlines = """\n05 SALE-AMT PIC 9(12).\n"""\n',
  'cbl/BRWSEL.cbl': fixedFormat(
    `IDENTIFICATION DIVISION.
PROGRAM-ID. BRWSEL.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-SALE-AMT-EDIT      PIC ZZ9.99.
01  WS-SALE-AMT           PIC 9(15).
01  WS-MAX-MALT-COST      PIC 9(5) VALUE 4000.
01  WS-MALT-COST          PIC 9(7).
01  WS-HOPS-FEE           PIC 9(4).
COPY BRWSALE.
PROCEDURE DIVISION.
0000-MAIN.
    IF SALE-AMT > 250000
       DISPLAY 'TOO MUCH'
    END-IF
    IF SALE-AMT > 0
       CONTINUE
    END-IF
    STOP RUN.`,
  ),
})

describe('how large a sum can get', () => {
  test.each([
    [
      'How big can a sale amount get?',
      /^- `SALE-AMT` of SALE-RECORD in BRWSALE: PIC S9\(9\)V99, at most 999,999,999\.99, and as much below zero: `cpy\/BRWSALE\.cpy:3`\n- compared with a number: `IF SALE-AMT > 250000`: `cbl\/BRWSEL\.cbl:13`/,
    ],
    ['What is the largest keg value?', /^- `BK-Value` of BREW-KEG in BRWKEG: PIC 9\(6\), at most 999,999: `cpy\/BRWKEG\.cpy:3`/],
    [
      'What is the maximum value of a tavern balance?',
      /^- `TAVERN_BALANCE` of TAVERN in BRWTAB: DECIMAL\(7,2\), at most 99,999\.99, [^\n]*`ddl\/BRWTAB\.sql:3`\n- compared with a number: `CHECK \(TAVERN_BALANCE <= 5000\)`: `ddl\/BRWTAB\.sql:4`/,
    ],
    [
      'How large can the discount price be?',
      /^- `SALE-DISCOUNT-PRICE` of SALE-RECORD in BRWSALE: PIC 9\(5\)V99, at most 99,999\.99: `cpy\/BRWSALE\.cpy:5/,
    ],
    // What a table keeps goes before what a program works with.
    ['What is the largest mug price?', /^- `PRICE` of MUG in BRWMUG: DECIMAL\(5,2\), at most 999\.99, [^\n]*`ddl\/BRWMUG\.sql:2`/],
    [
      'How high can the hops fee get?',
      /^- `WS-HOPS-FEE` in BRWSEL \(a field of the program\): PIC 9\(4\), at most 9,999: `cbl\/BRWSEL\.cbl:9`/,
    ],
  ])('%s', async (question, expected) => {
    const { text } = await ask(brewery, question)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/SALE-AMT-CNT|WS-SALE-AMT|BC-VALUE|brew\.py|SALE-AMT > 0/i)
  })

  test('a constant for the largest is not passed over for what a field could hold', async () => {
    const { text } = await ask(brewery, 'What is the maximum malt cost?')
    expect(text).not.toContain('9,999,999')
    expect(text).toContain('4000')
  })
})

test.each([
  ['05 A PIC S9(7)V99 COMP-3.', '9,999,999.99'],
  ['05 A PIC 9(3).', '999'],
  ['05 A PIC V99.', '0.99'],
  ['AMOUNT DECIMAL(9, 2) NOT NULL,', '9,999,999.99'],
  ['AMOUNT SMALLINT,', '32,767'],
  ['05 A PIC X(9).', undefined],
  ['05 A PIC -(7)9.99.', undefined],
])('%s holds at most %s', (text, value) => {
  expect(largestValue(text)?.value).toBe(value)
})

test.each([
  'What is the largest file?',
  'What is the largest program?',
  'How large can the customer file get?',
  'What is the maximum number of sale amounts?',
  'How is the largest claim value found?',
  'Which program computes the highest sale amount?',
  'How long can a sale description be?',
])('%s asks for no largest value of a field', (text) => {
  expect(askedLargestValue(text)).toBeUndefined()
})

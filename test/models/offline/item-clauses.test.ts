import { describe, expect, it } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cpy/LOAFREC.cpy': fixedFormat(`
01  LOAF-RECORD.
    05  LF-ID            PIC 9(7)    COMP-3.
    05  LF-PRICE         PIC S9(5)V99.
    05  LF-KIND          PIC X.
        88  LF-WHITE     VALUE 'W'.
        88  LF-BROWN     VALUE 'B' 'R'.
    05  LF-BAKED         PIC X(8).
    05  LF-BAKED-PARTS REDEFINES
        LF-BAKED.
        10  LF-YEAR      PIC 9(4).
        10  FILLER       PIC X(4).
    05  LF-SLICE OCCURS 4 TIMES.
        10  LF-WEIGHT    PIC S9(4)   COMP.`),
  'cbl/OVEN01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN01.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY LOAFREC.
01  WS-TITLE             PIC X(20) JUSTIFIED RIGHT VALUE 'LOAVES'.
01  WS-OVEN-MODE         PIC X(6) VALUE 'BINARY'.
PROCEDURE DIVISION.
0000-MAIN.
    MOVE LF-PRICE TO LF-WEIGHT (1).
    DISPLAY 'PACKED LOAVES ' WS-TITLE.
    GOBACK.`),
})

describe('what the description of a data item says', () => {
  it.each([
    ['How many bytes long is LF-ID?', '4 bytes, PIC 9(7) COMP-3', '2'],
    ['Is LF-PRICE packed?', 'USAGE DISPLAY (none is given), a number in characters: neither packed nor binary, PIC S9(5)V99', '3'],
    ['Is LF-ID stored as COMP-3?', 'COMP-3 (packed decimal), PIC 9(7)', '2'],
    ['What is the picture of LF-KIND?', 'PIC X', '4'],
    ['What kind of field is LF-PRICE?', 'numeric, signed, PIC S9(5)V99', '3'],
    ['At which offset is LF-BAKED?', 'offset 12 in its record (byte 13, counted from 1), 8 bytes, PIC X(8)', '7'],
    ['How many decimal places does LF-PRICE have?', '7 digits, 2 of them decimal places, PIC S9(5)V99', '3'],
    ['Is LF-PRICE signed?', 'signed (S in its PICTURE), PIC S9(5)V99', '3'],
    ['How many times does LF-SLICE occur?', 'OCCURS 4 TIMES', '12'],
    ['How big is LF-SLICE?', '2 bytes each, 4 times: 8 bytes', '12'],
    ['What redefines LF-BAKED?', 'redefined by LF-BAKED-PARTS, PIC X(8)', '7'],
    ['What does LF-BAKED-PARTS redefine?', 'REDEFINES LF-BAKED', '8-9'],
    ['Which condition names does LF-KIND have?', 'condition names LF-WHITE, LF-BROWN, PIC X', '4'],
    ['Which values has the condition LF-BROWN?', "a condition name (88) of LF-KIND, VALUE 'B' 'R'", '6'],
    ['What level is LF-YEAR?', 'level 10, PIC 9(4)', '10'],
    ['Which group does LF-YEAR belong to?', 'in LF-BAKED-PARTS in LOAF-RECORD, PIC 9(4)', '10'],
    ['Is LF-KIND numeric or alphanumeric?', 'alphanumeric, PIC X', '4'],
  ])('%s', async (question, said, lines) => {
    const { text } = await ask(bakery, question ?? '')
    expect(text).toMatch(/^- field `LF-/)
    expect(text.split('\n')[0]).toContain(`of LOAF-RECORD in LOAFREC: ${said}: \`cpy/LOAFREC.cpy:${lines}\``)
  })

  it('tells JUSTIFIED, VALUE, and that there is no such clause', async () => {
    const justified = await ask(bakery, 'Is WS-TITLE justified?')
    expect(justified.text).toMatch(/^- field `WS-TITLE` in OVEN01: JUSTIFIED RIGHT, PIC X\(20\): `cbl\/OVEN01\.cbl:6`/)
    const initial = await ask(bakery, 'What is the initial value of WS-TITLE?')
    expect(initial.text).toContain(": VALUE 'LOAVES', PIC X(20): ")
    const mode = await ask(bakery, 'What is the usage of WS-OVEN-MODE?')
    expect(mode.text).toContain(': USAGE DISPLAY (none is given), PIC X(6): ')
    const none = await ask(bakery, 'What is the initial value of LF-KIND?')
    expect(none.text).toContain(': no VALUE clause, PIC X: ')
  })

  it('knows the length of a record, and how many of its items are packed or binary', async () => {
    const length = await ask(bakery, 'What is the total length of LOAF-RECORD?')
    expect(length.text).toMatch(/^- record `LOAF-RECORD` in LOAFREC: 28 bytes: `cpy\/LOAFREC\.cpy:1`/)
    const packed = await ask(bakery, 'Which fields of LOAF-RECORD are packed?')
    expect(packed.text).toMatch(
      /^Of 10 items in LOAF-RECORD one is packed \(COMP-3\)\.\n- `LF-ID`: PIC 9\(7\) COMP-3, 4 bytes: `cpy\/LOAFREC\.cpy:2`$/,
    )
    const redefining = await ask(bakery, 'Which fields of LOAF-RECORD redefine others?')
    expect(redefining.text).toContain('`LF-BAKED-PARTS`: REDEFINES')
  })

  it('answers nothing else that is asked of an item', async () => {
    const { text } = await ask(bakery, 'Which programs use LF-PRICE?')
    expect(text).toContain('OVEN01')
    expect(text).not.toMatch(/neither packed/)
  })
})

it('takes indentation by tabs back where a word would run over the last column', async () => {
  const long = `\t\t     05  LF-NAME                                 PIC X(25).`
  const tabs = new Codebase({
    'cpy/TABREC.cpy': ['       01  TAB-RECORD.', '           05  LF-ID  PIC 9(7).', long].join('\n'),
    'cbl/OVEN02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN02.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY TABREC.
PROCEDURE DIVISION.
    DISPLAY LF-NAME.
    GOBACK.`),
  })
  const { text } = await ask(tabs, 'What is the length of TAB-RECORD?')
  expect(text).toMatch(/^- record `TAB-RECORD` in TABREC: 32 bytes: /)
})

it('where a field occurs is where it is used, not how often its description says that there is one', async () => {
  const { text } = await ask(bakery, 'Where does LF-PRICE occur?')
  expect(text).toMatch(/is used by 1 program: OVEN01/)
  expect(text).not.toContain('no OCCURS')
})

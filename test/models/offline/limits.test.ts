import { describe, expect, it, test } from 'vitest'
import { askedLimit, countedThings } from '../../../src/models/offline/question/asked-limit.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const ferry = new Codebase({
  'cbl/FEBOOK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FEBOOK.
* BOOKS CABINS ON THE NIGHT FERRY
PROCEDURE DIVISION.
1000-BOOK.
    IF FE-CABIN-COUNT > 0
        PERFORM 2000-SHOW
    END-IF.
    IF FE-CABIN-COUNT OF FE-TRAVELLER > 9
        MOVE '4' TO FE-REFUSAL-CODE
        MOVE 'ASK AT THE DESK' TO FE-TEXT
    END-IF.`),
})

test('what a question asks the limit of', () => {
  expect(askedLimit('How many cabins may one traveller book?')).toEqual(['cabins'])
  expect(askedLimit('Is there a limit to the number of open bookings a traveller can have?')).toEqual(['open', 'bookings'])
  expect(askedLimit('After how many records does the run take a checkpoint?')).toEqual(['records'])
  expect(askedLimit('How many programs are there?')).toBeUndefined()
})

test('a limit is quoted where a count is compared with it, with what happens then', async () => {
  const { text } = await ask(ferry, 'How many cabins can a traveller book on the ferry before the desk is asked?')
  expect(text).toMatch(
    /- `cbl\/FEBOOK\.cbl:9-12`:\n\s+```\n\s+IF FE-CABIN-COUNT OF FE-TRAVELLER > 9\n\s+MOVE '4' TO FE-REFUSAL-CODE\n\s+MOVE 'ASK AT THE DESK'/,
  )
})

test('a table is also that of which each entry has such an item', async () => {
  const inn = new Codebase({
    'cbl/INN01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. INN01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  INN-SCREEN.
    03  FILLER PIC X(10).
    03  INN-ROW OCCURS 8 TIMES.
        05  FILLER PIC X(5).
        05  INN-FAMILY PIC X(24).
    03  INN-NOTE PIC X(40).
PROCEDURE DIVISION.
0000-MAIN.
    GOBACK.`),
    'cbl/INN02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. INN02.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  STABLE-BOX OCCURS 22 TIMES PIC X.
PROCEDURE DIVISION.
* SHOWS HOW MANY CAN BE FED AT ONCE
0000-MAIN.
    GOBACK.`),
  })
  const { text } = await ask(inn, 'How many families can be shown at once?')
  expect(text).toMatch(/^- \W*INN-ROW\W* has room for \W*8\W*: `cbl\/INN01\.cbl:7`/)
  expect(text).not.toContain('OCCURS 22')
})

test('of a table in a table both numbers are told', async () => {
  const abbey = new Codebase({
    'cbl/ABBEY1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ABBEY1.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  ABBEY-HOUSE.
    03  ABBEY-FLOOR OCCURS 3 TIMES.
        05  ABBEY-ROW OCCURS 8 TIMES.
            07  ABBEY-MONK PIC X(24).
PROCEDURE DIVISION.
0000-MAIN.
    GOBACK.`),
  })
  const { text } = await ask(abbey, 'How many monks can the house hold?')
  expect(text).toMatch(/ABBEY-ROW\W* has room for \W*8/)
  expect(text).toMatch(/ABBEY-FLOOR\W* has room for \W*3/)
})

describe('how many entries a table has room for', () => {
  const kennel = new Codebase({
    'kennel.cbl': [
      '       identification division.',
      '       program-id. kennel.',
      '       data division.',
      '       working-storage section.',
      '       78  ws-most-dogs  value 40.',
      '       01  ws-kennel.',
      '           05  ws-dog-count  pic 99.',
      '           05  ws-dogs  occurs 0 to ws-most-dogs times',
      '               depending on ws-dog-count.',
      '               10  ws-dog-name  pic x(20).',
      '           05  ws-bowls  pic 9 occurs 12.',
      '           05  ws-lead-sort-keys  pic 9 occurs 7.',
      '       procedure division.',
      '           move 1 to ws-dog-count.',
      '           goback.',
    ].join('\n'),
  })

  it('is told by the number or by the constant', async () => {
    expect((await ask(kennel, 'How many dogs can the kennel hold at most?')).text).toMatch(
      /ws-dogs has room for `ws-most-dogs`, which is 40: `kennel\.cbl:8`, `kennel\.cbl:5`/,
    )
    expect((await ask(kennel, 'What is the maximum number of bowls in the kennel?')).text).toMatch(
      /`ws-bowls` has room for `12`: `kennel\.cbl:11`/,
    )
    expect((await ask(kennel, 'How many leads can the kennel have at most?')).text).not.toContain('has room for')
  })
})

test('how many there can be is told by the constants that are explained as their number', async () => {
  expect(countedThings('How many looms can be kept at once and how many threads can one loom hold?')).toEqual([
    { noun: 'looms', which: [] },
    { noun: 'threads', which: [] },
  ])
  const mill = new Codebase({
    'MILL.INC': [
      'C---- Dimensions of the mill',
      'C LMX   number of looms in the hall',
      'C THX   number of threads on one loom',
      'C RPX   number of ropes',
      '      PARAMETER (LMX=14,THX=620)',
      '      PARAMETER (RPX=9)',
      '      COMMON /MILL/ WEFT(LMX,THX), ROPE(RPX)',
    ].join('\n'),
    'weave.f90': ['module weave', '  integer, parameter :: nbob = 48  ! maximum number of bobbins', 'end module weave'].join('\n'),
    'count.for': ['C NSHED  number of sheds', '      PARAMETER (NSHED=0)', '      DATA NSHED /0/', '      END'].join('\n'),
    'mill.txt': 'The looms of the mill keep their threads; how many they can hold at once is told by the hall.',
  })
  const { text } = await ask(mill, 'How many looms can be kept at once and how many threads can one loom hold?')
  expect(text).toContain('constant `LMX` in MILL: `PARAMETER (LMX=14,THX=620)`: `MILL.INC:5`')
  expect(text).toContain('`THX` in MILL: `number of threads on one loom`: `MILL.INC:3`')
  expect(text).not.toContain('`RPX`')
  expect((await ask(mill, 'How many bobbins can there be at most?')).text).toContain('nbob = 48')
  expect((await ask(mill, 'How many spare bobbins can there be at most?')).text).not.toContain('constant')
  expect((await ask(mill, 'How many sheds can there be at most?')).text).not.toContain('constant')
})

test('what a batch program can hold at once is no row of a screen', async () => {
  const bakery = new Codebase({
    'OVEN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN.
* BAKES THE CRATES THAT THE OVEN IS GIVEN
DATA DIVISION.
WORKING-STORAGE SECTION.
01  PRICES.
    05  RYE-PRICE OCCURS 3 TIMES PIC 9(4).
    05  OAT-PRICE OCCURS 3 TIMES PIC 9(4).
PROCEDURE DIVISION.
1000-BAKE.
    READ CRATES AT END GO TO 2000-END.
    IF BAKED > 12 GO TO 2000-END.
    GO TO 1000-BAKE.
2000-END.
    STOP RUN.`),
  })
  const { text } = await ask(bakery, 'How many crates can the oven program hold at once?')
  expect(text).not.toMatch(/^- `OVEN\.cbl:\d+`: `05 RYE-PRICE/)
})

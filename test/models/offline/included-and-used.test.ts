import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const fortran = (name: string, include: string) =>
  [`      SUBROUTINE ${name}`, `      INCLUDE '${include}'`, '      OVEN = 1', '      END'].join('\n')

const bakery = new Codebase({
  'HEATS.INC': ['C     SHARED BY ALL THAT LOOK AT THE TEMPERATURES OF THE OVENS', '      REAL OVEN', '      COMMON /HEATS/ OVEN'].join(
    '\n',
  ),
  'FLOURS.INC': ['C     PRICES OF FLOUR', '      REAL PRICE', '      COMMON /FLOURS/ PRICE'].join('\n'),
  'warm.f': fortran('WARM', 'HEATS.INC'),
  'cool.f': fortran('COOL', 'HEATS.INC'),
  'buy.f': fortran('BUY', 'FLOURS.INC'),
  'OCB.plinc': ['/* One order as the counter takes it */', ' DCL 1 OCB, 2 LOAVES FIXED BIN(15);'].join('\n'),
  'TRAY.plinc': ['/* Where a tray of an order control stands, block by block */', ' DCL 1 TRAY, 2 SHELF FIXED BIN(15);'].join('\n'),
  'counter.pli': ['COUNTER: PROC;', ' %INCLUDE OCB;', ' LOAVES = 1;', 'END;'].join('\n'),
  'shelves.pli': ['SHELVES: PROC;', ' %INCLUDE TRAY;', ' SHELF = 1;', 'END;'].join('\n'),
})

const answer = async (question: string) => (await ask(bakery, question)).text

describe('the member that is asked for together with those who include it', () => {
  test.each([
    'Which include file holds the temperatures of the ovens, and which routines use it?',
    'In which include are the temperatures of the ovens kept and which routines include it?',
    'Where are the temperatures of the ovens declared, and which routines pull them in?',
    'I want to add a variable to the common of oven temperatures; which include is it and which routines use it?',
  ])('is found by what its lines say: %s', async (question) => {
    expect(await answer(question)).toMatch(/^`HEATS.INC` is copied by COOL, WARM\./)
  })

  test('is found by the letters that its words begin with', async () => {
    expect(await answer('Where is the layout of the order control block kept, and which programs copy it in?')).toMatch(
      /^`OCB` is copied by COUNTER\./,
    )
  })

  test('is none that nobody includes', async () => {
    expect(await answer('Which include file holds the loaves that are set to 1, and which routines use it?')).not.toMatch(/^`counter/i)
  })
})

const dairy = new Codebase({
  'DCHEESE.cpy': [
    '           EXEC SQL DECLARE CHEESE TABLE',
    '           ( CHEESE_NAME CHAR(32) NOT NULL,',
    '             CHEESE_KIND CHAR(32) NOT NULL) END-EXEC.',
    '       01  DCLCHEESE.',
    '           05  CHEESE-NAME PIC X(32).',
    '           05  CHEESE-KIND PIC X(32).',
  ].join('\n'),
  'KINDS.cpy': [
    '      * ALL KINDS OF CHEESE',
    '       01  KIND-ARRAY.',
    "           05  FILLER PIC X(32) VALUE 'HARD'.",
    "           05  FILLER PIC X(32) VALUE 'SOFT'.",
  ].join('\n'),
  'ORDERREQ.cpy': ['      * REQUEST OF A SHOP TO THE CELLAR', '       01  ORDER-REQ.', '           05  REQ-CODE PIC X.'].join('\n'),
  ...Object.fromEntries(
    [
      ['SELL', 'DCHEESE'],
      ['SORTER', 'KINDS'],
      ['CELLAR', 'ORDERREQ'],
    ].map(([name = '', copied = '']) => [
      `${name}.cbl`,
      [
        '       IDENTIFICATION DIVISION.',
        `       PROGRAM-ID. ${name}.`,
        '       DATA DIVISION.',
        '       WORKING-STORAGE SECTION.',
        `           COPY ${copied}.`,
        '       PROCEDURE DIVISION.',
        '           GOBACK.',
      ].join('\n'),
    ]),
  ),
})

test('a fixed table has its values in the member, a layout is put in by who uses it', async () => {
  const told = async (question: string) => (await ask(dairy, question)).text
  expect(await told('Where is the fixed table of cheese kinds defined, and which programs copy it?')).toMatch(
    /^`KINDS` is copied by SORTER\./,
  )
  expect(await told('Where is the layout of the request of a shop to the cellar declared, and which programs use it?')).toMatch(
    /^`ORDERREQ` is copied by CELLAR\./,
  )
})

test('what a member brings in is what it includes', async () => {
  expect(await answer('Which include files does counter.pli bring in?')).toMatch(/^`counter\.pli` copies OCB/)
})

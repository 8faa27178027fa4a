import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, copied: string, ...statements: readonly string[]) =>
  fixedFormat(
    [
      'IDENTIFICATION DIVISION.',
      `PROGRAM-ID. ${name}.`,
      'DATA DIVISION.',
      'WORKING-STORAGE SECTION.',
      `COPY ${copied}.`,
      'PROCEDURE DIVISION.',
      'MAIN-PARA.',
      ...statements,
      '    GOBACK.',
    ].join('\n'),
  )
const item = (name: string) => [
  `   02 ${name}L COMP PIC S9(4).`,
  `   02 ${name}F PICTURE X.`,
  `   02 FILLER REDEFINES ${name}F.`,
  `      03 ${name}A PICTURE X.`,
  `   02 ${name}I PIC X(6).`,
]
const map = (name: string) =>
  fixedFormat([`01 ${name}I.`, '   02 FILLER PIC X(12).', ...['1', '2', '3'].flatMap((row) => item(`USRID0${row}`))].join('\n'))

test('the length of what is described is that of the field of a record, not of the items that a map has beside its field', async () => {
  const library = new Codebase({
    'cpy/LBMAP1.cpy': map('LBMAP1'),
    ...Object.fromEntries(
      [...'ABCDEFGHIJKLMNOP'].map((x) => [
        `cpy/LBBOOK${x}.cpy`,
        fixedFormat(`* THERE MAY BE A LONG TITLE\n01 LB-BOOK-${x}.\n   05 ${x}-TITLE PIC X(20).`),
      ]),
    ),
    'cpy/LBREC.cpy': fixedFormat('01 LB-PERSON.\n   05 LB-USR-ID PIC X(6).\n   05 LB-FORENAME PIC X(20).\n   05 LB-TOWN PIC X(20).'),
    'cbl/LBSHOW.cbl': program('LBSHOW', 'LBMAP1', '    DISPLAY USRID01I.'),
    'cbl/LBREAD.cbl': program('LBREAD', 'LBREC', '    DISPLAY LB-USR-ID.'),
    'cbl/LBLIST.cbl': program('LBLIST', 'LBREC', '    DISPLAY LB-USR-ID.'),
  })
  for (const question of ['How long may a user id be?', 'How long is a user id?']) {
    const { text } = await ask(library, question)
    expect(text).toMatch(/^- field `LB-USR-ID`.*PIC X\(6\)/)
  }
})

test('a field whose name has all that is described, in a short record, is meant before one that has a part of it', async () => {
  const noise = (name: string) =>
    fixedFormat(
      `01 ${name}-STOCK.\n* THE STOCK OF THE OVEN CHANGES, PROGRAMS CHANGE IT\n   05 ${name}-STK PIC 9(4).\n   05 ${name}-OVN PIC 9(4).`,
    )
  const bakery = new Codebase({
    ...Object.fromEntries(['AA', 'BB', 'CC', 'DD', 'EE', 'FF', 'GG', 'HH', 'II'].map((x) => [`cpy/${x}.cpy`, noise(x)])),
    'cpy/ZFLOUR.cpy': fixedFormat(
      '01 SACK.\n   05 SACK-NO PIC 9(4).\n   05 SACK-MILL PIC X(9).\n   05 SACK-GRAIN PIC X(9).\n   05 OVEN-CURR-STOCK PIC 9(4).',
    ),
    'cbl/KNEAD.cbl': program('KNEAD', 'ZFLOUR', '    ADD 1 TO OVEN-CURR-STOCK.'),
    'cbl/BUYER.cbl': program('BUYER', 'AA', '    MOVE 1 TO AA-STK.'),
  })
  expect((await ask(bakery, 'Which programs change the oven stock?')).text).toMatch(
    /^The field OVEN-CURR-STOCK is changed by 1 program: KNEAD/,
  )
})

test('a field that only a program declares is found by two words of its name', async () => {
  const zoo = new Codebase({
    'ZOFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOFEED.
* FEEDS THE ANIMALS OF THE ZOO
DATA DIVISION.
FILE SECTION.
FD  ANIMAL-FILE.
01  ANIMAL-RECORD.
    05  CAGE-NUMBER              PIC 9(4).
    05  KEEPER-NAME              PIC X(30).
    05  FEED-COST                PIC 9(7) COMP.
    05  FEED-DAY                 PIC 9(3).
PROCEDURE DIVISION.
1000-FEED.
    ADD 1 TO FEED-COST.
2000-END.
    STOP RUN.`),
  })
  const { text } = await ask(zoo, 'How long is the feed cost of an animal?')
  expect(text).toMatch(/^- field `FEED-COST` of ANIMAL-RECORD in ZOFEED: 4 bytes/)
})

test('a record that is described is a group, sooner one that programs share, whatever word for a record its name has', async () => {
  const bakery = new Codebase({
    'cpy/CTLREC.cpy': fixedFormat('01 PASTRY-CONTROL-RECORD.\n   05 LAST-PASTRY PIC 9(4).\n   05 PASTRY-RECORD-COUNT PIC 9(4).'),
    'cpy/PASTRY.cpy': fixedFormat('01 PASTRY-DATA.\n   05 PASTRY-NO PIC 9(4).\n   05 PASTRY-NAME PIC X(20).'),
    'cbl/GLAZE.cbl': program('GLAZE', 'PASTRY', '    DISPLAY PASTRY-NAME.'),
    'cbl/BAKE.cbl': program('BAKE', 'PASTRY', '    DISPLAY PASTRY-NO.'),
    'cbl/COUNT.cbl': program('COUNT', 'CTLREC', '    DISPLAY LAST-PASTRY.'),
  })
  for (const question of [
    'What is the layout of the pastry record?',
    'pastry record structure',
    'How is the pastry record laid out?',
    'What does a pastry record look like?',
    'Record layout of the pastry file?',
  ]) {
    const { text } = await ask(bakery, question)
    expect(text).toMatch(/^- record `PASTRY-DATA` in PASTRY/)
  }
})

test('a field of a program that is called just as the question says needs no copybook around it', async () => {
  const program = (name: string, ...lines: readonly string[]) =>
    fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  ANSWER-DATA.
    05  VISITOR-NAME PIC X(40).
    05  TICKET-COLOUR PIC X(7).
PROCEDURE DIVISION.
${lines.join('\n')}
    GOBACK.`)
  const zoo = new Codebase({
    'cbl/ZOOGATE.cbl': program('ZOOGATE', "    MOVE 'GREEN' TO TICKET-COLOUR."),
    'cbl/ZOOSHOW.cbl': program('ZOOSHOW', '    DISPLAY VISITOR-NAME.'),
    'README.md': '# Zoo\n\nA visitor gives a name at the gate and gets a ticket.\n',
  })
  expect((await ask(zoo, 'How long may a visitor name be?')).text).toMatch(/field `VISITOR-NAME` of ANSWER-DATA.*PIC X\(40\)/)
  expect((await ask(zoo, 'Which program sets the ticket colour?')).text).toContain(
    'The field TICKET-COLOUR is changed by 1 program: ZOOGATE.',
  )
})

test('an e-mail address is written in one word or in two', async () => {
  const library = new Codebase({
    'cpy/LBMEMB.cpy': fixedFormat(
      '01 LB-MEMBER.\n   05 LB-MEMBER-NAME PIC X(30).\n   05 LB-MEMBER-ADDRESS PIC X(40).\n   05 LB-MEMBER-EMAIL-ADDRESS PIC X(64).',
    ),
    'cbl/LBSHOW.cbl': program('LBSHOW', 'LBMEMB', '    DISPLAY LB-MEMBER-NAME.'),
  })
  for (const question of ['How long is the e-mail address of a member?', 'How long is the email address of a member?'])
    expect((await ask(library, question)).text).toMatch(/^- field `LB-MEMBER-EMAIL-ADDRESS`.*64 bytes/)
  expect((await ask(library, 'How long is the address of a member?')).text).toMatch(/^- field `LB-MEMBER-ADDRESS`.*40 bytes/)
})

test('a field is not what a program writes its records into', async () => {
  const dairy = new Codebase({
    'cpy/DYREC.cpy': fixedFormat(
      '01 DY-CAN.\n   05 DY-CAN-CHECK PIC X.\n      88 DY-CAN-CHECKED VALUE "Y".\n   05 DY-CAN-LITRES PIC 9(4).',
    ),
    'cbl/DYSHOW.cbl': program('DYSHOW', 'DYREC', '    DISPLAY DY-CAN-CHECK.'),
    'cbl/DYLIST.cbl': program('DYLIST', 'DYREC', '    DISPLAY DY-CAN-LITRES.'),
  })
  const { text } = await ask(dairy, 'Into which data sets does the program that checks the cans write?')
  expect(text).not.toMatch(/No statement changes|The field/)
  const stored = (await ask(dairy, 'Which program stores the check of a can, and into which tables?')).text
  expect(stored).not.toMatch(/No statement changes|^The field/)
  expect((await ask(dairy, 'Which programs change the check of a can?')).text).toMatch(/DY-CAN-CHECK/)
})

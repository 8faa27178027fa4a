import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const card = (text: string) => `${text.padEnd(71)}X`

const mill = new Codebase({
  'asm/FLOUR.asm': [
    'FLOUR    CSECT',
    'FLOUR    AMODE 31',
    'FLOUR    RMODE 24',
    '         STM   R14,R12,12(R13)',
    '         USING FLOUR,R15',
    '         LR    R11,R15',
    '         DROP  R15',
    '         USING FLOUR,R11',
    '         USING SACK,R6',
    '         GETMAIN R,LV=4096,SP=9      A PLACE FOR THE SACKS',
    "         WTO   'FLOUR01I THE MILL IS OPEN',ROUTCDE=(2,11)",
    '         OPEN  (GRAINS,INPUT)',
    '         BR    R14',
    card('GRAINS   DCB   DSORG=PS,DDNAME=GRAINDD,MACRF=(GM),DCBE=GRAINSX,'),
    '               RECFM=FB,LRECL=120',
    'GRAINSX  DCBE  RMODE31=BUFF,EODAD=EMPTY',
    card('REPORT   DCB   DSORG=PS,DDNAME=PRINTDD,MACRF=PM,                THE REPORT'),
    '               RECFM=FBA,LRECL=133,BLKSIZE=1330',
    'MOSTBAGS EQU   48                  BAGS ON A CART',
    "HEADING  DC    C'SACKS OF FLOUR'",
    'EMPTY    BR    R14',
    'SACK     DSECT',
    'SACKNO   DS    F',
    'SACKKIND DS    CL8',
    'R11      EQU   11',
    'R15      EQU   15',
    '         END',
  ].join('\n'),
  'asm/BRAN.asm': [
    'BRAN     CSECT',
    '         USING *,R12',
    'MOSTBAGS EQU   12',
    'GRAINS   DCB   DSORG=PO,DDNAME=BRANDD,MACRF=R',
    // A word that column 72 cuts in two.
    `${'CHAFF    DCB   DDNAME=CHAFFDD,MACRF=(GM),BLKSIZE=800,LRECL=80,EODAD=NONE,DS'.slice(0, 71)}X`,
    `               ${'CHAFF    DCB   DDNAME=CHAFFDD,MACRF=(GM),BLKSIZE=800,LRECL=80,EODAD=NONE,DSORG=PS'.slice(71)}`,
    '         END',
  ].join('\n'),
})

test.each([
  ['What is the record format of GRAINS in FLOUR?', /^- DCB `GRAINS` in FLOUR: `RECFM=FB`: `asm\/FLOUR\.asm:14-15`/],
  [
    'Which DD does CHAFF in BRAN name, and which record length does CHAFF have?',
    /^- DCB `CHAFF` in BRAN: `DDNAME=CHAFFDD`, `LRECL=80`: `asm\/BRAN\.asm:5-6`/,
  ],
  ['What DDNAME does GRAINS have in BRAN?', /^- DCB `GRAINS` in BRAN: `DDNAME=BRANDD`: `asm\/BRAN\.asm:4`/],
  ['What is the DSORG of CHAFF in BRAN?', /^- DCB `CHAFF` in BRAN: `DSORG=PS`: `asm\/BRAN\.asm:5-6`/],
  ['What is the block size of the DCB GRAINS in FLOUR?', /^- DCB `GRAINS` in FLOUR: no BLKSIZE/],
  ['What is the EODAD of GRAINS in FLOUR?', /^- DCB GRAINS in FLOUR: `EODAD=EMPTY` in its DCBE: `asm\/FLOUR\.asm:16`/],
  ['Which DDNAMEs does FLOUR use?', /`DDNAME=GRAINDD`[\s\S]*`DDNAME=PRINTDD`/],
  [
    'What are the DCB attributes of REPORT?',
    /^- DCB `REPORT` in FLOUR: `DSORG=PS`, `DDNAME=PRINTDD`, `MACRF=PM`, `RECFM=FBA`, `LRECL=133`, `BLKSIZE=1330`/,
  ],
  ['Where does FLOUR go at end of file on GRAINS?', /^- DCB GRAINS in FLOUR: `EODAD=EMPTY` in its DCBE/],
  ['What routing codes does the WTO in FLOUR have?', /^- WTO in FLOUR: `ROUTCDE=\(2,11\)`/],
])('an operand of a macro leads with its value, or with that it has none: %s', async (question, answer) => {
  const { text } = await ask(mill, question)
  expect(text).toMatch(answer)
  expect(text).not.toMatch(question.includes('in BRAN') ? /GRAINDD/ : /BRANDD/)
})

test.each([
  ['What AMODE does FLOUR run in?', /^- `FLOUR AMODE 31`/],
  ['What RMODE does BRAN have?', /^No AMODE or RMODE statement stands in BRAN itself/],
  [
    'What is the base register of FLOUR?',
    /^- `FLOUR` in FLOUR is addressed by `R11`: `asm\/FLOUR\.asm:8`\n.*`R15` \(until `DROP R15` on line 7\)/,
  ],
  ['Which register maps SACK in FLOUR?', /^- `SACK` in FLOUR is addressed by `R6`: `asm\/FLOUR\.asm:9`/],
  ['Which subpool does FLOUR get its storage from?', /^- `GETMAIN R,LV=4096,SP=9/],
  ['Which SVC does FLOUR issue?', /^No SVC statement stands in FLOUR itself/],
])('what the statements of a section say of it: %s', async (question, answer) => {
  const { text } = await ask(mill, question)
  expect(text).toMatch(answer)
})

test.each([
  ['What is the value of MOSTBAGS in FLOUR?', /^- `MOSTBAGS` in FLOUR: `MOSTBAGS EQU 48 BAGS ON A CART`: `asm\/FLOUR\.asm:19`/],
  ['How long is SACKKIND?', /^- field `SACKKIND` of SACK in FLOUR: 05 DS CL8; offset 4, 8 bytes/],
  ['What is the initial value of HEADING?', /`HEADING` (?:of FLOUR )?in FLOUR: .*SACKS OF FLOUR/],
])('a symbol leads with what it is declared as, in the member that is named: %s', async (question, answer) => {
  const { text } = await ask(mill, question)
  expect(text).toMatch(answer)
})

const shop = new Codebase({
  'mac/WEIGH.mac': [
    '         MACRO',
    card('&LABEL   WEIGH &SACK,&SCALE=BIG,                * THE SCALE'),
    card('               &UNIT=POUND,                  * THE UNIT'),
    "               &TEXT='NO TEXT',&CHECK=",
    '         MEND',
  ].join('\n'),
  'asm/SHOP.asm': ['SHOP     CSECT', '         WEIGH BAG,UNIT=STONE', '         END'].join('\n'),
})

test.each([
  ['What is the default of UNIT in macro WEIGH?', /^- `&UNIT` of macro WEIGH: default `POUND`: `mac\/WEIGH\.mac:3`/],
  ['Does CHECK of the macro WEIGH have a default?', /^- `&CHECK` of macro WEIGH: no default/],
  ['What are the defaults of the operands of WEIGH?', /^- `&SCALE`.*\n- `&UNIT`.*\n- `&TEXT` of macro WEIGH: default `'NO TEXT'`/],
])('what a macro takes without an operand: %s', async (question, answer) => {
  const { text } = await ask(shop, question)
  expect(text).toMatch(answer)
})

test('a question on deeds is no question on attributes', async () => {
  const { text } = await ask(mill, 'Where is GRAINS opened and why?')
  expect(text).not.toMatch(/^- DCB `GRAINS` in FLOUR: `/)
})

test('all files of a program are told where others have a file that is called like it', async () => {
  const bakery = new Codebase({
    'asm/OVEN.asm': [
      'OVEN     CSECT',
      '         OPEN  (DOUGH,INPUT)',
      'DOUGH    DCB   DSORG=PS,DDNAME=OVEN,MACRF=GM',
      'CRUSTS   DCB   DSORG=PS,DDNAME=CRUSTDD,MACRF=GM',
      '         END',
    ].join('\n'),
    'asm/SHOP.asm': ['SHOP     CSECT', 'OVEN     DCB   DSORG=PS,DDNAME=OVEN,MACRF=PM', '         END'].join('\n'),
  })
  const { text } = await ask(bakery, 'Which DD names does OVEN read?')
  expect(text).toMatch(/^- DCB `DOUGH` in OVEN: `DDNAME=OVEN`.*\n- DCB `CRUSTS` in OVEN: `DDNAME=CRUSTDD`/)
  expect(text).not.toContain('SHOP')
  expect((await ask(bakery, 'What is the DDNAME of CRUSTS?')).text).toMatch(/^- DCB `CRUSTS`/)
})

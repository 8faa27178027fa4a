import { describe, expect, test } from 'vitest'
import { asksHowGiven } from '../../../src/models/offline/question/asks-given-values.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const farm = new Codebase({
  'cbl/FMMILK.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. FMMILK.',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  WS-LITRES PIC 9(5).',
    '       01  WS-COWS PIC 9(3).',
    '       01  WS-MEAN PIC 9(3)V99.',
    '       PROCEDURE DIVISION.',
    '       MILKING SECTION.',
    '           ADD 1 TO WS-COWS.',
    '           IF WS-COWS > 0',
    '               COMPUTE WS-MEAN = WS-LITRES / WS-COWS',
    '           END-IF.',
    '           PERFORM CLEAN-UP.',
    '       MILKING-EXIT.',
    '           EXIT.',
    '       CLEAN-UP SECTION.',
    '       CLEAN-FIRST.',
    '           DISPLAY WS-MEAN.',
  ].join('\n'),
  'jcl/FMJOB.jcl': [
    "//FMJOB    JOB 1,'MILK'",
    '//COPY     EXEC PGM=IDCAMS',
    '//IN       DD DISP=SHR,DSN=FARM.MILK.DAILY',
    '//OUT      DD DISP=SHR,DSN=FARM.MILK.YEAR',
    '//SYSIN    DD *',
    '  REPRO INFILE(IN) OUTFILE(OUT)',
    '/*',
  ].join('\n'),
})

describe('how a field gets its value', () => {
  test('is told by the statements that give it, and nothing else', async () => {
    const { text } = await ask(farm, 'How is WS-MEAN computed?')
    expect(text).toMatch(/changed by 1 program: FMMILK\.\n- `COMPUTE WS-MEAN = WS-LITRES \/ WS-COWS` in MILKING, under `IF WS-COWS > 0`/)
    expect(text).not.toContain('PIC 9(3)V99')
  })

  test.each(['How is NAME computed?', 'Where does NAME get its value?', 'What is NAME calculated from?', 'Which statement fills NAME?'])(
    '%s',
    (bare) => expect(asksHowGiven(bare)).toBe(true),
  )
  test.each(['How is NAME started?', 'What does NAME compute?', 'Where is NAME read?'])('not: %s', (bare) =>
    expect(asksHowGiven(bare)).toBe(false),
  )
})

describe('a paragraph that nothing performs', () => {
  test('is fallen into from the statements of its section', async () => {
    const { text } = await ask(farm, 'Who performs MILKING-EXIT?')
    expect(text).toMatch(
      /^No statement performs `MILKING-EXIT` or goes to it[\s\S]*FMMILK falls into it from section `MILKING` above it: `cbl\/FMMILK\.cbl:9`/,
    )
  })
  test('is not fallen into from one that returns to its PERFORM', async () => {
    const stall = new Codebase({
      'cbl/STALL.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STALL.
PROCEDURE DIVISION.
OPEN-STALL.
    PERFORM SELL-MILK.
    GOBACK.
SELL-MILK.
    DISPLAY 'MILK'.
SELL-CHEESE.
    DISPLAY 'CHEESE'.
SELL-NOTHING.
    EXIT.`),
      'cbl/ALTERED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ALTERED.
PROCEDURE DIVISION.
OPEN-BARN.
    ALTER WAY-OUT TO PROCEED TO FEED-COWS.
    PERFORM FEED-COWS.
WAY-OUT.
    GO TO OPEN-BARN.
FEED-COWS.
    DISPLAY 'HAY'.
FEED-GOATS.
    DISPLAY 'OATS'.`),
    })
    for (const name of ['SELL-CHEESE', 'SELL-NOTHING'])
      expect((await ask(stall, `Where is paragraph ${name} performed?`)).text).toContain(
        `No statement performs \`${name}\` or goes to it, and control does not fall into it: it is never reached`,
      )
    expect((await ask(stall, 'Where is paragraph FEED-GOATS performed?')).text).toContain(
      'may fall into it from paragraph `FEED-COWS` above it',
    )
  })
  test('is what the program begins with', async () => {
    expect((await ask(farm, 'When is MILKING performed?')).text).toContain('FMMILK begins with it')
  })
})

describe('a data set', () => {
  test('that is only read is written by nothing', async () => {
    const { text } = await ask(farm, 'Which job writes FARM.MILK.DAILY?')
    expect(text).toMatch(/^NOT FOUND\nNothing in the code that is understood writes `FARM\.MILK\.DAILY`; it is only read\./)
    expect(text).toContain('step COPY of job FMJOB')
    expect((await ask(farm, 'Is FARM.MILK.DAILY written by any job?')).text).toMatch(/^No: nothing/)
    expect((await ask(farm, 'Which job writes FARM.MILK.YEAR?')).text).toMatch(/^`FARM\.MILK\.YEAR` is written by step COPY/)
  })

  test('may be the one that a job names by symbols', async () => {
    const other = new Codebase({
      'jcl/A.jcl': [
        "//A JOB 1,'A'",
        '//S EXEC PGM=IDCAMS',
        '//IN DD DISP=SHR,DSN=FARM.MILK.DAILY',
        '//OUT DD DISP=SHR,DSN=X.Y',
        '//SYSIN DD *',
        '  REPRO INFILE(IN) OUTFILE(OUT)',
      ].join('\n'),
      'jcl/B.jcl': ["//B JOB 1,'B'", '//S EXEC PGM=SORT', '//SORTOUT DD DISP=(NEW,CATLG),DSN=&HLQ..MILK.DAILY'].join('\n'),
    })
    expect((await ask(other, 'Which job writes FARM.MILK.DAILY?')).text).not.toContain('Nothing in the code')
  })

  test('that a program without source shares may be written by it', async () => {
    const other = new Codebase({
      'jcl/A.jcl': ["//A JOB 1,'A'", '//S EXEC PGM=VENDORPG', '//MASTER DD DISP=SHR,DSN=FARM.HERD.MASTER'].join('\n'),
    })
    expect((await ask(other, 'Which job writes FARM.HERD.MASTER?')).text).not.toContain('othing in the code')
  })

  test('is for what those do who work with it', async () => {
    expect((await ask(farm, 'What is FARM.MILK.YEAR for?')).text).toMatch(/^`FARM\.MILK\.YEAR` is written by step COPY of FMJOB/)
  })
})

const shop = new Codebase({
  'bms/SHPMAP.bms': [
    'SHPMAP   DFHMSD TYPE=&SYSPARM,MODE=INOUT,LANG=COBOL',
    'SHPMAP   DFHMDI SIZE=(24,80)',
    "         DFHMDF POS=(1,10),LENGTH=12,INITIAL='Choose fruit'",
    'FRUIT    DFHMDF POS=(3,10),LENGTH=8,ATTRB=(UNPROT,IC)',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
  'csd/SHOP.csd': ['DEFINE TRANSACTION(SHPF) GROUP(SHOP)', '       PROGRAM(SHPFRUIT)', 'DEFINE PROGRAM(SHPFRUIT) GROUP(SHOP)'].join('\n'),
  'cbl/SHPFRUIT.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. SHPFRUIT.',
    '       PROCEDURE DIVISION.',
    "           EXEC CICS SEND MAP('SHPMAP') MAPSET('SHPMAP') END-EXEC.",
    '           EXEC SQL INSERT INTO FRUITS VALUES (1) END-EXEC.',
    "           EXEC CICS RETURN TRANSID('SH02') END-EXEC.",
  ].join('\n'),
  'sql/FRUITS.sql': 'CREATE TABLE FRUITS (ID INTEGER NOT NULL, NAME CHAR(8));',
  'jcl/SHPDAY.jcl': ["//SHPDAY   JOB 1,'COUNT THE FRUIT'", '//* RUN AFTER THE SHOP HAS CLOSED', '//S1       EXEC PGM=IEFBR14'].join('\n'),
  'jcl/SHPNONE.jcl': ["//SHPNONE  JOB 1,'CLEAN THE SHOP'", '//S1       EXEC PGM=IEFBR14', '//DD1      DD DUMMY'].join('\n'),
  'jcl/SHPWEEK.jcl': ["//SHPWEEK  JOB 1,'ORDER FRUIT'", '//S1       EXEC PGM=IEFBR14'].join('\n'),
  'sched/shop.xml': '<TASK MEMBER="SHPWEEK" TIMEFROM="0100" WEEKDAYS="1"/>',
  'jcl/SHPFILE.jcl': ["//SHPFILE  JOB 1,'MAKE THE FILE'", '//S1       EXEC PGM=SHPREAD'].join('\n'),
  'cbl/SHPREAD.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. SHPREAD.',
    '       ENVIRONMENT DIVISION.',
    '       INPUT-OUTPUT SECTION.',
    '       FILE-CONTROL.',
    '           SELECT FRUIT-FILE ASSIGN TO SHPFILE.',
    '       DATA DIVISION.',
    '       FILE SECTION.',
    '       FD  FRUIT-FILE.',
    '       01  FRUIT-RECORD PIC X(8).',
    '       PROCEDURE DIVISION.',
    '           OPEN INPUT FRUIT-FILE.',
    '           READ FRUIT-FILE.',
    '           GOBACK.',
  ].join('\n'),
})

describe('plain questions', () => {
  test('a transaction of four letters is one without the word', async () => {
    expect((await ask(shop, 'Which program handles SHPF?')).text).toMatch(/^- transaction `?SHPF`? runs program `?SHPFRUIT/)
  })
  test('a transaction that nothing defines is told by who returns under it', async () => {
    expect((await ask(shop, 'Which program handles transaction SH02?')).text).toMatch(
      /^No table of the code defines transaction SH02\.[\s\S]*SHPFRUIT/,
    )
  })
  test('what is entered on a map that bears the name of its mapset', async () => {
    const { text } = await ask(shop, 'What can the user enter on SHPMAP?')
    expect(text).toMatch(/^\*\*SHPMAP\*\*/)
    expect(text.match(/Choose fruit/g)).toHaveLength(text.includes('“Choose fruit”, by rows') ? 2 : 1)
  })
  test('a table is for what those do who work with it', async () => {
    expect((await ask(shop, 'What is FRUITS for?')).text).toMatch(/SHPFRUIT: INSERT/)
  })
  test('when a job runs is what its remarks say, and unknown where nothing does', async () => {
    expect((await ask(shop, 'When does SHPDAY run?')).text).toMatch(/^- it says itself: `\/\/\* RUN AFTER THE SHOP HAS CLOSED`/)
    expect((await ask(shop, 'When does SHPWEEK run?')).text).toContain('`sched/shop.xml:1`')
    expect((await ask(shop, 'When does job SHPNONE run?')).text).toMatch(/^NOT FOUND\nNothing in the code says when `SHPNONE` runs\./)
  })
  test('who reads a file of its name starts no job', async () => {
    expect((await ask(shop, 'Which job starts job SHPFILE?')).text).not.toContain('SHPREAD (')
  })
  test('a job without remarks is told by its JOB statement and its steps', async () => {
    const { text } = await ask(shop, 'What does job SHPNONE do?')
    expect(text).toMatch(/^- `jcl\/SHPNONE\.jcl:1`: `\/\/SHPNONE JOB 1,'CLEAN THE SHOP'`\n\n- step `S1` runs/)
  })
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** A marina: two programs under KICKS, its tables, the CLIST that starts the region, and what the README tells. */
const marina = new Codebase({
  'COBOL/MARMENU': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MARMENU.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY MARMNU.
    COPY DFHAID.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS RECEIVE MAP('MENUM') MAPSET('MARMNU') END-EXEC.
    IF EIBAID = DFHPF3
        MOVE 'THE HARBOUR NEVER CLOSES' TO MSGO
    ELSE
    IF CHOICEI = '1'
        EXEC CICS XCTL PROGRAM('MARBERTH') END-EXEC
    ELSE
    IF CHOICEI EQUAL TO '2'
        EXEC KICKS XCTL PROGRAM('MARTIDES') END-EXEC.
    IF BERTHI > '40'
        MOVE 'AGROUND' TO MSGO
    ELSE
        MOVE 'MOORED' TO MSGO.
    EXEC CICS SEND MAP('MENUM') MAPSET('MARMNU') END-EXEC.`),
  'COBOL/MARBERTH': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MARBERTH.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS READ FILE('BERTHS') INTO(WS-BERTH) RIDFLD(WS-KEY) END-EXEC.`),
  'COBOL/MARTEST': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MARTEST.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY MARMNU.
PROCEDURE DIVISION.
0000-MAIN.
    GOBACK.`),
  'MAPS/MARMNU.bms': [
    'MARMNU   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
    'MENUM    DFHMDI SIZE=(24,80)',
    "         DFHMDF POS=(1,1),LENGTH=12,INITIAL='BLUE MARINA '",
    'CHOICE   DFHMDF POS=(3,1),LENGTH=1',
    'BERTH    DFHMDF POS=(4,1),LENGTH=2',
    'MSG      DFHMDF POS=(24,1),LENGTH=40',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
  'TABLES/PCT': [
    '         KIKPCT TYPE=INITIAL,SUFFIX=1',
    '         KIKPCT TYPE=ENTRY,TRANSID=AAAA,PROGRAM=VENDOR1',
    '         KIKPCT TYPE=ENTRY,TRANSID=MARM,PROGRAM=MARMENU',
    '         KIKPCT TYPE=ENTRY,TRANSID=MARB,PROGRAM=MARBERTH',
  ].join('\n'),
  'TABLES/PPT': ['         KIKPPT TYPE=INITIAL', '         KIKPPT TYPE=ENTRY,PROGRAM=VENDOR1,PGMLANG=CMDLVL'].join('\n'),
  'CLIST/REGION': ['PROC 0', 'CONTROL NOMSG NOFLUSH', " ALLOC FI(BERTHS) DA('MARINA.BERTHS.KSDS') SHR"].join('\n'),
  'cards/files.ctl': [
    '  DEFINE CLUSTER ( -',
    '    NAME(MARINA.BERTHS.KSDS) -',
    '    KEYS(6 0) -',
    '    RECORDSIZE(120 120) )',
    '  DEFINE CLUSTER ( -',
    '    NAME(MARINA.TIDES.KSDS) -',
    '    KEYS(14 2) -',
    '    RECORDSIZE(64 64) )',
  ].join('\n'),
  'README.md': [
    '# Marina',
    '',
    'To compile one program, run `sh one.sh PROGRAM` and send the output to the card reader.',
    '',
    'The screen greets with the blue harbour logo. To show the old lighthouse logo on the MARM screen',
    'rename LIGHT.old to MARMNU.bms.',
  ].join('\n'),
})

describe('answers on an online system', () => {
  test('each transaction with its program, those of the code first', async () => {
    const { text } = await ask(marina, 'Which program does each of the transactions start?')
    expect(text).toMatch(/`MARB` \(runs MARBERTH\)[\s\S]*`MARM` \(runs MARMENU\)[\s\S]*`AAAA` \(runs VENDOR1\)/)
  })

  test('several options of a menu', async () => {
    const { text } = await ask(marina, 'Where do choices 1 and 2 of the menu lead?')
    expect(text).toContain('option 1 → XCTL `MARBERTH`: `COBOL/MARMENU:14`')
    expect(text).toContain('option 2 → XCTL `MARTIDES`: `COBOL/MARMENU:17`')
  })

  test('a key under which nothing but a text is set', async () => {
    const { text } = await ask(marina, 'What happens on PF3 in MARMENU?')
    expect(text).toMatch(/`COBOL\/MARMENU:10-11`:\n[\s\S]*THE HARBOUR NEVER CLOSES/)
  })

  test('who copies the symbolic map of a mapset', async () => {
    const { text } = await ask(marina, 'Which programs copy MARMNU?')
    expect(text).toContain('`MARMNU` is copied by MARMENU, MARTEST.')
  })

  test('a text that the screen shows is no thing that would have to be defined', async () => {
    const { text } = await ask(marina, 'When does the screen answer AGROUND instead of MOORED?')
    expect(text).toMatch(/IF BERTHI > '40'\n\s+MOVE 'AGROUND'/)
  })

  test('the data set that a CLIST gives a file', async () => {
    const { text } = await ask(marina, 'Which dataset stands behind the file name BERTHS?')
    expect(text).toContain('file `BERTHS` is data set `MARINA.BERTHS.KSDS`: `CLIST/REGION:3`')
  })

  test('key and records of the file that the question describes', async () => {
    const { text } = await ask(marina, 'How long are the records and the key of the tides file?')
    expect(text).toMatch(/^- `cards\/files\.ctl:5-8`:\n[\s\S]*KEYS\(14 2\)/)
  })

  test('what the texts beside the code tell to do', async () => {
    expect((await ask(marina, 'How do I recompile one program?')).text).toContain('`sh one.sh PROGRAM`')
    expect((await ask(marina, 'How do I get the lighthouse logo on the MARM screen?')).text).toContain('rename LIGHT.old')
  })

  test('a program that only a table names is said to have no source', async () => {
    expect((await ask(marina, 'What does VENDOR1 do?')).text).toMatch(/^NOT FOUND/)
  })
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const map = [
  'ZOOSET   DFHMSD TYPE=&SYSPARM,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
  'ZOOMAP   DFHMDI SIZE=(24,80)',
  "         DFHMDF POS=(1,20),LENGTH=13,INITIAL='Zoo Main Menu'",
  'ZOOOPT   DFHMDF POS=(5,23),LENGTH=1,ATTRB=(NUM,FSET,NORM,IC)',
  "         DFHMDF POS=(7,23),LENGTH=15,INITIAL='1 - Feed animals'",
  "         DFHMDF POS=(8,23),LENGTH=15,INITIAL='2 - Clean cages'",
  "         DFHMDF POS=(9,23),LENGTH=15,INITIAL='3. Sell tickets'",
  "         DFHMDF POS=(24,1),LENGTH=8,INITIAL='PF3=Exit'",
  '         DFHMSD TYPE=FINAL',
].join('\n')

const zoo = new Codebase({
  'bms/ZOOSET.bms': map,
  'csd/zoo.csd': 'DEFINE TRANSACTION(ZFED) GROUP(ZOO) PROGRAM(ZOOFEED)\nDEFINE TRANSACTION(ZOO) GROUP(ZOO) PROGRAM(ZOOMENU)',
  'cbl/ZOOMENU.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ZOOMENU.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS SEND MAP('ZOOMAP') MAPSET('ZOOSET') END-EXEC.
    EXEC CICS HANDLE AID PF3(LEAVE) PF7(NOT-YET) END-EXEC.
    EXEC CICS RECEIVE MAP('ZOOMAP') MAPSET('ZOOSET') END-EXEC.
    EVALUATE ZOOOPTI
      WHEN '1'
        EXEC CICS RETURN TRANSID('ZFED') IMMEDIATE END-EXEC
      WHEN '2'
        EXEC CICS XCTL PROGRAM('ZOOCLEAN') END-EXEC
      WHEN '3'
        EXEC CICS LINK PROGRAM('ZOOSELL') END-EXEC
        IF SELL-RESP NOT = 0
           EXEC CICS LINK PROGRAM('ZOOERR') END-EXEC
        END-IF
      WHEN OTHER
        MOVE 'NO SUCH OPTION' TO ZOOMSGO
    END-EVALUATE.
    GOBACK.
NOT-YET.
    MOVE 'NOT IMPLEMENTED YET' TO ZOOMSGO.
    GOBACK.
LEAVE.
    EXEC CICS RETURN END-EXEC.`),
})

describe('a menu whose program tests the options one by one', () => {
  test('what the screen says of each and what it leads to', async () => {
    const { text } = await ask(zoo, 'What can be chosen on the main menu, and which program or transaction does each choice start?')
    expect(text).toContain(
      '- option 1 (“Feed animals” on the screen) → RETURN `ZFED`; transaction **ZFED** runs **ZOOFEED**: `cbl/ZOOMENU.cbl:10`',
    )
    expect(text).toContain('- option 2 (“Clean cages” on the screen) → XCTL `ZOOCLEAN`: `cbl/ZOOMENU.cbl:12`')
    expect(text).toContain('- option 3 (“Sell tickets” on the screen) → LINK `ZOOSELL`: `cbl/ZOOMENU.cbl:14`')
    expect(text).not.toContain('ZOOERR')
  })

  test('one option has its own text, not that of the key of its number', async () => {
    const { text } = await ask(zoo, 'What does option 3 of ZOOMENU do?')
    expect(text).toMatch(/^- option 3 \(“Sell tickets” on the screen\) → LINK/)
  })
})

describe('keys that HANDLE AID gives labels', () => {
  test('one of them, with what stands at its label', async () => {
    const { text } = await ask(zoo, 'What does PF7 do in ZOOMENU?')
    expect(text).toContain('- PF7 → GO TO `NOT-YET`: `cbl/ZOOMENU.cbl:6`')
    expect(text).toContain("MOVE 'NOT IMPLEMENTED YET' TO ZOOMSGO.")
  })

  test('all of them, and no other users of the program', async () => {
    const { text } = await ask(zoo, 'Which keys can be used in ZOOMENU?')
    expect(text).toContain('- PF3 (“Exit” on the screen) → GO TO `LEAVE`')
    expect(text).not.toContain('ZOOCLEAN')
  })
})

test('a condition that is turned round is no option, nor is a menu asked for where rows are selected', async () => {
  const tills = new Codebase({
    'bms/TILLSET.bms': map
      .replaceAll('ZOO', 'TIL')
      .replace('1 - Feed animals', '1 - Open a till')
      .replace('2 - Clean cages', '2 - Count coins'),
    'cbl/TILMENU.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. TILMENU.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS SEND MAP('TILMAP') MAPSET('TILSET') END-EXEC.
    IF TILOPTI = '1'
        EXEC CICS XCTL PROGRAM('TILOPEN') END-EXEC
    END-IF.
    IF TILOPTI = '2'
        EXEC CICS XCTL PROGRAM('TILCOUNT') END-EXEC
    END-IF.
    IF TILOPTI = '3'
        EXEC CICS XCTL PROGRAM('TILSELL') END-EXEC
    END-IF.
    IF TILOPTI NOT = '4'
        EXEC CICS XCTL PROGRAM('TILWRONG') END-EXEC
    END-IF.
    IF NOT TILOPTI = '5'
        EXEC CICS LINK PROGRAM('TILTIRED') END-EXEC
    END-IF.
    EXEC SQL SELECT COIN INTO :COIN FROM COINS END-EXEC.
    GOBACK.`),
  })
  const { text } = await ask(tills, 'Which options does TILMENU have?')
  expect(text).toContain('- option 1 (“Open a till” on the screen) → XCTL `TILOPEN`')
  expect(text).not.toMatch(/option [45]/)
  expect((await ask(tills, 'What does option 4 of TILMENU do?')).text).not.toMatch(/^- option 4 .*TILWRONG/)
  expect((await ask(tills, 'What does option 5 of TILMENU do?')).text).not.toMatch(/^- option 5 .*TILTIRED/)
  expect((await ask(tills, 'What is selected by TILMENU from COINS?')).text).not.toMatch(/^- option 1/)
})

test('keys are asked of a menu, each of a condition, and not its options', async () => {
  const desks = new Codebase({
    'bms/DESKSET.bms': map.replaceAll('ZOO', 'DSK'),
    'cbl/DSKMENU.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. DSKMENU.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS SEND MAP('DSKMAP') MAPSET('DSKSET') END-EXEC.
    EVALUATE TRUE
        WHEN EIBAID = DFHPF3 OR DFHPF12
            PERFORM 9000-LEAVE
        WHEN DSKOPTI = '1'
            EXEC CICS XCTL PROGRAM('DSKFEED') END-EXEC
        WHEN DSKOPTI = '2'
            EXEC CICS XCTL PROGRAM('DSKCLEAN') END-EXEC
        WHEN DSKOPTI = '3'
            EXEC CICS XCTL PROGRAM('DSKSELL') END-EXEC
    END-EVALUATE.
9000-LEAVE.
    EXEC CICS RETURN END-EXEC.`),
  })
  const { text } = await ask(desks, 'Which keys leave the menu that DSKMENU shows?')
  expect(text).toMatch(/^- DFHPF3 .*9000-LEAVE/m)
  expect(text).toMatch(/^- DFHPF12 .*9000-LEAVE/m)
  expect(text).not.toMatch(/^- option 1/m)
  expect((await ask(desks, 'What does PF12 do in DSKMENU?')).text).toMatch(/^- DFHPF12 .*9000-LEAVE/m)
})

test.each([
  'Which transaction starts the main menu?',
  'Which transaction brings up the zoo main menu?',
  'What is the transaction of the main menu?',
])('what starts the menu is none of its options: %s', async (question) => {
  const { text } = await ask(zoo, question)
  expect(text).not.toMatch(/^- option 1/)
  expect(text).toMatch(/transaction [`*]*ZOO[`*]* runs [^\n]*ZOOMENU/)
})

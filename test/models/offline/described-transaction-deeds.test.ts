import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const map = (set: string, name: string, title: string, more = '') =>
  [
    `${set.padEnd(8)} DFHMSD TYPE=&SYSPARM,MODE=INOUT,LANG=COBOL`,
    `${name.padEnd(8)} DFHMDI SIZE=(24,80)`,
    `         DFHMDF POS=(1,20),LENGTH=20,INITIAL='${title}'`,
    more,
    'LOCKNO   DFHMDF POS=(5,23),LENGTH=4,ATTRB=(UNPROT,FSET)',
    '         DFHMSD TYPE=FINAL',
  ].join('\n')
const program = (name: string, says: string, statements: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
* ${says}
PROCEDURE DIVISION.
0000-MAIN.
${statements}
    GOBACK.`)
const screen = (name: string, set: string, more = '') =>
  `    EXEC CICS SEND MAP('${name}') MAPSET('${set}') END-EXEC\n    EVALUATE EIBAID\n      WHEN DFHPF3 PERFORM 9000-LEAVE\n      WHEN DFHENTER PERFORM 1000-GO\n    END-EVALUATE\n${more}`

const locks = new Codebase({
  'bms/MENUS.bms': map('MENUS', 'MENUM', 'Canal Main Menu', "         DFHMDF POS=(7,9),LENGTH=30,INITIAL='1 - Register Barge'"),
  'bms/BARGES.bms': map('BARGES', 'BARGEM', 'Canal - Register Barge'),
  'csd/canal.csd':
    'DEFINE TRANSACTION(CMEN) GROUP(CANAL) PROGRAM(CANMENU)\nDEFINE TRANSACTION(CREG) GROUP(CANAL) PROGRAM(CANREG)\nDEFINE TRANSACTION(CUSR) GROUP(CANAL) PROGRAM(CANUSR)',
  'cbl/CANMENU.cbl': program('CANMENU', 'SHOWS THE MENU OF THE CANAL', screen('MENUM', 'MENUS')),
  'cbl/CANREG.cbl': program('CANREG', 'SCREEN FOR THE CLERK', screen('BARGEM', 'BARGES', "    EXEC CICS LINK PROGRAM('CANTOLL') END-EXEC")),
  'cbl/CANTOLL.cbl': program('CANTOLL', 'MOVES THE TOLL FROM THE SKIPPER TO THE CANAL TRUST', '    CONTINUE'),
  'cbl/CANUSR.cbl': program('CANUSR', 'ADDS A USER OF THE CANAL SYSTEM', '    CONTINUE'),
  'cbl/CANGATE.cbl': program('CANGATE', 'ADDS A GATE TO THE CANAL', '    CONTINUE'),
})

test('the transaction of the program that calls the one which does it', async () => {
  const { text } = await ask(locks, 'Which transaction moves the toll to the canal trust, and which program runs under it?')
  expect(text).toMatch(/^- transaction CREG runs program `?CANREG`?/)
})

test('users are told from what else is added', async () => {
  expect((await ask(locks, 'Which transaction adds a user?')).text).toMatch(/^- transaction `?CUSR`? runs program `?CANUSR`?/)
})

test('a screen by its title, and not by an option of the menu', async () => {
  const { text } = await ask(locks, 'What does PF3 do on the register barge screen?')
  expect(text.split('\n')[0]).toContain('cbl/CANREG.cbl')
})

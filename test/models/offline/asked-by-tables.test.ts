import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...body: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 H PIC X(5).
PROCEDURE DIVISION.
    ${body.join('\n    ')}
    GOBACK.`)

const bakery = new Codebase({
  'BAKEADD.cbl': program('BAKEADD', 'EXEC SQL INSERT INTO RECIPE', ' VALUES (:H) END-EXEC.'),
  'BAKECHG.cbl': program(
    'BAKECHG',
    'EXEC SQL UPDATE RECIPE',
    ' SET TITLE = :H END-EXEC.',
    'EXEC SQL INSERT INTO BURNT VALUES (:H) END-EXEC.',
  ),
  'BAKESEE.cbl': program('BAKESEE', 'EXEC SQL SELECT TITLE INTO :H', ' FROM RECIPE END-EXEC.'),
  'BAKEOUT.cbl': program('BAKEOUT', 'EXEC SQL DELETE FROM RECIPE END-EXEC.', 'EXEC SQL INSERT INTO WEB VALUES (:H) END-EXEC.'),
  'RECIPE.cpy': fixedFormat('\n01 RECIPE.\n   05 RECIPE-TITLE PIC X(5).\n   05 RECIPE-OVEN PIC 9(3).'),
  'web/Shop.java': 'class Shop { String sql = "SELECT TITLE FROM WEB"; }\n',
  'tables.sql':
    'CREATE TABLE RECIPE (TITLE CHAR(5), OVEN SMALLINT);\nCREATE TABLE BURNT (TITLE CHAR(5));\nCREATE TABLE WEB (TITLE CHAR(5));\n',
})

test.each([
  ['Which program inserts into or updates RECIPE?', 'is added to or updated by 2 programs: BAKECHG, BAKEADD.'],
  ['Who deletes or inserts rows of the table RECIPE?', 'is deleted from or added to by 2 programs:'],
  ['What reads the RECIPE table?', 'is read by 1 program: BAKESEE.'],
  ['The RECIPE table is read by what?', 'is read by 1 program: BAKESEE.'],
  ['RECIPE table: readers?', 'is read by 1 program: BAKESEE.'],
  ['What columns does RECIPE have?', 'Table `RECIPE` has 2 columns: TITLE, OVEN'],
  ['Which tables does no program read?', '1 of 3 tables is read by nothing in the code: BURNT.'],
  ['Is there any table that is never updated?', 'There is none among 3 tables.'],
])('%s', async (question, said) => {
  expect((await ask(bakery, question)).text).toContain(said)
})

test('who reads or updates a table is no less than who uses it', async () => {
  const { text } = await ask(bakery, 'Which programs read or update RECIPE?')
  expect(text).toContain('BAKESEE')
  expect(text).toContain('BAKECHG')
})

test('of inserts alone updates are not told', async () => {
  expect((await ask(bakery, 'Which program inserts into RECIPE?')).text).toContain('is added to by 1 program: BAKEADD.')
})

const mill = new Codebase({
  'BATCH.jcl': '//BATCH PROC\n//GRIND EXEC PGM=MILL10\n//SACK EXEC PGM=MILL20\n// PEND',
  'MILL10.cbl': program('MILL10', 'CONTINUE.'),
  'MILL20.cbl': program('MILL20', 'EXEC CICS RETURN END-EXEC.'),
  'MILL30.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. MILL30.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT FLOUR-FILE ASSIGN TO FLOUR.
DATA DIVISION.
FILE SECTION.
FD  FLOUR-FILE.
01  FLOUR-REC PIC X(8).
PROCEDURE DIVISION.
    OPEN INPUT FLOUR-FILE.
    READ FLOUR-FILE.
    GOBACK.`),
})

test('a procedure may bear a word of the trade', async () => {
  const { text } = await ask(mill, 'What programs does BATCH run?')
  expect(text).toContain('MILL10')
  expect(text).toContain('MILL20')
  expect((await ask(mill, 'Which batch programs are there?')).text).toMatch(/^2 of 3 programs/)
})

test('a file that a program reads is used', async () => {
  expect((await ask(mill, 'Which files are not used?')).text).not.toContain('FLOUR-FILE')
})

test('what a program does to its files tells which it does not update', async () => {
  expect((await ask(mill, 'Which files does MILL30 not update?')).text).toMatch(/MILL30\W+ reads FLOUR/)
})

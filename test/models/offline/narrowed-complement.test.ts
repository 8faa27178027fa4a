import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...body: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
${body.filter((line) => line.startsWith('COPY')).join('\n')}
PROCEDURE DIVISION.
    ${body.filter((line) => !line.startsWith('COPY')).join('\n    ')}
    GOBACK.`)

const zoo = new Codebase({
  'src/feeding/ZOOHAY.cbl': program('ZOOHAY', 'COPY ANIMAL.'),
  'src/feeding/ZOOFISH.cbl': program('ZOOFISH'),
  'src/tickets/ZOOSELL.cbl': program('ZOOSELL', 'EXEC CICS SEND TEXT FROM(T) END-EXEC.'),
  'src/tickets/ZOOGATE.cbl': program('ZOOGATE'),
  'jcl/ZOOJOB.jcl': "//ZOOJOB JOB (1),'HAY'\n//S1 EXEC PGM=ZOOHAY",
  'cpy/ANIMAL.cpy': fixedFormat('\n01 ANIMAL PIC X.'),
})

test.each([
  ['Which feeding programs do not use the copybook ANIMAL?', '1 of 2 programs in `feeding` does not use **ANIMAL**: ZOOFISH.'],
  ['Which programs in src/tickets do not copy ANIMAL?', '2 of 2 programs in `src/tickets` do not copy **ANIMAL**: ZOOGATE, ZOOSELL.'],
  ['Which online programs do not copy ANIMAL?', '1 of 1 program with commands of CICS does not copy **ANIMAL**: ZOOSELL.'],
  ['Which batch programs do not copy ANIMAL?', '2 of 3 programs without commands of CICS do not copy **ANIMAL**: ZOOFISH, ZOOGATE.'],
  ["Do all the programs copy ANIMAL, or is there one that doesn't?", 'No: 3 of 4 programs do not copy **ANIMAL**'],
  ['Do all programs in src/feeding copy ANIMAL?', 'No: 1 of 2 programs in `src/feeding` does not copy **ANIMAL**: ZOOFISH.'],
  ['Does every job run ZOOHAY?', 'Yes: no exception among 1 job.'],
  ['Which programs are not run by any job?', '3 of 4 programs are started by no job: ZOOFISH, ZOOGATE, ZOOSELL.'],
  ['Which programs are not started by a transaction?', '4 of 4 programs are started by no transaction: '],
  ['Which programs do not copy ANIMAL?', '3 of 4 programs do not copy **ANIMAL**'],
])('%s', async (question, said) => {
  expect((await ask(zoo, question)).text).toContain(said)
})

test('a word that is no folder narrows nothing to be told for sure', async () => {
  expect((await ask(zoo, 'Which purple programs do not copy ANIMAL?')).text).not.toContain('do not copy')
})

const bakery = new Codebase({
  'pli/DOUGH.pli': ' DOUGH: PROC OPTIONS(MAIN);\n   CALL KNEAD;\n END DOUGH;\n',
  'pli/CRUST.pli': " CRUST: PROC OPTIONS(MAIN);\n   PUT LIST('CRUST');\n END CRUST;\n",
  'asm/OVEN.asm': 'OVEN     CSECT\n         BR    14\n         END\n',
  'asm/KNEAD.asm': 'KNEAD    CSECT\n         BR    14\n         END\n',
})

test.each([
  ['Which of the PL/I programs do not call KNEAD?', '1 of 2 programs in PL/I does not call **KNEAD**: CRUST.'],
  ['Which assembler programs do not call KNEAD?', '1 of 2 programs in Assembler does not call **KNEAD**: OVEN.'],
  ['Which of the programs do not call KNEAD?', '2 of 4 programs do not call **KNEAD**: CRUST, OVEN.'],
  ['Which PL/I programs are never called?', '2 of 2 programs in PL/I are called by no program: CRUST, DOUGH.'],
])('%s', async (question, said) => {
  expect((await ask(bakery, question)).text).toContain(said)
})

const sql = (...statements: readonly string[]) => statements.map((one) => `EXEC SQL ${one} END-EXEC`)

const shop = new Codebase({
  'src/SHLIST.cbl': program('SHLIST', ...sql('SELECT PRICE INTO :P FROM GOODS')),
  'src/SHSELL.cbl': program(
    'SHSELL',
    ...sql('SELECT PRICE INTO :P FROM GOODS', 'UPDATE GOODS SET STOCK = :S', 'INSERT INTO SALES VALUES(:P)'),
  ),
  'src/SHDROP.cbl': program('SHDROP', ...sql('DELETE FROM GOODS WHERE STOCK = 0')),
  'src/SHHELP.cbl': program('SHHELP', "DISPLAY 'HELP'"),
  'ddl/SHOP.sql':
    'CREATE TABLE GOODS (PRICE INTEGER, STOCK INTEGER);\nCREATE TABLE SALES (PRICE INTEGER);\nCREATE TABLE TAXES (RATE INTEGER);\n',
})

test.each([
  ['Which programs do not update the table GOODS?', '2 of 4 programs do not change **GOODS**: SHHELP, SHLIST.'],
  ['Which programs do not update the goods table?', '2 of 4 programs do not change **GOODS**: SHHELP, SHLIST.'],
  ['Do all programs update the GOODS table?', 'No: 2 of 4 programs do not change **GOODS**: SHHELP, SHLIST.'],
  ['Which programs never read the GOODS table?', '2 of 4 programs do not read **GOODS**: SHDROP, SHHELP.'],
  ['Which programs do not delete from GOODS?', '3 of 4 programs do not delete from **GOODS**: SHHELP, SHLIST, SHSELL.'],
  [
    'Which programs read GOODS but never update it?',
    '1 of 2 programs that read **GOODS** does not change it: SHLIST.\n- SHLIST reads it: `src/SHLIST.cbl:',
  ],
  ['Which programs only read GOODS?', '1 of 2 programs that read **GOODS** does not change it: SHLIST.'],
  ['Which tables does no program delete from?', '2 of 3 tables have no statement in the code to delete from them: SALES, TAXES.'],
  ['Which tables are never updated?', '1 of 3 tables is changed by nothing in the code: TAXES.'],
])('%s', async (question, said) => {
  expect((await ask(shop, question)).text).toContain(said)
})

test('a statement on a file that only the run names may be on the one that is asked for', async () => {
  const port = new Codebase({
    'PTLIST.cbl': program('PTLIST', "EXEC CICS READ FILE('BOATS') INTO(B) RIDFLD(K) END-EXEC."),
    'PTANY.cbl': program('PTANY', 'EXEC CICS READ FILE(WS-FILE) INTO(B) RIDFLD(K) END-EXEC.'),
  })
  expect((await ask(port, 'Which programs do not read the file BOATS?')).text).toMatch(
    /^1 of 2 programs does not read \*\*BOATS\*\*: PTANY\.\nOf 1 reference in the code the target is not known; one of them may lead here\./,
  )
})

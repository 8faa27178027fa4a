import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'ddl/tables.sql': [
    'CREATE TABLE BAKERY.OVEN_TBL (OVEN_NO CHAR(4) NOT NULL, TEMP INTEGER);',
    'CREATE TABLE BAKERY.OVEN_RUN_TBL (RUN_NO INTEGER, OVEN_NO CHAR(4), BREAD CHAR(8));',
    'CREATE TABLE BAKERY.BREAD_TBL (BREAD CHAR(8));',
  ].join('\n'),
  'ddl/index1.sql': 'CREATE UNIQUE INDEX OVEN_RUN_I1\n  ON BAKERY.OVEN_RUN_TBL\n    ( OVEN_NO,\n  RUN_NO )\n;',
  'ddl/index2.sql': 'CREATE INDEX OVEN_RUN_I2\n  ON BAKERY.OVEN_RUN_TBL\n    (BREAD)\n;',
})

test('the indexes of a table that is described behind its noun, with their columns, from members of their own', async () => {
  const { text } = await ask(bakery, 'Which indexes exist on the table of oven runs, and on which columns?')
  expect(text).toContain('unique index `OVEN_RUN_I1` of `BAKERY.OVEN_RUN_TBL` on OVEN_NO, RUN_NO: `ddl/index1.sql:1-4`')
  expect(text).toContain('index `OVEN_RUN_I2` of `BAKERY.OVEN_RUN_TBL` on BREAD')
})

test('a table without an index has none', async () => {
  expect((await ask(bakery, 'Which indexes exist on BREAD_TBL?')).text).toMatch(/^NOT FOUND\nNo index is created on the table BREAD_TBL\./)
})

test('tables, files and jobs of somebody are not one of them', async () => {
  const cbl = [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKPREP.',
    '      * COPIES THE MEMBERS WHICH ALLOCATE TABLES AND FILES OF AN OVEN',
    '       PROCEDURE DIVISION.',
    '           EXEC SQL INSERT INTO OVEN_TBL VALUES (:A) END-EXEC.',
    '           GOBACK.',
  ]
  const code = new Codebase({ 'ddl/t.sql': 'CREATE TABLE OVEN_TBL (OVEN_NO CHAR(4));', 'cbl/BKPREP.cbl': cbl.join('\n') })
  const { text } = await ask(code, 'Which program copies the members that allocate the tables, files and databases of an oven?')
  expect(text).not.toContain('The table OVEN_TBL is')
})

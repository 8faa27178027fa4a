import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cpy/LOAVES.cpy': '       01  LOAF-ROW.\n           05  LOAF-NAME  PIC X(8).\n',
  'ddl/bakery.sql': 'CREATE TABLE LOAVES (LOAF_NAME CHAR(8) NOT NULL);\n',
  'cbl/BAKE.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BAKE.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY LOAVES.
PROCEDURE DIVISION.
    EXEC SQL
       INSERT INTO LOAVES (LOAF_NAME) VALUES (:LOAF-NAME)
    END-EXEC.
    STOP RUN.`),
  'cbl/SHOW.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHOW.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY LOAVES.
PROCEDURE DIVISION.
    DISPLAY LOAF-NAME.
    STOP RUN.`),
})

test.each([
  ['Which programs write to LOAVES?', /^The table LOAVES is changed by 1 program: BAKE\./],
  ['Who inserts into LOAVES?', /^The table LOAVES is .*BAKE/],
  ['Which programs copy LOAVES?', /^`LOAVES` is copied by BAKE, SHOW\./],
  ['Which programs use the copybook LOAVES?', /^`LOAVES` is copied by BAKE, SHOW\./],
])('a layout may have the name of the table that it is for; what is written to is the table: %s', async (question, expected) => {
  expect((await ask(bakery, question)).text).toMatch(expected)
})

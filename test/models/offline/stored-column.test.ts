import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const oven = new Codebase({
  'ddl/bread.sql': 'CREATE TABLE BREAD_SALES (\n  BREAD_PRICE DECIMAL(7,2) NOT NULL,\n  BREAD_NAME CHAR(20)\n);',
  'cpy/DCLBREAD.cpy':
    '       01  DCLBREAD-SALES.\n           10  DCL-BREAD-PRICE  PIC S9(5)V99 COMP-3.\n           10  DCL-BREAD-NAME  PIC X(20).',
  'cbl/BKSTORE.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKSTORE.',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  IN-REC.',
    '           05  IN-PRICE  PIC 9(5)V99.',
    '       COPY DCLBREAD.',
    '       PROCEDURE DIVISION.',
    '           MOVE IN-PRICE TO DCL-BREAD-PRICE.',
    '           EXEC SQL INSERT INTO BREAD_SALES (BREAD_PRICE)',
    '             VALUES (:DCL-BREAD-PRICE) END-EXEC.',
    '           GOBACK.',
  ].join('\n'),
  'bin/pack.sh': '#!/bin/sh\necho packing $1\n',
  Buildfile: 'steps:\n  chmod +x bin/pack.sh\n  ./bin/pack.sh bread.txt loaves.sql\n',
})

test('a field is followed to the column of the table that keeps it', async () => {
  const { text } = await ask(oven, 'How is IN-PRICE defined, and as what type does it end up in the Db2 table?')
  expect(text).toMatch(/IN-PRICE` is moved to `DCL-BREAD-PRICE`: `cbl\/BKSTORE\.cbl:9`/)
  expect(text).toMatch(/host variable `DCL-BREAD-PRICE`.*COMP-3/)
  expect(text).toMatch(/column `BREAD_PRICE` of BREAD_SALES: DECIMAL\(7,2\)/)
})

test('a field that is moved to no host variable has the column of its own name', async () => {
  const cellar = new Codebase({
    'ddl/jars.sql': 'CREATE TABLE JARS (\n  JAR_SHELF_NO INTEGER NOT NULL,\n  LABEL CHAR(20)\n);',
    'cpy/JARREC.cpy': '       01  JAR-REC.\n           05  JAR-SHELF-NO  PIC 9(6).\n           05  JAR-LABEL  PIC X(20).',
    'cbl/JARS.cbl':
      '       IDENTIFICATION DIVISION.\n       PROGRAM-ID. JARS.\n       DATA DIVISION.\n       WORKING-STORAGE SECTION.\n       COPY JARREC.\n       PROCEDURE DIVISION.\n           MOVE 1 TO JAR-SHELF-NO.\n           GOBACK.',
  })
  const { text } = await ask(cellar, 'How is JAR-SHELF-NO declared, and what column type does Db2 use for it?')
  expect(text).toMatch(/column `JAR_SHELF_NO` of JARS: INTEGER/)
  const label = await ask(cellar, 'How is JAR-LABEL declared, and what column type does Db2 use for it?')
  expect(label.text).not.toMatch(/column `LABEL`/)
})

test('who runs a script is told by the line that does, with what it hands over', async () => {
  const { text } = await ask(oven, 'Who runs pack.sh, and with which files?')
  expect(text).toContain('`./bin/pack.sh bread.txt loaves.sql`')
  expect(text).not.toContain('chmod')
})

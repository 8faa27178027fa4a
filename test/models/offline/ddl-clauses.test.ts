import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const vineyard = new Codebase({
  'ddl/VINEYARD.sql': [
    '-- the vines',
    'CREATE TABLESPACE VINETS IN VINEDB',
    '  USING STOGROUP VINESTG PRIQTY 720',
    '  BUFFERPOOL BP2 LOCKSIZE ROW;',
    'CREATE TABLE VINE.GRAPE_LOT (',
    '   LOT_NO      CHAR(6)       NOT NULL,',
    '   SUGAR_GRADE DECIMAL(5,2)  NOT NULL WITH DEFAULT 0,',
    '   PICKED_ON   DATE,',
    "   GRADE       CHAR(1)       DEFAULT 'B', -- of the jury",
    '   SLOPE_NO    INTEGER,',
    '   PRIMARY KEY (LOT_NO),',
    '   CONSTRAINT GRADECK',
    "     CHECK (GRADE IN ('A', 'B')),",
    '   FOREIGN KEY (SLOPE_NO) REFERENCES VINE.SLOPE (SLOPE_NO)',
    '     ON DELETE SET NULL)',
    '  IN VINEDB.VINETS CCSID EBCDIC;',
    'CREATE UNIQUE INDEX VINE.XGRAPELT',
    '  ON VINE.GRAPE_LOT (LOT_NO ASC)',
    '  CLUSTER BUFFERPOOL BP1;',
    'CREATE TABLE VINE.SLOPE (SLOPE_NO INTEGER NOT NULL PRIMARY KEY, SLOPE_NAME VARCHAR(40));',
    'CREATE VIEW VINE.BEST_LOT AS',
    "  SELECT LOT_NO FROM VINE.GRAPE_LOT WHERE GRADE = 'A';",
  ].join('\n'),
  'cpy/DCASK.cpy': [
    '           EXEC SQL DECLARE VINE.CASK TABLE',
    '           ( CASK_NO      CHAR(4)  NOT NULL,',
    '             FILLED_ON    DATE,',
    '             OAK          CHAR(1)  NOT NULL',
    '           ) END-EXEC.',
  ]
    .map((line, i) => `${line.padEnd(72)}0000${i}000`)
    .join('\n'),
  'cpy/GRAPELOT.cpy': ['       01  GRAPE-LOT.', '           05  SUGAR-GRADE  PIC S9(3)V99 COMP-3.'].join('\n'),
})

const first = async (question: string) => (await ask(vineyard, question)).text.split('\n').slice(0, 2).join('\n')

describe('what a CREATE statement says', () => {
  test('of a column', async () => {
    expect(await first('What data type does SUGAR_GRADE have in GRAPE_LOT?')).toContain(
      '- table GRAPE_LOT, column: SUGAR_GRADE is DECIMAL(5,2) NOT NULL WITH DEFAULT 0: `ddl/VINEYARD.sql:7`',
    )
    expect(await first('What type is FILLED_ON in the table CASK?')).toContain(
      'CASK as a program declares it, column: FILLED_ON is DATE: `cpy/DCASK.cpy:3`',
    )
    expect(await first('Is PICKED_ON nullable in GRAPE_LOT?')).toContain(
      'PICKED_ON is DATE; no NOT NULL, so it may be null: `ddl/VINEYARD.sql:8`',
    )
    expect(await first('What is the default of SLOPE_NO in GRAPE_LOT?')).toContain('SLOPE_NO is INTEGER; no DEFAULT')
  })

  test('of the columns that have something', async () => {
    expect(await first('Which columns of GRAPE_LOT are NOT NULL?')).toContain(
      '2 columns NOT NULL: LOT_NO, SUGAR_GRADE (of 5): `ddl/VINEYARD.sql:6-7`',
    )
    expect(await first('Which columns of GRAPE_LOT have a default?')).toContain('2 columns with DEFAULT: SUGAR_GRADE, GRADE (of 5)')
  })

  test('of keys, checks and where a table is stored', async () => {
    expect(await first('What is the primary key of GRAPE_LOT?')).toContain('table GRAPE_LOT: PRIMARY KEY (LOT_NO): `ddl/VINEYARD.sql:11`')
    expect(await first('What is the primary key of SLOPE?')).toContain('SLOPE_NO INTEGER NOT NULL PRIMARY KEY')
    expect(await first('Which foreign key does GRAPE_LOT have?')).toContain(
      'FOREIGN KEY (SLOPE_NO) REFERENCES VINE.SLOPE (SLOPE_NO) ON DELETE SET NULL: `ddl/VINEYARD.sql:14-15`',
    )
    expect(await first('Does the table SLOPE have a foreign key?')).toContain('no FOREIGN KEY')
    expect(await first('Which checks does GRAPE_LOT have?')).toContain("CHECK (GRADE IN ('A', 'B'))")
    expect(await first('Which check constraints does GRAPE_LOT have?')).toContain("CHECK (GRADE IN ('A', 'B')): `ddl/VINEYARD.sql:12-13`")
    expect(await first('In which tablespace is GRAPE_LOT?')).toContain('IN VINEDB.VINETS: `ddl/VINEYARD.sql:16`')
  })

  test('of an index, a view, a table space', async () => {
    expect(await first('Is index XGRAPELT clustered?')).toContain('index `XGRAPELT`: CLUSTER'.replaceAll('`', ''))
    expect(await first('Which columns does index XGRAPELT have?')).toContain('(LOT_NO ASC): `ddl/VINEYARD.sql:18`')
    expect(await first('Which buffer pool does tablespace VINETS use?')).toContain('BUFFERPOOL BP2: `ddl/VINEYARD.sql:4`')
    expect(await first('What does view BEST_LOT select?')).toContain("SELECT LOT_NO FROM VINE.GRAPE_LOT WHERE GRADE = 'A'")
  })

  test('and nothing of it where a copybook is asked about', async () => {
    expect(await first('How is SUGAR-GRADE defined in copybook GRAPELOT?')).toContain('S9(3)V99')
  })
})

test('of the column that is asked for, where another table has a column that is named like the table', async () => {
  const code = new Codebase({
    'ddl/CELLAR.sql': [
      'CREATE TABLE WINE.BARREL (BARREL_NO INTEGER NOT NULL, OAK CHAR(3));',
      'CREATE TABLE WINE.INVOICE (INVOICE_NO INTEGER NOT NULL, BARREL CHAR(255));',
    ].join('\n'),
  })
  const { text } = await ask(code, 'What type is BARREL_NO in the BARREL table?')
  expect(text).toMatch(/^- table `BARREL`, column: BARREL_NO is INTEGER NOT NULL/)
  expect(text).not.toContain('255')
})

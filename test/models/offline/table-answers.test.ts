import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const cheeses = new Codebase({
  'db/dairy.sql': [
    'CREATE TABLE `CHEESE-REC` (',
    '  `CHEESE-NO` char(6) NOT NULL,',
    '  `CHEESE-PRICE` decimal(7,3) unsigned NOT NULL,',
    '  `CHEESE-MILK` char(8) NOT NULL,',
    '  PRIMARY KEY (`CHEESE-NO`),',
    '  KEY `CHEESEX1` (`CHEESE-MILK`),',
    '  UNIQUE KEY `CHEESEX2` (`CHEESE-PRICE`,`CHEESE-NO`)',
    ') ENGINE=InnoDB;',
    'CREATE TABLE [Dairy].[Whey Tank] (',
    '  [Tank No] int NOT NULL,',
    '  [Litres] int NULL);',
  ].join('\n'),
  'cbl/RIPEN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. RIPEN.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  CHEESE-WORK.
    03 CHEESE-NO    PIC X(6).
    03 CHEESE-PRICE PIC 9(4)V999 COMP-3.
PROCEDURE DIVISION.
    ADD 1 TO CHEESE-PRICE.
    GOBACK.`),
})

test('a table whose names stand in backquotes, with the indexes among its columns', async () => {
  const { text } = await ask(cheeses, 'Apart from the primary key, which columns of CHEESE-REC are indexed?')
  expect(text).toContain('KEY `CHEESEX1` (`CHEESE-MILK`)')
  expect(text).toContain('`db/dairy.sql:5-7`')
  const columns = (await ask(cheeses, 'Which columns does the table CHEESE-REC have?')).text
  expect(columns).toContain('has 3 columns: CHEESE-NO, CHEESE-PRICE, CHEESE-MILK')
})

test('the column of a field is told where columns are asked for', async () => {
  const { text } = await ask(cheeses, 'How is CHEESE-PRICE declared in the program, and what is the type of the column in the database?')
  expect(text).toContain('DECIMAL(7,3) UNSIGNED NOT NULL')
  expect(text).toContain('PIC 9(4)V999 COMP-3')
})

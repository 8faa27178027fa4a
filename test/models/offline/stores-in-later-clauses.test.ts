import { expect, test } from 'vitest'
import { clauseAbout } from '../../../src/models/offline/described/clause-about.ts'
import { anyStore } from '../../../src/models/offline/described/described-store.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const inserting = (name: string, comment: string, table: string, column: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
* ${comment}
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-VALUE PIC S9(4) COMP.
PROCEDURE DIVISION.
MAIN-PARA.
    EXEC SQL INSERT INTO ${table} (${column}) VALUES (:WS-VALUE) END-EXEC.
    GOBACK.`)
const orchard = new Codebase({
  'cbl/ORCH01.cbl': inserting('ORCH01', 'STORES THE WEIGHT OF A BASKET OF PEARS.', 'BASKETWEIGHT', 'PEARS'),
  'cbl/ORCH02.cbl': inserting('ORCH02', 'PAYS THE PICKERS.', 'ACCRUAL', 'WAGES'),
  'sql/TABLES.sql': `CREATE TABLE ORCH.ACCRUAL (WAGES SMALLINT);
CREATE TABLE ORCH.BASKETWEIGHT (PEARS SMALLINT);
CREATE TABLE ORCH.ZEBRAS (STRIPES SMALLINT);
`,
})

test.each([
  'Which program stores the basket weight, and into which table?',
  'Which program stores the basket weight, into which table?',
  'Who stores the basket weight, and in which table is it kept?',
])('a table that a later clause only asks for is the one that the first describes: %s', async (question) => {
  const { text } = await ask(orchard, question)
  expect(text).toContain('BASKETWEIGHT')
  expect(text).toContain('ORCH01')
  expect(text).not.toMatch(/^The table \S*(?:ACCRUAL|ZEBRAS)/)
})

test('a clause that says more than that it asks for a table describes it', () => {
  const text = 'Which program pays the pickers, and from which table of wages does it read?'
  expect(clauseAbout(text, anyStore)).toBe('from which table of wages does it read?')
  expect(clauseAbout('Which program pays the pickers, and into which table?', anyStore)).toMatch(/^Which program pays/)
  expect(clauseAbout('Which table holds the wages, and which program reads it?', anyStore)).toBe('Which table holds the wages')
})

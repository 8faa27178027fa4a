import { expect, test } from 'vitest'
import { sqlScanner } from '../../../src/structure/scanners/sql-ddl.ts'

/** Units and references of a member, one line each. */
function said(...lines: readonly string[]): { units: string[]; references: string[] } {
  const facts = sqlScanner.scan(lines.join('\n'), 'ddl/CUSTDDL.sql', 'SQL').facts(() => undefined)
  const units = facts.units.map(({ kind, name, of, startLine, endLine, detail, comment }) => {
    const described = comment ? ` [${comment.startLine}-${comment.endLine}]` : ''
    return `${startLine}-${endLine} ${kind} ${of === undefined ? '' : `${of}.`}${name}${detail === undefined ? '' : `: ${detail}`}${described}`
  })
  const references = facts.references.map(
    ({ kind, from, to, line, verb }) => `${line}: ${from.kind} ${from.name} ${kind} ${verb} ${to.kind} ${to.name}`,
  )
  return { units, references }
}

test('tables with columns, keys and comments', () => {
  expect(
    said(
      '-- customers',
      '-- of all regions',
      'CREATE TABLE S.CUST',
      '  (CUST_NO   CHAR(8)       NOT NULL,',
      '   BALANCE   DECIMAL(9, 2) NOT NULL WITH DEFAULT',
      '             CHECK (BALANCE IN (1, 2)),',
      '   "Kind"    CHAR(1) DEFAULT \'A;\',',
      '   REGION    CHAR(2) REFERENCES S.REGION (CODE),',
      '   PRIMARY KEY (CUST_NO),',
      '   CONSTRAINT FK1 FOREIGN KEY (CUST_NO) REFERENCES S.PARTY)',
      '  IN DB1.TS1;',
      "COMMENT ON COLUMN S.CUST.BALANCE IS 'open amount';",
      "COMMENT ON S.CUST (REGION IS 'where');",
      "LABEL ON TABLE S.OTHER IS 'elsewhere';",
    ),
  ).toEqual({
    units: [
      '3-11 table S.CUST: IN DB1.TS1 REFERENCES S.REGION, S.PARTY [1-2]',
      '4-4 field S.CUST.CUST_NO: CHAR(8) NOT NULL',
      '5-6 field S.CUST.BALANCE: DECIMAL(9,2) NOT NULL WITH DEFAULT [12-12]',
      "7-7 field S.CUST.KIND: CHAR(1) DEFAULT 'A;'",
      '8-8 field S.CUST.REGION: CHAR(2) [13-13]',
    ],
    references: [],
  })
})

test('views, indexes, aliases and what they stand for', () => {
  expect(
    said(
      'CREATE OR REPLACE VIEW S.V (NO, NAME) AS',
      '  SELECT A, B FROM S.CUST C JOIN S.REGION R ON C.R = R.R;',
      'CREATE UNIQUE WHERE NOT NULL INDEX S.X1 ON S.CUST (CUST_NO ASC, REGION DESC) USING STOGROUP G;',
      'CREATE ALIAS A.CUST FOR S.CUST; CREATE SYNONYM CU FOR S.CUST;',
      'CREATE TABLE S.CUST2 LIKE S.CUST;',
      'CREATE TABLESPACE TS1 IN DB1 USING STOGROUP G;',
    ),
  ).toEqual({
    units: [
      '1-2 view S.V',
      '1-1 field S.V.NO',
      '1-1 field S.V.NAME',
      '3-3 symbol S.X1: UNIQUE INDEX ON S.CUST (CUST_NO, REGION)',
      '4-4 symbol A.CUST: ALIAS FOR S.CUST',
      '4-4 symbol CU: SYNONYM FOR S.CUST',
      '5-5 table S.CUST2: LIKE S.CUST',
      '6-6 symbol TS1: TABLESPACE',
    ],
    references: [
      '2: view S.V sql SELECT table S.CUST',
      '2: view S.V sql SELECT table S.REGION',
      '4: symbol A.CUST sql ALIAS table S.CUST',
      '4: symbol CU sql SYNONYM table S.CUST',
    ],
  })
})

test('routines and triggers hold statements; their semicolons end none of them', () => {
  expect(
    said(
      'CREATE TRIGGER S.T1 AFTER UPDATE OF BALANCE ON S.CUST',
      '  REFERENCING NEW AS N FOR EACH ROW MODE DB2SQL',
      '  BEGIN ATOMIC',
      '    IF N.BALANCE > 0 THEN UPDATE S.TOTAL SET SUM = CASE WHEN 1 = 1 THEN 2 END; END IF;',
      '    INSERT INTO S.LOG VALUES (1);',
      '  END;',
      "CREATE PROCEDURE S.RATE (IN A CHAR(8)) EXTERNAL NAME 'RATEPGM' LANGUAGE COBOL;",
      '--#SET TERMINATOR #',
      'CREATE FUNCTION S.F (A INTEGER) RETURNS INTEGER',
      '  BEGIN DECLARE X INTEGER; SELECT MAX(N) INTO X FROM S.CUST; RETURN X; END#',
      'DROP TABLE S.OLD#',
    ),
  ).toEqual({
    units: [
      '1-11 symbol CUSTDDL: SQL script',
      '1-6 symbol S.T1: TRIGGER ON S.CUST',
      '7-7 symbol S.RATE: PROCEDURE',
      '9-10 symbol S.F: FUNCTION',
    ],
    references: [
      '4: symbol S.T1 sql UPDATE table S.TOTAL',
      '5: symbol S.T1 sql INSERT table S.LOG',
      '7: symbol S.RATE call EXTERNAL NAME program RATEPGM',
      '10: symbol S.F sql SELECT table S.CUST',
      '11: symbol CUSTDDL sql DROP table S.OLD',
    ],
  })
})

test('ALTER TABLE adds columns; statements without terminators are told apart by CREATE', () => {
  expect(
    said(
      'ALTER TABLE S.CUST ADD PHONE CHAR(20) NOT NULL',
      '  ADD COLUMN FAX CHAR(20) ADD CONSTRAINT C1 CHECK (A = 1) ADD FOREIGN KEY (R) REFERENCES S.REGION;',
      'CREATE TABLE S.A (X INTEGER)',
      'CREATE TABLE S.B (Y INTEGER',
      'CREATE INDEX S.IB ON S.B (Y)',
    ),
  ).toEqual({
    units: [
      '1-5 symbol CUSTDDL: SQL script',
      '1-1 field S.CUST.PHONE: CHAR(20) NOT NULL',
      '2-2 field S.CUST.FAX: CHAR(20)',
      '3-3 table S.A',
      '3-3 field S.A.X: INTEGER',
      '4-4 table S.B',
      '4-4 field S.B.Y: INTEGER',
      '5-5 symbol S.IB: INDEX ON S.B (Y)',
    ],
    references: ['1: symbol CUSTDDL sql ALTER table S.CUST'],
  })
})

test('names in backquotes and brackets', () => {
  expect(
    said(
      'CREATE TABLE `A-REC` (',
      '  `A-KEY` char(3) NOT NULL,',
      '  `KEY` int,',
      '  PRIMARY KEY (`A-KEY`),',
      '  FULLTEXT KEY `X1` (`A-KEY`)',
      ') ENGINE=InnoDB;',
      'CREATE TABLE [dbo].[B Tab] ([No] int);',
    ).units,
  ).toEqual([
    '1-6 table A-REC',
    '2-2 field A-REC.A-KEY: CHAR(3) NOT NULL',
    '3-3 field A-REC.KEY: INT',
    '7-7 table DBO.B TAB',
    '7-7 field DBO.B TAB.NO: INT',
  ])
})

test('a table that is created anew is not used by its DROP', () => {
  const again = said('DROP TABLE IF EXISTS A;', 'CREATE TABLE A (B INT);')
  expect(again.references).toEqual([])
  expect(said('DROP TABLE C;').references).toEqual(['1: symbol CUSTDDL sql DROP table C'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tablesOfSql } from '../../../src/structure/sql/tables-of-sql.ts'

const tables = (...lines: readonly string[]) => tablesOfSql(lines, 1).map(({ table, verb, line }) => `${line}: ${verb} ${table}`)

test('lists, joins, nested joins and aliases', () => {
  expect(
    tables(
      'SELECT A.X, B.Y FROM S.A A, B',
      '  LEFT OUTER JOIN C AS CC ON B.K = CC.K, D',
      ' WHERE EXISTS (SELECT 1 FROM ((E JOIN F ON E.K = F.K) JOIN G ON 1 = 1)) ORDER BY X, Y;',
    ),
  ).toEqual(['1: SELECT S.A', '1: SELECT B', '2: SELECT C', '2: SELECT D', '3: SELECT E', '3: SELECT F', '3: SELECT G'])
})

test('a qualifier that is left out', () => {
  expect(tables('SELECT X FROM DB1..T1 A, S.T2')).toEqual(['1: SELECT DB1.T1', '1: SELECT S.T2'])
})

test('FROM is not always a clause', () => {
  expect(
    tables(
      "SELECT TRIM(LEADING '0' FROM A), EXTRACT(YEAR FROM B), SUBSTRING(C FROM 2 FOR 3) FROM T1",
      ' WHERE A IS NOT DISTINCT FROM B;',
      'UPDATE T2 FOR PORTION OF BUSINESS_TIME FROM D1 TO D2 SET A = 1;',
      'FETCH NEXT FROM C1 INTO X;',
      'REVOKE SELECT ON T9 FROM USER1; GRANT UPDATE ON TABLE T9 TO PUBLIC;',
    ),
  ).toEqual(['1: SELECT T1', '3: UPDATE T2'])
})

test('common table expressions, table functions and changed rows are no tables', () => {
  expect(
    tables(
      'WITH R (A, B) AS (SELECT A, B FROM T1 UNION ALL SELECT R.A, X.B FROM R, T2 X),',
      '     Q AS (SELECT A FROM R)',
      'SELECT * FROM Q, TABLE(FN(Q.A)) AS F, XMLTABLE(Q.A) AS X, LATERAL (SELECT A FROM T3) Y WITH UR;',
      'SELECT NO FROM FINAL TABLE (INSERT INTO T4 (A) VALUES (1));',
      'INSERT INTO T5 WITH D AS (SELECT 1 FROM T6) SELECT * FROM D;',
    ),
  ).toEqual(['1: SELECT T1', '1: SELECT T2', '3: SELECT T3', '4: INSERT T4', '5: INSERT T5', '5: SELECT T6'])
})

test('UPDATE and DELETE as clauses', () => {
  expect(
    tables(
      'SELECT A FROM T1 FOR UPDATE OF A;',
      'CREATE TABLE T2 (A INTEGER REFERENCES T3 ON DELETE CASCADE ON UPDATE RESTRICT);',
      'UPDATE T4 AS X SET A = (SELECT MAX(A) FROM T5), B = 2;',
      'DELETE T6 WHERE A = 1; DROP TABLE IF EXISTS T7; TRUNCATE TABLE T8; ALTER TABLE T9 ADD C CHAR(1);',
    ),
  ).toEqual(['1: SELECT T1', '2: CREATE T2', '3: UPDATE T4', '3: SELECT T5', '4: DELETE T6', '4: DROP T7', '4: TRUNCATE T8', '4: ALTER T9'])
})

test('terminators, comments and literals', () => {
  expect(
    tables(
      `${'-- SELECT * FROM NO1;'.padEnd(72)}00000010`,
      'SELECT \'FROM NO2\', "FROM" FROM T1 /* FROM NO3',
      " FROM NO4 */ WHERE A = 'it''s; FROM",
      " NO5' ;",
      '--#SET TERMINATOR #',
      'SELECT * FROM T2#SELECT * FROM T3 #',
      '--#SET TERMINATOR ;',
      'SELECT ACCT# FROM T4 #',
      'SELECT * FROM &OWNER..T5',
      'GO',
      "SELECT * FROM T6 WHERE A = 'never closed",
      'SELECT * FROM T7',
    ),
  ).toEqual(['2: SELECT T1', '6: SELECT T2', '6: SELECT T3', '8: SELECT T4', '9: SELECT &OWNER.T5', '11: SELECT T6', '12: SELECT T7'])
})

test('blocks are one statement, transactions are not', () => {
  expect(
    tables(
      'BEGIN WORK; INSERT INTO T1 VALUES (1); COMMIT;',
      'BEGIN UPDATE T2 SET A = CASE B WHEN 1 THEN 2 END; IF X = 1 THEN DELETE FROM T3; END IF; CASE Y WHEN 1 THEN DELETE FROM T4; END CASE; END;',
      'WITH T5 AS (SELECT 1 FROM T6) SELECT * FROM T5;',
      'SELECT * FROM T5;',
    ),
  ).toEqual(['1: INSERT T1', '2: UPDATE T2', '2: DELETE T3', '2: DELETE T4', '3: SELECT T6', '4: SELECT T5'])
})

test('utilities of DB2 name tables in their own way', () => {
  expect(
    tables('LOAD DATA INDDN SYSREC REPLACE INTO TABLE S.T1 (A POSITION(1) CHAR(4))', 'UNLOAD TABLESPACE D.S FROM TABLE S.T2 (A)'),
  ).toEqual(['1: LOAD S.T1', '2: UNLOAD S.T2'])
})

test('an empty name between quotation marks names no table', () => {
  expect(tables('SELECT A FROM ""', 'SELECT A FROM S.T, ""')).toEqual(['2: SELECT S.T'])
})

test('cut or corrupted anywhere, SQL neither throws nor loops', () => {
  const text = [
    "CREATE VIEW S.V (A, B) AS SELECT A, \"b\" FROM S.T WHERE C = 'x''y' -- c",
    'WITH R AS (SELECT /* c */ 1 FROM T) MERGE INTO T USING R ON (A = B);',
    '--#SET TERMINATOR #',
    'CREATE TRIGGER X AFTER UPDATE OF A ON T REFERENCING NEW TABLE AS N FOR EACH ROW BEGIN ATOMIC UPDATE U SET A = 1; END#',
  ].join('\n')
  for (let length = 0; length <= text.length; length++) tablesOfSql(text.slice(0, length).split('\n'), 1)
  fc.assert(
    fc.property(fc.nat(text.length), fc.string({ unit: fc.constantFrom(...`(),.:'";#-/* \nAB`) }), (at, noise) => {
      const found = tablesOfSql((text.slice(0, at) + noise + text.slice(at)).split('\n'), 1)
      return found.every(({ table, line }) => table !== '' && line >= 1)
    }),
  )
})

test('a long text comes to its end, whatever it holds', { timeout: 60_000 }, () => {
  for (const line of ['SELECT ((((', 'WITH A (', "SELECT 'x''", 'CREATE PROCEDURE P BEGIN', '/* x', '"a', 'CREATE TABLE T (A']) {
    tablesOfSql(
      Array.from({ length: 40_000 }, () => line),
      1,
    )
  }
})

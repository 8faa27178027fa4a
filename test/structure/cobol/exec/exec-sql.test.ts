import { expect, test } from 'vitest'
import { fixed } from '../spliced.ts'
import { shownFacts } from './exec-facts.ts'

const facts = (lines: readonly string[], items?: readonly string[]) => shownFacts(fixed(...lines), items)

test('SELECT INTO: host variables are written, the rest is read, indicators too', () => {
  expect(
    facts(
      [
        'EXEC SQL',
        '  SELECT NAME, CITY -- INTO :NOT, FROM NOTHING',
        '    INTO :DCL.NAME :NAME-IND, :WS-CITY INDICATOR :CITY-IND',
        '    FROM S.CUST C, /* FROM X */ ORDERS AS O',
        '   WHERE C.NO = :WS-NO AND C.NO IN (SELECT NO FROM "Old Cust")',
        'END-EXEC',
      ],
      ['NAME', 'NAME OF DCL', 'NAME-IND', 'WS-CITY', 'CITY-IND', 'WS-NO', 'NOT'],
    ),
  ).toEqual({
    tables: ['4: SELECT S.CUST', '4: SELECT ORDERS', '5: SELECT OLD CUST'],
    uses: [
      '3: write NAME (EXEC SQL SELECT)',
      '3: write NAME-IND (EXEC SQL SELECT)',
      '3: write WS-CITY (EXEC SQL SELECT)',
      '3: write CITY-IND (EXEC SQL SELECT)',
      '5: read WS-NO (EXEC SQL SELECT)',
    ],
    assignments: ['3: NAME from database', '3: NAME-IND from database', '3: WS-CITY from database', '3: CITY-IND from database'],
  })
})

test('changes: INSERT with columns, UPDATE and DELETE of a cursor, MERGE', () => {
  expect(
    facts([
      'EXEC SQL INSERT INTO S.T (A, B) VALUES (:A, :B) END-EXEC',
      'EXEC SQL INSERT INTO S.T SELECT * FROM U END-EXEC',
      'EXEC SQL UPDATE S.T SET A = TRIM(BOTH FROM :A) WHERE CURRENT OF C-1 END-EXEC',
      'EXEC SQL DELETE FROM S.T WHERE CURRENT OF C-1 END-EXEC',
      'EXEC SQL MERGE INTO S.T AS X USING (SELECT A FROM U) AS Y ON (X.A = Y.A)',
      '  WHEN MATCHED THEN UPDATE SET A = 1 WHEN NOT MATCHED THEN INSERT (A) VALUES (1) END-EXEC',
      'EXEC SQL LOCK TABLE S.T IN EXCLUSIVE MODE END-EXEC',
    ]),
  ).toEqual({
    tables: [
      '1: INSERT S.T',
      '2: INSERT S.T',
      '2: SELECT U',
      '3: UPDATE S.T through C-1',
      '4: DELETE S.T through C-1',
      '5: MERGE S.T',
      '5: SELECT U',
      '7: LOCK S.T',
    ],
  })
})

test('a cursor stands for its tables, also before its declaration', () => {
  expect(
    facts(
      [
        'EXEC SQL OPEN C-1 END-EXEC',
        'EXEC SQL DECLARE C-1 CURSOR WITH HOLD FOR',
        '  SELECT A FROM T1 JOIN T2 ON T1.A = T2.A WHERE A = :K FOR UPDATE OF A',
        'END-EXEC',
        'EXEC SQL FETCH NEXT ROWSET FROM C-1 FOR :N ROWS INTO :A END-EXEC',
        'EXEC SQL CLOSE C-1 END-EXEC',
        'EXEC SQL FETCH LOST INTO :A END-EXEC',
      ],
      ['K', 'N', 'A'],
    ),
  ).toEqual({
    tables: [
      '1: OPEN T1 through C-1',
      '1: OPEN T2 through C-1',
      '3: SELECT T1 through C-1',
      '3: SELECT T2 through C-1',
      '5: FETCH T1 through C-1',
      '5: FETCH T2 through C-1',
      '6: CLOSE T1 through C-1',
      '6: CLOSE T2 through C-1',
    ],
    cursors: ['2:4 C-1 T1 T2'],
    uses: ['3: read K (EXEC SQL DECLARE)', '5: read N (EXEC SQL FETCH)', '5: write A (EXEC SQL FETCH)', '7: write A (EXEC SQL FETCH)'],
    assignments: ['5: A from database', '7: A from database'],
    dynamic: ['7: sql LOST (cursor not declared)'],
  })
})

test('DCLGEN declares and does not use', () => {
  expect(
    facts([
      'EXEC SQL DECLARE S.T TABLE',
      '( CUST_NO   CHAR(8) NOT NULL,',
      '  AMOUNT    DECIMAL(9, 2) NOT NULL WITH DEFAULT,',
      '  "Note"    VARCHAR(30)',
      ') END-EXEC.',
      'EXEC SQL DECLARE GLOBAL TEMPORARY TABLE SESSION.W (A INT) END-EXEC',
      'EXEC SQL BEGIN DECLARE SECTION END-EXEC',
    ]),
  ).toEqual({ declaredTables: ['1:5 S.T CUST_NO AMOUNT NOTE', '6:6 SESSION.W A'] })
})

test('dynamic statements say so; one that is written there is read', () => {
  expect(
    facts(
      [
        'EXEC SQL PREPARE S1 FROM :WS-SQL END-EXEC',
        'EXEC SQL DECLARE C1 CURSOR FOR S1 END-EXEC',
        'EXEC SQL OPEN C1 USING :A END-EXEC',
        'EXEC SQL EXECUTE S1 USING :A END-EXEC',
        "EXEC SQL EXECUTE IMMEDIATE 'DELETE FROM S.T' END-EXEC",
        'EXEC SQL EXECUTE IMMEDIATE :WS-SQL END-EXEC',
      ],
      ['WS-SQL'],
    ),
  ).toEqual({
    tables: ['5: DELETE S.T'],
    cursors: ['2:2 C1'],
    uses: ['1: read WS-SQL (EXEC SQL PREPARE)', '6: read WS-SQL (EXEC SQL EXECUTE)'],
    dynamic: ['1: sql WS-SQL (dynamic sql)', '4: sql S1 (dynamic sql)', '6: sql WS-SQL (dynamic sql)'],
  })
})

test('procedures, SET, VALUES INTO and GET DIAGNOSTICS', () => {
  expect(
    facts(
      [
        'EXEC SQL CALL S.RATEPROC(:A, :B) END-EXEC',
        'EXEC SQL CALL :WS-PROC END-EXEC',
        'EXEC SQL SET :A = CURRENT TIMESTAMP, :B = :K + 1 END-EXEC',
        'EXEC SQL SET (:A, :B) = (SELECT X, Y FROM T WHERE Z = :K) END-EXEC',
        'EXEC SQL VALUES (1) INTO :A END-EXEC',
        'EXEC SQL GET DIAGNOSTICS :N = ROW_COUNT END-EXEC',
      ],
      ['A', 'B', 'K', 'N', "WS-PROC = 'P'"],
    ),
  ).toEqual({
    targets: ["1: call program 'RATEPROC' (SQL CALL)", '2: call program WS-PROC (SQL CALL)'],
    tables: ['4: SELECT T'],
    uses: [
      '1: both A (EXEC SQL CALL)',
      '1: both B (EXEC SQL CALL)',
      '2: read WS-PROC (EXEC SQL CALL)',
      '3: write A (EXEC SQL SET)',
      '3: write B (EXEC SQL SET)',
      '3: read K (EXEC SQL SET)',
      '4: write A (EXEC SQL SET)',
      '4: write B (EXEC SQL SET)',
      '4: read K (EXEC SQL SET)',
      '5: write A (EXEC SQL VALUES)',
      '6: write N (EXEC SQL GET)',
    ],
    assignments: [
      '1: A from call',
      '1: B from call',
      '3: A from database',
      '3: B from database',
      '4: A from database',
      '4: B from database',
      '5: A from database',
      '6: N from database',
    ],
  })
})

test('WHENEVER hides jumps', () => {
  expect(
    facts([
      'EXEC SQL WHENEVER SQLERROR GO TO 9000-ERR END-EXEC',
      'EXEC SQL WHENEVER NOT FOUND GOTO :9100-END END-EXEC',
      'EXEC SQL WHENEVER SQLWARNING CONTINUE END-EXEC',
      'EXEC SQL WHENEVER SQLERROR DO PERFORM 9200-LOG END-EXEC',
    ]),
  ).toEqual({
    jumps: [
      '1: goto 4 9000-ERR (WHENEVER SQLERROR)',
      '2: goto 4 9100-END (WHENEVER NOT FOUND)',
      '4: perform 4 9200-LOG (WHENEVER SQLERROR)',
    ],
  })
})

import { expect, test } from 'vitest'
import { edgesOf, factsOf, unitsOf, unresolvedOf, usesOf } from './read-pli.ts'

test('calls: declared or not, renamed, by a function reference; arrays and built-in functions are none', () => {
  const facts = factsOf([
    'P: PROC(CB);',
    "  DCL CB ENTRY, DAYS ENTRY(CHAR(8)) RETURNS(FIXED BIN(31)), OUT ENTRY EXTERNAL('XTOUT');",
    '  DCL TAB(5) FIXED, N FIXED, HANDLER ENTRY VARIABLE;',
    '  CALL SUB(N);',
    '  N = DAYS(SUBSTR(DATE(), 1, 8)) + TAB(INNER(3)) + LENGTH(X);',
    '  CALL OUT(N);',
    '  HANDLER = SUB2; HANDLER = DAYS;',
    '  CALL HANDLER;',
    '  CALL CB;',
    '  CALL PLIRETC(8);',
    '  INNER: PROC(I) RETURNS(FIXED); END;',
    'END;',
  ])
  expect(edgesOf(facts, 'call', 'perform')).toEqual([
    '4 P call SUB (CALL)',
    '5 P call DAYS (FUNCTION)',
    '6 P call XTOUT (CALL) value via TEST.pli:2',
    '8 P call DAYS (CALL) move via TEST.pli:7 open',
    '10 P call PLIRETC (CALL)',
    '5 P perform INNER (FUNCTION)',
  ])
  expect(unresolvedOf(facts)).toEqual(['9 call CB: linkage'])
  expect(unitsOf(facts, 'message')).toEqual(['10-10 message 8 of P: RETURN-CODE'])
})

test('an entry that is handed over is one of those that the procedure leads to', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL DAYS ENTRY, OTHER FIXED, TAB(5) ENTRY VARIABLE;',
    '  CALL TIMER(WAKE, OTHER, 20);',
    '  CALL TIMER(INNER, UNKNOWN, SLEEP);',
    '  TAB(3) = DAYS; DEEP->TAB(4) = WAKE;',
    '  INNER: PROC; END;',
    'END;',
    'WAKE: PROC; END;',
    'SLEEP: PROC; DCL WAKE FIXED; CALL TIMER(WAKE); END;',
  ])
  expect(edgesOf(facts, 'call', 'perform')).toEqual([
    '3 P call TIMER (CALL)',
    '3 P call WAKE (ENTRY)',
    '4 P call TIMER (CALL)',
    '4 P call SLEEP (ENTRY)',
    '5 P call DAYS (ENTRY)',
    '5 P call WAKE (ENTRY)',
    '4 P perform INNER (ENTRY)',
    '9 SLEEP call TIMER (CALL)',
  ])
})

test('entries with dimensions or in storage of others are variables, and an element is no call', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL A(0:4) ENTRY BASED, Q POINTER, ONE ENTRY BASED;',
    '  Q->A(HELP) = HELPER; Q->ONE = HELPER;',
    'END;',
    'HELPER: PROC; END;',
  ])
  expect(edgesOf(facts, 'call')).toEqual(['3 P call HELPER (ENTRY)'])
})

test('FETCH gives an entry another name', () => {
  const facts = factsOf([
    'P: PROC;',
    "  DCL (A, B, C) ENTRY, NAME CHAR(8) INIT('PGM1'), NAMES(2) CHAR(8) INIT('PGM2', 'PGM3');",
    "  FETCH A, B TITLE('REALB');",
    '  CALL A; CALL B;',
    '  FETCH C TITLE(NAME);',
    '  NAME = NAMES(2);',
    '  CALL C; RELEASE C;',
    'END;',
  ])
  expect(edgesOf(facts, 'call')).toEqual([
    '3 P call A (FETCH)',
    '3 P call REALB (FETCH) move',
    '4 P call A (CALL)',
    '4 P call REALB (CALL) move via TEST.pli:3',
    ...[
      '5 P call PGM1 (FETCH) move via TEST.pli:2',
      '5 P call PGM2 (FETCH) move via TEST.pli:2',
      '5 P call PGM3 (FETCH) move via TEST.pli:2',
    ],
    ...['7 P call PGM1 (CALL) move via TEST.pli:2', '7 P call PGM2 (CALL) move via TEST.pli:2', '7 P call PGM3 (CALL) move via TEST.pli:2'],
    ...[
      '7 P call PGM1 (RELEASE) move via TEST.pli:2',
      '7 P call PGM2 (RELEASE) move via TEST.pli:2',
      '7 P call PGM3 (RELEASE) move via TEST.pli:2',
    ],
  ])
})

test('files with their titles; variables for files hold what they are called with', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL CUST FILE RECORD KEYED UPDATE ENV(VSAM), LIST FILE PRINT, REC CHAR(80), K CHAR(8), DD CHAR(8);',
    "  OPEN FILE(CUST) TITLE('CUSTDD'), FILE(LIST) OUTPUT;",
    '  READ FILE(CUST) INTO(REC) KEY(K);',
    '  REWRITE FILE(CUST) FROM(REC); DELETE FILE(CUST) KEY(K);',
    "  DD = 'LOG' || K; OPEN FILE(LOG) TITLE(DD);",
    '  WRITE FILE(IMPL) FROM(REC) KEYFROM(K);',
    '  CALL COPY(CUST);',
    '  COPY: PROC(F); DCL F FILE; READ FILE(F) INTO(REC); END;',
    '  CLOSE FILE(CUST), FILE(LIST);',
    'END;',
  ])
  expect(edgesOf(facts, 'file')).toEqual([
    '3 P file CUSTDD [open i-o]',
    '3 P file LIST [open output]',
    '4 P file CUSTDD [read]',
    '5 P file CUSTDD [update]',
    '5 P file CUSTDD [delete]',
    '7 P file IMPL [write]',
    '9 P file CUSTDD [read] move via TEST.pli:8',
    '10 P file CUSTDD [close]',
    '10 P file LIST [close]',
  ])
  expect(unresolvedOf(facts)).toEqual(['6 file DD: computed'])
  expect(unitsOf(facts, 'file')).toEqual([
    "2-2 file CUST of P: FILE RECORD KEYED UPDATE ENV(VSAM) TITLE('CUSTDD')",
    '2-2 file LIST of P: FILE PRINT',
    '6-6 file LOG of P: FILE TITLE(DD)',
    '7-7 file IMPL of P: FILE',
  ])
})

test('who reads and who writes a field', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL 1 A, 2 B CHAR(8), 2 C FIXED, 1 D, 2 B CHAR(8), (I, Q PTR) FIXED, T(3) CHAR(2);',
    '  A.B, T(I) = D.B;',
    "  SUBSTR(A.B, I, 2) = 'X'; I += 1; A = D, BY NAME;",
    "  DO I = 1 TO C WHILE(Q->A.B = 'Y'); END;",
    '  GET LIST(C, (T(J) DO J = 1 TO I)); GET STRING(A.B) EDIT(C) (F(3));',
    '  PUT STRING(A.B) EDIT(C) (F(3)); PUT SKIP(I) LIST(C);',
    '  CALL X(C, (I), A.B || D.B);',
    "P2: PROC; DCL C CHAR(1); C = 'Z'; END;",
    'END;',
  ])
  expect(usesOf(facts)).toEqual([
    ...['3 read I (=)', '3 read D.B (=)', '3 write A.B (=)', '3 write T (=)'],
    ...['4 read I (=)', '4 write A.B (=)', '4 both I (=)', '4 read D (=)', '4 write A (=)'],
    ...['5 write I (DO)', '5 read A.C (DO)', '5 read Q (DO)', '5 read A.B (DO)'],
    ...['6 write A.C (GET LIST)', '6 write T (GET LIST)', '6 read I (GET LIST)', '6 read A.B (GET STRING)', '6 write A.C (GET EDIT)'],
    ...['7 write A.B (PUT STRING)', '7 read A.C (PUT EDIT)', '7 read I (PUT)', '7 read A.C (PUT LIST)'],
    ...['8 read I (CALL)', '8 read A.B (CALL)', '8 read D.B (CALL)', '8 both A.C (CALL)'],
    '9 write C (=)',
  ])
  const [table] = facts.fields
  const written = table?.uses.at(-5) ?? 0
  expect(table?.details[written]).toBe('CHAR(1)')
})

test('texts that people see', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL (MSG, TXT) CHAR(80), (N, ROWS) FIXED;',
    "  PUT SKIP LIST('ORD101E ORDER ' || N || ' NOT FOUND'); DISPLAY('Reply Y or N') REPLY(TXT);",
    "  PUT EDIT('TOTAL:', ROWS)(A, F(5));",
    "  MSG = 'Nothing to do'; TXT = TRIM('x') || 'SS';",
    '  PUT SKIP LIST(N) ;',
    'END;',
  ])
  expect(unitsOf(facts, 'message')).toEqual([
    '3-3 message ORD101E ORDER N NOT FOUND of P: PUT LIST',
    '3-3 message Reply Y or N of P: DISPLAY',
    '4-4 message TOTAL: ROWS of P: PUT EDIT',
    '5-5 message Nothing to do of P: = MSG',
  ])
})

test('CICS: names in literals, in variables and in parameters of internal procedures', () => {
  const facts = factsOf([
    'P: PROC(CA_PTR) OPTIONS(MAIN);',
    '  DCL CA_PTR PTR, 1 CA BASED(CA_PTR), 2 NEXT CHAR(8);',
    "  DCL PGM CHAR(8) INIT('ORDLIST'), TRN CHAR(4), (REC, RES) CHAR(80);",
    '  EXEC CICS HANDLE CONDITION NOTFND(NONE) ERROR;',
    "  EXEC CICS SEND MAP('ORDM01') MAPSET('ORDSET') FROM(REC);",
    "  EXEC CICS READ FILE('ORDERS') INTO(REC) RIDFLD(PGM) RESP(RES) UPDATE;",
    '  EXEC CICS LINK PROGRAM(PGM) COMMAREA(REC);',
    "  CALL GOON('ORDEND'); CALL GOON(NEXT);",
    "  TRN = 'OR02'; EXEC CICS RETURN TRANSID(TRN);",
    "NONE: EXEC CICS WRITEQ TS QUEUE('ORDQ') FROM(REC);",
    '  GOON: PROC(WHERE); DCL WHERE CHAR(8); EXEC CICS XCTL PROGRAM(WHERE); END;',
    'END;',
  ])
  expect(edgesOf(facts)).toEqual([
    '5 P map ORDM01 (SEND) [send]',
    '5 P map ORDSET (SEND) [send]',
    '6 P file ORDERS (READ UPDATE) [read for update]',
    '7 P link ORDLIST (LINK) value via TEST.pli:3',
    '9 P start OR02 (RETURN TRANSID) move',
    '10 P queue ORDQ (WRITEQ TS) [write]',
    '11 P xctl ORDEND (XCTL) move via TEST.pli:8 open',
    '4 P goto NONE (HANDLE CONDITION NOTFND)',
    '8 P perform GOON',
    '8 P perform GOON',
  ])
})

test('SQL: tables with what is done to them, cursors, host variables', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL 1 ORD, 2 NO CHAR(8), 2 SUM FIXED DEC(9,2);',
    '  EXEC SQL DECLARE C1 CURSOR FOR SELECT NO, SUM FROM SHOP.ORDERS -- all',
    '           WHERE NO > :ORD.NO;',
    '  EXEC SQL OPEN C1; EXEC SQL FETCH C1 INTO :ORD.NO, :SUM;',
    '  EXEC SQL UPDATE STOCK SET N = N - 1 WHERE CURRENT OF C1;',
    '  EXEC SQL WHENEVER NOT FOUND GO TO DONE;',
    'DONE: EXEC SQL CLOSE C1;',
    'END;',
  ])
  expect(edgesOf(facts)).toEqual([
    '7 P goto DONE (WHENEVER NOT FOUND)',
    '3 P sql SHOP.ORDERS (SELECT)',
    '5 P sql SHOP.ORDERS (OPEN)',
    '5 P sql SHOP.ORDERS (FETCH)',
    '6 P sql STOCK (UPDATE)',
    '8 P sql SHOP.ORDERS (CLOSE)',
  ])
  expect(unitsOf(facts, 'cursor')).toEqual(['3-4 cursor C1 of P: SHOP.ORDERS'])
  expect(usesOf(facts)).toEqual(['4 read ORD.NO (EXEC SQL DECLARE)', '5 write ORD.NO (EXEC SQL FETCH)', '5 write ORD.SUM (EXEC SQL FETCH)'])
})

test('DL/I by call and by command', () => {
  const facts = factsOf([
    'P: PROC(PCB_PTR) OPTIONS(MAIN);',
    "  DCL FOUR FIXED BIN(31) INIT(4), GU CHAR(4) STATIC INIT('GU'), 1 SSA, 2 SEG CHAR(8) INIT('CUSTSEG'), 2 Q CHAR(1) INIT(' ');",
    '  DCL PCB_PTR PTR, 1 PCB BASED(PCB_PTR), 2 DBD CHAR(8), AREA1 CHAR(100);',
    '  CALL PLITDLI(FOUR, GU, PCB_PTR, AREA1, SSA);',
    "  CALL AIBTDLI('REPL', PCB, AREA1, 'ORDSEG   ');",
    '  EXEC DLI GU USING PCB(1) SEGMENT(CUSTSEG) INTO(AREA1);',
    'END;',
  ])
  expect(edgesOf(facts)).toEqual([
    '4 P call PLITDLI (CALL)',
    '5 P call AIBTDLI (CALL)',
    '4 P dli CUSTSEG (GU) table via TEST.pli:2',
    '5 P dli ORDSEG (REPL)',
    '6 P dli CUSTSEG (GU)',
  ])
})

test('REPL and DLET without a search argument change what was got and held in the same area', () => {
  const facts = factsOf([
    'P: PROC(PCB_PTR) OPTIONS(MAIN);',
    '  DCL PCB_PTR PTR, 1 PCB BASED(PCB_PTR), 2 DBD CHAR(8), (CUST, ORD) CHAR(100);',
    "  CALL PLITDLI(4, 'GHU ', PCB, CUST, 'CUSTSEG  ');",
    "  CALL PLITDLI(3, 'REPL', PCB, CUST);",
    "  CALL PLITDLI(4, 'GHNP', PCB, ORD, 'ORDSEG   ');",
    "  CALL PLITDLI(3, 'DLET', PCB, ORD);",
    "  CALL PLITDLI(3, 'GN', PCB, ORD);",
    'END;',
  ])
  expect(edgesOf(facts, 'dli')).toEqual([
    '3 P dli CUSTSEG (GHU)',
    '4 P dli CUSTSEG (REPL)',
    '5 P dli ORDSEG (GHNP)',
    '6 P dli ORDSEG (DLET)',
  ])
  expect(facts.pcbCalls).toMatchObject([{ program: 'P', verb: 'GN', operand: 'PCB', line: 7, parameters: [['PCB_PTR']] }])
})

test('a constant of DL/I that is declared elsewhere is the function that it is named after', () => {
  const facts = factsOf([
    'P: PROC(PCB_PTR) OPTIONS(MAIN);',
    '  DCL PCB_PTR PTR, ORD CHAR(100);',
    "  CALL PLITDLI(4, W_DLI.GHU, PCB_PTR, ORD, 'ORDSEG   ');",
    "  CALL PLITDLI(4, F_ISRT, PCB_PTR, ORD, 'ORDSEG   ');",
    "  CALL PLITDLI(4, WHATEVER, PCB_PTR, ORD, 'ORDSEG   ');",
    'END;',
  ])
  expect(edgesOf(facts, 'dli')).toEqual(['3 P dli ORDSEG (GHU)', '4 P dli ORDSEG (ISRT)', '5 P dli ORDSEG (WHATEVER)'])
})

test('a variable for files stands for the file that it is set to, as that is called outside', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL FLOUR_REPORT FILE PRINT, F FILE VARIABLE;',
    "  OPEN FILE(FLOUR_REPORT) TITLE('FLOURRP');",
    '  F = FLOUR_REPORT;',
    "  PUT FILE(F) LIST('X');",
    'END;',
  ])
  expect(edgesOf(facts, 'file')).toEqual(['3 P file FLOURRP [open output]', '5 P file FLOURRP [write] move via TEST.pli:4'])
})

test('a parameter for files stands for the whole name of what is handed over; SYSPRINT is written to', () => {
  const facts = factsOf([
    'P: PROC;',
    '  DCL (LOAF1,LOAF2) RECORD FILE, REC CHAR(80);',
    "  OPEN FILE(SYSPRINT) LINESIZE(133); PUT SKIP LIST('BAKED');",
    '  CALL BAKE(LOAF1); CALL BAKE(LOAF2);',
    '  BAKE: PROC(OUTFILE); DCL OUTFILE FILE;',
    '    OPEN FILE(OUTFILE) OUTPUT;',
    '  END;',
    'END;',
  ])
  expect(edgesOf(facts, 'file').map((edge) => edge.replace(/ via .*/, ''))).toEqual([
    '3 P file SYSPRINT [open output]',
    '3 P file SYSPRINT [write]',
    '6 P file LOAF1 [open output] move',
    '6 P file LOAF2 [open output] move',
  ])
})

test('a procedure is known by the name that others link to as well, and an entry by the whole of its outside name', () => {
  const facts = factsOf([
    "WRAPUP: PROC(P) OPTIONS(REENTRANT) EXT('_lib_wrapup');",
    "  DCL P PTR, FLUSH ENTRY(PTR) EXTERNAL('_lib_flush_all');",
    '  CALL FLUSH(P);',
    'END;',
    "SAME: PROC EXTERNAL('same'); END;",
  ])
  expect(unitsOf(facts, 'program', 'entry').map((unit) => unit.replace(/:.*/, ''))).toEqual([
    '1-4 program WRAPUP',
    '1-1 entry _LIB_WRAPUP of WRAPUP',
    '5-5 program SAME',
  ])
  expect(edgesOf(facts, 'call')).toEqual(['3 WRAPUP call _LIB_FLUSH_ALL (CALL) value via TEST.pli:2'])
})

test('a variable of entries that holds procedures of the program itself performs them, and calls the others', () => {
  const facts = factsOf([
    'P: PROC(KEY);',
    '  DCL KEY FIXED BIN(15), DEEDS(3) ENTRY INIT(ADDS, DROPS, OUTER);',
    '  PICK: PROC;',
    '    CALL DEEDS(KEY);',
    '  END PICK;',
    '  ADDS: PROC; END ADDS;',
    '  DROPS: PROC; END DROPS;',
    'END P;',
  ])
  expect(edgesOf(facts, 'call', 'perform')).toEqual([
    '4 PICK perform ADDS (CALL) value via TEST.pli:2',
    '4 PICK perform DROPS (CALL) value via TEST.pli:2',
    '4 P call OUTER (CALL) value via TEST.pli:2',
  ])
})

test('lengths, bounds and initial values of a declaration use what they are made of', () => {
  const facts = factsOf(
    [
      'P: PROC;',
      '  DCL (MOST, ROWS) FIXED BIN(15) STATIC INIT(40), ON BIT(1) INIT(1);',
      '  DCL TEXT CHAR(MOST) VARYING, 1 SHELF (ROWS), 2 FULL BIT(1) INIT(ON), (A, B(ROWS)) CHAR(8);',
      '  DCL F ENTRY(CHAR(*), FIXED) RETURNS(CHAR(8)), R REAL OPTIONS(CONSTANT);',
      '  %INCLUDE OTHER;',
      'END P;',
    ],
    { OTHER: ['DCL LONG CHAR(MOST);'] },
  )
  expect(usesOf(facts)).toEqual(['3 read MOST (DCL)', '3 read ROWS (DCL)', '3 read ON (DCL)', '3 read ROWS (DCL)'])
})

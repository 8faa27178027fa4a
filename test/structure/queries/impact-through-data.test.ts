import { expect, test } from 'vitest'
import { impactStatements, scanned } from './scanned.ts'

const batch = (name: string, ddname: string, record: string, data: string, ...code: readonly string[]) => [
  `ID DIVISION. PROGRAM-ID. ${name}.`,
  `ENVIRONMENT DIVISION. INPUT-OUTPUT SECTION. FILE-CONTROL. SELECT F ASSIGN TO ${ddname}.`,
  `DATA DIVISION. FILE SECTION. FD F. ${record}`,
  `WORKING-STORAGE SECTION. 77 N PIC 9. ${data}`,
  'PROCEDURE DIVISION.',
  ...code,
]

const jobs = [
  '//NIGHT JOB',
  '//S1 EXEC PGM=WRITER',
  '//OUTDD DD DSN=CO.METERS,DISP=(NEW,CATLG)',
  '//S2 EXEC PGM=READER',
  '//INDD DD DSN=CO.METERS,DISP=SHR',
  '//S3 EXEC PGM=OTHER',
  '//INDD DD DSN=CO.OTHERS,DISP=SHR',
]

const estate = scanned({
  'cbl/WRITER.cbl': batch(
    'WRITER',
    'OUTDD',
    '01 O-REC PIC X(8).',
    '01 W. 05 W-ID PIC X(4). 05 W-KIND PIC X(4).',
    'MOVE "1" TO W-ID.',
    'WRITE O-REC FROM W AFTER ADVANCING N LINES.',
  ),
  'cbl/READER.cbl': batch(
    'READER',
    'INDD',
    '01 I-REC. 05 I-ID PIC X(4). 05 I-KIND PIC X(4).',
    '01 V. 05 V-ID PIC X(4). 05 V-KIND PIC X(4).',
    'READ F INTO V.',
    'DISPLAY I-ID.',
    'DISPLAY I-KIND.',
    'DISPLAY V-ID.',
  ),
  'cbl/OTHER.cbl': batch('OTHER', 'INDD', '01 X-REC. 05 X-ID PIC X(4).', '', 'READ F.', 'DISPLAY X-ID.'),
  'jcl/NIGHT.jcl': jobs,
})

test('what is written is read by the program that has the data set, at the same offset', () => {
  expect(impactStatements(estate, 'W-ID', 3)).toEqual([
    '1 WRITER:7 writes MOVE W-ID',
    '1 WRITER:8 reads WRITE FROM W',
    '2 READER:8 reads DISPLAY I-ID ← I-ID',
    '3 READER:10 reads DISPLAY V-ID ← V-ID ← I-ID',
  ])
  expect(impactStatements(estate, 'N OF WRITER', 3)).toEqual(['1 WRITER:8 reads WRITE N'])
})

test('backward: from what was read to what was written', () => {
  expect(impactStatements(estate, 'V-ID', 4, 'backward')).toEqual([
    '1 READER:7 writes READ INTO V',
    '3 WRITER:7 writes MOVE W-ID ← W-ID ← I-ID',
  ])
})

test('files of CICS by their name, and by their data set with jobs', () => {
  const index = scanned({
    'cbl/ADD.cbl': [
      'ID DIVISION. PROGRAM-ID. ADD1.',
      'DATA DIVISION. WORKING-STORAGE SECTION. 01 A-REC. 05 A-ID PIC X(4). 05 A-KIND PIC X(4).',
      'PROCEDURE DIVISION.',
      'EXEC CICS WRITE FILE("METERS") FROM(A-REC) RIDFLD(A-ID) END-EXEC.',
    ],
    'cbl/SHOW.cbl': [
      'ID DIVISION. PROGRAM-ID. SHOW.',
      'DATA DIVISION. WORKING-STORAGE SECTION. 01 S-REC. 05 S-ID PIC X(4). 05 S-KIND PIC X(4).',
      '77 KEY-ID PIC X(4).',
      'PROCEDURE DIVISION.',
      'EXEC CICS READ INTO(S-REC)',
      '  RIDFLD(KEY-ID) FILE("METERS") END-EXEC.',
      'DISPLAY S-KIND.',
      'DISPLAY S-ID.',
    ],
    'cbl/READER.cbl': batch('READER', 'INDD', '01 I-REC. 05 I-ID PIC X(4). 05 I-KIND PIC X(4).', '', 'READ F.', 'DISPLAY I-KIND.'),
    'jcl/NIGHT.jcl': ['//NIGHT JOB', '//S2 EXEC PGM=READER', '//INDD DD DSN=CO.METERS,DISP=SHR'],
    'csd/ALL.csd': ['DEFINE FILE(METERS) GROUP(G) DSNAME(CO.METERS)'],
  })
  expect(impactStatements(index, 'A-KIND', 2)).toEqual([
    '1 ADD1:5 reads EXEC CICS WRITE A-REC',
    '2 SHOW:8 reads DISPLAY S-KIND ← S-KIND',
    '2 READER:8 reads DISPLAY I-KIND ← I-KIND',
  ])
})

test('without jobs a file is the same within its program', () => {
  const index = scanned({
    'cbl/A.cbl': batch(
      'A',
      'WORKF',
      '01 R. 05 R-ID PIC X(4).',
      '77 T PIC X(4).',
      'MOVE T TO R-ID.',
      'RELEASE R.',
      'RETURN F.',
      'DISPLAY R-ID.',
    ),
    'cbl/B.cbl': batch('B', 'WORKF', '01 R. 05 R-ID PIC X(4).', '', 'READ F.', 'DISPLAY R-ID.'),
  })
  expect(impactStatements(index, 'T', 3)).toEqual([
    '1 A:7 reads MOVE T',
    '2 A:8 reads RELEASE R ← R-ID',
    '2 A:10 reads DISPLAY R-ID ← R-ID',
  ])
})

const sql = (name: string, data: string, ...code: readonly string[]) => [
  `ID DIVISION. PROGRAM-ID. ${name}.`,
  `DATA DIVISION. WORKING-STORAGE SECTION. ${data}`,
  '77 N PIC S9(4) COMP.',
  'PROCEDURE DIVISION.',
  ...code,
]

const tables = scanned({
  'cbl/ADDER.cbl': sql(
    'ADDER',
    '77 A-ID PIC X(4). 77 A-KIND PIC X(4). 77 A-NOTE PIC X(4).',
    'EXEC SQL INSERT INTO CO.METER_T (METER_ID, KIND,',
    '  NOTE) VALUES (:A-ID, :A-KIND:N, UPPER(:A-NOTE)) END-EXEC.',
    'EXEC SQL UPDATE METER_T SET NOTE = :A-KIND, KIND = RTRIM(:A-NOTE INDICATOR :N) || "X"',
    '  WHERE METER_ID = :A-ID END-EXEC.',
  ),
  'cbl/LISTS.cbl': sql(
    'LISTS',
    '77 L-ID PIC X(4). 77 L-KIND PIC X(4). 77 L-KEY PIC X(4).',
    'EXEC SQL FETCH C INTO :L-KIND:N, :L-ID END-EXEC.',
    'DISPLAY L-KIND.',
    'DISPLAY L-ID.',
    'EXEC SQL DECLARE C CURSOR FOR SELECT COALESCE(M.KIND, " "), METER_ID FROM METER_T M',
    '  WHERE NOTE = :L-KEY END-EXEC.',
    'EXEC SQL SELECT 1, NOTE INTO :N, :L-KEY FROM OTHER_T END-EXEC.',
    'DISPLAY L-KEY.',
  ),
  'cbl/WHOLE.cbl': sql(
    'WHOLE',
    '01 DCLMETER. 05 METER-ID PIC X(4). 05 KIND PIC X(4). 05 NOTE PIC X(4).',
    'EXEC SQL SELECT * INTO :DCLMETER FROM METER_T END-EXEC.',
    'DISPLAY KIND.',
    'DISPLAY NOTE.',
  ),
})

test('host variables of one column, by the order of the text or by their names; those that choose rows are no values of it', () => {
  expect(impactStatements(tables, 'A-ID', 2)).toEqual([
    '1 ADDER:7 reads EXEC SQL INSERT A-ID',
    '1 ADDER:9 reads EXEC SQL UPDATE A-ID',
    '2 LISTS:8 reads DISPLAY L-ID ← L-ID',
  ])
  expect(impactStatements(tables, 'A-NOTE', 2)).toEqual([
    '1 ADDER:7 reads EXEC SQL INSERT A-NOTE',
    '1 ADDER:8 reads EXEC SQL UPDATE A-NOTE',
    '2 WHOLE:8 reads DISPLAY NOTE ← NOTE',
    '2 LISTS:7 reads DISPLAY L-KIND ← L-KIND',
    '2 WHOLE:7 reads DISPLAY KIND ← KIND',
  ])
  expect(tables.impact('A-ID', { depth: 2 }).subjects[0]?.affected.map(({ complete }) => complete)).toEqual([true, true, false])
})

test('backward: from what a cursor fetches to what was put into its column', () => {
  const found = tables.impact('L-KIND', { depth: 2, direction: 'backward' }).subjects.flatMap(({ affected }) => affected)
  expect(found.map(({ program, place, depth }) => `${depth} ${program}:${place.line}`)).toEqual(['1 LISTS:6'])
  const ways = impactStatements(
    scanned({
      'cbl/A.cbl': sql('A', '77 X PIC X. 77 Y PIC X.', 'MOVE Y TO X.', 'EXEC SQL INSERT INTO T (C) VALUES (:X) END-EXEC.'),
      'cbl/B.cbl': sql('B', '77 Z PIC X.', 'EXEC SQL SELECT C INTO :Z FROM T END-EXEC.'),
    }),
    'Z',
    2,
    'backward',
  )
  expect(ways).toEqual(['1 B:6 writes EXEC SQL SELECT Z', '2 A:6 writes MOVE X ← X'])
})

test('PL/I: assignments, files, arguments by position', () => {
  const index = scanned({
    'pli/MAINP.pli': [
      'MAINP: PROCEDURE OPTIONS(MAIN);',
      '  DCL ASKED ENTRY EXTERNAL;',
      '  DCL F FILE RECORD OUTPUT;',
      '  DCL 1 REQ, 2 R_KEY CHAR(4), 2 R_ANSWER CHAR(4);',
      '  DCL 1 COPYD, 2 C_KEY CHAR(4), 2 C_ANSWER CHAR(4);',
      '  DCL N FIXED BIN(31);',
      '  DCL T CHAR(9);',
      '  COPYD = REQ;',
      '  T = C_KEY || N;',
      '  CALL ASKED(N, REQ);',
      '  WRITE FILE(F) FROM(COPYD);',
      '  PUT SKIP LIST(T);',
      '  PUT SKIP LIST(C_ANSWER);',
      'END MAINP;',
    ],
    'cbl/ASKED.cbl': [
      'ID DIVISION. PROGRAM-ID. ASKED.',
      'DATA DIVISION. LINKAGE SECTION. 01 N PIC S9(9) COMP. 01 A. 05 A-KEY PIC X(4). 05 A-ANSWER PIC X(4).',
      'PROCEDURE DIVISION USING N A.',
      'DISPLAY A-KEY.',
      'DISPLAY A-ANSWER.',
    ],
    'cbl/READER.cbl': batch('READER', 'INDD', '01 I-REC. 05 I-KEY PIC X(4). 05 I-ANSWER PIC X(4).', '', 'READ F.', 'DISPLAY I-KEY.'),
    'jcl/NIGHT.jcl': [
      '//NIGHT JOB',
      '//S1 EXEC PGM=MAINP',
      '//F DD DSN=CO.REQS,DISP=(NEW,CATLG)',
      '//S2 EXEC PGM=READER',
      '//INDD DD DSN=CO.REQS,DISP=SHR',
    ],
  })
  expect(impactStatements(index, 'R_KEY', 3)).toEqual([
    '1 MAINP:8 reads = REQ',
    '1 MAINP:10 writes CALL REQ',
    '2 MAINP:9 reads = C_KEY ← C_KEY',
    '2 MAINP:11 reads WRITE FROM COPYD ← C_KEY',
    '2 ASKED:5 reads DISPLAY A-KEY ← A-KEY',
    '3 MAINP:12 reads PUT LIST T ← T ← C_KEY',
    '3 READER:8 reads DISPLAY I-KEY ← I-KEY ← C_KEY',
  ])
})

test('a field of a map is followed by its items', () => {
  const index = scanned({
    'bms/METERS.bms': [
      'METERS   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL',
      'METER    DFHMDI SIZE=(24,80)',
      'METID    DFHMDF POS=(1,1),LENGTH=4',
      '         DFHMSD TYPE=FINAL',
    ],
    'cbl/SHOW.cbl': [
      'ID DIVISION. PROGRAM-ID. SHOW.',
      'DATA DIVISION. WORKING-STORAGE SECTION.',
      '01 METERI. 02 METIDL PIC S9(4) COMP. 02 METIDF PIC X. 02 METIDI PIC X(4).',
      '77 T PIC X(4).',
      'PROCEDURE DIVISION.',
      'EXEC CICS RECEIVE MAP("METER") MAPSET("METERS") END-EXEC.',
      'MOVE METIDI TO T.',
      'DISPLAY T.',
    ],
  })
  expect(impactStatements(index, 'METID', 2)).toEqual([
    '1 SHOW:7 writes EXEC CICS RECEIVE METERI',
    '1 SHOW:8 reads MOVE METIDI',
    '2 SHOW:9 reads DISPLAY T ← T',
  ])
})

test('uses: who writes another record to the bytes of a file that the field is read from, also into an area', () => {
  const { subjects } = estate.uses('V-ID')
  expect(subjects.flatMap(({ writes }) => writes).map(({ from, to, line, through }) => [from.name, to.name, line, through?.kind])).toEqual([
    ['READER', 'V', 7, 'group'],
    ['WRITER', 'W-ID', 7, 'file'],
  ])
  expect(estate.uses('V-KIND').subjects.flatMap(({ writes }) => writes)).toHaveLength(1)
})

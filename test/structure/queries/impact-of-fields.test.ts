import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { StructureIndex } from '../../../src/answer/structure-index.ts'
import { noCache } from '../../../src/base/blob-cache.ts'
import { openRoots } from '../../../src/files/code-root.ts'
import { Sandbox } from '../../../src/files/sandbox.ts'
import { openStructure } from '../../../src/structure/open-structure.ts'
import { impactStatements } from './scanned.ts'

async function indexOf(members: Readonly<Record<string, readonly string[]>>): Promise<StructureIndex> {
  const dir = mkdtempSync(join(tmpdir(), 'impact-'))
  for (const [name, lines] of Object.entries(members)) {
    writeFileSync(join(dir, name), lines.map((line) => `       ${line}\n`).join(''))
    utimesSync(join(dir, name), 1, 1)
  }
  const sandbox = new Sandbox((await openRoots([dir])).roots, { codeDirs: [dir] })
  return openStructure({ sandbox, cache: noCache, key: 'impact-test', threads: 'none' }).index()
}

const program = (name: string, data: readonly string[], using: string, ...code: readonly string[]) => [
  `ID DIVISION. PROGRAM-ID. ${name}.`,
  'DATA DIVISION.',
  ...data,
  `PROCEDURE DIVISION${using}.`,
  ...code.map((line) => `    ${line}`),
]

const meter = [
  '01  METER-REC.',
  '    05  MTR-ID PIC X(4).',
  '    05  MTR-STATE PIC X.',
  '        88  MTR-OPEN VALUE "O".',
  '    05  MTR-REST PIC X(5).',
]

test('of a field of a shared record exactly the statements that name it or what shares its storage, in all programs', async () => {
  const index = await indexOf({
    'METER.cpy': meter,
    'ONE.cbl': program(
      'ONE',
      [
        'WORKING-STORAGE SECTION.',
        'COPY METER.',
        '01  METER-VIEW REDEFINES METER-REC.',
        '    05  VIEW-HEAD PIC X(5).',
        '    05  VIEW-TAIL PIC X(5).',
        '01  N PIC 9.',
      ],
      '',
      'IF MTR-OPEN DISPLAY MTR-REST.',
      'MOVE SPACES TO METER-REC',
      'MOVE "A" TO VIEW-TAIL',
      'MOVE "A" TO VIEW-HEAD',
      'MOVE MTR-ID TO MTR-REST',
      'SET MTR-OPEN TO TRUE.',
    ),
    'TWO.cbl': program('TWO', ['WORKING-STORAGE SECTION.', 'COPY METER.'], '', 'DISPLAY MTR-STATE MTR-ID.', 'DISPLAY MTR-ID.'),
  })
  expect(impactStatements(index, 'MTR-STATE', 1)).toEqual([
    '1 ONE:10 reads IF MTR-OPEN',
    '1 ONE:11 writes MOVE METER-REC',
    '1 ONE:13 writes MOVE VIEW-HEAD',
    '1 ONE:15 writes SET MTR-OPEN',
    '1 TWO:6 reads DISPLAY MTR-STATE',
  ])
  expect(impactStatements(index, 'MTR-STATE', 1, 'backward')).toEqual([
    '1 ONE:11 writes MOVE METER-REC',
    '1 ONE:13 writes MOVE VIEW-HEAD',
    '1 ONE:15 writes SET MTR-OPEN',
  ])
})

const values = [
  'WORKING-STORAGE SECTION.',
  '01  A PIC 9(4).',
  '01  B PIC 9(4).',
  '01  C PIC 9(4).',
  '01  D PIC 9(4).',
  '01  I PIC 9.',
  '01  TAB.',
  '    05  T PIC 9(4) OCCURS 5.',
  '01  REC-1.',
  '    05  R1-HEAD PIC X(3).',
  '    05  R1-MID PIC X(2).',
  '    05  R1-TAIL PIC X(3).',
  '01  REC-2.',
  '    05  R2-HEAD PIC X(3).',
  '    05  R2-MID PIC X(2).',
  '    05  R2-END PIC X(9).',
]
const valuesIn = (...code: readonly string[]) => indexOf({ 'P.cbl': program('P', values, '', ...code) })

test('a value goes where it is moved and computed, not where it decides or counts', async () => {
  const index = await valuesIn(
    'IF A = B MOVE C TO D.', // 20
    'MOVE A TO B',
    'MOVE T (A) TO C',
    'COMPUTE D = (B + 1) * T (I)',
    'ADD B TO I GIVING T (1)',
    'DISPLAY D.',
    'PERFORM VARYING I FROM B BY 1 UNTIL I > 3 CONTINUE END-PERFORM',
    'STRING B DELIMITED BY SIZE INTO R1-TAIL POINTER I',
    'DISPLAY I R1-TAIL.',
  )
  expect(impactStatements(index, 'A', 3)).toEqual([
    '1 P:20 reads IF A',
    '1 P:21 reads MOVE A',
    '1 P:22 reads MOVE A',
    '2 P:23 reads COMPUTE B ← B',
    '2 P:24 reads ADD B ← B',
    '2 P:26 reads PERFORM B ← B',
    '2 P:27 reads STRING B ← B',
    '3 P:25 reads DISPLAY D ← D ← B',
    '3 P:28 reads DISPLAY R1-TAIL ← R1-TAIL ← B',
  ])
})

test('backward: the statements that write it, and those that write what it was made from', async () => {
  const index = await valuesIn('MOVE 1 TO A', 'MOVE A TO B C', 'ADD B TO D', 'MOVE D TO A', 'DISPLAY D.')
  expect(impactStatements(index, 'D', 3, 'backward')).toEqual([
    '1 P:22 writes ADD D',
    '2 P:21 writes MOVE B ← B',
    '3 P:20 writes MOVE A ← A ← B',
    '3 P:23 writes MOVE A ← A ← B',
  ])
})

test('a MOVE of a group keeps offsets, from a known byte on as well', async () => {
  const index = await valuesIn('MOVE REC-1 TO REC-2', 'DISPLAY R2-MID.', 'DISPLAY R2-HEAD.', 'DISPLAY R2-END.')
  expect(impactStatements(index, 'R1-MID', 2)).toEqual(['1 P:20 reads MOVE REC-1', '2 P:21 reads DISPLAY R2-MID ← R2-MID'])
  const partly = await valuesIn(
    'MOVE REC-1 (LENGTH OF R1-HEAD + 1:5) TO REC-2',
    'MOVE REC-1 TO REC-2 (6:8)',
    'DISPLAY R2-MID.',
    'DISPLAY R2-HEAD.',
    'DISPLAY R2-END.',
  )
  expect(impactStatements(partly, 'R1-MID', 2)).toEqual([
    '1 P:20 reads MOVE REC-1',
    '1 P:21 reads MOVE REC-1',
    '2 P:23 reads DISPLAY R2-HEAD ← R2-HEAD',
    '2 P:24 reads DISPLAY R2-END ← R2-END',
  ])
})

test('MOVE CORRESPONDING by name, READ INTO and WRITE FROM as a MOVE', async () => {
  const index = await indexOf({
    'P.cbl': [
      'ID DIVISION. PROGRAM-ID. P.',
      'ENVIRONMENT DIVISION. INPUT-OUTPUT SECTION. FILE-CONTROL.',
      '    SELECT F ASSIGN TO FIN FILE STATUS FS.',
      'DATA DIVISION. FILE SECTION. FD F.',
      '01  F-REC. 05 F-KEY PIC X(2). 05 F-TEXT PIC X(8).',
      'WORKING-STORAGE SECTION.',
      '01  FS PIC XX.',
      '01  W. 05 KEY-W PIC X(2). 05 X PIC X. 05 Y PIC X.',
      '01  V. 05 Y PIC X. 05 X PIC X.',
      'PROCEDURE DIVISION.',
      '    READ F INTO W',
      '    MOVE CORRESPONDING W TO V',
      '    DISPLAY X OF V.',
      '    DISPLAY Y OF V.',
      '    DISPLAY KEY-W FS.',
      '    WRITE F-REC FROM W.',
      '    DISPLAY F-TEXT.',
      '    DISPLAY FS.',
    ],
  })
  expect(impactStatements(index, 'F-KEY', 2)).toEqual([
    '1 P:11 writes READ F-REC',
    '1 P:16 writes WRITE FROM F-REC',
    '2 P:15 reads DISPLAY KEY-W ← KEY-W',
  ])
  expect(impactStatements(index, 'X OF W', 2)).toEqual([
    '1 P:11 writes READ INTO W',
    '1 P:12 reads MOVE X',
    '1 P:16 reads WRITE FROM W',
    '2 P:13 reads DISPLAY X ← X',
    '2 P:17 reads DISPLAY F-TEXT ← F-TEXT',
  ])
})

test('arguments of a CALL by position and offset; what the program puts there comes back, what it was given does not go to other callers', async () => {
  const index = await indexOf({
    'CALLER.cbl': program(
      'CALLER',
      ['WORKING-STORAGE SECTION.', '01  REQ. 05 R-KEY PIC X(4). 05 R-ANSWER PIC X(4).', '01  N PIC 9.'],
      '',
      'MOVE 1 TO R-KEY',
      'CALL "ASK" USING N REQ.',
      'DISPLAY R-ANSWER.',
    ),
    'OTHER.cbl': program(
      'OTHER',
      ['WORKING-STORAGE SECTION.', '01  REQ. 05 O-KEY PIC X(4). 05 O-ANSWER PIC X(4).', '01  N PIC 9.'],
      '',
      'CALL "ASK" USING N REQ.',
      'DISPLAY O-KEY.',
      'DISPLAY O-ANSWER.',
      'CALL "ASK" USING REQ.',
    ),
    'ASK.cbl': program(
      'ASK',
      [
        'WORKING-STORAGE SECTION.',
        '01  W PIC X(4).',
        'LINKAGE SECTION.',
        '01  COUNTER PIC 9.',
        '01  AREA-IN. 05 A-KEY PIC X(4). 05 A-ANSWER PIC X(4).',
      ],
      ' USING COUNTER AREA-IN',
      'DISPLAY A-KEY.',
      'MOVE A-KEY TO W',
      'MOVE W TO A-ANSWER.',
    ),
  })
  expect(impactStatements(index, 'R-KEY', 5)).toEqual([
    '1 CALLER:7 writes MOVE R-KEY',
    '1 CALLER:8 writes CALL USING REQ',
    '2 ASK:9 reads DISPLAY A-KEY ← A-KEY',
    '2 ASK:10 reads MOVE A-KEY ← A-KEY',
    '3 ASK:11 reads MOVE W ← W ← A-KEY',
    '5 CALLER:9 reads DISPLAY R-ANSWER ← R-ANSWER ← A-ANSWER ← W ← A-KEY',
    '5 OTHER:7 reads CALL USING REQ ← O-ANSWER ← A-ANSWER ← W ← A-KEY',
    '5 OTHER:9 reads DISPLAY O-ANSWER ← O-ANSWER ← A-ANSWER ← W ← A-KEY',
    '5 OTHER:10 reads CALL USING REQ ← O-ANSWER ← A-ANSWER ← W ← A-KEY',
  ])
  expect(impactStatements(index, 'O-ANSWER', 3, 'backward')).toEqual([
    '1 OTHER:7 writes CALL USING REQ',
    '1 OTHER:10 writes CALL USING REQ',
    '2 ASK:11 writes MOVE A-ANSWER ← A-ANSWER',
    '3 ASK:10 writes MOVE W ← W ← A-ANSWER',
  ])
})

test('commareas of LINK and XCTL are DFHCOMMAREA of the program that is named', async () => {
  const index = await indexOf({
    'MENU.cbl': program(
      'MENU',
      ['WORKING-STORAGE SECTION.', '01  CA. 05 CA-USER PIC X(8). 05 CA-ID PIC X(4).'],
      '',
      'MOVE "U" TO CA-USER',
      'EXEC CICS XCTL',
      '  PROGRAM("LISTING")',
      '  COMMAREA(CA)',
      'END-EXEC.',
    ),
    'LISTING.cbl': program(
      'LISTING',
      [
        'WORKING-STORAGE SECTION.',
        '01  OWN. 05 OWN-USER PIC X(8). 05 OWN-ID PIC X(4).',
        'LINKAGE SECTION.',
        '01  DFHCOMMAREA.',
        '    05  LK PIC X OCCURS 1 TO 99 DEPENDING ON EIBCALEN.',
      ],
      '',
      'MOVE DFHCOMMAREA (1:EIBCALEN) TO OWN',
      'DISPLAY OWN-USER.',
      'DISPLAY OWN-ID.',
    ),
  })
  expect(impactStatements(index, 'CA-ID', 3)).toEqual([
    '1 MENU:9 reads EXEC CICS XCTL CA',
    '2 LISTING:9 reads MOVE DFHCOMMAREA ← DFHCOMMAREA',
    '3 LISTING:11 reads DISPLAY OWN-ID ← OWN-ID ← DFHCOMMAREA',
  ])
})

import { expect, test } from 'vitest'
import { externalName } from '../../../src/structure/scanners/cobol/assignment-name.ts'
import { readDataItems } from '../../../src/structure/scanners/cobol/data-division.ts'
import { readFiles } from '../../../src/structure/scanners/cobol/file-control.ts'
import { fixed, programsOf } from './spliced.ts'

function filesOf(fileControl: readonly string[], data: readonly string[] = []) {
  const text = ['ID DIVISION.', 'PROGRAM-ID. A.', 'ENVIRONMENT DIVISION.', 'INPUT-OUTPUT SECTION.', 'FILE-CONTROL.', ...fileControl]
  const { tokens, programs } = programsOf(fixed(...text, 'DATA DIVISION.', ...data, 'PROCEDURE DIVISION.', '    GOBACK.'))
  const [program] = programs
  if (program === undefined) throw new Error('no program')
  const items = readDataItems(tokens, program.data)
  return readFiles(tokens, program, items).map((file) => ({
    ...file,
    token: tokens.texts[file.token],
    records: file.records.map((index) => items[index]?.name),
  }))
}

const bare = { ddname: undefined, dynamic: false, isSort: false, optional: false, keys: [], records: [] }
/** What ASSIGN with these words gives. */
const assigned = (...words: string[]) => filesOf([`    SELECT F ASSIGN ${words[0]}`, ...words.slice(1), '    .'])[0]

test('SELECT with all its clauses, its FD and its records', () => {
  expect(
    filesOf(
      [
        '    SELECT OPTIONAL Cust-File',
        '        ASSIGN TO UT-S-CUSTIN',
        '        RESERVE 2 AREAS',
        '        ORGANIZATION IS INDEXED',
        '        ACCESS MODE IS DYNAMIC',
        '        RECORD KEY IS CUST-ID OF CUST-REC',
        '        ALTERNATE RECORD KEY IS CUST-NAME WITH DUPLICATES',
        '        FILE STATUS IS WS-STATUS OF WS-AREA, VSAM-STATUS.',
        '    SELECT LIST-FILE ASSIGN TO PRINTER.',
        '    SELECT SORT-FILE ASSIGN SORTWK01.',
      ],
      [
        'FILE SECTION.',
        'FD  CUST-FILE LABEL RECORDS ARE STANDARD.',
        '01  CUST-REC.',
        '    05 CUST-ID PIC 9(9).',
        '01  CUST-SHORT PIC X(20).',
        'FD  LIST-FILE.',
        '01  LIST-LINE PIC X(133).',
        'SD  SORT-FILE.',
        '01  SORT-REC PIC X(80).',
        'FD  NO-SELECT.',
        '01  LONELY PIC X.',
        'WORKING-STORAGE SECTION.',
        '01  W PIC X.',
      ],
    ),
  ).toEqual([
    {
      name: 'CUST-FILE',
      token: 'CUST-FILE',
      ddname: 'CUSTIN',
      dynamic: false,
      organization: 'INDEXED',
      access: 'DYNAMIC',
      isSort: false,
      optional: true,
      keys: ['CUST-ID', 'CUST-NAME'],
      status: 'WS-STATUS',
      records: ['CUST-REC', 'CUST-SHORT'],
    },
    { ...bare, name: 'LIST-FILE', token: 'LIST-FILE', records: ['LIST-LINE'] },
    { ...bare, name: 'SORT-FILE', token: 'SORT-FILE', ddname: 'SORTWK01', isSort: true, records: ['SORT-REC'] },
    { ...bare, name: 'NO-SELECT', token: 'NO-SELECT', records: ['LONELY'] },
  ])
})

test('assignment names lose device, class and organisation, and nothing else', () => {
  const names =
    'CUSTIN S-CUSTIN AS-CUSTIN UT-S-CUSTIN DA-I-CUSTIN DA-3330-I-CUSTIN UR-2540R-S-CARDS SYS010-UR-1403-S-PRINTER SYS011-DA-3330-I MASTER-AS-CUSTIN CUST-FILE S'
  expect(Object.fromEntries(names.split(' ').map((name) => [name, externalName(name)]))).toEqual({
    CUSTIN: 'CUSTIN',
    'S-CUSTIN': 'CUSTIN',
    'AS-CUSTIN': 'CUSTIN',
    'UT-S-CUSTIN': 'CUSTIN',
    'DA-I-CUSTIN': 'CUSTIN',
    'DA-3330-I-CUSTIN': 'CUSTIN',
    'UR-2540R-S-CARDS': 'CARDS',
    'SYS010-UR-1403-S-PRINTER': 'PRINTER',
    'SYS011-DA-3330-I': 'SYS011',
    'MASTER-AS-CUSTIN': 'CUSTIN',
    'CUST-FILE': 'CUST-FILE',
    S: 'S',
  })
})

test('forms of ASSIGN', () => {
  const shown = (...words: string[]) => {
    const { ddname, dynamic } = assigned(...words) ?? {}
    return dynamic ? `${ddname} (item)` : ddname
  }
  expect([
    shown("TO 'custin'"),
    shown('"UT-S-CUSTIN"'),
    shown('TO "data/Customers.dat"'),
    shown('TO', '    CUSTIN', '    CUSTOUT'),
    shown('TO DISK'),
    shown('TO DISK "out.txt"'),
    shown('TO PRINTER LISTING'),
    shown("LINE ADVANCING FILE 'LIST'"),
    shown('TO EXTERNAL CUSTIN'),
    shown('TO DYNAMIC WS-NAME'),
    shown('USING WS-NAME OF WS-AREA'),
    shown('TO KEYBOARD ORGANIZATION LINE SEQUENTIAL'),
    shown('TO 1 UT-S-OLD FOR MULTIPLE REEL'),
    shown('TO'),
  ]).toEqual([
    'CUSTIN',
    'CUSTIN',
    'data/Customers.dat',
    'CUSTIN',
    undefined,
    'out.txt',
    'LISTING',
    'LIST',
    'CUSTIN',
    'WS-NAME (item)',
    'WS-NAME (item)',
    undefined,
    'OLD',
    undefined,
  ])
})

test('a name in ASSIGN that is a data item is dynamic, unless EXTERNAL says otherwise', () => {
  const select = ['    SELECT A ASSIGN TO WS-PATH.', '    SELECT B ASSIGN TO EXTERNAL WS-PATH.']
  expect(filesOf(select, ['WORKING-STORAGE SECTION.', "01  WS-PATH PIC X(40) VALUE 'in.dat'."])).toEqual([
    { ...bare, name: 'A', token: 'A', ddname: 'WS-PATH', dynamic: true },
    { ...bare, name: 'B', token: 'B', ddname: 'WS-PATH' },
  ])
})

test('organisations and keys in short forms, split keys, periods left out', () => {
  const files = filesOf([
    '    SELECT A ASSIGN TO X1 LINE SEQUENTIAL',
    '    SELECT B ASSIGN TO X2 RELATIVE ACCESS RANDOM RELATIVE KEY RK.',
    '    SELECT C ASSIGN TO X3 INDEXED RECORD K1 = A1 B1 STATUS FS.',
    '    SELECT D ASSIGN TO X4 ORGANIZATION RECORD BINARY SEQUENTIAL',
    '        RECORD DELIMITER IS STANDARD-1.',
    '    SELECT E ASSIGN TO X5 ORGANIZATION INDEXED RECORD KEY',
    '        K5 SOURCE IS A5, B5',
    '        ALTERNATE KEY K6 DUPLICATES',
    '        LOCK MODE IS AUTOMATIC',
    'I-O-CONTROL.',
    '    SAME RECORD AREA FOR A B.',
  ])
  expect(
    files.map(({ name, ddname, organization, access, keys, status }) => ({ name, ddname, organization, access, keys, status })),
  ).toEqual([
    { name: 'A', ddname: 'X1', organization: 'LINE SEQUENTIAL', access: undefined, keys: [], status: undefined },
    { name: 'B', ddname: 'X2', organization: 'RELATIVE', access: 'RANDOM', keys: ['RK'], status: undefined },
    { name: 'C', ddname: 'X3', organization: 'INDEXED', access: undefined, keys: ['A1', 'B1'], status: 'FS' },
    { name: 'D', ddname: 'X4', organization: 'SEQUENTIAL', access: undefined, keys: [], status: undefined },
    { name: 'E', ddname: 'X5', organization: 'INDEXED', access: undefined, keys: ['A5', 'B5', 'K6'], status: undefined },
  ])
})

test('an FD may name the file where ASSIGN does not', () => {
  const data = ['FILE SECTION.', 'FD  A LABEL RECORD STANDARD', '    VALUE OF FILE-ID IS "orders.dat".', '01  R PIC X.']
  expect(filesOf(['    SELECT A ASSIGN TO DISK.'], data)).toEqual([
    { ...bare, name: 'A', token: 'A', ddname: 'orders.dat', records: ['R'] },
  ])
})

test('DSK is a device of DEC, and VALUE OF ID names the file', () => {
  const select = [
    '    SELECT A ASSIGN TO DSK RECORDING MODE IS ASCII.',
    '    SELECT B ASSIGN TO DSK.',
    '    SELECT C ASSIGN TO DSK FILE LIMIT IS 9.',
  ]
  const data = [
    'FILE SECTION.',
    "FD  A VALUE OF ID IS 'BUNS.DAT'.",
    '01  R PIC X.',
    "FD  B VALUE OF ID 'CUSTMAST1'.",
    '01  S PIC X.',
    'FD  C.',
    '01  T PIC X.',
  ]
  expect(filesOf(select, data).map(({ name, ddname }) => [name, ddname])).toEqual([
    ['A', 'BUNS.DAT'],
    ['B', 'CUSTMAST1'],
    ['C', undefined],
  ])
})

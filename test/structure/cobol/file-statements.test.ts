import { expect, test } from 'vitest'
import { accessesOf, assignmentsOf, statements, usesOf } from './procedure.ts'

const data = [
  'FD IN-FILE',
  '01 IN-REC PIC X(80)',
  '01 IN-REC-2',
  '05 IN-KEY',
  'FD OUT-FILE',
  '01 OUT-REC PIC X(80)',
  'SD SORT-FILE',
  '01 SORT-REC',
  '05 SORT-KEY',
  'WORKING-STORAGE SECTION',
  '01 AREA-1',
  '01 TAB',
]

test('OPEN with several modes and files, CLOSE with several files', () => {
  const read = statements(
    data,
    'OPEN INPUT IN-FILE OUTPUT OUT-FILE',
    'OPEN I-O IN-FILE, OUT-FILE',
    '   EXTEND OUT-FILE WITH NO REWIND.',
    'CLOSE IN-FILE OUT-FILE WITH LOCK.',
  )
  expect(accessesOf(read)).toEqual([
    '1 open input IN-FILE',
    '1 open output OUT-FILE',
    '2 open i-o IN-FILE',
    '2 open i-o OUT-FILE',
    '3 open extend OUT-FILE',
    '4 close IN-FILE',
    '4 close OUT-FILE',
  ])
})

test('READ fills every record of the file, and what INTO names', () => {
  const read = statements(data, 'READ IN-FILE NEXT RECORD INTO AREA-1 AT END CONTINUE END-READ.', 'READ IN-FILE KEY IS IN-KEY.')
  expect(accessesOf(read)).toEqual(['1 read IN-FILE', '2 read IN-FILE'])
  expect(usesOf(read)).toEqual([
    'READ: write IN-REC',
    'READ: write IN-REC-2',
    'READ INTO: write AREA-1',
    'READ: write IN-REC',
    'READ: write IN-REC-2',
    'READ: read IN-KEY',
  ])
  expect(assignmentsOf(read).slice(0, 3)).toEqual(['IN-REC < outside file', 'IN-REC-2 < outside file', 'AREA-1 < outside file'])
})

test('WRITE, REWRITE and RELEASE name records; DELETE and START files', () => {
  const read = statements(
    data,
    'WRITE OUT-REC AFTER ADVANCING 1 LINE.',
    'WRITE OUT-REC FROM AREA-1.',
    'REWRITE OUT-REC INVALID KEY CONTINUE END-REWRITE.',
    'RELEASE SORT-REC FROM IN-REC.',
    'DELETE IN-FILE RECORD.',
    'START IN-FILE KEY IS NOT LESS THAN IN-KEY.',
    'WRITE FILE OUT-FILE FROM AREA-1.',
    'RETURN SORT-FILE RECORD INTO AREA-1 AT END CONTINUE.',
  )
  expect(accessesOf(read)).toEqual([
    '1 write OUT-FILE',
    '2 write OUT-FILE',
    '3 update OUT-FILE',
    '4 release SORT-FILE',
    '5 delete IN-FILE',
    '6 start IN-FILE',
    '7 write OUT-FILE',
    '8 return SORT-FILE',
  ])
  expect(usesOf(read)).toEqual([
    'WRITE: read OUT-REC',
    'WRITE FROM: read AREA-1',
    'WRITE FROM: write OUT-REC',
    'REWRITE: read OUT-REC',
    'RELEASE FROM: read IN-REC',
    'RELEASE FROM: write SORT-REC',
    'START: read IN-KEY',
    'WRITE FROM: read AREA-1',
    'RETURN: write SORT-REC',
    'RETURN INTO: write AREA-1',
  ])
})

test('SORT and MERGE read and write files, or a table in place', () => {
  const read = statements(data, 'SORT SORT-FILE ASCENDING KEY SORT-KEY USING IN-FILE', '  GIVING OUT-FILE.', 'SORT TAB DESCENDING.')
  expect(accessesOf(read)).toEqual(['1 sort SORT-FILE', '1 read IN-FILE', '2 write OUT-FILE'])
  expect(usesOf(read)).toEqual(['SORT: read SORT-KEY', 'SORT: both TAB'])
})

test('every statement on a file sets its FILE STATUS', () => {
  const read = statements(['FD F STATUS F-STAT', '01 F-REC', 'WORKING-STORAGE SECTION', '77 F-STAT'], 'OPEN INPUT F. WRITE F-REC. CLOSE F.')
  expect(usesOf(read)).toEqual(['OPEN: write F-STAT', 'WRITE: write F-STAT', 'WRITE: read F-REC', 'CLOSE: write F-STAT'])
})

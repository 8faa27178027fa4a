import { expect, test } from 'vitest'
import { fieldTable, queriesOver } from './small-graph.ts'

const rows = [
  { name: 'BILL-REC', level: 1, line: 2, at: 0, length: 40 },
  { name: 'BILL-ID', level: 5, line: 3, at: 0, length: 8, detail: 'PIC X(8)' },
  { name: 'BILL-OPEN', level: 88, line: 4, at: 0, length: 8, detail: "VALUE 'OPEN'" },
  { name: 'BILL-DAY', level: 5, line: 5, at: 8, length: 10, detail: 'OCCURS 3' },
  { name: 'DAY-NO', level: 10, line: 6, at: 8, length: 2, detail: 'PIC 99' },
  { name: 'DAY-SUM', level: 10, line: 7, at: 10, length: 4, detail: 'PIC 9(4) OCCURS 2' },
  { name: 'BILL-END', level: 5, line: 8, at: 38, length: 2, detail: 'PIC XX' },
  { name: 'BILL-VIEW', level: 1, line: 10, at: 0, length: 12, redefines: 0 },
  { name: 'VIEW-KEY', level: 5, line: 11, at: 0, length: 12, detail: 'PIC X(12)' },
]
const bills = queriesOver({
  members: { 'cpy/BILL.cpy': 'COBOL copybook', 'text/BILL': 'text', 'cpy/LATE.cpy': 'COBOL copybook' },
  fields: [
    fieldTable('BILL', ['cpy/BILL.cpy'], rows, []),
    fieldTable(
      'LATE',
      ['cpy/LATE.cpy'],
      [
        { name: 'LATE-REC', level: 1, line: 1, at: 0, length: 9 },
        { name: 'LATE-LIST', level: 5, line: 2, at: 0, length: 1, detail: 'PIC X OCCURS 8 DEPENDING ON N' },
        { name: 'LATE-END', level: 5, line: 3, at: -1, length: 1, detail: 'PIC X' },
      ],
      [],
    ),
  ],
})

const shown = (name: string, position?: number) =>
  bills.layout(name, { position }).records.map(({ unit, length, rows: own }) => ({
    unit: `${unit.kind} ${unit.name}`,
    length,
    rows: own.map((row) => [row.depth, row.name, row.position, row.length, row.occurs, row.redefines ?? '', row.occurrence ?? 0].join(' ')),
  }))

test('a record, by its own name or that of an item in it, with positions from 1', () => {
  const whole = {
    unit: 'record BILL-REC',
    length: 40,
    rows: [
      '0 BILL-REC 1 40 1  0',
      '1 BILL-ID 1 8 1  0',
      '2 BILL-OPEN 1 8 1  0',
      '1 BILL-DAY 9 10 3  0',
      '2 DAY-NO 9 2 1  0',
      '2 DAY-SUM 11 4 2  0',
      '1 BILL-END 39 2 1  0',
    ],
  }
  expect(shown('BILL-REC')).toEqual([whole])
  expect(shown('bill-end')).toEqual([whole])
  expect(shown('BILL-VIEW')[0]?.rows[0]).toBe('0 BILL-VIEW 1 12 1 BILL-REC 0')
})

test('of a group what it holds, of a copybook all its records', () => {
  expect(shown('BILL-DAY')).toEqual([
    { unit: 'field BILL-DAY', length: 30, rows: ['0 BILL-DAY 9 10 3  0', '1 DAY-NO 9 2 1  0', '1 DAY-SUM 11 4 2  0'] },
  ])
  expect(shown('BILL').map(({ unit }) => unit)).toEqual(['record BILL-REC', 'record BILL-VIEW'])
})

test('what is at a position, also in a later occurrence', () => {
  // The third day begins at 29, its second sum at 35.
  expect(shown('BILL-REC', 36)[0]?.rows).toEqual(['0 BILL-REC 1 40 1  0', '1 BILL-DAY 9 10 3  3', '2 DAY-SUM 11 4 2  2'])
  expect(shown('BILL-REC', 3)[0]?.rows).toEqual(['0 BILL-REC 1 40 1  0', '1 BILL-ID 1 8 1  0', '2 BILL-OPEN 1 8 1  0'])
  expect(bills.layout('BILL-REC', { position: 41 })).toMatchObject({
    records: [],
    nearest: [],
    notices: ['No record of BILL-REC has a byte at position 41.'],
  })
})

test('behind an OCCURS DEPENDING ON no position is fixed', () => {
  expect(shown('LATE-REC')[0]?.rows.at(-1)).toBe('1 LATE-END  1 1  0')
  expect(shown('LATE-REC', 9)[0]?.rows).toEqual(['0 LATE-REC 1 9 1  0'])
  expect(bills.layout('BILL-RECS').nearest).toContain('BILL-REC')
})

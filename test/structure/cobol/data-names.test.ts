import { expect, test } from 'vitest'
import { ItemNames } from '../../../src/structure/scanners/cobol/item-names.ts'
import { itemsOf } from './data-items.ts'

const items = itemsOf([
  'FILE SECTION.',
  'FD  CUST-FILE.',
  '01  REC.',
  '    05 ID PIC X.',
  '    05 GRP.',
  '       10 ID PIC X.',
  '          88 IS-OPEN VALUE "O".',
  'WORKING-STORAGE SECTION.',
  '01  WS.',
  '    05 GRP.',
  '       10 ID PIC X.',
  '       10 FILLER PIC X.',
  '    05 ROW OCCURS 5 INDEXED BY IX.',
  '       10 ID PIC X.',
  '    66 ALIAS RENAMES GRP.',
])
const names = new ItemNames(items)
const lines = (found: readonly number[]) => found.map((index) => `${items[index]?.name} #${index}`)

test('all items of a name, in source order', () => {
  expect(lines(names.of('ID'))).toEqual(['ID #1', 'ID #3', 'ID #7', 'ID #10'])
  expect(lines(names.of('ALIAS'))).toEqual(['ALIAS #11'])
  expect(lines(names.of('IS-OPEN'))).toEqual(['IS-OPEN #4'])
  expect(names.of('ID')).toBe(names.of('ID'))
  expect([names.of('FILLER'), names.of('NONE'), names.of('IX'), names.of('constructor')]).toEqual([[], [], [], []])
})

test('qualified by groups, with groups left out, and by the file', () => {
  expect(lines(names.find('ID', ['GRP']))).toEqual(['ID #3', 'ID #7'])
  expect(lines(names.find('ID', ['GRP', 'WS']))).toEqual(['ID #7'])
  expect(lines(names.find('ID', ['REC']))).toEqual(['ID #1', 'ID #3'])
  expect(lines(names.find('ID', ['REC', 'CUST-FILE']))).toEqual(['ID #1', 'ID #3'])
  expect(lines(names.find('ID', ['CUST-FILE']))).toEqual(['ID #1', 'ID #3'])
  expect(lines(names.find('REC', ['CUST-FILE']))).toEqual(['REC #0'])
  expect(lines(names.find('IS-OPEN', ['ID', 'GRP', 'REC', 'CUST-FILE']))).toEqual(['IS-OPEN #4'])
  expect(lines(names.find('IS-OPEN', ['WS']))).toEqual([])
  expect(lines(names.find('ALIAS', ['WS']))).toEqual(['ALIAS #11'])
  expect(lines(names.find('ID', ['WS', 'GRP']))).toEqual([])
})

test('an index belongs to its table', () => {
  expect([items[names.tableOf('IX')]?.name, names.tableOf('ID')]).toEqual(['ROW', -1])
})

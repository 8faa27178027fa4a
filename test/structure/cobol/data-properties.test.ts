import { expect, test } from 'vitest'
import type { DataItem } from '../../../src/structure/scanners/cobol/cobol-program.ts'
import { readDataItems } from '../../../src/structure/scanners/cobol/data-division.ts'
import { readFiles } from '../../../src/structure/scanners/cobol/file-control.ts'
import { ItemNames } from '../../../src/structure/scanners/cobol/item-names.ts'
import type { SplicedTokens } from '../../../src/structure/scanners/cobol/tokens.ts'
import { seededRandom } from '../../support/seeded-random.ts'
import { tokensOf } from './spliced.ts'

const sample = [
  'FILE-CONTROL.',
  '    SELECT OPTIONAL F ASSIGN TO UT-S-F ORGANIZATION IS INDEXED',
  '        RECORD KEY IS K = A B ALTERNATE KEY C FILE STATUS IS S OF T.',
  'DATA DIVISION. FILE SECTION. FD F VALUE OF FILE-ID IS "X".',
  '01  R. 05 A PIC X(5) OCCURS 1 TO 5 DEPENDING ON N INDEXED BY I J.',
  "    88 B VALUES 'A' THRU 'C' ALL '9' -1.5 &",
  '    05 C REDEFINES A PIC S9(4)V99 COMP-3 SYNC SIGN LEADING SEPARATE.',
  '    66 D RENAMES A THRU C.',
  '78  N VALUE 5. 77 P POINTER. 01 Q CONSTANT AS 3.',
  'LINKAGE SECTION. EXEC SQL DECLARE T TABLE (X CHAR(5)) END-EXEC.',
  '01  L PIC ZZ9. 10 M USAGE IS SQL TYPE IS BLOB(1M). COPY NONE.',
]
const words = sample.join(' ').split(/(?<=[ .])/)

/** Everything that reads data, on a text that may be anything. */
function readAll(tokens: SplicedTokens): readonly DataItem[] {
  const all = { from: 0, to: tokens.count }
  const items = readDataItems(tokens, all)
  const program = { name: '', kind: 'program', common: false, using: [], startLine: 1, endLine: 1 } as const
  readFiles(tokens, { ...program, all, environment: all, data: all, procedure: all }, items)
  const names = new ItemNames(items)
  for (const name of new Set(items.map((item) => item.name))) names.find(name, ['R', 'F'])
  return items
}

/** What must hold whatever the text. */
function expectSane(items: readonly DataItem[]): void {
  const wrong = items.filter((item, index) => {
    const { level, parent, redefines, offset, length, occurs } = item
    const inRange = Number.isInteger(length) && length >= 0 && length <= 0x7fffffff && offset >= -1 && offset <= 0x7fffffff && occurs >= 1
    const above = items[parent]
    const nests = parent < index && (above === undefined || level > 49 || above.level < level)
    return !inRange || !nests || redefines >= index || !((level >= 1 && level <= 49) || [66, 77, 78, 88].includes(level))
  })
  expect(wrong).toEqual([])
}

test('a text that is cut anywhere is read up to there', () => {
  const text = sample.map((line) => `       ${line}`).join('\n')
  for (let end = 0; end <= text.length; end++) expectSane(readAll(tokensOf(text.slice(0, end))))
})

test('a text whose words are shuffled, lost and doubled is read somehow', () => {
  const random = seededRandom('data division')
  for (let round = 0; round < 400; round++) {
    const count = 1 + Math.floor(random() * 60)
    const line = () => Array.from({ length: 1 + Math.floor(random() * 6) }, () => words[Math.floor(random() * words.length)]).join(' ')
    expectSane(readAll(tokensOf(Array.from({ length: count }, () => `       ${line()}`).join('\n'))))
  }
})

test('the parts of a group are as long as the group', () => {
  const random = seededRandom('records')
  const upTo = (limit: number) => 1 + Math.floor(random() * limit)
  for (let round = 0; round < 200; round++) {
    const lines: string[] = []
    let expected = 0
    const group = (level: number, times: number): number => {
      let total = 0
      for (let n = upTo(5); n > 0; n--) {
        const occurs = random() < 0.3 ? upTo(4) : 1
        const head = `           ${String(level).padStart(2, '0')}${random() < 0.2 ? '' : ` F${lines.length}`}${occurs > 1 ? ` OCCURS ${occurs}` : ''}`
        if (level < 20 && random() < 0.3) {
          lines.push(`${head}.`)
          total += occurs * group(level + upTo(4), 1)
          continue
        }
        const digits = upTo(18)
        const [clause, bytes] = [
          [`PIC X(${digits})`, digits],
          [`PIC S9(${digits}) COMP-3`, Math.floor(digits / 2) + 1],
          [`COMP PIC 9(${digits})`, digits < 5 ? 2 : digits < 10 ? 4 : 8],
          [`PIC N(${digits})`, 2 * digits],
          ['COMP-2', 8],
        ][Math.floor(random() * 5)] as [string, number]
        lines.push(`${head} ${clause}.`)
        total += occurs * bytes
      }
      return total * times
    }
    expected = group(2, 1)
    const items = readAll(tokensOf(['       01  REC.', ...lines].join('\n')))
    expect(items.length).toBe(lines.length + 1)
    expect(items[0]?.length).toBe(expected)
    expect(sumsOfParts(items)).toEqual(items.map(({ length }) => length))
    expect(items.filter((item, index) => item.offset !== offsetByParts(items, index))).toEqual([])
  }
})

function sumsOfParts(items: readonly DataItem[]): number[] {
  const sums = items.map(() => 0)
  const hasParts = new Set(items.map(({ parent }) => parent))
  for (let i = items.length - 1; i >= 0; i--) {
    const item = items[i]
    if (item === undefined) continue
    if (!hasParts.has(i)) sums[i] = item.length
    if (item.parent >= 0) sums[item.parent] = (sums[item.parent] ?? 0) + (sums[i] ?? 0) * item.occurs
  }
  return sums
}

function offsetByParts(items: readonly DataItem[], index: number): number {
  const item = items[index]
  if (item === undefined || item.parent < 0) return 0
  let offset = items[item.parent]?.offset ?? 0
  for (let i = item.parent + 1; i < index; i++) {
    const before = items[i]
    if (before?.parent === item.parent) offset += before.length * before.occurs
  }
  return offset
}

test('a long text comes to its end, also where REDEFINES, names and embedded SQL go nowhere', { timeout: 60_000 }, () => {
  const shapes: readonly ((n: number) => string)[] = [
    (n) => `           05 A${n} REDEFINES NOWHERE PIC X.`,
    (n) => `           05 A${n} REDEFINES A${n - 1} PIC X.`,
    () => '           05 A REDEFINES A PIC X.',
    () => '           EXEC SQL',
    () => '           66 X RENAMES NOWHERE THRU X.',
    () => '           05 A',
    () => '           88 A VALUE 1 2 3 THRU',
    () => '           COPY NOWHERE.',
    () => '           SELECT A ASSIGN TO',
    () => '           FD A',
    () => '           05 (',
  ]
  for (const shape of shapes) {
    const tokens = tokensOf(['       01  R.', ...Array.from({ length: 40_000 }, (_, n) => shape(n))].join('\n'))
    expect(() => readAll(tokens)).not.toThrow()
  }
})

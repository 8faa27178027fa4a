import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KnownName } from '../../../src/answer/structure-estate-results.ts'
import { NamedThings } from '../../../src/batch/run/named-things.ts'

const names: KnownName[] = [
  { name: 'WBRATE', kind: 'program' },
  { name: 'WBRATE', kind: 'copybook' },
  { name: 'ORDER', kind: 'table' },
  { name: 'WB01', kind: 'transaction' },
  { name: 'CUST-FILE', kind: 'file' },
  { name: 'WB.PROD.MASTER', kind: 'dataset' },
  { name: 'PROD', kind: 'job' },
  { name: 'X', kind: 'program' },
  { name: 'WS-TOTAL', kind: 'field' },
]
const things = new NamedThings(names)
const found = (text: string) => things.in(text).map(({ kind, name }) => `${kind} ${name}`)

test.each([
  ['What does WBRATE do, and WBRATE again?', ['program WBRATE', 'copybook WBRATE']],
  ['wb01 starts it. Then comes cust-file.', ['transaction WB01', 'file CUST-FILE']],
  ['An order is written to ORDER.', ['table ORDER']],
  ['An order is an order.', []],
  ['the order table, the program wbrate', ['table ORDER', 'program WBRATE', 'copybook WBRATE']],
  ['`order` as code', ['table ORDER']],
  ['`cbl/WBRATE.cbl:4-5`', ['program WBRATE', 'copybook WBRATE']],
  ['PROD/readme.txt is no job', []],
  ['WB.PROD.MASTER. And WB.PROD.OTHER.', ['dataset WB.PROD.MASTER']],
  ['X and WS-TOTAL are not looked for', []],
  ['SUBORDER and ORDERS', []],
  ['', []],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

test('whatever the text and the names, nothing is thrown and what is found is known', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 2 }), (text, name) => {
      const known = new NamedThings([{ name, kind: 'program' }])
      expect(known.in(`${text} ${name}`).every((thing) => thing.name === name)).toBe(true)
    }),
  )
})

test('a long text takes no longer than its length', () => {
  const text = `${'wbrate.'.repeat(100_000)} ${'-'.repeat(100_000)}`
  const started = performance.now()
  found(text)
  expect(performance.now() - started).toBeLessThan(1000)
})

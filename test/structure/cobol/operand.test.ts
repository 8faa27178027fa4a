import { expect, test } from 'vitest'
import { OperandReader } from '../../../src/structure/scanners/cobol/operand.ts'
import { TokenRun } from '../../../src/structure/scanners/cobol/token-run.ts'
import { fixed, tokensOf } from './spliced.ts'

const names = ['A', 'B', 'I', 'J']

/** The operand at the beginning, what is in its parentheses, and what stands behind it. */
function read(text: string): string[] {
  const tokens = tokensOf(fixed(`    ${text}`))
  const lookup = { find: (name: string) => (names.includes(name) ? [names.indexOf(name)] : []) }
  const inner: string[] = []
  const run = new TokenRun(tokens, 0, tokens.count, lookup)
  const reader = new OperandReader(run, lookup, (items) => inner.push(...items.map((item) => names[item] ?? '')))
  const operand = reader.read(0)
  if (operand === undefined) return []
  const { kind, subscripted, partly, items } = operand
  const shape = [
    ...(items.length > 0 ? [`= ${items.map((item) => names[item]).join()}`] : []),
    ...(subscripted ? ['()'] : []),
    ...(partly ? ['(:)'] : []),
  ]
  return [[kind, operand.text, ...shape].join(' '), inner.join(' '), tokens.texts[reader.next] ?? '']
}

test.each([
  ["'it''s' TO", ["literal it's", '', 'TO']],
  ["'AB' & 'CD' TO", ['literal ABCD', '', 'TO']],
  ["X'C1C2' TO", ['expression C1C2', '', 'TO']],
  ['12.5 TO', ['number 12.5', '', 'TO']],
  ['-1 TO', ['number -1', '', 'TO']],
  ['.25 TO', ['number .25', '', 'TO']],
  ['-.5 TO', ['number -.5', '', 'TO']],
  ['ZEROES TO', ['figurative ZEROES', '', 'TO']],
  ["ALL 'x' TO", ['figurative ALL x', '', 'TO']],
  ['A OF GROUP-1 IN GROUP-2 TO', ['item A = A', '', 'TO']],
  ['A (I J) TO', ['item A = A ()', 'I J', 'TO']],
  ['A (B (I + 1), (J * 2)) (1: I) TO', ['item A = A () (:)', 'B I J I', 'TO']],
  ['A (LENGTH OF B (I): LENGTH J) TO', ['item A = A (:)', 'I', 'TO']],
  ['A (FUNCTION MAX (I J): 5) TO', ['item A = A (:)', 'I J', 'TO']],
  ['UNKNOWN-ONE (I) TO', ['unknown UNKNOWN-ONE ()', 'I', 'TO']],
  ['LENGTH OF A (I) TO', ['expression LENGTH OF A ()', 'I', 'TO']],
  ['LENGTH A TO', ['expression LENGTH OF A', '', 'TO']],
  ['ADDRESS OF A TO', ['expression ADDRESS OF A = A', '', 'TO']],
  ['FUNCTION TRIM (A, B (I)) (1:2) TO', ['expression FUNCTION TRIM', 'A B I', 'TO']],
  ['FUNCTION CURRENT-DATE TO', ['expression FUNCTION CURRENT-DATE', '', 'TO']],
  ['A (I MOVE B', ['item A = A ()', 'I', 'MOVE']],
  ['A (I. B', ['item A = A ()', 'I', '.']],
  ['TO A', []],
  ['( A )', []],
  ['END-IF', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

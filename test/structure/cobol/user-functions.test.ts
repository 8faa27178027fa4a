import { expect, test } from 'vitest'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'
import { saidBy } from '../said-facts.ts'

function calls(repository: readonly string[], ...statements: readonly string[]): readonly string[] {
  const text = [
    '>>source free',
    'identification division.',
    'program-id. bills.',
    'environment division.',
    'configuration section.',
    'repository.',
    ...repository,
    'data division.',
    'working-storage section.',
    '01 ws-net pic 9(5).',
    '01 ws-rate pic 9(5) occurs 3.',
    'procedure division.',
    ...statements,
    'goback.',
  ].join('\n')
  return saidBy(cobolScanner, text, 'bills.cbl').references
}

test('a function of the REPOSITORY is called by FUNCTION, and by its name alone in front of arguments', () => {
  const repository = ['function add-tax', '  function check-date as "dates"', 'function all intrinsic.']
  const statements = ['move function add-tax(ws-net) to ws-net', 'if check-date("20240229") = 1', '  display function trim("x") end-if']
  expect(calls(repository, ...statements)).toEqual(['15 BILLS call ADD-TAX FUNCTION', '16 BILLS call DATES FUNCTION'])
})

test('several names of one entry; those that are INTRINSIC, and words that only look like one, are no calls', () => {
  const repository = ['function trim length intrinsic', 'function post-bill add-tax', 'class c as "c".']
  expect(calls(repository, 'display function trim("x") " add-tax (1)"', 'add add-tax(1) to ws-net')).toEqual([
    '16 BILLS call ADD-TAX FUNCTION',
  ])
})

test('without a REPOSITORY nothing is taken for a call', () => {
  expect(calls([], 'move function upper-case("a") to ws-net', 'move ws-rate(1) to ws-net')).toEqual([])
})

test('a program in a file that is called by its path or with what was made of it has the name of the file', () => {
  const statements = [
    'call "/home/bills/print.acu" using ws-net',
    "call 'C:\\bills\\sums.dll'",
    'call "rates.gnt"',
    'call "print.all"',
    'call "/"',
  ]
  expect(calls([], ...statements)).toEqual([
    '12 BILLS call PRINT CALL',
    '13 BILLS call SUMS CALL',
    '14 BILLS call RATES CALL',
    '15 BILLS call PRINT.ALL CALL',
    '16 BILLS call / CALL',
  ])
})

import { expect, test } from 'vitest'
import { createGraph } from '../../src/structure/create-graph.ts'
import { cobolScanner } from '../../src/structure/scanners/cobol/cobol.ts'
import { fixed } from './cobol/spliced.ts'

/** `from -> to` of each call, with what is known of the target. */
function calls(text: string) {
  const facts = cobolScanner.scan(text, 'P.cbl', 'COBOL').facts(() => undefined)
  return createGraph(new Map([['P.cbl', facts]]))
    .edges.filter(({ kind }) => kind === 'call')
    .map(({ from, to, inRepo, system }) => `${from.name} -> ${to.name} ${inRepo ? 'there' : system ? 'system' : 'missing'}`)
}

test('nested programs are called by the program around them, COMMON ones also by those beside them', () => {
  const nested = (name: string, attribute: string, ...code: readonly string[]) => [
    'ID DIVISION.',
    `PROGRAM-ID. ${name}${attribute}.`,
    'PROCEDURE DIVISION.',
    ...code.map((line) => `    ${line}`),
    `END PROGRAM ${name}.`,
  ]
  const text = fixed(
    'ID DIVISION.',
    'PROGRAM-ID. OUTER.',
    'PROCEDURE DIVISION.',
    "    CALL 'INNERA' CALL 'CEE3ABD'.",
    ...nested('INNERA', '', "CALL 'INNERB' CALL 'SHARED'."),
    ...nested('INNERB', '', 'GOBACK.'),
    ...nested('SHARED', ' IS COMMON', 'GOBACK.'),
    'END PROGRAM OUTER.',
  )
  expect(calls(text)).toEqual(['OUTER -> INNERA there', 'OUTER -> CEE3ABD system', 'INNERA -> INNERB missing', 'INNERA -> SHARED there'])
})

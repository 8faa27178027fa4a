import { expect, test } from 'vitest'
import { createGraph } from '../../src/structure/create-graph.ts'
import { cobolScanner } from '../../src/structure/scanners/cobol/cobol.ts'
import { jclScanner } from '../../src/structure/scanners/jcl/jcl.ts'
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

test('a copybook that a job gives to an assistant of CICS is there when the code has it', () => {
  const scans = [
    ['CPY/REQ.cpy', cobolScanner.scan(fixed('01 REQUEST.', '   03 REQUEST-ID PIC X(6).'), 'CPY/REQ.cpy', 'COBOL copybook')],
    ['J1.jcl', jclScanner.scan('//J1 JOB\n//WS EXEC DFHLS2WS\n//INPUT.SYSUT1 DD *\n REQMEM=REQ\n RESPMEM=GONE\n/*\n', 'J1.jcl', 'JCL')],
  ] as const
  const { edges } = createGraph(new Map(scans.map(([path, member]) => [path, member.facts(() => undefined)])))
  const copied = edges.filter(({ kind }) => kind === 'copy').map(({ to, inRepo }) => `${to.name} ${inRepo ? 'there' : 'missing'}`)
  expect(copied).toEqual(['REQ there', 'GONE missing'])
})

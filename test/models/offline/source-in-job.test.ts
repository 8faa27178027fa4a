import { expect, test } from 'vitest'
import { findHead } from '../../../src/models/offline/head.ts'
import { ask, Codebase } from './codebase.ts'

const job = [
  '//ROBERTX JOB MSGCLASS=X,CLASS=A,NOTIFY=ROBERT',
  '//* ASSEMBLES INTO THE TEST LIBRARY',
  '//ASMHCL  PROC',
  '//C  EXEC PGM=IEV90',
  '//  PEND',
  '//  EXEC ASMHCL',
]
const source = [
  "         TITLE '  S I R E N  '",
  '****************************************',
  "*        'SIREN' TSO COMMAND             *",
  '****************************************',
  '*        WRITTEN BY. A. KEEPER.',
  '*        INSTALLATION. THE HARBOUR.',
  'SIREN    CSECT',
  '         BR    14',
  '         END',
]

test.each([
  ['behind a DD statement', [...job, '//C.SYSIN DD *', ...source, '/*'], 10],
  ['where the job has none', [...job, ...source, '//L.SYSLMOD DD DISP=SHR,DSN=TEST.LOAD'], 9],
])('the head of a source that lies in the job that assembles it: %s', async (_, lines, line) => {
  const code = new Codebase({ 'PDS/SIREN': lines.join('\n') })
  const { text } = await ask(code, 'What is SIREN for?')
  expect(text.split('\n')[0]).toBe(`- \`PDS/SIREN:${line}\`: \`* 'SIREN' TSO COMMAND *\``)
})

test('a job with other data has its own', () => {
  const lines = [
    '//SORTJ JOB 1',
    '//* SORTS THE BERTHS OF THE HARBOUR BY THEIR NUMBERS',
    '//S1 EXEC PGM=SORT',
    '//SYSIN DD *',
    ' SORT FIELDS=(1,4,CH,A)',
    '/*',
  ]
  expect(findHead(new Map(lines.map((text, i) => [i + 1, text])), 'SORTJ')?.startLine).toBe(2)
})

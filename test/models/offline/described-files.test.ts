import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const batch = (name: string, file: string, ...statements: readonly string[]) =>
  fixedFormat(
    [
      'IDENTIFICATION DIVISION.',
      `PROGRAM-ID. ${name}.`,
      'ENVIRONMENT DIVISION.',
      'INPUT-OUTPUT SECTION.',
      'FILE-CONTROL.',
      `    SELECT ${file} ASSIGN TO ${file.slice(0, 6)}.`,
      'DATA DIVISION.',
      'FILE SECTION.',
      `FD  ${file}.`,
      '01  FD-REC PIC X(80).',
      'PROCEDURE DIVISION.',
      'MAIN-PARA.',
      ...statements,
      `    CLOSE ${file}.`,
      '    GOBACK.',
    ].join('\n'),
  )
const online = (name: string, ...statements: readonly string[]) =>
  fixedFormat(
    ['IDENTIFICATION DIVISION.', `PROGRAM-ID. ${name}.`, 'PROCEDURE DIVISION.', 'MAIN-PARA.', ...statements, '    GOBACK.'].join('\n'),
  )

const code = new Codebase({
  'cbl/BKREAD.cbl': batch('BKREAD', 'CUSTOMER-FILE', '    OPEN INPUT CUSTOMER-FILE.', '    READ CUSTOMER-FILE.'),
  'cbl/BKPOST.cbl': batch('BKPOST', 'CUSTOMER-FILE', '    OPEN I-O CUSTOMER-FILE.', '    READ CUSTOMER-FILE.', '    REWRITE FD-REC.'),
  'cbl/BKDAY.cbl': batch('BKDAY', 'DAYCUST-FILE', '    OPEN OUTPUT DAYCUST-FILE.', '    WRITE FD-REC.'),
  'cbl/BKASK.cbl': online('BKASK', "    EXEC CICS READ FILE('CUSTDAT') INTO(WS-REC) RIDFLD(WS-KEY) END-EXEC."),
  'cbl/BKEDIT.cbl': online('BKEDIT', "    EXEC CICS REWRITE FILE('CUSTDAT') FROM(WS-REC) END-EXEC."),
  'README.md':
    'The customer file is read by the online customer enquiry and updated by the customer maintenance. The customer file is a VSAM file.',
})

test.each([
  ['Which programs update the customer file?', ['BKPOST', 'BKEDIT'], ['BKREAD', 'BKASK', 'BKDAY']],
  ['Which programs rewrite records in the customer master file?', ['BKPOST', 'BKEDIT'], ['BKREAD', 'BKASK', 'BKDAY']],
  ['Which online programs change the customer file?', ['BKEDIT'], ['BKPOST', 'BKASK', 'BKDAY']],
  ['Which batch programs read the customer file?', ['BKREAD', 'BKPOST'], ['BKASK', 'BKDAY']],
  ['Who reads the customer file?', ['BKREAD', 'BKPOST', 'BKASK'], ['BKDAY']],
  ['What programs use the customer file?', ['BKREAD', 'BKPOST', 'BKASK', 'BKEDIT'], ['BKDAY']],
  ['Is there any program that updates the customer file?', ['BKPOST', 'BKEDIT'], ['BKREAD', 'BKASK', 'BKDAY']],
  ['Which programs read or update the customer file?', ['BKREAD', 'BKPOST', 'BKASK', 'BKEDIT'], ['BKDAY']],
  ['What reads the customer file?', ['BKREAD', 'BKPOST', 'BKASK'], ['BKDAY']],
  ['By which programs is the customer file updated?', ['BKPOST', 'BKEDIT'], ['BKREAD', 'BKASK', 'BKDAY']],
])('%s', async (question, users, others) => {
  const { text } = await ask(code, question)
  const [head = ''] = text.split('\n')
  expect(head).toMatch(/^The customer file \([A-Z-, ]+\) is /)
  for (const name of users) expect(head, name).toContain(name)
  for (const name of others) expect(head, name).not.toContain(name)
})

test.each([
  'Which programs do not read the customer file?',
  'Which program reads the customer file and prints a label for each?',
  'Which program updates the address in the customer file?',
])('%s: no list of all who do it', async (question) => {
  expect((await ask(code, question)).text).not.toMatch(/^The customer file \(/)
})

test('letters with which most programs begin say nothing in the name of a file, either', async () => {
  const reading = (name: string, file: string) => online(name, `    EXEC CICS READ FILE('${file}') INTO(WS-REC) RIDFLD(WS-KEY) END-EXEC.`)
  const system = new Codebase({
    'cbl/PIE001.cbl': reading('PIE001', 'PIECUST'),
    'cbl/PIE002.cbl': reading('PIE002', 'CUSTDAT'),
    'cbl/PIE003.cbl': reading('PIE003', 'DAYCUST'),
    'cbl/PIE004.cbl': reading('PIE004', 'PIELOG'),
    'README.md': 'The customer file is read online.',
  })
  const { text } = await ask(system, 'Which programs read the customer file?')
  expect(text).toMatch(/^The customer file \((?:PIECUST, CUSTDAT|CUSTDAT, PIECUST)\) is read by 2 programs/)
})

test('of two parts the second is about what the first describes', async () => {
  const { text } = await ask(code, 'Who reads the customer file, and who updates it?')
  expect(text).toMatch(/is read by 3 programs: [^\n]*BKASK/)
  expect(text).toMatch(/is changed by 2 programs: [^\n]*BKEDIT/)
})

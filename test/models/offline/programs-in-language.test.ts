import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const pier = new Codebase({
  'cbl/PIER01.cbl': fixedFormat(
    "IDENTIFICATION DIVISION.\nPROGRAM-ID. PIER01.\nPROCEDURE DIVISION.\nMAIN-LINE.\n    CALL 'PIERASM'.\n    GOBACK.",
  ),
  'asm/PIERASM.asm': 'PIERASM  CSECT\n         SR    15,15\n         BR    14\n         END\n',
})

test.each([
  'Are there any assembler programs?',
  'Do we have assembler code?',
  'Is any program written in assembler?',
  'Is there any assembler?',
])('%s', async (question) => {
  expect((await ask(pier, question)).text).toMatch(
    /^Yes: 1 file with \d lines? is Assembler:\n- program [^\n]*PIERASM[^\n]*asm\/PIERASM\.asm:1/,
  )
})

test('which they are', async () => {
  const { text } = await ask(pier, 'Which programs are written in COBOL?')
  expect(text).toMatch(/^1 file with \d lines? is COBOL:\n- program [^\n]*PIER01/)
})

test('a language of which there is nothing', async () => {
  expect((await ask(pier, 'Are there any Fortran programs?')).text).toMatch(/^NOT FOUND\nNo file of the code is known to be Fortran\./)
})

test('a language that is named beside what is asked for', async () => {
  expect((await ask(pier, 'Which assembler program does PIER01 call?')).text).not.toMatch(/file with/)
})

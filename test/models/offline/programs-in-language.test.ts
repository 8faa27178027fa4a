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

test('by what a file holds, where its name says nothing', async () => {
  const quay = new Codebase({ 'QUAY.txt': 'QUAY     CSECT\n         SR    15,15\n         BR    14\n         END\n' })
  const { text } = await ask(quay, 'Which programs are written in assembler?')
  expect(text).toMatch(/^1 file with \d lines? is Assembler:\n- program [^\n]*QUAY\.txt:1/)
})

test('sources inside of jobs may be in any language', async () => {
  const dock = new Codebase({
    'jcl/DOCK.jcl': '//DOCK JOB 1\n//ASM EXEC PGM=ASMA90\n//SYSIN DD *\nDOCK     CSECT\n         BR    14\n         END\n/*\n',
  })
  expect((await ask(dock, 'Is there any assembler code?')).text).toMatch(
    /^No file is Assembler as a whole\. Jobs hold sources, whose language is not told here:\n- program [^\n]*DOCK[^\n]*jcl\/DOCK\.jcl:4/,
  )
})

test('a language of which there is nothing', async () => {
  expect((await ask(pier, 'Are there any Fortran programs?')).text).toMatch(/^NOT FOUND\nNo file of the code is known to be Fortran\./)
})

test('a language that is named beside what is asked for', async () => {
  expect((await ask(pier, 'Which assembler program does PIER01 call?')).text).not.toMatch(/file with/)
})

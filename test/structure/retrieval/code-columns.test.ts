import { expect, test } from 'vitest'
import { codeColumns } from '../../../src/structure/retrieval/code-columns.ts'

test.each([
  ['COBOL', '000100 MOVE A TO B.', '       MOVE A TO B.'],
  ['COBOL', '           DISPLAY PAGE-NO.', '           DISPLAY PAGE-NO.'],
  ['PL/I', '  %PAGE;', ''],
  ['PL/I', "%nolist; %include 'stock.defs'; %list;", "         %include 'stock.defs';"],
  ['PL/I', '  list = page;', '  list = page;'],
  ['PL/I', '  %skip(2);', ''],
  ['Assembler', '         EJECT', ''],
  ['Assembler', '         SPACE 3', ''],
  ['Assembler', '         PRINT NOGEN', ''],
  ['Assembler', 'SPACE    EQU   64', 'SPACE    EQU   64'],
])('%s: %s', (language, line, code) => {
  expect(codeColumns(language)(line).trimEnd()).toBe(code)
})

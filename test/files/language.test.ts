import { expect, it } from 'vitest'
import { languageOf, needsContent } from '../../src/files/language.ts'

it.each([
  ['cbl/PAY.CBL', undefined, 'COBOL'],
  ['PAY.cpy', undefined, 'COBOL copybook'],
  ['NIGHT', '//NIGHT    JOB (ACCT),\n//STEP1 EXEC PGM=PAY\n', 'JCL'],
  ['DAILY.txt', '//DAILY PROC\n//S1 EXEC PGM=A', 'JCL procedure'],
  ['PAY.txt', '000100 IDENTIFICATION DIVISION.\n', 'COBOL'],
  ['REC', '       01  PAY-RECORD.\n           05 A PIC X.\n', 'COBOL copybook'],
  ['MENU', 'MENUSET  DFHMSD TYPE=MAP\n', 'BMS'],
  ['RES.txt', ' DEFINE PROGRAM(PAY) GROUP(G)\n', 'CSD'],
  ['SUB', 'SUB      CSECT\n         USING *,15\n', 'Assembler'],
  ['TOOL', '/* REXX */\nsay 1', 'REXX'],
  ['PLI.inc', ' PAY: PROC OPTIONS(MAIN);\n', 'PL/I'],
  ['CUST', '  DBD NAME=CUST,ACCESS=HIDAM\n', 'DBD'],
  ['FLOW.xml', '<?xml version="1.0"?>\n<inlineTemplate>\n//S1 EXEC PGM=A\n', 'XML'],
  ['NIGHT.xml', '<?xml version="1.0"?>\n<DEFTABLE>\n//S1 EXEC PGM=A\n', 'scheduler'],
  ['LONG', '//* ALL ABOUT IT\n'.repeat(500), 'JCL'],
  ['OUTS', '//* CLASSES\n//O1 OUTPUT CLASS=A\n', 'JCL'],
  ['NOTES.txt', 'Create a library.\nSelect the first option.\nDrop it.\n', undefined],
  ['TABLES', '  create table pay (id int);\n', 'SQL'],
  ['QUERY.txt', 'SELECT A FROM T;\n', 'SQL'],
  ['x.unknown', 'nothing to see', undefined],
])('tells the language of %s', (path, head, language) => {
  expect(languageOf(path, head)).toBe(language)
})

it('asks for the content only where the name says nothing', () => {
  expect(['a.cbl', 'a', 'a.txt', 'a.zzz'].map(needsContent)).toEqual([false, true, true, true])
})

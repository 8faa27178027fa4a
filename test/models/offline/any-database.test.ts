import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statement: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
    ${statement}
    GOBACK.`)

const farm = new Codebase({
  'FMHERD.cbl': program('FMHERD', 'EXEC SQL DELETE FROM HERD END-EXEC.'),
  'FMMILK.cbl': program('FMMILK', "CALL 'CBLTDLI' USING GU."),
  'FMHELP.cbl': program('FMHELP', "DISPLAY 'THE DATABASE IS CLOSED'."),
  'FMJOB.jcl': "//FMJOB JOB (1),'MILK'\n//S1 EXEC PGM=FMMILK",
})

test.each([
  ['Which programs never touch the database?', '1 of 3 programs has no statements of SQL, DL/I, IDMS or Adabas:\n- FMHELP'],
  ['Which programs use the database?', '2 of 3 programs have statements of SQL, DL/I, IDMS or Adabas:'],
  ['Which programs have no job that runs them?', '2 of 3 programs are started by no job: FMHELP, FMHERD.'],
  ['Which programs does no job run?', '2 of 3 programs are started by no job: FMHELP, FMHERD.'],
])('%s', async (question, said) => {
  expect((await ask(farm, question)).text).toContain(said)
})

test('a file of assembler or of an exec is one as well', async () => {
  const stable = new Codebase({
    'asm/STREAD.asm':
      'STREAD   CSECT\n         OPEN  (HORSES,INPUT)\n         BR    14\nHORSES   DCB   DDNAME=HORSES,DSORG=PS,MACRF=GM\n         END\n',
    'asm/STADD.asm': 'STADD    CSECT\n         BR    14\n         END\n',
    'rexx/STLIST.rexx': '/* REXX */\n"EXECIO * DISKR HORSES (STEM H."\n',
  })
  expect((await ask(stable, 'Which programs do not open any file?')).text).toMatch(/^1 of 3 programs has no file \([^)]+\):\n- `?STADD/)
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const print = (name: string, what: string) =>
  [`//${name} JOB 1`, `//* PRINT THE ${what} OF THE COBOL BAKERY`, `//S1 EXEC PGM=BKPRINT`, `//OUT DD DSN=BAKERY.${name},DISP=SHR`].join(
    '\n',
  )
const jobs = {
  'jcl/BKLOAF.jcl': print('BKLOAF', 'LOAVES'),
  'jcl/BKROLL.jcl': print('BKROLL', 'ROLLS'),
  'jcl/BKCAKE.jcl': print('BKCAKE', 'CAKES'),
  'jcl/BKTART.jcl': print('BKTART', 'TARTS'),
}
const compile = [
  '//BKBUILD JOB 1',
  '//MAKE PROC',
  '//* INVOKE THE COBOL COMPILE',
  '//COB EXEC PGM=IGYCRCTL',
  '// PEND',
  '//ONE EXEC MAKE,MEM=BKPRINT',
].join('\n')
const asked = 'Which jobs compile the COBOL?'

test('what a procedure inside a job compiles is not denied', async () => {
  expect((await ask(new Codebase({ ...jobs, 'jcl/BKBUILD.jcl': compile }), asked)).text).not.toContain('no job')
  expect((await ask(new Codebase({ ...jobs, 'jcl/BKBUILD.jcl': compile }), asked)).text).not.toMatch(/^NOT FOUND/)
})

test('where nothing runs a compiler it is denied', async () => {
  expect((await ask(new Codebase(jobs), asked)).text).toMatch(/^NOT FOUND/)
})

test('into what a job links the program is a question on how it is built', async () => {
  const link = new Codebase({
    'jcl/BKLINK.jcl': [
      '//BKLINK JOB 1',
      '//L EXEC PGM=IEWL',
      '//SYSLIN DD DSN=BAKERY.OBJ(BKPRINT),DISP=SHR',
      '//SYSLMOD DD DSN=BAKERY.LOAD(BKPRINT),DISP=SHR',
    ].join('\n'),
  })
  expect((await ask(link, 'Into which load library does BKLINK link the program?')).text).toContain('BAKERY.LOAD(BKPRINT)')
})

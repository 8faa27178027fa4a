import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const code = new Codebase({
  'pli/OVEN.pli': ` OVEN: PROC(P) OPTIONS(MAIN);
   DCL LOAVES CHAR(80), P PTR, RC FIXED BIN(31) EXT, 1 KNEAD, 2 DOUGH CHAR(9);
   EXEC CICS READ DATASET('LOAVES2') INTO(LOAVES);
   EXEC CICS SEND MAP('OVENMAP') MAPSET('OVENSET');
   IF RC_BAKE = 0 THEN
      RC_BAKE = 12;
   GO TO LOAVES2;
 LOAVES2:
   EXEC CICS RETURN;
 END OVEN;
`,
})

test('the job that compiles a member is the one that reads its source', async () => {
  const jobs = new Codebase({
    'pli/OVENPGM.pli': ' OVENPGM: PROC OPTIONS(MAIN);\n   CALL HEAT;\n END OVENPGM;\n',
    'jcl/COMPOVEN.jcl': "//COMPOVEN JOB 1,'X'\n//S1 EXEC PLICL\n//PLI.SYSIN DD DSN=BAKE.PROD.SOURCE(OVENPGM),DISP=SHR\n",
    'jcl/RUNOVEN.jcl': "//RUNOVEN JOB 1,'X'\n//S1 EXEC PGM=OVENPGM\n",
  })
  const { text } = await ask(jobs, 'Which job compiles OVENPGM?')
  expect(text).toContain('COMPOVEN reads it: `//PLI.SYSIN DD DSN=BAKE.PROD.SOURCE(OVENPGM),DISP=SHR`: `jcl/COMPOVEN.jcl:3`')
})

describe('what is defined elsewhere and named as what it is', () => {
  test('is told by who works with it, where a label bears its name too', async () => {
    const { text } = await ask(code, 'Which programs read the file LOAVES2?')
    expect(text).toContain('The file LOAVES2 is read by 1 program: OVEN.')
    expect(text).toContain('`pli/OVEN.pli:3`')
  })

  test('is not refused for having no source', async () => {
    const { text } = await ask(code, 'Which program handles map OVENMAP?')
    expect(text).toContain('The map OVENMAP is used by 1 program: OVEN.')
  })

  test('a comparison sets nothing', async () => {
    const { text } = await ask(code, 'Where is RC_BAKE set?')
    expect(text).toContain('RC_BAKE = 12')
  })
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const code = new Codebase({
  'jcl/WEIGHJ.jcl': `//WEIGHJ JOB 1,'ANIMALS BY WEIGHT'
//BYNO EXEC PGM=SORT
//SORTIN DD DSN=ZOO.ANIMALS,DISP=SHR
//SORTOUT DD DSN=ZOO.ANIMALS.SORTED,DISP=(NEW,CATLG)
//SYSIN DD DSN=ZOO.CNTL(BYWEIGHT),DISP=SHR
//PRINT EXEC PGM=ZOOPRT
`,
  'jcl/DEFJ.jcl': `//DEFJ JOB 1
//DEF EXEC PGM=IDCAMS
//SYSPRINT DD SYSOUT=*
//SYSIN DD DSN=ZOO.CNTL(ZOODEF),DISP=SHR
`,
  'ctl/BYWEIGHT.txt': "  SORT FIELDS=(21,5,ZD,D)\n  OMIT COND=(1,1,CH,EQ,C'X')\n",
  'ctl/ZOODEF.txt': '  DEFINE GDG (NAME(ZOO.FEED) LIMIT(7))\n',
})

test('control statements of a step that stand in a library are told from there', async () => {
  const { text } = await ask(code, 'How does job WEIGHJ sort the animals?')
  expect(text).toContain('`SORT FIELDS=(21,5,ZD,D)`: `ctl/BYWEIGHT.txt:1`')
  expect(text).toContain("`OMIT COND=(1,1,CH,EQ,C'X')`: `ctl/BYWEIGHT.txt:2`")
})

test('what they define is told with them', async () => {
  expect((await ask(code, 'What does job DEFJ do?')).text).toContain('DEFINE GDG `ZOO.FEED`: `ctl/ZOODEF.txt:1`')
})

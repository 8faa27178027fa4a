import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

test('a program that steps are named after is defined where it begins', async () => {
  const job = (name: string) =>
    [`//${name} JOB (1),'BAKE'`, '//KNEADER  EXEC PGM=KNEADER', '//TROUGH   DD DSN=BAKE.TROUGH,DISP=SHR'].join('\n')
  const code = new Codebase({
    'PDS/KNEADER': ['* KNEADS THE DOUGH', 'KNEADER  CSECT', '         STM   R14,R12,12(R13)', '         BR    R14', '         END'].join(
      '\n',
    ),
    'PDS/JBREAD': job('JBREAD'),
    'PDS/JROLLS': job('JROLLS'),
  })
  const { text } = await ask(code, 'Where is KNEADER defined?')
  expect(text).toMatch(/^- program `?KNEADER`? in KNEADER/)
})

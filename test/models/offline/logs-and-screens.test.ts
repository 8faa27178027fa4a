import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'unload.log': '2024-01-02 10:00:00 - Found KNEADER.txt in BAKERY.XMI, run through the program that moves it to asm/KNEADER\n',
  'asm/KNEADER.asm': 'KNEADER  CSECT\n         STM   R14,R12,12(R13)\n         BR    R14\n         END\n',
  'asm/OVEN': `OVEN     CSECT
*  THE LAST COMMAND OF A BAKER COMES BACK WITH TWO AMPERSANDS
         CLC   KEYED,=C'&&&&'
         BE    RECALL
         BR    R14
RECALL   MVC   KEYED,LASTCMD      RECALL THE LAST COMMAND
         BR    R14
KEYED    DS    CL80
LASTCMD  DS    CL80
         END
`,
  'cbl/PANELS.cbl': `       IDENTIFICATION DIVISION.
       PROGRAM-ID. PANELS.
       PROCEDURE DIVISION.
           EXEC CICS SEND MAP('OVEN') MAPSET('OVENS') END-EXEC.
           GOBACK.
`,
})

test('what a tool has logged of a member is no use of it', async () => {
  const { text } = await ask(bakery, 'Which programs call KNEADER?')
  expect(text).toMatch(/^NOT FOUND/)
  expect(text).not.toContain('these lines name it')
})

test('a word that says which screen it is names no area that is called so', async () => {
  const { text } = await ask(bakery, 'What do I type on the oven screen to get the last command back?')
  expect(text).not.toContain('NOT FOUND')
  expect(text).toContain('RECALL')
})

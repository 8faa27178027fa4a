import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'asm/OVENTIME.asm': `* RETRIEVES THE TIME THAT AN OVEN HAS BEEN IN USE
OVENTIME CSECT
         USING TCB,R7
         L     R7,PSATOLD         TCB OF THIS NIGHT, SEE TCBLTC
         LM    R8,R9,TCBUSER     TIME IN USE
         ALR   R1,R9
         AL    R1,TCBFSA
*        AL    R1,TCBTIO
         ST    R1,TCBUSER
         BR    R14
         END
`,
})

test.each([
  'Which TCB fields does OVENTIME use?',
  'Which program retrieves the time that an oven is in use, and which two TCB fields does it add?',
  'What fields of the TCB does OVENTIME work with?',
])('%s', async (question) => {
  const { text } = await ask(bakery, question)
  expect(text).toContain('Fields of TCB in OVENTIME: TCBUSER, TCBFSA.')
  expect(text).toContain('- `TCBUSER`: `asm/OVENTIME.asm:5`, `asm/OVENTIME.asm:9`')
  expect(text).toContain('- `TCBFSA` (`AL R1,TCBFSA`): `asm/OVENTIME.asm:7`')
})

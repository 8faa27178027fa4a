import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'asm/OVENS.asm': `OVENS    CSECT
         STM   R14,R12,12(R13)
         GET   ORDERS,ORDER
HEATED   TM    FLAGS,HOT
         BO    BAKE
         OVLOG 'OVENS the oven of the night may still be cold'
         MVI   RC+3,8
         B     BAKE
BAKE     OVLOG 'OVENS baking begins'
         L     R15,RC
         BR    R14
         END
`,
  'asm/SHOPS.asm':
    "SHOPS    CSECT\n* the oven may be cold in the morning\n         OVLOG 'SHOPS closed'\n         BR    R14\n         END\n",
})

test.each([
  'A run logged that the oven may still be cold. What was wrong, and which return code follows?',
  'What leads to the message that the oven may still be cold?',
])('%s', async (question) => {
  const { text } = await ask(bakery, question)
  expect(text).toMatch(/TM {1,4}FLAGS,HOT[\s\S]*cold/)
  expect(text).toContain('MVI  RC+3,8')
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const source = `QUEUE    CSECT
         USING BLOCK,R5
         OC    BLKUSES,BLKUSES    ANY USE COUNT ?
         BZ    NONE
         ASI   BLKUSES,-1         ONE LESS
NONE     DS    0H
         XC    BLKUSES,BLKUSES    NO USE COUNT
         BR    R14
         END`

test('a field of assembler that is or-ed with itself is asked for, not set', async () => {
  const { text } = await ask(new Codebase({ 'asm/QUEUE.asm': source }), 'Where is BLKUSES changed?')
  expect(text).toMatch(/`BLKUSES` is set by 2 statements/)
  expect(text).toMatch(/ASI BLKUSES,-1/)
  expect(text).not.toMatch(/- `OC BLKUSES/)
})

test('who sets a field is told by its statements, or that there are none', async () => {
  const quay = new Codebase({
    'asm/QUEUE.asm': source,
    'asm/QUAY.asm': `QUAY     CSECT
         CLI   BLKIDLE,C'Y'       NOBODY WAITS?
         BER   R14
         BR    R14
BLKIDLE  DC    C'N'
         END`,
  })
  expect((await ask(quay, 'Who sets BLKUSES?')).text).toMatch(/^`BLKUSES` is set by 2 statements/)
  expect((await ask(quay, 'Who sets BLKIDLE?')).text).toMatch(
    /^No statement was found that sets it; these lines name it:\n- `CLI BLKIDLE,C'Y' NOBODY WAITS\?`: `asm\/QUAY.asm:2`/,
  )
})

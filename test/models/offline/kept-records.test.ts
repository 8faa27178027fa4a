import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'asm/LOAFLIST.asm': `*
* LISTS THE LOAVES OF RYE THAT WERE BAKED IN A NIGHT
*
LOAFLIST CSECT
         STM   R14,R12,12(R13)
         USING LOAFLIST,R12
         OPEN  (BAKED,(INPUT))
NEXTLOAF DS    0H
         GET   BAKED,LOAF
         AP    COUNT,=P'1'
         CLI   LOAFKIND,C'R'      RYE ?
         BNE   NEXTLOAF
*        CLI   LOAFSIZE,C'S'
*        BE    NEXTLOAF
         CLC   LOAFDAY,TODAY
         BH    NEXTLOAF           NOT BAKED YET
         CLI   LOAFSOLD,C'Y'
         BE    SOLD
         PUT   SYSPRINT,LINE
         B     NEXTLOAF
SOLD     BR    R14
BAKED    DCB   DDNAME=BAKEDIN,MACRF=GM,DSORG=PS,EODAD=SOLD
LOAF     DS    0CL80
LOAFKIND DS    C
LOAFDAY  DS    CL8
LOAFSOLD DS    C
         END
`,
})

test.each(['Which loaf records does LOAFLIST keep?', 'Which records are skipped by LOAFLIST, and from which DD are they read?'])(
  '%s',
  async (question) => {
    const { text } = await ask(bakery, question)
    expect(text).toContain("- `CLI LOAFKIND,C'R' RYE ?`, then `BNE NEXTLOAF`: `asm/LOAFLIST.asm:11-12`")
    expect(text).toContain('- `CLC LOAFDAY,TODAY`, then `BH NEXTLOAF NOT BAKED YET`: `asm/LOAFLIST.asm:15-16`')
    expect(text).toContain('LOAVES OF RYE')
    expect(text).not.toMatch(/then `BE SOLD|LOAFSIZE.*then/)
  },
)

import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (name: string, macro: string) => `${name}  CSECT
         USING ${name},R12
         OPEN  (PAPERS)
         BR    R14
         ${macro}                 QUEUE BLOCK
         END`
const codebase = new Codebase({
  'asm/SHELFA.asm': program('SHELFA', 'DFHSHELF'),
  'asm/SHELFB.asm': program('SHELFB', 'DFHSHELF'),
  'asm/SHELFC.asm': program('SHELFC', 'DFHOTHER'),
  'mac/DFHSHELF.mac': '         MACRO\n         DFHSHELF\nDFHSHELF DSECT\nSHLNEXT  DS    A\nSHLNAME  DS    CL8\n         MEND\n',
})

describe('a macro that is called as those of a system are, and stands in the code', () => {
  test('is told with those who use it', async () => {
    const { text } = await ask(codebase, 'Which programs use the DFHSHELF control block?')
    expect(text).toMatch(/SHELFA/)
    expect(text).toMatch(/SHELFB/)
    expect(text).not.toMatch(/Nothing in the code|SHELFC/)
  })

  test('leaves those that are only of the system out', async () => {
    const { text } = await ask(codebase, 'Which macros are missing?')
    expect(text).not.toMatch(/\bOPEN\b|DFHOTHER/)
  })
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const code = new Codebase({
  'cpy/BREAD.cpy': fixedFormat(`
01  BREAD-REC.
    05  BREAD-NO          PIC 9(5).
    05  OVEN-TIMES.
        10  OVEN-IN       PIC 9(4).
*       MINUTES, NOT HOURS
        10  OVEN-OUT      PIC 9(4).
    05  BREAD-KIND        PIC X.
`),
  'pli/SELG.pli': ` SELG: PROC OPTIONS(MAIN);
   DCL 1 KURV BASED(P),
   %INCLUDE KURVDEL;
   KURV.ANTALL = 0;
 END SELG;
`,
  'pli/TELL.pli': ` TELL: PROC OPTIONS(MAIN);
   DCL 1 KURV,
         2 ANTALL        FIXED DEC(5),
         2 SLAG          CHAR(2);
   KURV.ANTALL = 1;
 END TELL;
`,
  'inc/BRØD.plinc': ` /* work area of a bakery */
   2 BAKST (1 : 14),

    3 OVNTID(1967:2010) UNALIGNED,
     4 TID               DEC FIXED (9),  /* 7 -> 9 */
     4 TID_KODE          CHAR  (1),
    3 SLUTT_ÅMD          DEC FIXED (9);
`,
})

describe('how a group is made up', () => {
  test('is told by its parts', async () => {
    const { text } = await ask(code, 'How is OVEN-TIMES laid out?')
    expect(text).toMatch(/OVEN-IN[\s\S]*OVEN-OUT/)
    expect(text).not.toMatch(/BREAD-KIND/)
  })

  test('also in a member of PL/I that goes on with a structure', async () => {
    const { text } = await ask(code, 'How is OVNTID declared, and which years does it cover?')
    expect(text).toMatch(/OVNTID\(1967:2010\)[\s\S]*TID_KODE {2,}CHAR/)
    expect(text).not.toMatch(/SLUTT_ÅMD/)
  })

  test('where several declarations bear the name, of the one that has them', async () => {
    const { text } = await ask(code, 'Which fields does KURV have?')
    expect(text).toMatch(/ANTALL {2,}FIXED DEC/)
  })
})

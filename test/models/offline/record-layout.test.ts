import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const model = new Codebase({
  'LOAFREC.cpy': fixedFormat(`
*  What the shops are sent of a day
01  LOAF-RECORD.
    05  LOAF-KIND       PIC X(3).
    05  LOAF-SIZE.
        10  LOAF-WEIGHT PIC 9(4).
        10  LOAF-COUNT  PIC S9(5) COMP-3.
    05  FILLER          PIC X(10).
`),
  'SHOPSET.bms': `SHOPSET  DFHMSD TYPE=&SYSPARM,MODE=INOUT,LANG=COBOL
SHOPM    DFHMDI SIZE=(24,80)
ORDERED  DFHMDF POS=(3,10),LENGTH=5,ATTRB=(UNPROT)
LEFT     DFHMDF POS=(4,10),LENGTH=5,ATTRB=(PROT)
         DFHMSD TYPE=FINAL
         END
`,
  'SHOPPGM.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHOPPGM.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY SHOPCPY.
PROCEDURE DIVISION.
    MOVE 7 TO ORDEREDO.
    GOBACK.
`),
})

test.each(['Which fields are in LOAFREC?', 'What is in copybook LOAFREC?', 'What is the layout of LOAFREC?'])(
  'the record that a copybook holds: %s',
  async (question) => {
    const { text } = await ask(model, question)
    expect(text).toMatch(/- `LOAF-RECORD`: 20 bytes, 5 items: `LOAFREC.cpy:2`/)
    expect(text).toContain('LOAF-COUNT')
  },
)

test('a field of a map whose copybook is not there is used by the items of its name', async () => {
  const { text } = await ask(model, 'Where is ORDERED used?')
  expect(text).toMatch(/^ORDERED is a field of a map; these statements have an item of its name/)
  expect(text).toContain('`MOVE 7 TO ORDEREDO.`: `SHOPPGM.cbl:7`')
  expect((await ask(model, 'Where is LEFT used?')).text).toContain('it is only declared')
})

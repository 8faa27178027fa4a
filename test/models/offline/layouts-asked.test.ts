import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, file: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
* Reads the record of a flour delivery from ${file}, checks the record of the
* delivery and prints the flour delivery record.
PROCEDURE DIVISION.
1000-READ-DELIVERY-RECORD.
    DISPLAY 'FLOUR DELIVERY RECORD'.
2000-CHECK-DELIVERY-RECORD.
    DISPLAY 'FLOUR DELIVERY RECORD IS WRONG'.
`)
const code = new Codebase({
  'cbl/FLDLV1.cbl': program('FLDLV1', 'tape'),
  'cbl/FLDLV2.cbl': program('FLDLV2', 'disk'),
  'cpy/FLDREC.cpy': fixedFormat(`
01 FLD-REC.
   05 FLD-SACKS PIC 9(4).
   05 FLD-DELIVERY-DATE PIC 9(8).
`),
  'cpy/OVNREC.cpy': fixedFormat(`
01 OVN-REC.
   05 OVN-NO PIC 9(4).
`),
})

test.each(['Which record describes a flour delivery?', 'Which copybook describes the record of a flour delivery?'])(
  '%s: a layout, not the programs that have its words',
  async (question) => {
    const { text } = await ask(code, question)
    expect(text).toMatch(/^.*`cpy\/FLDREC\.cpy:/)
  },
)

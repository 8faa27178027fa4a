import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const dairy = new Codebase({
  'cbl/DAIRY01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. DAIRY01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-SOUR PIC X.
PROCEDURE DIVISION.
0000-MAIN.
    IF WS-SOUR = 'Y'
        PERFORM 1000-DISCARD
    END-IF.
    CALL 'DAIRY02'.
    GOBACK.
1000-DISCARD.
    PERFORM 1100-RINSE.
1100-RINSE.
    CONTINUE.`),
  'cbl/DAIRY03.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. DAIRY03.
PROCEDURE DIVISION.
    GOBACK.`),
})

test.each(['Under which condition is 1000-DISCARD performed?', 'When is 1000-DISCARD done?', 'When does DAIRY01 perform 1000-DISCARD?'])(
  '%s',
  async (question) => {
    const { text } = await ask(dairy, question)
    expect(text).toMatch(/^`1000-DISCARD` is called from [\w-]+\.\n- .*PERFORM, when WS-SOUR = 'Y'/)
    expect(text).not.toMatch(/^`DAIRY01` calls|^`1000-DISCARD` calls/m)
  },
)

test('when one program calls another that it does not call', async () => {
  expect((await ask(dairy, 'When does DAIRY01 call DAIRY03?')).text).toMatch(/^No: `DAIRY01` calls `DAIRY03` nowhere itself/)
})

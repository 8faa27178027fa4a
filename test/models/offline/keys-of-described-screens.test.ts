import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const pondProgram = (name: string, purpose: string, map: string, leaves: string) =>
  `      * PURPOSE: ${purpose}\n${fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
    EVALUATE TRUE
        WHEN EIBAID = DFHPF3
            PERFORM 9000-LEAVE
        WHEN EIBAID = DFHPF5
            PERFORM 2000-FEED
        WHEN OTHER
            MOVE 'THE SEALS KNOW NO SUCH KEY' TO MSGO
            PERFORM 3000-SHOW
    END-EVALUATE.
    GOBACK.
2000-FEED.
    ADD 1 TO WS-FED.
3000-SHOW.
    EXEC CICS SEND MAP('${map}') MAPSET('${map}S') END-EXEC.
9000-LEAVE.
    EXEC CICS XCTL PROGRAM('${leaves}') END-EXEC.`)}`

const pondMap = (map: string, title: string, legend: string) =>
  [
    `${map}S   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES`,
    `${map}    DFHMDI SIZE=(24,80)`,
    `         DFHMDF POS=(1,1),LENGTH=40,INITIAL='${title}'`,
    'ID       DFHMDF POS=(3,1),LENGTH=6',
    ...(legend === '' ? [] : [`         DFHMDF POS=(24,1),LENGTH=40,INITIAL='${legend}'`]),
    '         DFHMSD TYPE=FINAL',
  ].join('\n')

/** A zoo: one map tells its keys, the others leave that to their programs; one map has two programs, and there is a menu. */
const zoo = new Codebase({
  'cbl/ZOO1.cbl': pondProgram('ZOO1', 'THE MENU OF THE ZOO', 'ZMENU', 'ZOO9'),
  'cbl/ZOO2.cbl': pondProgram('ZOO2', 'NEW SEAL', 'SEALM', 'ZOO1'),
  'cbl/ZOO3.cbl': pondProgram('ZOO3', 'SEAL INQUIRY', 'SEALM', 'ZOO5'),
  'cbl/ZOO4.cbl': pondProgram('ZOO4', 'PENGUINS', 'PENGM', 'ZOO1'),
  'cbl/ZOO5.cbl': pondProgram('ZOO5', 'KEEPERS', 'KEEPM', 'ZOO1'),
  'bms/ZMENUS.bms': pondMap('ZMENU', 'WHAT TO DO IN THE ZOO', ''),
  'bms/SEALMS.bms': pondMap('SEALM', 'SEALS OF THE POND', ''),
  'bms/PENGMS.bms': pondMap('PENGM', 'PENGUINS OF THE HILL', 'PF3=EXIT PF5=FEED'),
  'bms/KEEPMS.bms': pondMap('KEEPM', 'KEEPERS AT WORK', ''),
})

test('a screen that tells its keys is no likelier to be the one that a question for a key describes', async () => {
  const { text } = await ask(zoo, 'Where does PF3 on the seal inquiry screen lead?')
  expect(text).toMatch(/^- DFHPF3 in ZOO2 → PERFORM 9000-LEAVE, which goes to ZOO1/)
  expect(text).toMatch(/- DFHPF3 in ZOO3 → PERFORM 9000-LEAVE, which goes to ZOO5/)
  expect(text).not.toMatch(/DFHPF3 in ZOO4|^- `bms\/PENGMS/m)
})

test('the menu that is asked for is not the screen that is described', async () => {
  const { text } = await ask(zoo, 'To which menu does the user get after leaving the seal inquiry screen with PF3?')
  expect(text).toMatch(/- DFHPF3 in ZOO3 → PERFORM 9000-LEAVE, which goes to ZOO5/)
  expect(text).not.toContain('goes to ZOO9')
})

test('the program of a key is said where several show the screen, and nowhere else', async () => {
  const { text } = await ask(zoo, 'What does PF5 do on the penguins screen?')
  expect(text).toMatch(/^- DFHPF5(?: \([^)]*\))? → PERFORM \W*2000-FEED/)
})

test('a WHEN before another one does not lead to it', async () => {
  const { text } = await ask(zoo, 'Where does the message THE SEALS KNOW NO SUCH KEY come from?')
  expect(text).toContain('THE SEALS KNOW NO SUCH KEY')
  expect(text).not.toMatch(/what leads there[^\n]*\n?[^\n]*\n?[^\n]*DFHPF5/)
})

test('who sits at a screen does not say which one it is', async () => {
  const bank = new Codebase({
    'cbl/BANK1.cbl': pondProgram('BANK1', 'HOLDS THE CHEQUE BACK', 'HOLDM', 'BANK3'),
    'cbl/BANK2.cbl': pondProgram('BANK2', 'THE CLERK DECIDES ON A CHEQUE', 'CLERKM', 'BANK3'),
    'bms/HOLDMS.bms': pondMap('HOLDM', 'HOLD A CHEQUE', ''),
    'bms/CLERKMS.bms': pondMap('CLERKM', 'CHEQUE: WHAT THE CLERK SAYS', 'OVER THE LIMIT OF THE CLERK'),
  })
  const { text } = await ask(bank, 'On which screen does a clerk hold a cheque?')
  expect(text.split('\n')[0]).toContain('HOLDM')
})

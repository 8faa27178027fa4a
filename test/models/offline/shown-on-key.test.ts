import { expect, test } from 'vitest'
import { asksWhatIsShown } from '../../../src/models/offline/aspects/screens/shown-on-key.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const stable = new Codebase({
  'cbl/STABLE1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STABLE1.
* SHOWS THE HORSES OF A STABLE
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-RESP PIC S9(8) COMP.
01 WS-FAREWELL PIC X(20)
     VALUE 'THE GATE IS SHUT'.
PROCEDURE DIVISION.
MAIN-LINE.
    EVALUATE TRUE
        WHEN EIBAID = DFHPF3
            PERFORM 900-LEAVE
        WHEN EIBAID = DFHPF8
            PERFORM 100-CLEAR
            PERFORM 200-NEXT
    END-EVALUATE
    EXEC CICS RETURN TRANSID('STBL') END-EXEC.
100-CLEAR.
    MOVE LOW-VALUES TO STABLEO.
    MOVE 'STABLE1' TO PNAMEO.
200-NEXT.
    EXEC CICS READNEXT FILE('HORSES') INTO(WS-HORSE) RESP(WS-RESP)
    END-EXEC
    IF WS-RESP = 20
        MOVE 'THIS IS THE LAST HORSE' TO MSGO
    END-IF
    EXEC CICS SEND MAP('STABLE') MAPSET('STABLEM') END-EXEC.
900-LEAVE.
    EXEC CICS SEND TEXT
              FROM(WS-FAREWELL)
              ERASE
    END-EXEC.`),
})

test('what is shown where a key leads, with the condition of each text', async () => {
  const { text } = await ask(stable, 'What does PF8 do in STABLE1, and what is shown when there is no further horse?')
  expect(text).toMatch(/DFHPF8 → PERFORM \W*100-CLEAR/)
  expect(text).toMatch(/moves “THIS IS THE LAST HORSE” to MSGO, under `IF WS-RESP = 20`: `cbl\/STABLE1\.cbl:\d+-\d+`/)
  expect(text).not.toContain('“STABLE1”')
})

test('a constant that is shown is told by its value', async () => {
  const { text } = await ask(stable, 'What happens in STABLE1 when PF3 is pressed, and what text does the user see?')
  expect(text).toMatch(/shows “THE GATE IS SHUT” \(WS-FAREWELL\): `cbl\/STABLE1\.cbl:\d+`, `cbl\/STABLE1\.cbl:7`/)
})

test('nothing of that where nobody asks what is shown', async () => {
  expect((await ask(stable, 'What does PF3 do in STABLE1?')).text).not.toMatch(/(?:shows|moves) “/)
  expect(asksWhatIsShown('Where does PF10 lead?')).toBe(false)
  expect(asksWhatIsShown('What does PF5 do, and which messages can appear?')).toBe(true)
  expect(asksWhatIsShown('Which program is called on PF5?')).toBe(false)
})

test('blood pressure is no key', async () => {
  const ward = new Codebase({
    'cbl/WARD1.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WARD1.
* SHOWS HEART RATE AND BLOOD PRESSURE OF A HORSE
PROCEDURE DIVISION.
MAIN-LINE.
    IF EIBAID = DFHPF3
        PERFORM 900-LEAVE
    END-IF
    EXEC CICS SEND MAP('WARD') MAPSET('WARDM') END-EXEC
    EXEC CICS RETURN END-EXEC.
900-LEAVE.
    EXEC CICS RETURN END-EXEC.`),
  })
  expect((await ask(ward, 'Which program shows the blood pressure of a horse?')).text).not.toContain('DFHPF3 →')
  expect((await ask(ward, 'What happens when PF3 is pressed in WARD1?')).text).toContain('DFHPF3 →')
})

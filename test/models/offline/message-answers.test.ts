import { describe, expect, test } from 'vitest'
import { namesIn } from '../../../src/models/offline/question/names.ts'
import { ask, Codebase } from './codebase.ts'

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (/^ {6}-/.test(line) ? line : `       ${line}`))
    .join('\n')

const harbour = new Codebase({
  'cpy/HBMSGS.cpy': lines(`
01  HB-MESSAGES.
    05  HM-007-SILENT            PIC X(79) VALUE
        'THE PILOT STATION DID NOT ANSWER, ASK THE MASTER FOR A
      -          ' BERTH'.
    05  HM-008-FULL              PIC X(79) VALUE
        'NO BERTH IS FREE TODAY'.`),
  'cbl/HBASK.cbl': lines(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HBASK.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY HBMSGS.
01  WS-WAIT                      PIC 9(05).
01  WS-REASON-CODE               PIC 9(04).
01  WS-LINE                      PIC X(79).
PROCEDURE DIVISION.
1000-ASK.
    ADD 1 TO WS-TRIES.
    MOVE 45000 TO WS-WAIT.
    PERFORM 2000-GET-ANSWER.
    IF WS-REASON-CODE = 17
        MOVE HM-007-SILENT TO WS-LINE
    END-IF.
2000-GET-ANSWER.
    CALL 'HBRADIO' USING WS-WAIT WS-REASON-CODE.`),
  'cbl/HBMENU.cbl': lines(`
IDENTIFICATION DIVISION.
PROGRAM-ID. HBMENU.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-NEXT                      PIC X(08).
PROCEDURE DIVISION.
1000-KEYS.
    EXEC CICS RECEIVE MAP('HBMAP') MAPSET('HBSET') END-EXEC.
    IF EIBAID = DFHPF4 OR DFHENTER
        PERFORM 3000-CHECK
        PERFORM 3100-COUNT
        PERFORM 3200-NOTE
        PERFORM 3300-DRAW
    END-IF.
    IF EIBAID = DFHPF4
        MOVE 'HBASK' TO WS-NEXT
        PERFORM 8000-LEAVE
        GO TO 1000-EXIT
    END-IF.
1000-EXIT.
    EXIT.
3000-CHECK.
    ADD 1 TO A.
3100-COUNT.
    ADD 1 TO B.
3200-NOTE.
    ADD 1 TO C.
3300-DRAW.
    ADD 1 TO D.
8000-LEAVE.
    EXEC CICS XCTL PROGRAM(WS-NEXT) END-EXEC.`),
})

describe('a message that the question spells in capitals', () => {
  test('is one name', () => {
    expect(namesIn('When does HBASK say THE PILOT STATION DID NOT ANSWER, and who reads it?')).toEqual([
      'THE PILOT STATION DID NOT ANSWER',
      'HBASK',
    ])
    expect(namesIn('Which of SHIPFILE, BERTHFIL, PILOTFIL does it read?')).toEqual(['SHIPFILE', 'BERTHFIL', 'PILOTFIL'])
    expect(namesIn('Does it EXEC CICS SYNCPOINT somewhere?')).toEqual(['SYNCPOINT'])
    expect(namesIn('WHO CALLS THE PROGRAM HBASK?')).toContain('HBASK')
    expect(namesIn('Where is _rt_Endpage called from?')).toEqual(['_rt_Endpage'])
  })

  test('leads over its constant to the program that shows it, the condition and the call before it', async () => {
    const { text } = await ask(
      harbour,
      'A captain saw THE PILOT STATION DID NOT ANSWER. Which program showed it, and how long had it waited?',
    )
    expect(text).toMatch(/cbl\/HBASK\.cbl:\d+-\d+`:\n.*\n.*IF WS-REASON-CODE = 17\n.*MOVE HM-007-SILENT/)
    expect(text).toContain('MOVE 45000 TO WS-WAIT.')
    expect(text).not.toContain('ADD 1 TO WS-TRIES')
  })

  test('is found where it goes on in the next line', async () => {
    const { text } = await ask(harbour, 'When is ASK THE MASTER FOR A BERTH shown?')
    expect(text).toContain('IF WS-REASON-CODE = 17')
  })
})

describe('a message that is asked for by the name of its item', () => {
  test.each(['When is HM-007-SILENT shown?', 'Why do I get HM-007-SILENT?', 'What does message HM-007-SILENT mean?'])(
    'is told by what it says and the condition that leads to it: %s',
    async (question) => {
      const { text } = await ask(harbour, question)
      expect(text).toContain('`HM-007-SILENT` says “THE PILOT STATION DID NOT ANSWER, ASK THE MASTER')
      expect(text).toMatch(/IF WS-REASON-CODE = 17\n.*MOVE HM-007-SILENT/)
      expect(text).not.toContain('ADD 1 TO WS-TRIES')
    },
  )

  test('says no more of an item that nothing shows, or that holds no text', async () => {
    expect((await ask(harbour, 'When is HM-008-FULL shown?')).text).not.toContain('says')
    expect((await ask(harbour, 'When is WS-WAIT displayed?')).text).not.toContain('says')
  })
})

test('of a key that is also tested with others, what it does alone stands first, and the program that it leads to is not cut', async () => {
  const { text } = await ask(harbour, 'What happens on PF4 in HBMENU?')
  expect(text).toMatch(/^- DFHPF4 → PERFORM `?8000-LEAVE`?, then .*XCTL `?HBASK/)
  expect(text).toMatch(/IF EIBAID = DFHPF4\n\s+MOVE 'HBASK' TO WS-NEXT/)
})

import { describe, expect, test } from 'vitest'
import { askedCommands } from '../../../src/models/offline/question/asked-commands.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** An archive: one online program that works on two files and a table, and another that only reads one of them. */
const archive = new Codebase({
  'cbl/ARCHEDIT.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ARCHEDIT.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-BOX-FILE              PIC X(08) VALUE 'BOXES'.
01  WS-BOX                   PIC X(80).
PROCEDURE DIVISION.
1000-SHOW.
    EXEC CICS STARTBR FILE(WS-BOX-FILE) RIDFLD(WS-KEY) END-EXEC
    EXEC CICS READNEXT FILE(WS-BOX-FILE) INTO(WS-BOX)
        RIDFLD(WS-KEY) END-EXEC
    EXEC CICS READ FILE('SHELVES') INTO(WS-BOX) RIDFLD(WS-KEY)
        END-EXEC.
2000-SAVE.
    EXEC CICS READ FILE(WS-BOX-FILE) INTO(WS-BOX) RIDFLD(WS-KEY)
        UPDATE END-EXEC
    EXEC CICS REWRITE FILE(WS-BOX-FILE) FROM(WS-BOX) END-EXEC
    EXEC SQL INSERT INTO BOXLOG VALUES (:WS-BOX) END-EXEC.
    EXEC SQL UPDATE BOXSUM SET TOTAL = TOTAL + 1 END-EXEC.`),
  'cbl/ARCHLIST.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ARCHLIST.
PROCEDURE DIVISION.
1000-SHOW.
    EXEC CICS READ FILE('BOXES') INTO(WS-BOX) RIDFLD(WS-KEY)
        END-EXEC.`),
})

describe('the statements by which a program works on data', () => {
  test('on one file all of them, with where each stands', async () => {
    const { text } = await ask(archive, 'Which file commands does ARCHEDIT issue against BOXES to show a box, and which to save it?')
    expect(text).toMatch(/STARTBR in .*READNEXT in .*READ UPDATE in \W?2000-SAVE.*REWRITE in/s)
    expect(text).not.toContain('SHELVES`')
    expect(text).not.toContain('ARCHLIST')
  })

  test('of a kind all of them, with what they work on', async () => {
    const { text } = await ask(archive, 'Which SQL statements does ARCHEDIT execute?')
    expect(text).toMatch(/by 2 statements/)
    expect(text).toMatch(/- INSERT `BOXLOG` in .*- UPDATE `BOXSUM` in /s)
  })

  test('a question says whose they are', () => {
    const asked = (text: string) => readQuestions(text).map(askedCommands)[0]
    expect(asked('What DL/I calls does ARCHEDIT make?')).toMatchObject({ program: 'ARCHEDIT', edges: ['dli'] })
    expect(asked('What operations does ARCHEDIT perform on file BOXES?')).toMatchObject({ program: 'ARCHEDIT', others: ['BOXES'] })
    expect(asked('Which calls does ARCHEDIT make?')).toBeUndefined()
    expect(asked('Which statements change BOXES?')).toBeUndefined()
    expect(asked('Which CICS commands does ARCHEDIT issue?')).toBeUndefined()
  })

  test('calls of a queue are told whole, also those that name none', async () => {
    const code = new Codebase({
      'cbl/BOXMSG.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BOXMSG.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-QUEUE                 PIC X(48) VALUE 'BOX.REQUESTS'.
PROCEDURE DIVISION.
1000-SEND.
    MOVE WS-QUEUE TO MQOD-OBJECTNAME
    CALL 'MQOPEN' USING WS-CONN MQOD WS-OPT WS-OBJ WS-CC WS-RC
    CALL 'MQPUT' USING WS-CONN WS-OBJ MQMD MQPMO WS-LEN WS-BUF
        WS-CC WS-RC.
2000-CLOSE.
    CALL 'MQCLOSE' USING WS-CONN WS-OBJ WS-OPT WS-CC WS-RC
    CALL 'MQDISC' USING WS-CONN WS-CC WS-RC.`),
    })
    const { text } = await ask(code, 'Which MQ calls does BOXMSG make?')
    expect(text).toMatch(/- MQOPEN.*- MQPUT.*- MQCLOSE in .*2000-CLOSE.*- MQDISC in /s)
    expect(text.match(/- MQOPEN/g)).toHaveLength(1)
  })
})

import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const front = (item: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STALL.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 ${item} PIC 99.
01  WS-LINE                      PIC X(60).
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS LINK PROGRAM('CELLAR') COMMAREA(${item})
      END-EXEC.
    EVALUATE ${item}
      WHEN 10
        MOVE 'Fruit is already in the basket' TO WS-LINE
        GO TO SHOW-IT
      WHEN 40
        MOVE 'Grower does not exist' TO WS-LINE
        GO TO SHOW-IT
    END-EVALUATE.
SHOW-IT.
    EXEC CICS SEND TEXT FROM(WS-LINE) END-EXEC.
    GOBACK.`)
const cellar = fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. CELLAR.
DATA DIVISION.
LINKAGE SECTION.
01 CA-RETURN-CODE PIC 99.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC SQL INSERT INTO BASKET VALUES (1) END-EXEC.
    EVALUATE SQLCODE
      WHEN 0
        MOVE '00' TO CA-RETURN-CODE
      WHEN -530
        MOVE '40' TO CA-RETURN-CODE
    END-EVALUATE.
    GOBACK.`)
const question = 'Which return code is set when a basket is added for a grower who is not on file, and what does the user see?'

test.each(['CA-RETURN-CODE', 'SUB-RETURN-CODE'])(
  'the code that a program hands back as %s and the message that is shown for it',
  async (item) => {
    const { text } = await ask(new Codebase({ 'cbl/STALL.cbl': front(item), 'cbl/CELLAR.cbl': cellar }), question)
    expect(text).toMatch(new RegExp(`^- “Grower does not exist” is shown where \`${item}\` is 40: \`cbl/STALL\\.cbl:11-16\``))
    expect(text).toMatch(/^- `CA-RETURN-CODE` is set to 40: `cbl\/CELLAR\.cbl:13`/m)
    expect(text).toMatch(/WHEN -530/i)
  },
)

import { describe, expect, it } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'cbl/OVEN01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN01.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAF-FILE ASSIGN TO LOAFMAST
        ORGANIZATION IS INDEXED
        ACCESS MODE IS DYNAMIC
        RECORD KEY IS LF-ID
        ALTERNATE RECORD KEY IS LF-NAME WITH DUPLICATES
        FILE STATUS IS WS-LOAF-STATUS.
    SELECT OPTIONAL BURNT-FILE ASSIGN TO BURNT.
    SELECT DAYLOAF-FILE ASSIGN TO DLYLOAF ACCESS SEQUENTIAL.
DATA DIVISION.
FILE SECTION.
FD  LOAF-FILE, RECORD CONTAINS 40 CHARACTERS.
01  LOAF-RECORD.
    05  LF-ID      PIC 9(7) COMP-3.
    05  LF-NAME    PIC X(36).
FD  BURNT-FILE
    BLOCK CONTAINS 0 RECORDS
    RECORDING MODE IS F.
01  BURNT-RECORD   PIC X(25).
FD  DAYLOAF-FILE.
01  DAYLOAF-RECORD PIC X(30).
WORKING-STORAGE SECTION.
01  WS-LOAF-STATUS PIC XX.
PROCEDURE DIVISION.
0000-MAIN.
    OPEN INPUT LOAF-FILE OUTPUT BURNT-FILE.
    READ LOAF-FILE NEXT RECORD.
    DISPLAY 'LOAF FILE READ SEQUENTIALLY'.
    GOBACK.`),
  'cbl/OVEN02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OVEN02.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAF-FILE ASSIGN TO LOAFMAST.
DATA DIVISION.
FILE SECTION.
FD  LOAF-FILE.
01  LOAF-RECORD    PIC X(40).
WORKING-STORAGE SECTION.
    EXEC SQL INCLUDE SQLCA END-EXEC.
01  WS-LOAF        PIC X.
PROCEDURE DIVISION.
0000-MAIN.
    OPEN INPUT LOAF-FILE.
    CALL 'OVEN01'.
    GOBACK.`),
})

describe('what the declaration of a file says', () => {
  it.each([
    ['What organization and access mode does OVEN01 use for the loaf file?', 'ORGANIZATION INDEXED, ACCESS MODE DYNAMIC'],
    ['Is the loaf file in OVEN01 read sequentially or randomly?', 'ACCESS MODE DYNAMIC'],
    ['What is the record key of LOAF-FILE in OVEN01?', 'RECORD KEY LF-ID'],
    ['Which alternate key does LOAF-FILE have in OVEN01?', 'ALTERNATE RECORD KEY LF-NAME WITH DUPLICATES'],
    ['Which file status field does OVEN01 use for the loaf file?', 'FILE STATUS WS-LOAF-STATUS'],
  ])('in SELECT: %s', async (question, said) => {
    const { text } = await ask(bakery, question)
    expect(text).toMatch(new RegExp(`^- file \`LOAF-FILE\` \\(\`LOAFMAST\`\\) of OVEN01: ${said}: \`cbl/OVEN01\\.cbl:6-11\``))
    expect(text).not.toMatch(/is used by|is called/)
  })

  it.each([
    ['Is BURNT-FILE optional?', 'OPTIONAL', '12'],
    ['What is the recording mode of BURNT-FILE?', 'RECORDING MODE F', '20-22'],
    ['Does BURNT-FILE have a BLOCK CONTAINS clause?', 'BLOCK CONTAINS 0 RECORDS', '20-22'],
    ['How long is a record of the BURNT file?', 'record BURNT-RECORD of 25 bytes', '20-23'],
    ['What is the organization of BURNT-FILE?', 'no ORGANIZATION, so SEQUENTIAL (what COBOL takes where none is given)', '12'],
    ['Which file status field does BURNT-FILE have?', 'no FILE STATUS', '12'],
    ['Are the label records of BURNT-FILE standard or omitted?', 'no LABEL RECORDS', '20-22'],
  ])('or FD, or that there is none: %s', async (question, said, lines) => {
    const { text } = await ask(bakery, question)
    expect(text.split('\n')[0]).toMatch(/^- file `BURNT-FILE`/)
    expect(text.split('\n')[0]).toContain(`of OVEN01: ${said}: \`cbl/OVEN01.cbl:${lines}\``)
  })

  it('is told of each program where they differ, and once where they do not', async () => {
    const differ = await ask(bakery, 'What is the access mode of LOAF-FILE?')
    expect(differ.text).toMatch(/of OVEN01: ACCESS MODE DYNAMIC[\s\S]*of OVEN02: no ACCESS MODE, so SEQUENTIAL/)
    const alike = await ask(bakery, 'What DD name is LOAF-FILE assigned to?')
    expect(alike.text).toMatch(/^- file `LOAF-FILE` \(`LOAFMAST`\) of OVEN01: ASSIGN TO LOAFMAST; the same in OVEN02: /)
  })

  it('knows the length that packed items make', async () => {
    const { text } = await ask(bakery, 'What is the record length of the loaf file in OVEN01?')
    expect(text).toMatch(/^- file `LOAF-FILE` \(LOAFMAST\) of OVEN01: record LOAF-RECORD of 40 bytes, RECORD CONTAINS 40 CHARACTERS: /)
  })

  it('knows the length of a record behind whose section a member is missing', async () => {
    const { text } = await ask(bakery, 'What is the record length of the loaf file in OVEN02?')
    expect(text).toMatch(/of OVEN02: record LOAF-RECORD of 40 bytes: /)
  })

  it('is of the file that the words describe, also in a shortened name', async () => {
    const daily = await ask(bakery, 'How long is a record of the daily loaf file in OVEN01?')
    expect(daily.text).toMatch(/^- file `DAYLOAF-FILE` \(DLYLOAF\) of OVEN01: record DAYLOAF-RECORD of 30 bytes: /)
    expect(daily.text.split('\n')[1]).toBe('')
    const burnt = await ask(bakery, 'Which DD does OVEN01 write burnt loaves to?')
    expect(burnt.text).toMatch(/^- file `BURNT-FILE` \(`BURNT`\) of OVEN01: ASSIGN TO BURNT: /)
  })

  it('is of the only file of the program, unless that is another', async () => {
    const { text } = await ask(bakery, 'How long are the records of the price list file in OVEN02?')
    expect(text).toMatch(/^- file `LOAF-FILE` \(LOAFMAST\) of OVEN02: record LOAF-RECORD of 40 bytes: /)
    expect((await ask(bakery, 'How long are the records of the burnt file in OVEN02?')).text).not.toMatch(/LOAF-RECORD of 40 bytes/)
  })

  it('is told as a whole where the attributes are asked for', async () => {
    const { text } = await ask(bakery, 'What are the file attributes of BURNT-FILE?')
    expect(text).toMatch(
      /of OVEN01: ASSIGN TO BURNT, OPTIONAL, BLOCK CONTAINS 0 RECORDS, RECORDING MODE F, record BURNT-RECORD of 25 bytes: /,
    )
  })

  it('answers nothing that is asked of deeds', async () => {
    const { text } = await ask(bakery, 'Which programs read LOAF-FILE?')
    expect(text).not.toMatch(/ORGANIZATION|ACCESS MODE/)
  })
})

import { describe, expect, test } from 'vitest'
import { askedCondition, saysCondition } from '../../../src/models/offline/question/asked-condition.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const kennel = new Codebase({
  'cbl/KNBOOK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KNBOOK.
* BOOKS A KENNEL FOR A DOG.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-LINE                      PIC X(60).
    88  LINE-NO-NAME             VALUE
        'Name of the dog not provided'.
01  WS-RESP                      PIC S9(8) COMP.
PROCEDURE DIVISION.
1000-EDIT.
    IF DOG-NAME = SPACES
        SET LINE-NO-NAME TO TRUE
    END-IF.
    IF NIGHTS NOT NUMERIC
        MOVE 'Nights must be numeric' TO WS-LINE
    END-IF.
    IF NIGHTS > 30
        MOVE 'Stay exceeds 30 nights' TO WS-LINE
    END-IF.
2000-STORE.
    EXEC CICS WRITE FILE('KENNELS') FROM(WS-REC) RESP(WS-RESP) END-EXEC
    EVALUATE WS-RESP
        WHEN DFHRESP(DUPREC)
            MOVE 'Kennel already taken' TO WS-LINE
        WHEN OTHER
            MOVE 'Store of booking failed' TO WS-LINE
    END-EVALUATE
    EXEC CICS SEND TEXT FROM(WS-LINE) END-EXEC.
    GOBACK.`),
  'cbl/KNFEED.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KNFEED.
* THE FEEDING PLAN OF A DOG.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-LINE                      PIC X(60).
PROCEDURE DIVISION.
1000-READ.
    IF SQLCODE = 100
        MOVE 'Dog not found' TO WS-LINE
    END-IF
    DISPLAY WS-LINE.
    GOBACK.`),
})

describe('a message that a question asks for by its condition', () => {
  test.each([
    ['What message do I get when the name of the dog is left blank?', '“Name of the dog not provided”', 'SET LINE-NO-NAME TO TRUE'],
    ['What does it say if the dog is unknown?', '“Dog not found”', 'IF SQLCODE = 100'],
    ["What is said when the kennel isn't free because it exists already?", '“Kennel already taken”', 'WHEN DFHRESP(DUPREC)'],
    ['Which error appears when the nights are not a number?', '“Nights must be numeric”', 'IF NIGHTS NOT NUMERIC'],
    ["Which error appears when the nights aren't numeric?", '“Nights must be numeric”', 'IF NIGHTS NOT NUMERIC'],
    ['What happens if the stay is too long?', '“Stay exceeds 30 nights”', 'IF NIGHTS > 30'],
  ])('%s', async (question, message, condition) => {
    const { text } = await ask(kennel, question)
    expect(text).toContain(message)
    expect(text).toContain(condition)
    expect(text).not.toMatch(/^NOT FOUND/)
  })

  test('is not all that a question of two parts asks for', async () => {
    const { text } = await ask(kennel, 'What is KNBOOK for, and what does it say when the name of the dog is left blank?')
    expect(text).toContain('“Name of the dog not provided”')
    expect(text).toContain('BOOKS A KENNEL FOR A DOG')
  })

  test('is one of the thing that is meant, by its head noun', async () => {
    const ferry = new Codebase({
      'cbl/FERRY.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRY.
* BOOKS CABINS OF A FERRY.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BERTH-NO                     PIC 9(4).
PROCEDURE DIVISION.
1000-EDIT.
    IF BERTH-NO = 0 DISPLAY 'INVALID BERTH NUMBER'.
    IF SAIL-DATE = 0 DISPLAY 'INVALID DATE GIVEN'.
    IF FARE-CODE = 0 DISPLAY 'INVALID FARE FOR THIS CROSSING'.
    IF GUESTS > 4 DISPLAY 'MORE THAN 4 GUESTS - REFUSED'.
    STOP RUN.`),
    })
    expect((await ask(ferry, 'What happens when the sailing date entered for the crossing is wrong?')).text).toContain(
      '“INVALID DATE GIVEN”',
    )
    expect((await ask(ferry, 'What happens when the passport number entered is wrong?')).text).not.toContain('BERTH NUMBER”')
    expect((await ask(ferry, 'What happens when the berth number entered is wrong?')).text).toContain('“INVALID BERTH NUMBER”')
    expect((await ask(ferry, 'What happens if a cabin of the ferry gets more than four guests?')).text).toContain('“MORE THAN 4 GUESTS')
  })

  test('is none where no message says the condition of it', async () => {
    expect((await ask(kennel, 'What message do I get when the nights are the same?')).text).not.toContain('“')
  })
})

describe('the condition of a question', () => {
  test('is none where nobody asks what is said', () => {
    expect(askedCondition('Which program reads the missing records?')).toBeUndefined()
    expect(askedCondition('What message is shown at the end?')).toBeUndefined()
    expect(askedCondition('Which error file is written when the account is missing?')).toBeUndefined()
    expect(askedCondition('What does the report program do when the account is missing?')).toBeUndefined()
    expect(askedCondition('What happens to the balance when the amount is negative?')).toBeUndefined()
    expect(askedCondition('What does KNFEED read when the dog is missing?')).toBeUndefined()
  })

  test('is there in every way of denying', () => {
    const saying = ['is not', "isn't", 'isn\u2019t'].map((not) => askedCondition(`What does it say when the number ${not} entered?`))
    expect(saying.map((asked) => asked?.conditions.length)).toEqual([1, 1, 1])
    expect(askedCondition("What message is shown when the file can't be opened?")?.conditions).toHaveLength(1)
  })

  test('is of the part that asks what is said', () => {
    const asked = askedCondition('Which program deletes the missing kennels, and what does it say when the dog is already booked?')
    expect(asked?.words).toEqual(new Set(['already']))
    expect(asked?.part).toBe('what does it say when the dog is already booked?')
    // No part has both: the condition is said of the message all the same.
    expect(askedCondition('What does it say, and when, if the date is missing?')?.words).toEqual(new Set(['missing']))
  })

  test('is no bound where something goes between two things', () => {
    const saying = 'What is shown on the screen for moving a dog between two kennels when both kennels are the same?'
    expect(askedCondition(saying)?.words).toEqual(new Set(['the', 'same']))
    const onScreen = 'On the screen for missing dogs, what is shown when both kennels are the same?'
    expect(askedCondition(onScreen)?.words).toEqual(new Set(['the', 'same']))
    expect(askedCondition('What does it say when the score is not between the two limits?')?.conditions).toHaveLength(1)
    expect(askedCondition("What does it say when the score isn't between 300 and 850?")?.conditions).toHaveLength(1)
  })

  test('stands in no markup of a message', () => {
    const asked = askedCondition('What does it say when the amount is more than the limit?')
    expect(asked && saysCondition(asked, '<p style="font-size:16px">Amount</p>')).toBe(0)
    expect(asked && saysCondition(asked, 'Amount > 100')).toBe(1)
  })

  test('does not take in what is said of the thing', () => {
    const { words } = askedCondition('What does it say when the account number is left blank on the account view screen?') ?? {}
    expect(words).toEqual(new Set(['blank', 'view']))
  })
})

describe('a message that a macro gives', () => {
  const loom = new Codebase({
    'mac/LMWEAVE.mac': `         MACRO
&LABEL   LMWEAVE &WARP,&WEFT
.* WEAVES A CLOTH FROM TWO THREADS
         AIF   ('&WARP' EQ '').NOWARP
         AIF   (K'&WEFT GT 8).LONG
&LABEL   DS    0H
         MEXIT
.NOWARP  MNOTE 8,'Warp thread must be specified'
         MEXIT
.LONG    MNOTE 4,'Name of weft thread exceeds eight letters'
         MNOTE *,'Nothing was woven of this thread'
         MEND
`,
  })

  test('with the AIF that goes there', async () => {
    const { text } = await ask(loom, 'What does LMWEAVE say when the warp thread is left out?')
    expect(text).toContain('“Warp thread must be specified”: `mac/LMWEAVE.mac:8`')
    expect(text).toContain("AIF   ('&WARP' EQ '').NOWARP".replace('   ', '  '))
  })
})

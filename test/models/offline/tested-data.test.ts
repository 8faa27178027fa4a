import { expect, test } from 'vitest'
import { askedTest } from '../../../src/models/offline/question/asked-test.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

test.each([
  ['Where is the credit limit checked?', ['credit', 'limit']],
  ["Where is the user's password verified?", ['user', 'password']],
  ['Which program validates the zip code?', ['zip', 'code']],
  ['Who checks the score', ['score']],
  ['How is the password checked?', ['password']],
  ['Where do we test the meter reading?', ['meter', 'reading']],
  ['Where is WS-PIN-CODE checked against the card?', ['ws', 'pin', 'code']],
])('%s asks for conditions', (text, words) => {
  expect(askedTest(text)).toEqual(words)
})

test.each([
  'Where is it checked?',
  'Where is the input validated?',
  'Which program checks whether the file exists?',
  'Where is the limit set?',
  'How is it checked?',
])('%s asks for something else', (text) => {
  expect(askedTest(text)).toBeUndefined()
})

const code = new Codebase({
  'cbl/BKSIGN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKSIGN.
* Signs a baker on.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-PWD-KEYED PIC X(8).
01 BK-USR-PWD PIC X(8).
PROCEDURE DIVISION.
    IF WS-PWD-KEYED = SPACES
       DISPLAY 'KEY A PASSWORD'
    END-IF
    IF WS-PWD-KEYED NOT = BK-USR-PWD
       DISPLAY 'NOT KNOWN'
    END-IF
    GOBACK.
`),
  'cbl/BKCHECK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKCHECK.
* Checks that checks were checked.
PROCEDURE DIVISION.
    DISPLAY 'CHECKED'
    GOBACK.
`),
})

test('where something is checked: the conditions on what bears its name come before where much is checked', async () => {
  const { text } = await ask(code, 'Where is the password checked?')
  expect(text).toMatch(/^Conditions on what is called password:\n- `IF WS-PWD-KEYED NOT = BK-USR-PWD`: `cbl\/BKSIGN\.cbl:12`\n/)
  expect((await ask(code, 'Where is BK-USR-PWD checked?')).text).toMatch(/^Conditions on BK-USR-PWD:\n- `IF WS-PWD-KEYED NOT = BK-USR-PWD`/)
})

const shop = new Codebase({
  'cbl/BKLOAF.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKLOAF.
* Looks after the loaves.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAF-FILE ASSIGN TO LOAVES
        FILE STATUS IS WS-LOAF-STATUS.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 WS-LOAF-STATUS PIC XX.
PROCEDURE DIVISION.
    IF WS-LOAF-STATUS NOT = '00'
       DISPLAY 'NO FILE'
    END-IF
    GOBACK.
`),
  'sql/grant.sql': 'GRANT SELECT, INSERT ON TABLE BK.LOAF_PRICES TO PUBLIC;\nSELECT LOAF_NAME FROM BK.LOAF_PRICES;',
  'web/Loaf.java': 'class Loaf {\n  void set() {\n    if (loafIsSet && this.loaf != null) {\n      return;\n    }\n  }\n}',
  'cpy/LOAFREC.cpy': fixedFormat(`
* A loaf: the recipe of a loaf and how a loaf is baked.
01 LOAF-REC.
   05 LOAF-NAME PIC X(20).
   05 LOAF-RECIPE PIC X(80).
`),
})

test('neither SELECT of SQL or of a file, nor the status of a file, nor the web page tests what is kept', async () => {
  expect((await ask(shop, 'Which program checks a loaf?')).text).not.toContain('Conditions on')
})

test('a program that does something is no list of those who copy what has its words', async () => {
  const { text } = await ask(shop, 'Which program inquires on the recipe of a loaf?')
  expect(text).not.toContain('is copied by')
})

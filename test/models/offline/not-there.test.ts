import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const shop = new Codebase({
  'SHOP.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. SHOP.
* MESSAGES BK001 TO BK020 ARE SHOWN TO THE BAKER (BK007 NOT USED)
DATA DIVISION.
WORKING-STORAGE SECTION.
01  BK001                        PIC X(20) VALUE "BK001 NO FLOUR".
01  WK-OVEN.
    05  WK-OVEN-BROKEN           PIC X(01).
        88  OVEN-OK              VALUE 'N'.
        88  OVEN-BROKEN          VALUE 'Y'.
    05  WK-OVEN-HOT              PIC X(01).
        88  OVEN-HOT             VALUE 'Y'.
01  WK-KIND                      PIC X(01).
PROCEDURE DIVISION.
A000-BEGIN.
    SET OVEN-OK TO TRUE.
    SET OVEN-HOT TO TRUE.
    IF OVEN-BROKEN
        DISPLAY BK001.
    CALL
        'BAKEMOCK' USING WK-KIND
    END-CALL.
    DISPLAY 'BACK FROM BAKEMOCK'.
    STOP RUN.`),
  'run.sh': '#!/bin/sh\n./shop "$1"\n',
  'TODO.txt': 'Version 2: use MySQL for the loaves.\n',
})

test.each([
  'What does BAKEMOCK do with the kind that is passed to it?',
  'Where is WK-OVEN-BROKEN set to Y?',
  'What does message BK007 say?',
  'Which JCL runs the shop?',
  'Which MySQL table holds the loaves?',
  'Which routine reads the loaves from the MySQL database?',
])('%s', async (question) => {
  expect((await ask(shop, question)).text).toMatch(/^NOT FOUND/)
})

test.each([
  ['Where is WK-OVEN-BROKEN set to N?', 'SHOP.cbl'],
  ['Where is WK-OVEN-HOT set to Y?', 'SHOP.cbl'],
  ['What does message BK001 say?', 'NO FLOUR'],
  ['Which job runs the shop?', 'run.sh'],
])('%s', async (question, said) => {
  const { text } = await ask(shop, question)
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain(said)
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const code = new Codebase({
  'cbl/BKPLAN01.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKPLAN01.',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '           COPY BKORDER1.',
    '       PROCEDURE DIVISION.',
    '       1000-READ-ORDERS.',
    "           CALL 'BKDOUGH1'.",
    "           EXEC CICS SEND MAP('BKMAP01') MAPSET('BKSET01') END-EXEC.",
    '           EXEC SQL',
    '             UPDATE BAKERY_ORDERS SET PRICE = 1',
    '           END-EXEC.',
    "           DISPLAY 'BK0017E NO ROW IN BAKERY_ORDERS'.",
    '           GOBACK.',
  ].join('\n'),
  'cpy/BKORDER1.cpy': '       01  BK-ORDER-REC.\n           05  BK-PRICE-NET PIC 9(4).',
  'jcl/BKNIGHT1.jcl':
    '//BKNIGHT1 JOB (ACCT)\n//PLAN01   EXEC PROC=BKPROC01\n//BAKE02   EXEC PGM=BKPLAN01\n//ORDERIN1 DD DSN=BAKERY.NIGHT.ORDERS,DISP=SHR',
  'proc/BKPROC01.prc': '//BKPROC01 PROC\n//S1 EXEC PGM=IEFBR14',
  'bms/BKSET01.bms':
    "BKSET01  DFHMSD TYPE=MAP\nBKMAP01  DFHMDI SIZE=(24,80)\nORDERNO  DFHMDF POS=(1,1),LENGTH=8,INITIAL='ORDER'\n         DFHMSD TYPE=FINAL",
  'csd/BK.csd': 'DEFINE TRANSACTION(BKT1) GROUP(BK) PROGRAM(BKPLAN01)',
})

test.each([
  ['What does BKPLAN02 do?', 'BKPLAN01'],
  ['Who calls BKDOUHG1?', 'BKDOUGH1'],
  ['Which programs copy BKODER1?', 'BKORDER1'],
  ['Which job runs program BKPLN01?', 'BKPLAN01'],
  ['Which steps does job BKNIGTH1 have?', 'BKNIGHT1'],
  ['Which jobs run procedure BKPORC01?', 'BKPROC01'],
  ['Where is map BKMPA01 defined?', 'BKMAP01'],
  ['Which programs use mapset BKSTE01?', 'BKSET01'],
  ['Which programs update table BAKERY_ORDER?', 'BAKERY_ORDERS'],
  ['Who changes the field BK-PRICE-NTE?', 'BK-PRICE-NET'],
  ['What does paragraph 1000-READ-ODERS do?', '1000-READ-ORDERS'],
  ['Which job reads data set BAKERY.NIGTH.ORDERS?', 'BAKERY.NIGHT.ORDERS'],
])('%s', async (question, meant) => {
  const { text } = await ask(code, question)
  expect(text).toMatch(/^NOT FOUND\nNothing in the code is named /)
  expect(text.split('\n')[1]).toMatch(/Near to it: /)
  expect(text.split('\n')[1]).toContain(`\`${meant}\``)
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const orchard = new Codebase({
  'cbl/ORCHP01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ORCHP01.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC SQL
        DECLARE TREE_CUR CURSOR WITH HOLD FOR
        SELECT TREE_NO, PLANTED
          FROM ORCHARD.TREE
         WHERE ROW_NO = :WS-ROW
           AND PLANTED > :WS-YEAR
         ORDER BY TREE_NO DESC
    END-EXEC
    EXEC SQL
        FETCH TREE_CUR INTO :WS-TREE, :WS-PLANTED :WS-IND
    END-EXEC
    EXEC SQL
        INSERT INTO ORCHARD.HARVEST (TREE_NO, KILOS)
        VALUES (:WS-TREE, :WS-KILOS)
    END-EXEC
    EXEC SQL
        UPDATE ORCHARD.TREE SET PICKED = 'Y'
         WHERE TREE_NO = :WS-TREE
    END-EXEC
    EXEC SQL
        UPDATE ORCHARD.HARVEST SET KILOS = :WS-KILOS, SOLD = 'N'
         WHERE TREE_NO = :WS-TREE
    END-EXEC
    GOBACK.`),
})

/** Words of six letters at the beginning of a line are no sequence numbers. */
const cellar = new Codebase({
  'cbl/CELLP01.cbl': `       >>SOURCE FORMAT FREE
IDENTIFICATION DIVISION.
PROGRAM-ID. CELLP01.
PROCEDURE DIVISION.
MAIN-PARAGRAPH.
EXEC SQL
DECLARE KEG_CUR CURSOR FOR
SELECT KEG_NO, FILLED, ROOM_OF_THE_OLD_CELLAR_BELOW_THE_YARD, LAST_CLEANED, BREWED_BY_WHOM
  FROM KEG
END-EXEC
GOBACK.`,
})

const first = async (question: string) => (await ask(orchard, question)).text.split('\n')[0]

describe('the clauses of SQL in programs', () => {
  test('of a cursor', async () => {
    expect(await first('What is the ORDER BY of cursor TREE_CUR?')).toContain(
      '- cursor TREE\\_CUR in ORCHP01: ORDER BY TREE\\_NO DESC'.replaceAll('\\', ''),
    )
    expect(await first('Is TREE_CUR a cursor WITH HOLD?')).toContain('WITH HOLD: `cbl/ORCHP01.cbl:5-12`')
    expect(await first('Is the cursor TREE_CUR declared for update?')).toContain('no FOR UPDATE')
    expect(await first('What is the WHERE condition of cursor TREE_CUR?')).toContain('WHERE ROW_NO = :WS-ROW AND PLANTED')
    expect(await first('Which columns does cursor TREE_CUR select?')).toContain('columns TREE_NO, PLANTED')
  })

  test('of what turns out to be a cursor', async () => {
    expect(await first('What is the ORDER BY of TREE_CUR?')).toContain('- cursor TREE_CUR in ORCHP01: ORDER BY TREE_NO DESC')
    expect(await first('What is the WHERE clause of TREE_CUR in ORCHP01?')).toContain('WHERE ROW_NO = :WS-ROW AND PLANTED')
    expect(await first('What is the WHERE clause of ORCHP01?')).not.toContain('cursor TREE_CUR in ORCHP01')
  })

  test('of the statements of a program', async () => {
    expect(await first('Which columns does ORCHP01 insert into HARVEST?')).toContain(
      'INSERT of ORCHARD.HARVEST in ORCHP01: columns TREE_NO, KILOS',
    )
    expect(await first('What WHERE does ORCHP01 use in its UPDATE of TREE?')).toContain(
      'UPDATE of ORCHARD.TREE in ORCHP01: WHERE TREE_NO = :WS-TREE',
    )
    expect(await first('Which host variables does ORCHP01 fetch into?')).toContain('host variables :WS-TREE, :WS-PLANTED :WS-IND')
    expect(await first('Which indicator variables does ORCHP01 use in its FETCH?')).toContain(':WS-PLANTED :WS-IND')
  })

  test('of the statements that set or change columns', async () => {
    const changed = '- UPDATE of ORCHARD.HARVEST in ORCHP01: columns KILOS = :WS-KILOS, SOLD = '
    expect(await first('Which columns of HARVEST does ORCHP01 change?')).toContain(changed)
    expect(await first('Which fields of the HARVEST table does ORCHP01 update?')).toContain(changed)
    const { text } = await ask(orchard, 'Which columns of HARVEST does ORCHP01 set?')
    expect(text).toContain(changed)
    expect(text).toContain('- INSERT of ORCHARD.HARVEST in ORCHP01: columns TREE_NO, KILOS')
    // What an item holds is no table.
    expect((await ask(orchard, 'Which fields of WS-KILOS does ORCHP01 update?')).text).not.toContain('- UPDATE of')
  })

  test('of one that begins in the first column', async () => {
    const { text } = await ask(cellar, 'Which columns does the cursor KEG_CUR select?')
    expect(text).toContain('columns KEG_NO, FILLED, ROOM_OF_THE_OLD_CELLAR_BELOW_THE_YARD, LAST_CLEANED, BREWED_BY_WHOM: `')
  })

  test('and nothing of them where programs are asked for', async () => {
    expect(await first('Which programs update the table TREE?')).toContain('ORCHP01')
    expect(await first('Which programs update the table TREE?')).not.toContain('WHERE')
  })
})

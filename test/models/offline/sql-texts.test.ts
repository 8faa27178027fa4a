import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

describe('statements of SQL that a program keeps as texts', () => {
  const bakery = new Codebase({
    'dbloaf.f': [
      '      SUBROUTINE DBLOAF(NOVEN,LOAVES)',
      'C     Writes the loaves of the day.',
      "      SQLTXT='CREATE TABLE BK_Loaves('//",
      "     -   'DayID text not null,'//",
      "     -   'Oven int null,'//",
      "     -   'Loaves int null);'//CHAR(0)",
      '      IRET = DBEXEC(SQLTXT)',
      "      WRITE(SQLTXT,*)'INSERT INTO BK_Loaves (DayID,Oven,',",
      "     -   'Loaves) VALUES(?,?,?);'",
      '      IRET = DBEXEC(SQLTXT)',
      "      PRINT *,'INSERT INTO table failed'",
      '      END',
      '      SUBROUTINE DBSCRAP(NOVEN)',
      'C     Writes what was spoilt.',
      "      WRITE(SQLTXT,*)'INSERT INTO ',",
      "     -   'BK_Scrap (Oven, Kilos) VALUES(?,?)'",
      '      IRET = DBEXEC(SQLTXT)',
      '      END',
    ].join('\n'),
    'report.c': ['int report(void) {', '  exec_sql("UPDATE bk_report SET state = 1");', '  return 0;', '}'].join('\n'),
  })

  it('tell which table a routine fills', async () => {
    const { text } = await ask(bakery, 'Which table does DBLOAF fill in the database?')
    expect(text).toContain('- table `BK_Loaves` is created in dbloaf: `dbloaf.f:3-6`')
    expect(text).toContain('- table `BK_Loaves` gets rows in dbloaf: `dbloaf.f:8-9`')
    expect(text).not.toContain('BK_Scrap` gets')
  })

  it('tell the columns of a table', async () => {
    const { text } = await ask(bakery, 'What columns does BK_Loaves have?')
    expect(text).toContain('`BK_Loaves` has 3 columns: DayID, Oven, Loaves: `dbloaf.f:3-6`')
  })

  it('tell who fills a table whose name stands in the next line', async () => {
    const { text } = await ask(bakery, 'Which routine inserts into BK_Scrap?')
    expect(text).toContain('table `BK_Scrap` gets rows in dbloaf: `dbloaf.f:15-16`')
  })

  it('are found by what the table is called', async () => {
    const { text } = await ask(bakery, 'In which table do the loaves end up?')
    expect(text).toContain('- table `BK_Loaves` is created in dbloaf: `dbloaf.f:3-6`')
  })

  it('may stand in C', async () => {
    const { text } = await ask(bakery, 'Who updates the table bk_report?')
    expect(text).toContain('table `bk_report` is changed in report: `report.c:2`')
  })
})

import { describe, expect, test } from 'vitest'
import { sampleAnswers } from '../../support/sample-answers.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

describe('what programs, transactions and steps of the sample do to what', () => {
  const answerTo = sampleAnswers()

  test('the files of a program by what it does with their records', async () => {
    expect(await answerTo('Which files does WBINVCR read and write?')).toBe(
      [
        '`WBINVCR` reads BILLIN, RUNDATE, PARMIN; reads and updates CUSTMAST; writes INVPRT.',
        '- file BILLIN (read): `cbl/WBINVCR.cbl:138`',
        '- file CUSTMAST (read): `cbl/WBINVCR.cbl:149`',
        '- file CUSTMAST (update): `cbl/WBINVCR.cbl:163`',
        '- file RUNDATE (read): `cbl/WBINVCR.cbl:123`',
        '- file PARMIN (read): `cbl/WBINVCR.cbl:117`',
        '- file INVPRT (write): `cbl/WBINVCR.cbl:235`',
      ].join('\n'),
    )
    expect(await answerTo('Which files does WBRDVAL read and write?')).toContain(
      '`WBRDVAL` reads RDGIN, METMAST, RUNDATE and writes RDGOK, RDGREJ.',
    )
  })

  test('a command of CICS is told once', async () => {
    const answer = await answerTo('Which files does WBOPAYM read and write?')
    expect(answer).toContain('`WBOPAYM` reads and updates WBCUST.\n- file WBCUST (READ): `cbl/WBOPAYM.cbl:80`')
    expect(answer).toContain('(READ UPDATE): `cbl/WBOPAYM.cbl:123`')
    expect(answer).toContain('(REWRITE): `cbl/WBOPAYM.cbl:132`')
  })

  test('tables without the cursors that read them', async () => {
    const answer = await answerTo('Which tables does WBOPAYM read and change?')
    expect(answer).toMatch(/^`WBOPAYM` reads and changes WABIS\.INVOICE; reads WABIS\.V_OPEN_INVOICE\.$/m)
    expect(answer).toContain('(SQL SELECT): `cbl/WBOPAYM.cbl:38`')
    expect(answer).not.toMatch(/SQL (?:OPEN|CLOSE|FETCH)\)/)
  })

  test('a transaction that the next input starts is no program that is called', async () => {
    const answer = await answerTo('Which programs does WBOPAYM call?')
    expect(answer).toMatch(/^`WBOPAYM` calls WBOMENU\.$/m)
    expect(answer).toContain('- transaction WBPI (RETURN TRANSID: the next input starts it): `cbl/WBOPAYM.cbl:74`')
  })

  test('a transaction starts its program, by its own definition', async () => {
    const answer = await answerTo('Which transaction starts WBOPAYM?')
    expect(answer).toContain('`WBOPAYM` is started by transaction WBPI.\n- transaction `WBPI` (runs it): `csd/WABIS.csd:8`')
    expect(answer).toContain('- `csd/WABIS.csd:8-9`:')
    expect(answer).not.toContain('DEFINE TRANSACTION(WBCI)')
    expect(await answerTo('Who calls WBOPAYM?')).toContain('`WBOPAYM` is called from WBOCUST, WBOMENU and started by transaction WBPI.')
    expect(await answerTo('Which program does transaction WBPI start?')).toContain('`WBPI` starts WBOPAYM.')
  })

  test('steps with their jobs and what they do to a data set', async () => {
    const answer = await answerTo('Which job steps use the data set PROD.WABIS.RUNDATE?')
    expect(answer).toMatch(/^`PROD\.WABIS\.RUNDATE` is created by step DEFSEQ of WBDDEFIN; /)
    expect(answer).not.toContain('skill:')
    expect(await answerTo('Which programs use WBCHKD6?')).toContain('skill:system-overview')
    expect(answer).toContain('read by steps INV of WBNINV, RDG of WBNRDG, DUNNING of WBWDUN')
    expect(answer).toContain('written by step RUNDATE of WBNBKUP')
    expect(answer).toContain('- step INV of job WBNINV (read, by &HLQ..RUNDATE): `jcl/WBNINV.jcl:12`')
    expect(answer).toContain('- step PAY of job WBNPAY (DD RUNDATE, by &HLQ..RUNDATE)')
  })

  test('the columns of a table, and nothing of other tables', async () => {
    const answer = await answerTo('Which columns does table WABIS.NUMBER_RANGE have?')
    expect(answer).toMatch(/^Table `WABIS\.NUMBER_RANGE` has 2 columns: RANGE_ID, LAST_NO: `ddl\/WBTABLES\.ddl:41-45`$/m)
    expect(answer).not.toContain('INVOICE')
    const invoice = await answerTo('Which columns does table WABIS.INVOICE have?')
    expect(invoice).toContain('has 12 columns: INVOICE_NO, ACCT_NO,')
    expect(invoice).toContain("COMMENT ON COLUMN WABIS.INVOICE.STATUS IS\n    'O OPEN, P PAID, W REST WRITTEN OFF';")
    expect(invoice).not.toMatch(/CREATED|PAYMENT/)
  })
})

describe('a library of records', () => {
  const records = new Codebase({
    'cbl/RECLIST.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. RECLIST.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT VINYL-FILE ASSIGN TO VINYL.
    SELECT SHELF-FILE ASSIGN TO SHELF.
    SELECT OLD-FILE ASSIGN TO OLDLIST.
DATA DIVISION.
FILE SECTION.
FD  VINYL-FILE.
01  VINYL-REC PIC X(80).
FD  SHELF-FILE.
01  SHELF-REC PIC X(80).
FD  OLD-FILE.
01  OLD-REC PIC X(80).
PROCEDURE DIVISION.
    OPEN INPUT VINYL-FILE I-O SHELF-FILE OUTPUT OLD-FILE.
    READ VINYL-FILE.
    DELETE SHELF-FILE.
    CLOSE VINYL-FILE SHELF-FILE OLD-FILE.
    GOBACK.`),
    'cbl/RECASK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. RECASK.
PROCEDURE DIVISION.
    EXEC CICS RETURN TRANSID('RECA') END-EXEC.`),
    'ddl/RECORDS.ddl': [
      'CREATE TABLE RECS.SLEEVE',
      '  (SLEEVE_NO INTEGER NOT NULL, -- FIRST, OF ALL',
      '   "TITLE" VARCHAR(80) DEFAULT \'NONE, (YET)\',',
      '   PRICE DECIMAL(7, 2),',
      '   CONSTRAINT POSITIVE CHECK (PRICE > 0),',
      '   PRIMARY KEY (SLEEVE_NO));',
      "COMMENT ON TABLE RECS.LABEL IS 'WHO PRESSED IT';",
    ].join('\n'),
  })

  test('the mode of the OPEN alone where nothing else is done', async () => {
    const { text } = await ask(records, 'Which files does RECLIST read and write?')
    expect(text).toMatch(/^`RECLIST` reads VINYL; deletes from SHELF; opens OLDLIST\.$/m)
    expect(text).toContain('- file OLDLIST (open output): `cbl/RECLIST.cbl:18`')
    expect(text).not.toContain('close')
  })

  test('of a program that only returns no call is claimed', async () => {
    const { text } = await ask(records, 'Which programs does RECASK call?')
    expect(text).toMatch(/^NOT FOUND\nNo statement of `RECASK` calls a program\./)
  })

  test('columns are told apart from constraints, comments and texts', async () => {
    const { text } = await ask(records, 'Which columns does the table RECS.SLEEVE have?')
    expect(text).toContain('Table `RECS.SLEEVE` has 3 columns: SLEEVE_NO, TITLE, PRICE: `ddl/RECORDS.ddl:1-')
    expect(text).not.toContain('WHO PRESSED IT')
  })
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

test('a script of SQL that has the words of a question is not the program that is asked for', async () => {
  const posting = [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKPOST.',
    '      * APPLIES THE SALES TO THE ACCOUNTS OF CUSTOMERS AND TO STOCK',
    '       PROCEDURE DIVISION.',
    '           EXEC SQL UPDATE CUST_ACCT SET AMT = :A END-EXEC.',
    '           GOBACK.',
  ]
  const alter = [
    '-- EXAMPLES FOR THE SALES TRANSACTIONS, CUSTOMER ACCOUNTS AND STOCK',
    'ALTER TABLE SALES_TRANSACTIONS ADD COLUMN CUSTOMER CHAR(4);',
    'ALTER TABLE CUSTOMER_ACCOUNTS ADD COLUMN STOCK CHAR(4);',
  ]
  const code = new Codebase({ 'cbl/BKPOST.cbl': posting.join('\n'), 'sql/ALTERS.sql': alter.join('\n') })
  const { text } = await ask(code, 'Which program takes the sales transactions and posts them to customer accounts and stock?')
  expect(text).toMatch(/^(?:Perhaps.*\n\n)?- `cbl\/BKPOST\.cbl/)
})

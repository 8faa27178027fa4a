import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, remark: string, ...statements: readonly string[]) =>
  fixedFormat(
    [
      'IDENTIFICATION DIVISION.',
      `PROGRAM-ID. ${name}.`,
      `*> ${remark}`,
      'PROCEDURE DIVISION.',
      'MAIN-PARA.',
      ...statements,
      '    GOBACK.',
    ].join('\n'),
  )
const sql = (text: string) => `    EXEC SQL ${text} END-EXEC.`
const add = program('BKADD', 'ADDS A CUSTOMER', sql('INSERT INTO CUSTOMER (NO) VALUES (:NO)'))
const orders = program('BKORD', 'DELETES ORDERS OF A CUSTOMER', sql('DELETE FROM ORDERS WHERE CUST_NO = :NO'))
const enquiry = program('BKASK', 'READS A CUSTOMER RECORD', "    EXEC CICS READ FILE('CUSTDAT') INTO(WS-REC) RIDFLD(WS-KEY) END-EXEC.")
const code = { 'cbl/BKADD.cbl': add, 'cbl/BKORD.cbl': orders, 'cbl/BKASK.cbl': enquiry }

test.each([
  'Which program deletes a customer?',
  'Is there any program that deletes a customer record?',
  'Does any program delete a customer?',
  'Which transaction removes customers from the database?',
])('%s: other things are deleted, customers are not', async (question) => {
  const { text } = await ask(new Codebase(code), question)
  expect(text).toMatch(/^NOT FOUND\nNo statement deletes from CUSTOMER, CUSTDAT\./)
  expect(text).toContain('BKADD: INSERT')
})

test.each([
  ['a table whose name has the word', sql('DELETE FROM CUSTOMER_ADDRESS WHERE NO = :NO')],
  ['a paragraph of that name', '    PERFORM DELETE-CUSTOMER.\nDELETE-CUSTOMER.\n    MOVE 1 TO BK-GONE.'],
  ['a program called', "    CALL 'DELCUST'."],
])('where it may be done it is not denied: %s', async (_, statement) => {
  const { text } = await ask(
    new Codebase({ ...code, 'cbl/BKDEL.cbl': program('BKDEL', 'X', statement) }),
    'Which program deletes a customer?',
  )
  expect(text).not.toContain('No statement deletes from')
})

test('of what is kept nowhere by its name nothing is said', async () => {
  const { text } = await ask(new Codebase(code), 'Which program deletes an order line?')
  expect(text).not.toContain('No statement deletes from')
})

test('what is added nowhere', async () => {
  const ddl = 'CREATE TABLE CLAIM (NO INTEGER);'
  const { text } = await ask(new Codebase({ ...code, 'db/claim.sql': ddl }), 'Is there any program that adds a claim?')
  expect(text).toMatch(/^NOT FOUND\nNo statement adds to CLAIM\./)
})

test('who does it to what is kept by the name of the thing', async () => {
  const added = (await ask(new Codebase(code), 'Which program adds a customer?')).text
  expect(added).toMatch(/^The table CUSTOMER is added to by 1 program: BKADD\./)
  const deleted = (await ask(new Codebase(code), 'Who deletes orders?')).text
  expect(deleted).toMatch(/^The table ORDERS is deleted from by 1 program: BKORD\./)
})

test('a utility that deletes a whole data set deletes no record', async () => {
  const jcl = "//BKDEF JOB 'DELETE CUSTOMER DATA'\n//S1 EXEC PGM=IDCAMS\n//SYSIN DD *\n  DELETE BAKERY.DATA.CUSTDAT\n/*"
  const { text } = await ask(new Codebase({ ...code, 'jcl/BKDEF.jcl': jcl }), 'Which program deletes a customer?')
  expect(text).toContain('No statement deletes from CUSTOMER')
})

test('of many files with the word those are denied that say nothing else', async () => {
  const names = ['AIX', 'DAY', 'WEEK', 'LOG', 'SORT', 'KEYS', 'PRT', 'EXP', 'IMP', 'HIST', 'AUDIT', 'WORK']
  const many = names.map((name) => `    EXEC CICS READ FILE('CUST${name}') INTO(WS-REC) RIDFLD(WS-KEY) END-EXEC.`)
  const { text } = await ask(
    new Codebase({ ...code, 'cbl/BKMANY.cbl': program('BKMANY', 'MANY FILES', ...many) }),
    'Which programs delete records from the customer file?',
  )
  expect(text).toMatch(
    /^NOT FOUND\nNo program deletes from the customer file \(CUSTDAT, CUSTAIX\)|^NOT FOUND\nNo program deletes from the customer file \(CUSTAIX, CUSTDAT\)/,
  )
})

test('where nobody deletes any, nobody deletes those that a word picks out', async () => {
  const { text } = await ask(new Codebase(code), 'Which program deletes closed customers?')
  expect(text).toMatch(/^NOT FOUND\nNo statement deletes from CUSTOMER, CUSTDAT\./)
})

test('who deletes any does not say that it deletes those', async () => {
  const { text } = await ask(new Codebase(code), 'Which program deletes expired orders?')
  expect(text).not.toMatch(/No statement deletes from|^The table ORDERS is deleted from/)
})

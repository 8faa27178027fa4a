import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const oven = [
  '       IDENTIFICATION DIVISION.',
  '       PROGRAM-ID. BKOVEN.',
  '      * SHOWS THE CUSTOMER ENQUIRY, LATER BY A CICS TRANSACTION',
  '       PROCEDURE DIVISION.',
  '       0000-MAIN.',
  '           DISPLAY CUSTOMER-ENQUIRY.',
  '           GOBACK.',
]
const online = [...oven.slice(0, -1), '           EXEC CICS RETURN TRANSID(WS-NEXT) END-EXEC.']
const batch = new Codebase({
  'cbl/BKOVEN.cbl': oven.join('\n'),
  'README.md': 'The customer enquiry screen is to become a CICS transaction.',
})

test.each([
  ['Which CICS transaction code brings up the customer enquiry?', 'No transaction of CICS or IMS'],
  ['Under which transaction id does the customer enquiry run?', 'No transaction of CICS or IMS'],
  ['In which Db2 table is the customer enquiry kept?', 'No Db2 or SQL table'],
  ['Which stored procedure shows the customer enquiry?', 'No stored procedure'],
  ['Which PF key brings up the customer enquiry?', 'No function key'],
  ['Which BMS mapset shows the customer enquiry?', 'No screen of CICS or IMS'],
  ['What IMS segment holds the customer of the enquiry?', 'No IMS database or PSB'],
  ['Which job shows the customer enquiry every night?', 'No job'],
  ['Is there any IMS segment for the customer of the enquiry?', 'No IMS database or PSB'],
  ['Are there any SQL tables for the enquiry?', 'No Db2 or SQL table'],
  ['Does the system use any Db2 tables for the customer enquiry?', 'No Db2 or SQL table'],
])('%s: there is none of the kind', async (question, said) => {
  const { text } = await ask(batch, question)
  expect(text).toMatch(new RegExp(`^NOT FOUND\\n${said} is defined or used anywhere in the code\\.`))
})

test('a kind of which there may be one is not denied', async () => {
  const code = new Codebase({ 'cbl/BKOVEN.cbl': online.join('\n'), 'run/enquiry.sh': 'BKOVEN # customer enquiry every night' })
  for (const question of [
    'Which CICS transaction code brings up the customer enquiry?',
    'Which job shows the customer enquiry every night?',
  ])
    expect((await ask(code, question)).text, question).not.toContain('anywhere in the code')
})

test('a key that a text of the screen tells is not denied', async () => {
  const code = new Codebase({
    'cbl/BKOVEN.cbl': [...oven.slice(0, -1), "           DISPLAY 'F3=EXIT  CUSTOMER ENQUIRY'.", '           GOBACK.'].join('\n'),
  })
  expect((await ask(code, 'Which function key ends the customer enquiry?')).text).not.toContain('anywhere in the code')
})

test('another thing that is asked for is not denied for the kind that it stands beside', async () => {
  expect((await ask(batch, 'Which program shows the customer enquiry of a transaction?')).text).not.toContain('anywhere in the code')
})

test('the remark behind a statement of assembler is no trace of one', async () => {
  const member = (call: string) =>
    ['TIMETAB  CSECT', '         LA    R1,PLAN', call, 'PLAN     DS    0H', '         BR    R14', '         END'].join('\n')
  const question = 'Which Db2 table holds the departures?'
  const none = await ask(
    new Codebase({ 'SRC/TIMETAB': member('         BALR  R14,R15                CREATE TABLE OF DEPARTURES') }),
    question,
  )
  expect(none.text).toMatch(/^NOT FOUND\nNo Db2 or SQL table is defined or used anywhere in the code\./)
  const one = await ask(new Codebase({ 'SRC/TIMETAB': member("TEXT     DC    C'CREATE TABLE DEPARTURES'") }), question)
  expect(one.text).not.toMatch(/No Db2 or SQL table/)
})

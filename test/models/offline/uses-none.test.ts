import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, body: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
    ${body}
    GOBACK.`)

const shop = new Codebase({
  'cbl/TILLS.cbl': program('TILLS', "EXEC CICS READ FILE('TILLF') INTO(T) RIDFLD(K) END-EXEC.\n    CALL 'COINS' USING T."),
  'cbl/POSTS.cbl': program('POSTS', "EXEC CICS WRITEQ TD QUEUE('LETT') FROM(L) END-EXEC.\n    CALL 'MQGET' USING H O."),
  'cbl/MAILS.cbl': program('MAILS', "CALL 'MQOPEN' USING H O."),
})

test.each([
  ['Which queue does TILLS use?', 'No statement of `TILLS` itself uses a queue'],
  ['Which tables does TILLS use?', 'No statement of `TILLS` itself uses a table'],
  ['Does TILLS use any tables?', 'No: no statement of **TILLS** itself uses a table'],
])('what a program does not use is not told as all that it does: %s', async (question, denied) => {
  const { text } = await ask(shop, question)
  expect(text).toContain(denied)
  expect(text).not.toContain('COINS')
})

test('queues of CICS and the calls by which MQ works on one', async () => {
  const { text } = await ask(shop, 'Which queues does POSTS use?')
  expect(text).toContain('queue `LETT`')
  expect(text).toContain('MQGET')
  expect((await ask(shop, 'Which queues does MAILS use?')).text).not.toContain('No statement')
  expect((await ask(shop, 'Which files does TILLS use?')).text).toContain('file `TILLF`')
})

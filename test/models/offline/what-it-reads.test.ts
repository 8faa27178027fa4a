import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (...lines: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKORDER.',
    '      * TAKES ORDERS OF LOAVES FROM A QUEUE',
    '       PROCEDURE DIVISION.',
    '       MAIN-PARA.',
    ...lines.map((line) => `           ${line}`),
    '           GOBACK.',
  ].join('\n')
const log = "EXEC CICS WRITEQ TD QUEUE('BKLG') FROM(WS-LINE) END-EXEC."
const take = "EXEC CICS READQ TD QUEUE('BKOR') INTO(WS-ORDER) END-EXEC."

test('a queue that is only written is not one that is read', async () => {
  const { text } = await ask(new Codebase({ 'cbl/BKORDER.cbl': program(log) }), 'Which queue does BKORDER read its orders from?')
  expect(text).not.toMatch(/^`BKORDER` writes/)
})

test('of several queues the one that is read', async () => {
  const { text } = await ask(new Codebase({ 'cbl/BKORDER.cbl': program(log, take) }), 'Which queue does BKORDER read its orders from?')
  expect(text).toMatch(/^`BKORDER` reads BKOR\./)
  expect(text).not.toContain('- queue `BKLG`')
})

test('what it uses is all of them', async () => {
  const { text } = await ask(new Codebase({ 'cbl/BKORDER.cbl': program(log, take) }), 'Which queues does BKORDER use?')
  expect(text).toContain('BKLG')
  expect(text).toContain('BKOR')
})

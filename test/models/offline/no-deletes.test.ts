import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const program = (...statements: readonly string[]) =>
  [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKLOG.',
    '      * ADD AND CHANGE RECORDS OF THE OVEN LOG, NEVER DELETE ONE',
    '       PROCEDURE DIVISION.',
    '       LOG-WRITE.',
    ...statements,
    "           EXEC CICS SEND MAP('LOG') ERASE END-EXEC.",
    '           GOBACK.',
  ].join('\n')
const write = "           EXEC CICS WRITE FILE('OVENLOG') FROM(LOG-REC) END-EXEC."
const clean = '//CLEAN JOB 1\n//S1 EXEC PGM=IEFBR14\n//DD1 DD DSN=BAKERY.OLD,DISP=(OLD,DELETE)'
const asked = 'Which program deletes an oven log record that was entered by mistake?'

test('records that no statement deletes are deleted by no program', async () => {
  const { text } = await ask(new Codebase({ 'cbl/BKLOG.cbl': program(write), 'jcl/CLEAN.jcl': clean }), asked)
  expect(text).toMatch(/^NOT FOUND\nNo statement of the code deletes a record or row of anything\./)
})

test.each(['How do I delete an oven log record?', 'Is there a way to remove a log?'])('%s: nor is there a way to', async (question) => {
  const { text } = await ask(new Codebase({ 'cbl/BKLOG.cbl': program(write), 'jcl/CLEAN.jcl': clean }), question)
  expect(text).toMatch(/^NOT FOUND\nNo statement of the code deletes a record or row of anything\./)
})

test('where anything is deleted that is not claimed', async () => {
  const deleting = "           EXEC CICS DELETE FILE('OVENLOG') RIDFLD(LOG-ID) END-EXEC."
  const { text } = await ask(new Codebase({ 'cbl/BKLOG.cbl': program(write, deleting), 'jcl/CLEAN.jcl': clean }), asked)
  expect(text).not.toContain('No statement of the code')
})

test('a map of the same name is not a file that is written to', async () => {
  const map = "           EXEC CICS SEND MAP('OVENLOG') MAPSET('OVENSET') END-EXEC."
  const read = "           EXEC CICS READ FILE('OVENLOG') INTO(LOG-REC) END-EXEC."
  const { text } = await ask(new Codebase({ 'cbl/BKLOG.cbl': program(read, map) }), 'Which program adds a record to the oven log file?')
  expect(text).not.toContain('SEND')
})

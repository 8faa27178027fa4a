import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, ...lines: readonly string[]) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  NEXT-TRAN PIC X(4) VALUE 'WASH'.
PROCEDURE DIVISION.
MAIN-LINE.
${lines.join('\n')}
    GOBACK.`)

const zoo = new Codebase({
  'ZOODAY.cbl': program('ZOODAY', "    EXEC CICS START TRANSID('FEED') END-EXEC.", '    EXEC CICS RUN TRANSID(NEXT-TRAN) END-EXEC.'),
  'ZOOSHOW.cbl': program('ZOOSHOW', "    EXEC CICS LINK PROGRAM('SEALFEED') END-EXEC.", "    EXEC CICS RETURN TRANSID('FEED') END-EXEC."),
  'SEALFEED.cbl': program('SEALFEED', '    CONTINUE.'),
  'SEALWASH.cbl': program('SEALWASH', '    CONTINUE.'),
  'zoo.csd': ['DEFINE TRANSACTION(FEED) GROUP(ZOO) PROGRAM(SEALFEED)', 'DEFINE TRANSACTION(WASH) GROUP(ZOO) PROGRAM(SEALWASH)'].join('\n'),
})

test('who starts a transaction has its program run', async () => {
  const { text } = await ask(zoo, 'Who calls SEALFEED?')
  expect(text).toContain('`SEALFEED` is called from ZOOSHOW, ZOODAY and started by transaction FEED.')
  expect(text).toMatch(/ZOODAY.* \(START FEED in MAIN-LINE\): `ZOODAY\.cbl:8`/)
  expect((await ask(zoo, 'Who starts SEALWASH?')).text).toContain('`SEALWASH` is started by transaction WASH and called from ZOODAY.')
})

test('the programs of the transactions that a program starts', async () => {
  const { text } = await ask(zoo, 'Which programs does ZOODAY call?')
  expect(text).not.toContain('not found')
  expect(text).toContain('`ZOODAY` calls SEALFEED, SEALWASH.')
  expect(text).toMatch(/transaction `WASH` runs `SEALWASH`: `zoo\.csd:2`/)
})

test('who asks for transactions gets them, and the next input is no call', async () => {
  expect((await ask(zoo, 'Which transactions does ZOODAY start?')).text).toMatch(/FEED, WASH\./)
  expect((await ask(zoo, 'Which programs does ZOOSHOW call?')).text).toContain('`ZOOSHOW` calls SEALFEED.')
})

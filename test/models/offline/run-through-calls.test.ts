import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statement: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
0000-MAIN.
    ${statement}
    GOBACK.`)

test('a subroutine that no job names is run where its callers are', async () => {
  const toll = new Codebase({
    'cbl/TLRATE.cbl': program('TLRATE', "DISPLAY 'RATE'."),
    'cbl/TLBILL.cbl': program('TLBILL', "CALL 'TLRATE'."),
    'cbl/TLYEAR.cbl': program('TLYEAR', "CALL 'TLRATE'. CALL 'TLBILL'."),
    'jcl/TLCLOSE.jcl': ['//TLCLOSE  JOB (1),YEAR', '//CLOSE    EXEC PGM=TLYEAR'].join('\n'),
    'cbl/TLIDLE.cbl': program('TLIDLE', "DISPLAY 'IDLE'."),
    'jcl/TLMONTH.jcl': ['//TLMONTH  JOB (1),MONTH', '//BILL     EXEC PGM=TLBILL'].join('\n'),
  })
  const { text } = await ask(toll, 'In which job is TLRATE run?')
  expect(text).toMatch(/^`TLRATE` is called from TLBILL, TLYEAR; what calls it is run by TLCLOSE, TLMONTH\./)
  expect(text).toMatch(/- job `?TLMONTH`? \(runs `?TLBILL`?\): `jcl\/TLMONTH\.jcl:2`/)
  expect((await ask(toll, 'In which job is TLIDLE run?')).text).toMatch(/^NOT FOUND/)
  const negated = (await ask(toll, 'Is it true that nothing calls TLIDLE?')).text
  expect(negated).not.toContain('No:')
  expect(negated).toContain('Nothing in the code calls, runs, starts or copies `TLIDLE`')
})

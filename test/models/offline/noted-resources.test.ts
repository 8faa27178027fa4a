import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const orchard = new Codebase({
  'Setup.txt': [
    'Tell CICS of the orchard',
    '  a) CEDA DEF GROUP(ORCHGRP) TRANS(PICK) PROGRAM(ORCPICK)',
    '  b) CEDA DEF GROUP(ORCHGRP) TRANS(PRUN) PROGRAM(ORCPRUN)',
    '  c) CEDA DEF GROUP(ORCHGRP) FILE(TREES) DSN(MYID.ORCH.TREES)',
    '                             ADD(YES) BR(YES)',
    '  d) CEDA DEF GROUP(ORCHGRP) PROGRAM(ORCPICK) LANG(COBOL)',
  ].join('\n'),
  'ORCPICK.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ORCPICK.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS READ FILE('TREES') INTO(WS-TREE) RIDFLD(WS-KEY) END-EXEC
    EXEC CICS RETURN TRANSID('PICK') END-EXEC.`),
  'ORCPRUN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ORCPRUN.
PROCEDURE DIVISION.
0000-MAIN.
    DISPLAY 'PRUN'
    EXEC CICS RETURN END-EXEC.`),
})

describe('resources of CICS that only notes define', () => {
  test('the program and group of a transaction', async () => {
    const { text } = await ask(orchard, 'Which program is run by transaction PRUN, and in which CSD group is it defined?')
    expect(text).toContain('- transaction `PRUN` runs program `ORCPRUN`, defined with GROUP `ORCHGRP`: `Setup.txt:3`')
    expect((await ask(orchard, 'What does transaction PICK run?')).text).toContain('transaction `PICK` runs program `ORCPICK`')
  })

  test('nothing is said of one that no text defines', async () => {
    expect((await ask(orchard, 'Which program is run by transaction PLUM?')).text).not.toContain('runs program')
  })

  test('the transaction of a program', async () => {
    const { text } = await ask(orchard, 'Under which transaction does program ORCPRUN run?')
    expect(text).toContain('transaction `PRUN` runs program `ORCPRUN`')
  })

  test('the data set of a file', async () => {
    const { text } = await ask(orchard, 'Which data set is behind the CICS file TREES?')
    expect(text).toContain('- file `TREES`, defined with GROUP `ORCHGRP`, DSN `MYID.ORCH.TREES`, ADD `YES`, BR `YES`: `Setup.txt:4-5`')
  })
})

import { describe, expect, it } from 'vitest'
import { definitionPattern } from '../../../src/models/offline/definition.ts'
import { wordPattern } from '../../../src/models/offline/word-form.ts'

describe('wordPattern', () => {
  it.each([
    ['rejected', 'WS-REJECT-COUNT', true],
    ['posting', 'POST THE RECORDS', true],
    ['categories', 'TRAN_CATEGORY', true],
    ['account', '05  ACCT-ID', true],
    ['customer', 'CUSTFILE', true],
    ['amount', 'WS-AMT', true],
    ['amount', 'WS-AMTX', false],
    ['range', 'out of ranges', true],
    ['rate', 'GENERATE', false],
    ['card', 'CARDDEMO', false],
    ['running', 'RUN', true],
    ['adding', 'ADD 1 TO X', true],
  ])('%s in %s: %s', (word, line, matches) => {
    expect(new RegExp(wordPattern(word), 'i').test(line)).toBe(matches)
  })
})

describe('definitionPattern', () => {
  it.each([
    ['       PROGRAM-ID. BKPLAN.', true],
    ["       PROGRAM-ID.  'BKPLAN'.", true],
    ['//BKPLAN   JOB (A)', true],
    ['DEFINE PROGRAM(BKPLAN) GROUP(BK)', true],
    ['BKPLAN   DFHMDI SIZE=(24,80)', true],
    ['  CREATE TABLE PROD.BKPLAN', true],
    ['       SEGM  NAME=BKPLAN,PARENT=0', true],
    ['           05  BKPLAN       PIC X.', true],
    ['       BKPLAN SECTION.', true],
    ['BKPLAN   CSECT', true],
    [' BKPLAN: PROC OPTIONS(MAIN);', true],
    ["           CALL 'BKPLAN'.", false],
    ['//S1 EXEC PGM=BKPLAN', false],
    ['           05  BKPLAN-X     PIC X.', false],
    ['           PERFORM BKPLAN.', false],
  ])('%s', (line, defines) => {
    expect(new RegExp(definitionPattern('BKPLAN'), 'i').test(line)).toBe(defines)
  })

  it('is short enough for a search whatever the name', () => {
    expect(definitionPattern('A'.repeat(60)).length).toBeLessThan(1000)
  })
})

import { describe, expect, test } from 'vitest'
import { sampleAnswers } from '../../support/sample-answers.ts'

describe('lists, their complements, comparisons and the whole of the sample', () => {
  const answerTo = sampleAnswers()

  test('a system is told by its own notes first, then by jobs in the order of the schedule and its transactions', async () => {
    const answer = await answerTo('What does this system do?')
    expect(answer).toMatch(/^- `docs\/OPSNOTES.txt:1-13`:\n.*\n\s+WABIS - WATER BILLING/)
    expect(answer).toContain('transaction `WBMN` runs WBOMENU: `csd/WABIS.csd:2`')
  })

  test('jobs come in the order of the scheduler, not of their names', async () => {
    const answer = await answerTo('How do the nightly jobs fit together?')
    expect(answer).toContain('order of the schedule: WBNBKUP, WBNRDG, WBNCONS, WBNRATE, WBNINV, WBNPAY, WBWDUN, WBNOPEN')
  })

  test('what a job waits for', async () => {
    expect(await answerTo('Does WBNOPEN wait until the dunning run has finished?')).toMatch(/waits for .*WBNPAY.*: `sched\/WABIS.xml:44`/)
  })

  test('programs that do not copy a copybook are counted among all', async () => {
    const answer = await answerTo('Which programs do not copy WBCOMM?')
    expect(answer).toMatch(/^17 of 21 programs do not copy \*\*WBCOMM\*\*: WBABND, /)
    expect(answer).not.toMatch(/^- .*WBOMENU/m)
  })

  test('what does not exist has no complement', async () => {
    expect(await answerTo('Which programs copy WBCOMM, and when do they not need it?')).not.toContain('do not copy')
    expect(await answerTo('Which programs do not copy WBNONE?')).toMatch(/^Nothing in the code is named `WBNONE`/)
  })

  test('copybooks that nothing uses', async () => {
    expect(await answerTo('Which copybooks does no program use?')).toMatch(/^1 of 21 copybooks is used by nothing in the code: WBTAR98\./)
  })

  test('who is only run by jobs is called by no program', async () => {
    const answer = await answerTo('Which programs are never called?')
    expect(answer).toContain('WBRATE (only run from outside)')
    expect(answer).toMatch(/WBSTMT: `cbl\/WBSTMT.cbl:1`/)
    expect(answer).not.toMatch(/^- .*WBDAYS/m)
  })

  test('a field that is only written is read by none, though its record is rewritten', async () => {
    expect(await answerTo('Does any program read MM-PRIOR-READING?')).toMatch(/^No: no program reads the field MM-PRIOR-READING/)
  })

  test('a question for all codes shows the whole list of condition names', async () => {
    const answer = await answerTo('Which user abend codes does the system have?')
    expect(answer).toContain('AB-OPEN-FAILED')
    expect(answer).toContain('AB-IMS-STATUS')
  })

  test('two programs are compared by lines of both', async () => {
    const answer = await answerTo('What is the difference between WBRTRES and WBRTCOM?')
    expect(answer).toMatch(/`cbl\/WBRTRES.cbl:\d+/)
    expect(answer).toMatch(/WS-BULK-(?:LIMIT|FACTOR)/)
  })
})

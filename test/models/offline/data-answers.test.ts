import { describe, expect, test } from 'vitest'
import { clauseAbout } from '../../../src/models/offline/described/clause-about.ts'
import { askedAccess } from '../../../src/models/offline/question/access.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { sampleAnswers } from '../../support/sample-answers.ts'

describe('answers about data, jobs and screens of the sample', () => {
  const answerTo = sampleAnswers()

  test('who changes a field that is only described, behind COPY REPLACING', async () => {
    const answer = await answerTo("Which programs change a customer's dunning level?")
    expect(answer).toContain('The field CU-DUN-LEVEL is changed by 2 programs: WBDUNN, WBPAYPS.')
    expect(answer).toContain('- WBDUNN: `MOVE WS-NEXT-LEVEL TO CU-DUN-LEVEL` in 4000-LETTER: `cbl/WBDUNN.cbl:183`')
    expect(answer).toContain('- WBDUNN: `REWRITE CU-CUSTOMER` in 4000-LETTER: `cbl/WBDUNN.cbl:187`')
  })

  test('the PSB of a program with its processing options', async () => {
    const answer = await answerTo('Under which PSB does WBHISTU run, and with which PROCOPT?')
    expect(answer).toMatch(/WBHISTU.* runs under PSB .*WBHISPS/)
    expect(answer).toMatch(/PCB .*PROCOPT=/)
  })

  test('what transactions run', async () => {
    const answer = await answerTo('Which CICS transactions are defined, and which program is behind each?')
    expect(answer).toMatch(/WBRE.*WBORDNG/)
    expect(answer).toMatch(/WBPI.*WBOPAYM/)
  })

  test('the program that a job runs through a launcher', async () => {
    expect(await answerTo('What does job WBMREJ run and how is it launched?')).toMatch(/WBRXREJ.* through .*IKJEFT01/)
  })

  test('what is done to each data set that a procedure brings into a job', async () => {
    const answer = await answerTo('Which data sets does job WBNRDG read and write?')
    expect(answer).toContain('DD METMAST = PROD.WABIS.VSAM.METER (read, SHR)')
    expect(answer).toContain('DD RDGOK = PROD.WABIS.RDG.ACCEPT (write, ')
    expect(answer).toMatch(/DD `?RDGREJ`? = PROD.WABIS.RDG.REJECT \(write, /)
  })

  test('the job that runs a program through a procedure', async () => {
    const answer = await answerTo('Which job runs WBRDVAL?')
    expect(answer).toContain('`WBRDVAL` is run by WBPRDG, and through it by WBNRDG.')
    expect(answer).toContain('- job WBNRDG (runs the proc in `RDG`): `jcl/WBNRDG.jcl:7`')
    expect(await answerTo('Which job runs WBDAYS?')).toMatch(/^`WBDAYS` is called from WBCONSP, [^;]*; what calls it is run by WBNCONS, /)
  })

  test('what one key does', async () => {
    expect(await answerTo('What does PF5 do in WBOPAYM?')).toMatch(/PF0?5.*4000-BLOCK/)
  })
})

test('the clause that describes a thing ends where the next question begins', () => {
  expect(clauseAbout('Which job sorts the bills, and with what utility?', /\bjob\b/)).toBe('Which job sorts the bills')
  expect(clauseAbout('What feeds the posting job, and which program does it run?', /\bjob\b/)).toBe('What feeds the posting job')
  expect(clauseAbout('Where is it?', /\bjob\b/)).toBe('Where is it?')
})

test('verbs of a question pick statements', () => {
  const accessOf = (text: string) => readQuestions(text).map(askedAccess)[0]
  expect(accessOf('Which programs delete rows of ORDERS?')?.verbs?.test('DELETE')).toBe(true)
  expect(accessOf('Which programs insert child segments?')?.verbs?.test('GU')).toBe(false)
  expect(accessOf('Which programs look at BK-PRICE?')?.name).toBe('reads')
  expect(accessOf('How big is BK-PRICE?')).toBeUndefined()
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const toll = (name: string, rates: string, year: number) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
COPY ${rates}.
COPY TOLLCOM.
01  WS-FEE                   PIC 9(05)V99.
01  WS-AXLES                 PIC 9(02).
PROCEDURE DIVISION.
1000-CALC-TOLL.
    IF WS-AXLES > 4
        COMPUTE WS-FEE = WS-FEE * 1.${year}
    END-IF.
    GOBACK.`)

const tolls = new Codebase({
  'cbl/TLCAL171.cbl': toll('TLCAL171', 'RATE171', 17),
  'cbl/TLCAL183.cbl': toll('TLCAL183', 'RATE183', 18),
  'cbl/TLCAL192.cbl': toll('TLCAL192', 'RATE192', 19),
  'cbl/TLPRINT.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. TLPRINT.
PROCEDURE DIVISION.
1000-COUNTS.
    DISPLAY 'TOLLS OF 2017'.
    DISPLAY 'TOLLS OF 2018'.
    DISPLAY '2018 TOLLS CALCULATED'.
    GOBACK.`),
  'cpy/TOLLCOM.cpy': fixedFormat('01  TL-COMMON               PIC X(80).'),
  'MEMBERS.txt': [
    'TLCAL171   2017.1 2017 TOLL CALC MODULE - LORRIES',
    'TLCAL183   2018.3 2018 TOLL CALC MODULE - LORRIES',
    'TLCAL192   2019.2 2019 TOLL CALC MODULE - LORRIES',
    'TLPRINT    2018.0 2018 REPORT MODULE',
  ].join('\n'),
})

describe('of programs that are alike but for their year', () => {
  test('the one is meant that a list of the members gives for the year', async () => {
    const { text } = await ask(tolls, 'We only have these sources. Which members does the calculation module for 2018 copy in?')
    expect(text).toMatch(/TLCAL183.*RATE183/)
    expect(text).not.toMatch(/RATE171|RATE192/)
  })

  test('copybooks that are not there are marked, others are not', async () => {
    const { text } = await ask(tolls, 'Which copybooks does TLCAL171 copy?')
    expect(text).toMatch(/RATE171.*not in the code/)
    expect(text).toMatch(/TOLLCOM` \(COPY\)/)
  })

  test('its lines come first', async () => {
    const { text } = await ask(tolls, 'By how much does the 2019 module raise the toll for lorries with many axles?')
    expect(text).toMatch(/TLCAL192[\s\S]*1\.19/)
    expect(text.indexOf('1.19')).toBeLessThan(`${text}1.17`.indexOf('1.17'))
  })
})

import { describe, expect, it } from 'vitest'
import { isDecision } from '../../../src/structure/retrieval/decision-line.ts'
import { lineWorth } from '../../../src/structure/retrieval/line-worth.ts'

describe('what a line tells', () => {
  it.each([
    ['      ****************************', 0],
    ['      * All Rights Reserved.', 0],
    ['* 99-02-01 RKO  PR 1204  FIRST RELEASE', 0.5],
    ['c rrb 2021/04/18; Compiler warning', 0.5],
    ['cx      small=0.1', 0.4],
    ["           DISPLAY 'ERROR CLOSING THE FILE'", 0.6],
    ['           CLOSE PAY-FILE', 0.6],
    ['           IF PAY-AMT > PAY-LIMIT', 1],
    ['      * A payment above the limit is refused', 1],
  ])('%s', (line, worth) => expect(lineWorth(line)).toBe(worth))

  it.each([
    '           IF PAY-AMT > PAY-LIMIT',
    "               WHEN 'A'",
    '           COMPUTE PAY-DUE = PAY-AMT * 2',
    "               MOVE 'R07' TO PAY-REASON",
    '           88  PAY-REFUSED VALUE 7.',
    "         CLC   PAYTYPE,=C'01'",
    '        if(icx.eq.3) then',
    '   DCL MAX_STREET FIXED BIN(15) STATIC INIT(28);',
  ])('%s states a rule', (line) => expect(isDecision(line)).toBe(true))

  it.each(['           PERFORM 2000-READ', '           MOVE PAY-A TO PAY-B', '           OPEN INPUT PAY-FILE'])('%s states none', (line) =>
    expect(isDecision(line)).toBe(false),
  )
})

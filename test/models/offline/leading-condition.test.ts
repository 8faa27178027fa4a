import { describe, expect, test } from 'vitest'
import { blockAround } from '../../../src/models/offline/evidence/block-around.ts'
import { decidingWorth } from '../../../src/models/offline/evidence/deciding.ts'
import { leadingCondition } from '../../../src/models/offline/evidence/leading-condition.ts'

const cobol = (statements: readonly string[]) => statements.map((text) => `           ${text}`)
const conditionOf = (statements: readonly string[], line: number) =>
  leadingCondition(new Map(cobol(statements).map((text, index) => [index + 1, text])), line)

describe('the condition that leads to a line of COBOL', () => {
  test('is the innermost one that is still open', () => {
    const lines = [
      'IF LOAN-DAYS > 28',
      '   AND LOAN-KIND = "B"',
      '  IF LOAN-FINE = 0',
      '    ADD 1 TO FINES',
      '  END-IF',
      '  MOVE 4 TO CODE-A',
      'END-IF.',
    ]
    expect(conditionOf(lines, 6)).toEqual({ startLine: 1, endLine: 2, isElse: false })
    expect(conditionOf(lines, 4)).toEqual({ startLine: 3, endLine: 3, isElse: false })
  })

  test('is the one whose ELSE a line stands under', () => {
    const lines = ['IF A = 1', '  IF B = 1', '    MOVE 1 TO X', '  ELSE', '    MOVE 2 TO X', 'ELSE', '  MOVE 3 TO X.']
    expect(conditionOf(lines, 3)).toEqual({ startLine: 2, endLine: 2, isElse: false })
    expect(conditionOf(lines, 5)).toEqual({ startLine: 2, endLine: 2, isElse: true })
    expect(conditionOf(lines, 7)).toEqual({ startLine: 1, endLine: 1, isElse: true })
  })

  test('comes with the command whose outcome it asks for', () => {
    const lines = [
      'EXEC CICS READ FILE("LOANS")',
      '     RESP(WS-RESP)',
      'END-EXEC',
      'IF WS-RESP NOT = DFHRESP(NORMAL)',
      '  EXEC CICS ABEND ABCODE("LN01")',
      '  END-EXEC',
    ]
    expect(conditionOf(lines, 5)).toEqual({ startLine: 1, endLine: 4, isElse: false })
  })

  test('is none behind the end of a sentence', () => {
    expect(conditionOf(['IF A = 1 MOVE 2 TO B.', 'MOVE 3 TO C.'], 2)).toBeUndefined()
  })
})

test('lines that decide count more than those that report, and what only ends something counts nothing', () => {
  const decides = decidingWorth(cobol(['IF LOAN-DAYS > 28', '  MOVE 4 TO CODE-A']))
  const reports = decidingWorth(cobol(["DISPLAY 'LOAN NOT FOUND'", "  ' CODE ' CODE-A"]))
  expect(decides).toBeGreaterThan(reports)
  expect(decidingWorth(['       1000-EXIT.', '           EXIT.'])).toBe(0)
  expect(decidingWorth(['      * THE LOAN IS EXTENDED ONCE', '           DISPLAY LOAN-KEY'])).toBe(1)
})

test('a statement of free format that begins in column 6 decides as well, and a mark there goes on with a line', () => {
  expect(decidingWorth(['     if loan-days > 28', '        move 4 to code-a'])).toBeGreaterThan(1)
  expect(decidingWorth(['     & IF (A.GT.B) C = 1'])).toBe(decidingWorth(['     IF (A.GT.B) C = 1']))
})

test('a remark behind a statement does not hide that its sentence ends', () => {
  expect(conditionOf(['IF A = 1', '   MOVE 2 TO B.  *> the second', 'MOVE 3 TO C.'], 3)).toBeUndefined()
  const lines = new Map(
    ['     move 1 to a.  *> one', '     move 2 to b', '     move 3 to c.  *> three', '     move 4 to d.'].map((text, i) => [i + 1, text]),
  )
  const { startLine, lines: shown } = blockAround(lines, 2, 2, { before: 3, after: 3, most: 12 })
  expect([startLine, shown.length]).toEqual([2, 2])
})

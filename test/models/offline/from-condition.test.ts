import { describe, expect, test } from 'vitest'
import { decidingWorth } from '../../../src/models/offline/evidence/deciding.ts'
import { fromCondition } from '../../../src/models/offline/evidence/from-condition.ts'

const known = (lines: readonly string[]) => new Map(lines.map((text, index) => [index + 1, text]))
const startOf = (lines: readonly string[], first: number, last: number) =>
  fromCondition(known(lines), { startLine: first, lines: lines.slice(first - 1, last) }).startLine

describe('a block of lines', () => {
  const cobol = [
    '           MOVE 1 TO SHELF.',
    '           IF LOAF-AGE > 2',
    '      * Too old to sell.',
    '               MOVE "STALE" TO LABEL-TEXT',
    '               MOVE 50 TO REBATE',
    '               PERFORM PRINT-LABEL',
    '           END-IF.',
    '           MOVE 2 TO SHELF.',
  ]

  test('begins with the condition that it stands under', () => {
    expect(startOf(cobol, 5, 7)).toBe(2)
    expect(
      startOf(['000100     EVALUATE OVEN', '000200       WHEN 1', '000300         MOVE A TO B', '000400         MOVE C TO D'], 4, 4),
    ).toBe(2)
    expect(startOf(['  if (old > 2) then do', "    say 'stale'", '    price = price / 2', '  end'], 3, 4)).toBe(1)
  })

  test('stays as it is under none', () => {
    expect(startOf(cobol, 8, 8)).toBe(8)
    expect(startOf(['       BAKE-ALL.', '           MOVE 1 TO A', '           MOVE 2 TO B.'], 3, 3)).toBe(3)
    expect(startOf(['           IF A > B', '               MOVE 1 TO C.', '               MOVE 2 TO D'], 3, 3)).toBe(3)
  })
})

test('the end of a program or routine tells nothing', () => {
  for (const line of ['       end program till.', 'END OVEN;', '      END SUBROUTINE BAKE', '           END-IF.'])
    expect(decidingWorth([line])).toBe(0)
  expect(decidingWorth(['           END OF FILE IS REACHED WHEN X'])).toBeGreaterThan(0)
})

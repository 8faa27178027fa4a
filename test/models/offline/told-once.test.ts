import { expect, test } from 'vitest'
import { toldOnce } from '../../../src/models/offline/told-once.ts'

test('items that say the same of two places are one with both', () => {
  expect(
    toldOnce([
      'It is used by GATE.',
      '- PF3 → GO TO OUT: `a/GATE.cbl:5`',
      '- PF4 (“Find: all”) → GO TO FIND: `a/GATE.cbl:6-7`',
      '- PF3 → GO TO OUT: `my copy/GATE.cbl:5`',
      '- PF4 (“Find: all”) → GO TO FIND: `my copy/GATE.cbl:6-7`, `a/GATE.cbl:6-7`',
    ]),
  ).toEqual([
    'It is used by GATE.',
    '- PF3 → GO TO OUT: `a/GATE.cbl:5`, `my copy/GATE.cbl:5`',
    '- PF4 (“Find: all”) → GO TO FIND: `a/GATE.cbl:6-7`, `my copy/GATE.cbl:6-7`',
  ])
})

test('what has items of its own below stays, and so does what cites nothing', () => {
  const lead = [
    '- step ONE: `a.jcl:1`',
    '  - calls X: `a.jcl:2`',
    '- step ONE: `b.jcl:1`',
    '  - calls Y: `b.jcl:2`',
    '- of another: its own',
    '- of another: its own',
  ]
  expect(toldOnce(lead)).toEqual(lead)
})

test('a name that is written in two ways is told once', () => {
  expect(toldOnce(['- record `HULL` in YARD: `a/YARD.pli:5`', '- record `hull` in YARD: `a/YARD.pli:5`'])).toEqual([
    '- record `HULL` in YARD: `a/YARD.pli:5`',
  ])
})

test('a line that was told with what it is is not told once more without', () => {
  const lead = [
    '- `CREAM` in CHURN: `CREAM DC CL8`: `asm/CHURN.asm:7`',
    '- `CREAM DC CL8`: `asm/CHURN.asm:7`',
    '- `MILK DC CL8`: `asm/CHURN.asm:8`',
  ]
  expect(toldOnce(lead)).toEqual([lead[0], lead[2]])
})

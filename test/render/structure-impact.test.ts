import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import type { Affected, ImpactResult } from '../../src/answer/structure-estate-results.ts'
import { structureText } from '../../src/render/structure-text.ts'

const look = { width: 100, colors: new Chalk({ level: 0 }) }
const field = (name: string) => ({ kind: 'field' as const, name })

function statement(name: string, line: number, does: string, way: readonly string[], more: Partial<Affected> = {}): Affected {
  const path = way.map((item) => ({ unit: field(item), does: 'MOVE', path: 'cbl/A.cbl', line: 1 }))
  const place = { path: 'cbl/A.cbl', line }
  return { unit: field(name), kind: 'field-read', place, does, depth: way.length + 1, path, complete: true, program: 'A', ...more }
}

const result: ImpactResult = {
  query: 'impact',
  name: 'METER-NO',
  direction: 'forward',
  depth: 3,
  nearest: [],
  notices: [],
  subjects: [
    {
      unit: field('METER-NO'),
      definitions: [{ path: 'cpy/METER.cpy', line: 3 }],
      affected: [
        statement('METER-NO', 10, 'MOVE', []),
        statement('METER-NO', 12, 'READ', [], { kind: 'field-write' }),
        statement('WS-KEY', 20, 'IF', ['WS-KEY']),
        statement('WS-KEY', 30, 'MOVE', ['WS-KEY'], { place: { path: 'cpy/P.cpy', line: 30 } }),
        statement('OUT-KEY', 40, 'WRITE', ['WS-KEY', 'OUT-KEY'], { complete: false }),
      ],
    },
  ],
}

test('a row for each item that the value comes to, with its statements', () => {
  expect(structureText(result, look)).toBe(
    [
      'field METER-NO (cpy/METER.cpy:3): 1 write, 1 read, 3 statements behind them',
      'Item         Program  Value from                Statements',
      '───────────  ───────  ────────────────────────  ──────────────────────────────────',
      'METER-NO     A                                  cbl/A.cbl:10 MOVE, 12 READ writes',
      '└ WS-KEY     A        METER-NO                  cbl/A.cbl:20 IF, cpy/P.cpy:30 MOVE',
      '│ └ OUT-KEY  A        WS-KEY (others possible)  cbl/A.cbl:40 WRITE',
      '',
    ].join('\n'),
  )
})

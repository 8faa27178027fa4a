import { expect, test } from 'vitest'
import { edge, queriesOver, unit } from '../structure/queries/small-graph.ts'
import { startRepl } from './repl-harness.ts'

const index = queriesOver({
  members: { 'cbl/PAY.cbl': 'COBOL' },
  units: [
    unit('program PAY', 'cbl/PAY.cbl:1-40', { begins: 5, ends: true }),
    unit('paragraph A of PAY', 'cbl/PAY.cbl:10-30'),
    unit('paragraph B of PAY', 'cbl/PAY.cbl:31-40'),
  ],
  edges: [
    edge('perform', 'program PAY', 'paragraph A of PAY', 'cbl/PAY.cbl:6', { condition: "MODE = 'X'" }),
    edge('perform', 'program PAY', 'paragraph B of PAY', 'cbl/PAY.cbl:7'),
  ],
})

test('/walk shows a program step by step, a long one in pieces of the screen', async () => {
  const repl = startRepl({
    rows: 15,
    app: {
      structure: async () => index,
      sandbox: {
        walk: async () => [],
        readWindow: async (path, { startLine, endLine }) => ({
          path,
          lines: Array.from({ length: endLine - startLine + 1 }, (_, i) => `line ${startLine + i}`),
        }),
      },
    },
  })
  await repl.run('/walk\n/walk pay\n/walk\n/walk more\n/walk 3\n/walk\n')
  const { all } = repl.written
  const shown = [
    '/walk needs a program.',
    '1/3 PAY (cbl/PAY.cbl:5-9)\n  Control enters the program here.\n5  line 5\n',
    'The next step: /walk',
    "2/3 > A (cbl/PAY.cbl:10-30)\n  PERFORM at cbl/PAY.cbl:6: MODE = 'X'\n10  line 10\n",
    '19  line 19\n',
    '11 more lines of this step: /walk more',
    '20  line 20\n',
    '3/3 > B (cbl/PAY.cbl:31-40)',
    'That was the last of 3 steps.',
  ]
  const places = shown.map((text) => all.indexOf(text))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
})

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
        readWindow: async (_, { startLine, endLine }) => ({
          lines: Array.from({ length: endLine - startLine + 1 }, (_, i) => `line ${startLine + i}`),
        }),
      },
    },
  })
  const type = async (line: string, shown: string) => {
    const before = repl.written.all.length
    repl.type(`${line}\n`)
    await repl.until(() => repl.written.all.slice(before).includes(shown))
    return repl.written.all.slice(before)
  }
  expect(await type('/walk', 'For example')).toContain('/walk needs a program.')
  expect(await type('/walk pay', 'The next step')).toContain('1/3 PAY (cbl/PAY.cbl:5-9)\n  Control enters the program here.\n5  line 5\n')
  const long = await type('/walk', 'more lines')
  expect(long).toContain("2/3 > A (cbl/PAY.cbl:10-30)\n  PERFORM at cbl/PAY.cbl:6: MODE = 'X'\n10  line 10\n")
  expect(long).toContain('19  line 19\n')
  expect(long).toContain('11 more lines of this step: /walk more')
  expect(await type('/walk more', '1 more lines')).toContain('20  line 20\n')
  expect(await type('/walk 3', 'line 40')).toContain('3/3 > B (cbl/PAY.cbl:31-40)')
  expect(await type('/walk', 'For example')).toContain('That was the last of 3 steps.')
})

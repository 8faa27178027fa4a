import { expect, test } from 'vitest'
import { wordsOfTrade } from '../../../src/models/offline/question/trade-idioms.ts'
import { ask, Codebase } from './codebase.ts'

test.each([
  ['How many loaves are baked when no number is given?', ['default', 'omitted']],
  ['Which oven does it take if nobody gives it one?', ['default', 'omitted']],
  ['How can I try it out without changing the plan?', ['test', 'preview', 'simulate', 'trial']],
  ['Where is the price of a cake worked out?', ['compute', 'calculate']],
  ['Which loaves are given to the baker?', []],
])('%s', (question, words) => {
  expect(wordsOfTrade(question)).toEqual(words)
})

test('what a program has by default is found where a question says that nothing is given', async () => {
  const line = (text: string) => ` /* ${text} */`
  const bakery = new Codebase({
    'pli/BAKE.pli': [
      ' BAKE: PROC OPTIONS(MAIN);',
      line('LOAVES OF THE BAKERY ARE COUNTED HERE, LOAVES BY LOAVES'),
      '   CALL COUNT;',
      ...Array.from({ length: 40 }, (_, i) => `   LOAVES(${i}) = LOAVES(${i}) + 1;`),
      ' COUNT: PROC;',
      line('THE DEFAULT IS A DOZEN'),
      '   AMOUNT = 12;',
      ' END COUNT;',
      ' END BAKE;',
    ].join('\n'),
  })
  expect((await ask(bakery, 'How many loaves does the bakery count when nothing is specified?')).text).toContain('THE DEFAULT IS A DOZEN')
})

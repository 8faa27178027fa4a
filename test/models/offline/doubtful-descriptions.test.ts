import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const routine = (name: string, head: string, body: string) => [`      SUBROUTINE ${name}(N)`, `C     ${head}`, body, '      END'].join('\n')

const model = new Codebase({
  'warm.f': routine('WARM', 'HEATS THE OVEN; AN ERROR ENDS IT', '      CALL COOL(N)'),
  'cool.f': routine('COOL', 'COOLS THE OVEN WHERE THERE IS AN ERROR', '      N = N - 1'),
  'tally.f': routine('TALLY', 'COUNTS LOAVES', `${'      N = N + 1\n'.repeat(80)}C     LOGGING IS DONE BY THE CLERK`),
  'melt.f': routine('MELTB', 'BUTTER MELTING CALCULATION', '      N = N + 2'),
  'dough.f': routine('KNEADR', 'KNEADING', '      N = N + 3'),
  'day.f': routine('DAY', 'ONE DAY OF THE BAKERY', '      CALL MELTB(N)\n      CALL WARM(N)\n      CALL TALLY(N)\n      CALL KNEADR(N)'),
})

test('what has few of the words that describe a thing is not told to be that', async () => {
  expect((await ask(model, 'Which routines call the error logging routine?')).text).not.toMatch(/^`\w+` is (?:called|used)/)
})

test('what says of itself what the thing does is told', async () => {
  expect((await ask(model, 'Where is the butter melting calculation called?')).text).toMatch(/^`MELTB` is called from DAY/)
  expect((await ask(model, 'Which routines call the oven heating driver?')).text).toMatch(/^`WARM` is called from DAY/)
})

test('the name of the file says what the thing is as well', async () => {
  expect((await ask(model, 'Which routines call the dough kneading routine?')).text).toMatch(/^`KNEADR` is called from DAY/)
})

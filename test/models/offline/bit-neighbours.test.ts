import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const oven = `oven: proc options (main);
dcl 1 state aligned,
      2 flags aligned,
        3 is_hot bit (1) unal,
        3 is_open bit (1) unal,
        3 pad bit (34) unal,
      2 both union,
        3 code bit (8) unal,
        3 mark bit (8) unal,
      2 loaves fixed bin;
   state.is_hot = "1"b;
   if state.is_open then state.loaves = 0;
   state.code = "0"b;
   if state.mark then call bell;
end oven;
`

test('bits that follow each other in one byte are not each other, but those of a union are', async () => {
  const codebase = new Codebase({ 'oven.pl1': oven })
  const { text: open } = await ask(codebase, 'Who uses is_open?')
  expect(open).toContain('oven.pl1:12')
  expect(open).not.toContain('oven.pl1:11')
  const { text: mark } = await ask(codebase, 'Who uses mark?')
  expect(mark).toContain('oven.pl1:13')
})

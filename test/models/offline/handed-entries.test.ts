import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'classes/oven.pl1': `/* The oven of the bakery.
   Written in spring. */
%include 'bakery.incl.pl1';
init_oven: procedure;
  declare actions(4) entry;
  actions(HELP) = oven_HELP;
  actions(LIGHT) = oven_LIGHT;
end init_oven;
%replace WARM_UP_TIME by 40;
oven_LIGHT: procedure;
  declare ok binary(15);
  if (gas_on) then do;
     ok = TRUE;
     call tell_all('Whoosh');
     call Wake_me(Oven_Ready, null(), WARM_UP_TIME);
  end; else
     ok = FALSE;
  call answer(ok);
end oven_LIGHT;
Oven_Ready: procedure(arg);
  declare arg pointer;
  call tell_all('The oven is hot');
  temperature = 220;
end Oven_Ready;
oven_HELP: procedure;
  if (lit) then call tell('Oven: put the loaf in, the routine runs by a timer many seconds later');
  else call tell('Oven: light the oven first');
end oven_HELP;
`,
})

test('what a named routine hands over to a timer is told', async () => {
  const { text } = await ask(bakery, 'Which routine does oven_LIGHT schedule with the timer, and how many seconds later does it run?')
  expect(text).toMatch(/^`oven_LIGHT` hands over for a later call OVEN_READY\.\n- program `OVEN_READY` \(entry handed over/)
  expect(text).toContain('call Wake_me(Oven_Ready, null(), WARM_UP_TIME)')
  expect(text).toContain('by 40')
})

test('who hands it over leads to it', async () => {
  expect((await ask(bakery, 'Who calls Oven_Ready?')).text).toMatch(/handed over by OVEN_LIGHT/)
})

test('of a routine in a member with others its own lines are shown', async () => {
  const { text } = await ask(bakery, 'What does oven_LIGHT do when the gas is off?')
  expect(text).toContain('ok = FALSE')
  expect(text).not.toContain('put the loaf in')
  const purpose = (await ask(bakery, 'What does oven_LIGHT do?')).text
  expect(purpose).toContain("call tell_all('Whoosh')")
  expect(purpose).not.toContain('Written in spring')
})

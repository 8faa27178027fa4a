import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const shop = new Codebase({
  'source/shop_codes_.alm': `	name	shop_codes_
	include	et_macros
	et	shop_codes_

ec	no_flour,noflour,
	(The flour bin is empty.)

ec	too_hot,hot,
	(The oven is too hot for this bread.)

	end
`,
  'source/sell_bread.pl1': `/* Sells bread at the counter. */
sell_bread:
sb:
     procedure () options (variable);
dcl  argument char (32);
dcl  shop_codes_$no_flour fixed bin (35) external static;
dcl  till_$add_sale entry (fixed bin, char (*), fixed bin (35));
     if (argument = "-slice") | (argument = "-sl") then slices = 1;
     else if argument = "-whole" then slices = 0;
     if flour = 0 then code = shop_codes_$no_flour;
     call till_$add_sale (price, "bread", code);
     call count_loaves;
     return;
count_loaves: procedure;
     loaves = loaves + 1;
     go to DONE;
DONE:
     return;
end count_loaves;
end sell_bread;
`,
  'source/till_.pl1': `/* Keeps the sales of the day. */
till_: procedure;
     return;
add_sale:
     entry (P_price, P_name, P_code);
dcl  P_price fixed bin, P_name char (*), P_code fixed bin (35);
     P_code = 0;
     return;
end till_;
`,
})

test('a code of an error table is told with its text and the statements that name it', async () => {
  const { text } = await ask(shop, 'When is shop_codes_$no_flour given, and what does its message say?')
  expect(text).toContain('(The flour bin is empty.)')
  expect(text).toContain('`source/shop_codes_.alm:5-6`')
  expect(text).toContain('`source/sell_bread.pl1:10`')
  expect(text.indexOf('The flour bin')).toBeLessThan(text.indexOf('flour = 0'))
})

test('a code that no statement names is said so', async () => {
  const { text } = await ask(shop, 'What does shop_codes_$too_hot stand for?')
  expect(text).toContain('(The oven is too hot for this bread.)')
  expect(text).toContain('no statement that names `shop_codes_$too_hot` was found')
})

test('a command takes what its member compares arguments with', async () => {
  const { text } = await ask(shop, 'Which control arguments does sell_bread accept?')
  expect(text).not.toContain('no arguments')
  expect(text).toContain('OPTIONS(VARIABLE); its member compares them with -slice, -sl, -whole')
})

test('the arguments of an entry that is named with its segment', async () => {
  const { text } = await ask(shop, 'Which arguments does till_$add_sale take?')
  expect(text).toContain('3 arguments: P_price, P_name, P_code: `source/till_.pl1:4-5`')
})

test('the procedures inside a program of PL/I, without its labels', async () => {
  const { text } = await ask(shop, 'Which procedures does sell_bread contain?')
  expect(text).toMatch(/`sell_bread` holds COUNT_LOAVES\./i)
  expect(text).toContain('`source/sell_bread.pl1:14`')
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const zoo = new Codebase({
  'pli/feed_.pl1': [
    ' feed_: proc (pen);',
    ' dcl bad_food_ options (variable);',
    ' dcl (fetch_, carry_) external;',
    ' dcl pen fixed bin;',
    ' dcl 1 stall based (sp), 2 bucket_count fixed bin, 2 hay_left fixed bin;',
    ' dcl sp ptr;',
    '',
    '   call fetch_;',
    '',
    '/* What was fetched is one bucket',
    '   less to carry. */',
    '',
    '   stall.bucket_count = stall.bucket_count - 1;   /* one less */',
    '   if pen > 3 then',
    '     stall.hay_left =',
    '       pen * 2;',
    '   call bad_food_ (pen);',
    '   call store_$open (pen);',
    '   call store_$weigh (pen);',
    '   return;',
    ' clean_pen: entry;',
    '   call carry_;',
    ' end feed_;',
  ].join('\n'),
  'pli/tally.pli': [
    ' tally: proc;',
    ' dcl 1 sack_dcl, 2 stamp char(4), 2 grains fixed bin(31), 2 left char(9);',
    ' dcl 1 heap_dcl, 2 rows fixed bin(31), 2 row(heap_dcl.rows refer(rows)) char(4), 2 left char(9);',
    ' sack_dcl.grains = heap_dcl.rows;',
    ' end tally;',
  ].join('\n'),
  'pli/rota.pli': [' rota: proc;', '   call feed_$clean_pen;', ' end rota;'].join('\n'),
  'pli/clean_pen.pl1': [' clean_pen: proc;', '   call sweep_;', '   call store_;', ' end clean_pen;'].join('\n'),
  'pli/store_.pl1': [' store_: proc;', ' return;', ' open: entry (n);', ' return;', ' weigh: entry (n);', ' return;', ' end store_;'].join(
    '\n',
  ),
})

test('what has OPTIONS or is called without a type is an entry and no field', async () => {
  expect((await ask(zoo, 'Which programs do not call bad_food_?')).text).toMatch(
    /^4 of 5 programs do not call \*\*bad_food_\*\*: CLEAN_PEN, ROTA, STORE_, TALLY\./i,
  )
  expect((await ask(zoo, 'Which programs call bad_food_?')).text).toMatch(/^`bad_food_` is called from FEED_\./i)
  expect((await ask(zoo, 'Which programs call carry_?')).text).toMatch(/^`carry_` is called from FEED_\./i)
})

test('a program is meant before the entry of another with its name', async () => {
  const { text } = await ask(zoo, 'Which programs does the program clean_pen call?')
  expect(text).toMatch(/^`clean_pen` calls SWEEP_, STORE_\.\n/)
  expect(text).not.toContain('CARRY_')
  expect((await ask(zoo, 'Which programs does the entry clean_pen of feed_ call?')).text).toMatch(/^`clean_pen` calls CARRY_\./)
  expect((await ask(zoo, 'Which programs call the program clean_pen?')).text).not.toMatch(/called from ROTA/)
  expect((await ask(zoo, 'Which programs call the entry clean_pen of feed_?')).text).toMatch(/^`clean_pen` is called from ROTA\./)
})

test('entries of the segment that is named are those that are called', async () => {
  const { text } = await ask(zoo, 'Which entry points of store_ does feed_ call?')
  expect(text).toMatch(/^`feed_` calls STORE_\$OPEN, STORE_\$WEIGH\./)
  expect((await ask(zoo, 'When does feed_ call store_?')).text).toContain('STORE_$WEIGH')
})

test('a statement of PL/I begins behind the one above it', async () => {
  const { text } = await ask(zoo, 'Where is the field bucket_count changed?')
  expect(text).toContain('- `stall.bucket_count = stall.bucket_count - 1`')
  expect((await ask(zoo, 'Where is the field hay_left changed?')).text).toContain('- `stall.hay_left = pen * 2`')
})

test('no offset and no length is told where bytes are others, nor a length that is open', async () => {
  const { text } = await ask(zoo, 'How long is the field hay_left?')
  expect(text).toContain('FIXED BIN')
  expect(text).not.toMatch(/offset|\bbytes?\b/)
  expect((await ask(zoo, 'How long is the record sack_dcl?')).text).toContain('offset 0, 17 bytes')
  const heap = (await ask(zoo, 'How long is the record heap_dcl?')).text
  expect(heap).toContain('length not fixed')
  expect(heap).not.toMatch(/\b0 bytes/)
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const stall = new Codebase({
  'src/stall_requests_.pl1': [
    'stall_requests_$sell: procedure (p_ptr);',
    'declare p_ptr ptr;',
    '    call till_$open (p_ptr);',
    '    return;',
    'stall_requests_$weigh: entry (p_ptr);',
    '    call scale_$read (p_ptr);',
    '    return;',
    'end stall_requests_$sell;',
  ].join('\n'),
  'tables/stall_table_.alm': [
    '    request sell,',
    '            stall_requests_$sell,',
    '            (s),',
    '            (Sells something.)',
  ].join('\n'),
  'notes.md': '# Notes\n\n`stall_requests_$weigh` is an entry of its own.\n',
})

test('what only a table names that the structure does not read is not said to be called by nothing', async () => {
  expect((await ask(stall, 'Who calls stall_requests_$sell?')).text).toMatch(
    /^No statement that is understood leads to `stall_requests_\$sell`, but these lines name it:\n- `tables\/stall_table_\.alm:2`/,
  )
})

test('a text that names it calls nothing', async () => {
  expect((await ask(stall, 'Who calls stall_requests_$weigh?')).text).toMatch(/^NOT FOUND\nNothing in the code calls/)
})

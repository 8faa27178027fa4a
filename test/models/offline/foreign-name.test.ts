import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const loft = new Codebase({
  'src/loft_mgr_.pl1': [
    '/* Keeps the hay of a loft, and salvages what has become wet. */',
    'loft_mgr_: procedure (p_room, p_status);',
    'declare p_room fixed bin, p_status fixed bin (35), room fixed bin;',
    'declare (loft_et_$no_room,',
    '        loft_et_$wet) fixed bin (35) external static;',
    '    room = p_room + 1;',
    '    if room > 40 then',
    '        p_status = loft_et_$no_room;',
    '    return;',
    'loft_mgr_$dry: entry (p_room);',
    '    room = 0;',
    '    call fan_$start (room);',
    '    return;',
    'loft_mgr_$shut: entry;',
    '    call door_$shut ();',
    '    return;',
    'end loft_mgr_;',
  ].join('\n'),
})

test('when a program returns a code that is declared and defined elsewhere: its statements with the code', async () => {
  const { text } = await ask(loft, 'When does loft_mgr_ return loft_et_$no_room?')
  expect(text).toContain('if room > 40 then')
  expect(text).toContain('p_status = loft_et_$no_room')
})

test('what the jobs of a program are it says itself', async () => {
  expect((await ask(loft, 'What are the jobs of loft_mgr_?')).text).toMatch(/Keeps the hay of a loft/)
})

test('what an entry calls stands between it and the next', async () => {
  const { text } = await ask(loft, 'What does loft_mgr_$dry call?')
  expect(text).toContain('FAN_$START')
  expect(text).not.toContain('DOOR_$SHUT')
})

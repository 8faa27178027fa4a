import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const mill = new Codebase({
  'bounds.plinc': ['/* limits */', ' DCL MAX_DIM FIXED BIN(31) STATIC INIT(15);', ' DCL MAX_LEVELS FIXED BIN(31) STATIC INIT(16);'].join(
    '\n',
  ),
  'sack.pli': [
    'SACK: PROC;',
    ' %INCLUDE BOUNDS;',
    ' /* The length of a rope is not more than this */',
    ' IF ROPE > 260 THEN RETURN;',
    ' N = MAX_DIM + MAX_LEVELS;',
    'END;',
  ].join('\n'),
})

test('a field that is only some maximum is not the one that is asked for', async () => {
  expect((await ask(mill, 'What is the maximum rope length?')).text).not.toMatch(/^- field `MAX_/)
})

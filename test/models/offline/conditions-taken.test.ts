import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const orchard = new Codebase({
  'pli/applsrt.pli': [
    ' APPLES: PROC OPTIONS(MAIN);',
    '   DCL CRATES FILE RECORD INPUT;',
    "   ON ENDFILE(CRATES) MORE = '0'B;",
    '   ON ZERODIVIDE BEGIN;',
    "     DISPLAY('NO TREES IN THIS ROW');",
    '     GOTO DONE;',
    '   END;',
    '   READ FILE(CRATES) INTO(CRATE);',
    '   /* ON ERROR is left to the caller */',
    '   IF ROTTEN THEN SIGNAL ERROR;',
    ' DONE: END APPLES;',
  ].join('\n'),
  'pli/PRESSER.pli': [' PRESSER: PROC;', "   PUT SKIP LIST('CIDER');", ' END PRESSER;'].join('\n'),
})

const both =
  '`APPLSRT` has 2 ON-units:\n' +
  "- `ON ENDFILE(CRATES) MORE = '0'B;`: `pli/applsrt.pli:3`\n" +
  '- `ON ZERODIVIDE BEGIN;`: `pli/applsrt.pli:4`'

test.each(['Which ON-units does APPLSRT have?', 'What ON units does APPLSRT establish?', 'Which conditions does APPLSRT handle?'])(
  'the ON-units of a program: %s',
  async (question) => {
    expect((await ask(orchard, question)).text.startsWith(both)).toBe(true)
  },
)

test('a member is named in small letters', async () => {
  expect((await ask(orchard, 'Which conditions does applsrt handle?')).text).toMatch(/^`applsrt` has 2 ON-units:/)
})

test('what is done where a condition is raised', async () => {
  const { text } = await ask(orchard, 'What does APPLSRT do when it divides by zero?')
  expect(text).toMatch(/`APPLSRT` has 1 ON-unit for that:\n- `ON ZERODIVIDE BEGIN;`/)
  expect(text).toContain('NO TREES IN THIS ROW')
})

test('conditions that are raised', async () => {
  expect((await ask(orchard, 'Which conditions does APPLSRT signal?')).text).toMatch(
    /^`APPLSRT` has 1 SIGNAL:\n- `IF ROTTEN THEN SIGNAL ERROR;`: `pli\/applsrt\.pli:10`/,
  )
})

test('that there is none', async () => {
  expect((await ask(orchard, 'Which ON-units does PRESSER have?')).text).toMatch(/^NOT FOUND\n`PRESSER` has no ON-unit\./)
})

test.each(['Does APPLSRT handle the zerodivide condition?', 'Is there a zerodivide handler in APPLSRT?'])(
  'one condition: %s',
  async (question) => {
    expect((await ask(orchard, question)).text).toMatch(/`APPLSRT` has 1 ON-unit for that:\n- `ON ZERODIVIDE BEGIN;`/)
  },
)

const cellar = new Codebase({
  'pl1/press_.pl1': [
    'press_: proc ();',
    'dcl cleanup condition;',
    '/* handlers for cleanup are set up first */',
    '\ton cleanup call wipe ();',
    '\ton condition (tank_overflow) call drain ();',
    'end press_;',
  ].join('\n'),
  'pl1/cask_.pl1': ['cask_: proc ();', '\ton area, cleanup begin;', '\tend;', 'end cask_;'].join('\n'),
})

test.each([
  ['Who handles the cleanup condition?', 2],
  ['cleanup handlers?', 2],
  ['Which procedures establish a cleanup handler?', 2],
  ['Where is the cleanup condition handled?', 2],
  ['Which procedures handle tank_overflow?', 1],
])('who takes a condition, of all procedures: %s', async (question, members) => {
  expect((await ask(cellar, question)).text).toMatch(
    new RegExp(String.raw`^\`ON \w+\` stands in ${members} members?\.\n(?:- cask_.*\n)?- press_: \`pl1/press_\.pl1:[45]\``),
  )
})

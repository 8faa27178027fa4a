import { expect, test } from 'vitest'
import { macrosThatDo } from '../../../src/models/offline/question/macro-deeds.ts'
import { ask, Codebase } from './codebase.ts'

const mill = new Codebase({
  'asm/MLGRIND.asm': [
    '* MLGRIND: GRINDS WHAT THE LIBRARY OF GRAINS HOLDS',
    'MLGRIND  CSECT',
    '         MLENTER',
    '         GETMAIN RU,LV=4096            BUFFER FOR A BLOCK',
    '         OPEN  (GRAINS,INPUT)',
    '         FIND  GRAINS,SORT,D           GO TO THE MEMBER',
    'NEXT     READ  DECB,SF,GRAINS,(R8)',
    '         CHECK DECB',
    '         BAL   R14,MILL',
    '         STIMER WAIT,BINTVL=PAUSE',
    "         WTO   'MILL001 SACK IS FULL'",
    '         B     NEXT',
    'MILL     BR    R14',
    "SORT     DC    CL8'WHEAT'",
    "PAUSE    DC    F'300'",
    'GRAINS   DCB   DDNAME=GRAINS,DSORG=PO,MACRF=R',
    '         END',
  ].join('\n'),
  'asm/MLSACK.asm': ['* MLSACK: FILLS A SACK', 'MLSACK   CSECT', '         CALL  MLGRIND', '         BR    14', '         END'].join('\n'),
  'mac/MLENTER.mac': ['         MACRO', '         MLENTER', '         STM   14,12,12(13)', '         MEND'].join('\n'),
})

test.each([
  ['With which macros does MLGRIND locate a member and read its blocks?', 'FIND, READ, CHECK'],
  ['Which service does MLGRIND use to wait?', 'STIMER'],
  ['What does MLGRIND use to tell the operator that a sack is full?', 'WTO'],
  ['Which macro in MLGRIND tells the operator something?', 'WTO'],
])('the macros that do something, and not all that are used: %s', async (question, macros) => {
  const { text } = await ask(mill, question)
  expect(text).toMatch(new RegExp(`^\`MLGRIND\` has ${macros} for that\\.\n- `))
  expect(text).not.toContain('uses MLENTER')
})

test('where none of them does it, nothing is said of others', async () => {
  expect((await ask(mill, 'With which macros does MLGRIND take an attention interrupt?')).text).not.toMatch(/MLGRIND` (?:has|uses)/)
})

test('all macros are those of the code and those of the system, and nothing that is no macro', async () => {
  const { text } = await ask(mill, 'Which macros does MLGRIND use?')
  expect(text).toMatch(/^`MLGRIND` uses MLENTER\.\n- macro .*\n\n`MLGRIND` uses the macros of the system GETMAIN, OPEN, FIND, READ, /)
  expect((await ask(mill, 'Which macros does MLSACK use?')).text).toMatch(/^`MLSACK` uses the macros of the system CALL\./)
})

test('a macro is asked for by its name', async () => {
  expect((await ask(mill, 'Does MLGRIND use STIMER?')).text).toMatch(/^`STIMER` stands in 1 line of `MLGRIND`\.\n/)
  expect((await ask(mill, 'Does MLGRIND issue an ESTAEX?')).text).toMatch(/^NOT FOUND\nNo line of `MLGRIND` has the statement `ESTAEX`\./)
})

test('what is only read does not write', () => {
  expect([...macrosThatDo('send a message to the terminal').keys()]).not.toContain('TGET')
  expect([...macrosThatDo('ask the terminal for a line').keys()]).toContain('TGET')
})

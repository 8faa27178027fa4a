import { expect, test } from 'vitest'
import { askedCode } from '../../../src/models/offline/question/asked-code.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (id: string, data: string, statements: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${id}.
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY HIVECOPY.
${data}
PROCEDURE DIVISION.
0000-MAIN.
${statements}
    GOBACK.`)

const apiary = new Codebase({
  'HIVECOPY.cpy': [
    '       01  HIVE-RECORD.',
    '           05  HIVE-TOLL           PIC 9(5).',
    '           05  HIVE-STATE          PIC X.',
    "               88  HIVE-ASLEEP     VALUE 'S'.",
    "               88  HIVE-AWAKE      VALUE 'A'.",
    "               88  HIVE-SWARMING   VALUE 'W'.",
    '           05  HIVE-MODE           PIC X VALUE',
    "               'N'.",
    "               88  MODE-NORMAL     VALUE 'N'.",
    "               88  MODE-WINTER     VALUE 'W'.",
    '           05  EVENT-KIND          PIC X(3).',
    "               88  EVENT-SWARM     VALUE 'SWM'.",
    "               88  EVENT-HARVEST   VALUE 'HRV'.",
    "               88  EVENT-FEEDING   VALUE 'FED'.",
  ].join('\n'),
  'HVWAKE.cbl': program(
    'HVWAKE',
    '01  WS-PENALTY PIC 9(5).\n01  WS-DAYS PIC 9(3).',
    `    SET HIVE-AWAKE TO TRUE.
    SET MODE-WINTER TO TRUE.
    MOVE 'HRV' TO EVENT-KIND.
*   post a harvest
    IF EVENT-FEEDING DISPLAY 'FED'.
    MOVE ZERO TO HIVE-TOLL.
*   the penalty for late honey
    COMPUTE WS-PENALTY = WS-DAYS * 3.`,
  ),
  'HVSLEEP.cbl': program('HVSLEEP', '01  WS-A PIC X.', '    SET HIVE-ASLEEP TO TRUE.\n    DISPLAY HIVE-TOLL.'),
})

test.each([
  ['Where is HIVE-SWARMING set?', 'No statement sets HIVE-SWARMING'],
  ['Which program sets HIVE-SWARMING when a hive gets too small?', 'No statement sets HIVE-SWARMING'],
  ['Which program writes an SWM event when a swarm leaves?', '`SWM` is only declared: no statement gives it to anything'],
  ['Where is the kind FED given to an event?', '`FED` is only declared: no statement gives it to anything'],
  ['Which program computes the toll of a hive?', 'No line of the code computes `toll`'],
])('what no statement does is denied: %s', async (question, said) => {
  const { text } = await ask(apiary, question)
  expect(text).toContain('NOT FOUND')
  expect(text).toContain(said)
})

test.each([
  ['Where is HIVE-ASLEEP set?', 'HVSLEEP'],
  ['Which program writes an HRV event when honey is taken?', 'HVWAKE'],
  ['Which program posts the penalty for late honey?', 'HVWAKE'],
  ['Which program computes the penalty?', 'HVWAKE'],
])('what some statement does is told: %s', async (question, name) => {
  const { text } = await ask(apiary, question)
  expect(text).not.toContain('NOT FOUND')
  expect(text).toContain(name)
})

test('what sets another condition of the same item does not set the one that is asked about', async () => {
  expect((await ask(apiary, 'Where is HIVE-ASLEEP set?')).text).not.toContain('SET HIVE-AWAKE')
})

test('what an item begins with needs no statement', async () => {
  expect((await ask(apiary, 'Where is MODE-NORMAL set?')).text).not.toContain('No statement sets')
})

test('who tests a code is another question than who gives it', () => {
  expect(askedCode('Which program tests for an FED event?')).toEqual({ code: 'FED', isGiven: false })
  expect(askedCode('Which program writes an FED event?')).toEqual({ code: 'FED', isGiven: true })
  expect(askedCode('What does FED mean?')).toBeUndefined()
})

const orchard = new Codebase({
  'ORMENU.bms': [
    'ORSET   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL',
    'ORMAP   DFHMDI SIZE=(24,80)',
    "        DFHMDF POS=(1,1),LENGTH=20,INITIAL='Orchard tree menu'",
    "        DFHMDF POS=(4,8),LENGTH=18,INITIAL='1. Tree Inquiry'",
    "        DFHMDF POS=(5,8),LENGTH=18,INITIAL='2. Tree Add'",
    "        DFHMDF POS=(6,8),LENGTH=18,INITIAL='3. Fence Delete'",
    '        DFHMSD TYPE=FINAL',
  ].join('\n'),
  'ORPROG.cbl': program('ORPROG', '01  WS-A PIC X.', "    EXEC CICS SEND MAP('ORMAP') MAPSET('ORSET') END-EXEC."),
  'orders.incl.pl1': 'dcl       crate_\n          entry (ptr);\ndcl       crate_$stack entry (ptr);\ndcl       crate_$fill entry (ptr);\n',
  'pick_.pl1': 'pick_: proc;\n%include orders;\ndcl p ptr;\n  call crate_$fill (p);\nend pick_;\n',
  'ORCSD.csd': 'DEFINE PROGRAM(ORPRUNE) GROUP(ORCH)\n       DESCRIPTION(PRUNING) LANGUAGE(COBOL)\n',
  'link/ORPRUNE.lked': '*\n    INCLUDE ORMOD(ORPRUNE)\n    ENTRY ORPRUNE\n    NAME ORPRUNE(R)\n',
})

test('an option of a menu that does something else to the thing is no answer', async () => {
  const { text } = await ask(orchard, 'Which option of the tree menu deletes a tree?')
  expect(text).toContain('NOT FOUND')
  expect(text).toContain('no option that a menu shows does that to tree'.replace('no', 'No'))
  expect((await ask(orchard, 'Which option of the tree menu adds a tree?')).text).not.toContain('NOT FOUND')
  expect((await ask(orchard, 'Which option of the fence menu deletes a fence?')).text).not.toContain('No option')
})

test('a declaration of an entry is no call', async () => {
  expect((await ask(orchard, 'Which module calls crate_$stack?')).text).toMatch(/NOT FOUND\n`crate_\$stack` is only declared/)
  expect((await ask(orchard, 'Which module calls crate_$fill?')).text).not.toContain('NOT FOUND')
})

test('what the binder is told of a program is no source of it', async () => {
  const { text } = await ask(orchard, 'What does ORPRUNE return to its caller?')
  expect(text).toContain('its source is not in the code')
  expect((await ask(orchard, 'Which CSD group is ORPRUNE in?')).text).toContain('ORCH')
})

test('a command that stands nowhere is missing', async () => {
  expect((await ask(orchard, 'What does the HARVEST control card do?')).text).toMatch(/NOT FOUND\nNothing in the code .*`HARVEST`/)
  expect((await ask(orchard, 'What does the RESTART control card do?')).text).toMatch(/NOT FOUND\nNothing in the code .*`RESTART`/)
})

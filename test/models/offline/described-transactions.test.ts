import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const map = (name: string, title: string) =>
  `${name}S  DFHMSD TYPE=MAP,LANG=COBOL,MODE=INOUT\n${name}   DFHMDI SIZE=(24,80)\n         DFHMDF POS=(1,1),LENGTH=30,INITIAL='${title}'\nPICK     DFHMDF POS=(4,1),LENGTH=1\n         DFHMSD TYPE=FINAL\n`
const menu = (name: string, about: string, shows: string, calls: readonly string[]) =>
  `      * ${about}\n${fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-PICK                      PIC X.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS SEND MAP('${shows}') MAPSET('${shows}S') END-EXEC.
    EVALUATE WS-PICK
${calls.map((program, index) => `      WHEN '${index + 1}'\n        EXEC CICS LINK PROGRAM('${program}') END-EXEC`).join('\n')}
    END-EVALUATE.
    GOBACK.`)}`
const worker = (name: string, about: string) =>
  `      * ${about}\n${fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS RETURN END-EXEC.`)}`
const orchard = new Codebase({
  'bms/ORM1S.bms': map('ORM1', 'Orchard Apple Tree Menu'),
  'bms/ORM2S.bms': map('ORM2', 'Orchard Pear Tree Menu'),
  'cbl/ORAPPLE.cbl': menu('ORAPPLE', 'MENU FOR APPLE TREES', 'ORM1', ['ORSHOW', 'ORPLANT', 'ORFELL']),
  'cbl/ORPEAR.cbl': menu('ORPEAR', 'MENU FOR PEAR TREES', 'ORM2', ['ORSHOW', 'ORPRUNE']),
  'cbl/ORPLANT.cbl': worker('ORPLANT', 'UPDATE A TREE: APPLE TREES AND PEAR TREES ARE UPDATED HERE'),
  'cbl/ORFELL.cbl': worker('ORFELL', 'FELL A TREE'),
  'cbl/ORSHOW.cbl': worker('ORSHOW', 'SHOW A TREE'),
  'cbl/ORPRUNE.cbl': worker('ORPRUNE', 'PRUNE A TREE'),
  'cbl/ORSETUP.cbl': worker('ORSETUP', 'SET UP THE COUNTERS AND QUEUES OF A NEW ORCHARD'),
  'csd/ORCHARD.csd': [
    ['OAPP', 'ORAPPLE'],
    ['OPEA', 'ORPEAR'],
    ['OSET', 'ORSETUP'],
  ]
    .map(([transaction, program]) => `DEFINE TRANSACTION(${transaction}) GROUP(ORCHARD) PROGRAM(${program})`)
    .join('\n'),
  'jcl/ORTABS.jcl':
    '//ORTABS JOB 1,SETUP\n//* SETS UP THE TABLES OF A NEW SYSTEM FIRST\n//CREATE EXEC PGM=IEFBR14\n//Q DD DSN=OR.QUEUES,DISP=(NEW,CATLG)\n',
})

test.each([
  [
    'Which transaction do I run first on a new system so that the counters and queues are set up?',
    /transaction `?OSET`? runs program `?ORSETUP/,
  ],
  ['Which transaction must I type to see the pear trees?', /transaction `?OPEA`? runs program `?ORPEAR/],
])('the transaction that somebody has to type: %s', async (question, answer) => {
  const { text } = await ask(orchard, question)
  expect(text).toMatch(answer)
  expect(text).not.toMatch(/^- job /)
})

test.each([
  ['Which transaction starts the pear tree menu?', /transaction `?OPEA`? runs program `?ORPEAR/],
  ['Which transaction opens the apple tree menu, and which program is behind it?', /transaction `?OAPP`? runs program `?ORAPPLE/],
  ['Which transaction starts the set up of the counters, and which program is behind it?', /transaction `?OSET`? runs program `?ORSETUP/],
])('the transaction that starts what is described: %s', async (question, answer) => {
  expect((await ask(orchard, question)).text).toMatch(answer)
})

test('what a described screen calls is what the program behind its map calls', async () => {
  const { text } = await ask(orchard, 'When the apple tree menu is used to update a tree, which programs does it call one after the other?')
  expect(text).toMatch(/^`ORAPPLE` calls ORSHOW, ORPLANT, ORFELL/m)
})

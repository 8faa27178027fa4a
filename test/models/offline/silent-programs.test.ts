import { expect, test } from 'vitest'
import { findHead } from '../../../src/models/offline/head.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const known = (text: string) => new Map(text.split('\n').map((line, at) => [at + 1, line]))

const source = fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BEEHIVE.
DATA DIVISION.
WORKING-STORAGE SECTION.
* Messages that are shown to the keeper when it fails
01  WS-NONE                  PIC X(20) VALUE 'NO BEES'.
PROCEDURE DIVISION.
MAIN.
    EXEC SQL SELECT COUNT(*) INTO :WS-BEES FROM HIVES END-EXEC
* Smoke calms them
    PERFORM BLOW-SMOKE
    EXEC SQL UPDATE HIVES SET CALM = 'Y' END-EXEC
    GOBACK.
BLOW-SMOKE.
    MOVE 1 TO WS-SMOKE.`).replaceAll(/^ {7}\*/gm, '      *')

test('a comment on its data does not tell what a program is for, unless it says so', () => {
  expect(findHead(known(source), 'BEEHIVE')).toBeUndefined()
  expect(findHead(known(source.replace('* Messages', '* Purpose: messages')), 'BEEHIVE')?.lines[0]).toContain('Purpose')
})

test('a program that says nothing of itself is told by its first statements and by what it does to its data', async () => {
  const { text } = await ask(new Codebase({ 'cbl/BEEHIVE.cbl': source }), 'What does BEEHIVE do?')
  expect(text).toContain('It reads and changes HIVES.')
  expect(text).toMatch(/`cbl\/BEEHIVE\.cbl:7-15`:\n[\s\S]*PERFORM BLOW-SMOKE/)
  expect(text).not.toContain('Messages that are shown')
})

test('of a PL/I program that says nothing of itself the first statements are shown, not what it declares', async () => {
  const bakery = new Codebase({
    'knead.pl1': `%replace true by '1'b;
%replace wet  by 4;
%include 'dough.incl.pl1';
declare s$open entry (char(*) var);
declare feel entry returns(bin(15));
knead: procedure options (main);
  declare code binary (15),
          how  binary (15);
  declare 1 bowl,
            2 content char(4);
  call s$open('BOWL');
  how = feel();
  if how > wet then call add_flour;
end knead;
`,
  })
  const { text } = await ask(bakery, 'What does KNEAD do?')
  expect(text).toContain("call s$open('BOWL')")
  expect(text).toContain('call add_flour')
  expect(text).not.toContain('%replace true')
  expect(text).not.toContain('content char(4)')
})

const silent = [
  ' HONEY1: PROC(JARS);                        00010000',
  '   DCL 1 JAR,                               00020000',
  '         2 SIZE FIXED BIN(15),              00030000',
  '       ##       FIXED BIN(15) INIT(4),      00040000',
  '       #        FIXED BIN(15) INIT(0),      00050000',
  '       JARS     FIXED BIN(15);              00060000',
  '   # = ## + JARS;                           00070000',
  '   CALL FILLJAR(#);                         00080000',
  ' END HONEY1;                                00090000',
].join('\n')

test('of a program that says nothing the text of its name tells what it is for', async () => {
  const { text } = await ask(
    new Codebase({ 'HONEY1.pli': silent, 'HONEY1.md': '# HONEY1\n\nFills jars of several sizes.\n' }),
    'What is HONEY1 for?',
  )
  expect(text).toMatch(/^- `HONEY1\.md:3`: `Fills jars of several sizes\.`/)
  expect(text).toMatch(/# = ## \+ JARS;[\s\S]*CALL FILLJAR/)
  expect(text).not.toContain('FIXED BIN')
})

test('or a line of a text that begins with its name', async () => {
  const { text } = await ask(
    new Codebase({
      'HONEY1.pli': silent,
      'README.md': '# Programs\n\n- `HONEY1` - fills jars of several sizes\n- `HIVE2` - counts the bees\n',
    }),
    'What is HONEY1 for?',
  )
  expect(text).toMatch(/^- `README\.md:3`:\n.*\n.*fills jars of several sizes/)
})

test('the listing of a program beside it does not call it, and what a command takes need not be called operands', async () => {
  const listed = new Codebase({
    'HONEY1.pli': silent,
    'HONEY1.txt': '1IBM PL/I  HONEY1: PROC(JARS);\n0  1  0  HONEY1: PROC(JARS);',
    'LABEL.pli': [' LABEL: PROC;', "   SELECT(TEXT); WHEN('ROUND') SHAPE = 1; WHEN('LONG') SHAPE = 2; END;", ' END LABEL;'].join('\n'),
  })
  expect((await ask(listed, 'From where is HONEY1 called?')).text).toMatch(/^NOT FOUND/)
  expect((await ask(listed, 'Which operands can be given to LABEL?')).text).not.toMatch(/^NOT FOUND/)
})

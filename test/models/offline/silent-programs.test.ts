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

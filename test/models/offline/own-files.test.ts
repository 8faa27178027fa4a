import { expect, test } from 'vitest'
import { askedOwnFiles } from '../../../src/models/offline/question/asked-own-files.ts'
import { ask, Codebase, fixedFormat } from './codebase.ts'

test('which files of a program a question wants', () => {
  const asked = (bare: string) => askedOwnFiles({ bare })
  expect(asked('Which program weighs the loaves, and which files does it take them from?')).toBe('read')
  expect(asked('Into which file does the oven check put the burnt loaves?')).toBe('write')
  expect(asked('In which file is the recipe of the day kept?')).toBe('any')
  expect(asked('In which source file is the oven check declared?')).toBeUndefined()
  expect(asked('What does the oven check do?')).toBeUndefined()
})

test('the files of the program that the words lead to', async () => {
  const shop = new Codebase({
    'WEIGH.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WEIGH.
* WEIGHS THE LOAVES OF ALL SHOPS AND SORTS OUT THE LIGHT ONES
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT LOAF-FILE ASSIGN TO WS-PATH.
    SELECT LIGHT-FILE ASSIGN TO "LIGHT.DAT".
DATA DIVISION.
FILE SECTION.
FD  LOAF-FILE.
01  LOAF-LINE                    PIC X(40).
FD  LIGHT-FILE.
01  LIGHT-LINE                   PIC X(40).
WORKING-STORAGE SECTION.
01  WS-PATH                      PIC X(40).
PROCEDURE DIVISION.
    MOVE "north/LOAVES.DAT" TO WS-PATH.
    OPEN INPUT LOAF-FILE OUTPUT LIGHT-FILE.
    READ LOAF-FILE.
    WRITE LIGHT-LINE FROM LOAF-LINE.
    STOP RUN.`),
    'OTHER.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. OTHER.
* PAYS THE BAKERS
PROCEDURE DIVISION.
    STOP RUN.`),
  })
  const { text } = await ask(shop, 'Which program weighs the loaves, and which files does it take them from?')
  expect(text).toContain('reads NORTH/LOAVES.DAT: `WEIGH.cbl')
  expect((await ask(shop, 'Into which file does the weighing put the light loaves?')).text).toContain('writes LIGHT.DAT: `WEIGH.cbl')
})

import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, statements: string, data = '') =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01 W-NEXT PIC X(8) VALUE 'GLAZE'.
${data}
PROCEDURE DIVISION.
MAIN-LINE.
${statements}
    GOBACK.`)
const kiln = new Codebase({
  'cbl/FIRING.cbl': program('FIRING', "    CALL 'COOLER'\n    CALL W-NEXT\n    CALL 'COOLER'"),
  'cbl/COOLER.cbl': program('COOLER', '    CONTINUE'),
  'cbl/GLAZE.cbl': program('GLAZE', '    CONTINUE'),
  'cbl/SHELF.cbl': program('SHELF', "    EXEC CICS LINK PROGRAM('COOLER') END-EXEC\n    EXEC CICS RETURN END-EXEC"),
  'cbl/TILES.cbl': program(
    'TILES',
    "    EXEC CICS READ DATASET('TILEF') INTO(W-NEXT) RIDFLD(W-NEXT) END-EXEC\n    EXEC CICS STARTBR DATASET('MOULDS') RIDFLD(W-NEXT) END-EXEC\n    EXEC CICS READNEXT DATASET('MOULDS') INTO(W-NEXT) RIDFLD(W-NEXT) END-EXEC",
  ),
  'cbl/BRICKS.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BRICKS.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT BRICK-FILE ASSIGN TO BRICKDD
        ORGANIZATION IS INDEXED
        ACCESS MODE IS RANDOM
        RECORD KEY IS BRICK-NO.
DATA DIVISION.
FILE SECTION.
FD BRICK-FILE.
01 BRICK-REC.
   05 BRICK-NO PIC X(4).
PROCEDURE DIVISION.
MAIN-LINE.
    OPEN INPUT BRICK-FILE
    READ BRICK-FILE
    GOBACK.`),
  'jcl/BURN.jcl': '//BURN JOB\n//A EXEC PGM=FIRING',
  'asm/VENTER.asm': 'VENTER   CSECT\n         LINK  EP=COOLER\n         CALL  GLAZE\n         BR    14\n         END',
})

describe('static or dynamic', () => {
  test.each([
    [
      'Is GLAZE called statically or dynamically?',
      /FIRING calls GLAZE dynamically: the name is in a field, W-NEXT: `cbl\/FIRING.cbl:10`, `cbl\/FIRING.cbl:5`/,
    ],
    [
      'Is the call of COOLER in FIRING static or dynamic?',
      /^- `FIRING`|^- FIRING calls `COOLER` statically, unless it is compiled with DYNAM: the name is a literal: `cbl\/FIRING.cbl:9`$/,
    ],
    ['Are the calls in FIRING static or dynamic?', /^- FIRING calls `COOLER` statically[^\n]*\n- FIRING calls GLAZE dynamically[^\n]*$/],
    [
      'Does SHELF call COOLER statically or dynamically?',
      /^- SHELF calls `COOLER` dynamically: CICS finds it when the statement is run[^\n]*$/,
    ],
    [
      'Are the calls in VENTER static or dynamic?',
      /^(?=[\s\S]*- VENTER calls `COOLER` dynamically: LINK fetches it)[\s\S]*- VENTER calls `GLAZE` statically: it is link-edited with it/,
    ],
    ['Which program calls GLAZE, and is that call static or dynamic?', /^`GLAZE` is called from[\s\S]*FIRING calls GLAZE dynamically/],
  ])('%s', async (question, expected) => {
    expect((await ask(kiln, question)).text).toMatch(expected)
  })
})

describe('batch or online', () => {
  test.each([
    ['Is FIRING batch or online?', /^\*\*FIRING\*\* is batch\.\n- run by job BURN: `jcl\/BURN.jcl:2`$/],
    [
      'Is SHELF an online program or a batch one?',
      /^\*\*SHELF\*\* is online\.\n- it has EXEC CICS in 2 lines: `cbl\/SHELF.cbl:9`, `cbl\/SHELF.cbl:10`$/,
    ],
    ['Does COOLER run in batch or online?', /^\*\*COOLER\*\* is called by others: [^\n]*\.\n- called from program/],
  ])('%s', async (question, expected) => {
    expect((await ask(kiln, question)).text).toMatch(expected)
  })
})

describe('one or more', () => {
  test.each([
    ['Is COOLER called from more than one program?', /^Yes: there are 3 callers\. `COOLER` is called from/],
    ['Does only one program call GLAZE?', /^No: there are 2 callers\. /],
    ['Is FIRING run by more than one job?', /^No: there is one caller\. `FIRING` is run by BURN/],
  ])('%s', async (question, expected) => {
    expect((await ask(kiln, question)).text).toMatch(expected)
  })
})

describe('by key or in sequence', () => {
  test.each([
    ['Does TILES read TILEF by key or in sequence?', /^- TILES reads TILEF by key \(READ\): `cbl\/TILES.cbl:9`$/],
    [
      'Is MOULDS read by key or from start to end?',
      /^- TILES reads MOULDS in sequence \(STARTBR, READNEXT\): `cbl\/TILES.cbl:10`, `cbl\/TILES.cbl:11`$/,
    ],
    ['Does BRICKS read BRICK-FILE sequentially or by key?', /^- file `BRICK-FILE` \(`?BRICKDD`?\) of BRICKS: ACCESS MODE RANDOM/],
    ['Is BRICK-FILE read by key or from the start to the end?', /^- file `BRICK-FILE` \(`?BRICKDD`?\) of BRICKS: ACCESS MODE RANDOM/],
  ])('%s', async (question, expected) => {
    expect((await ask(kiln, question)).text).toMatch(expected)
  })
})

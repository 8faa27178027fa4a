import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

/** A ferry office: transactions of its own programs, and some whose programs a vendor keeps. */
const ferry = new Codebase({
  'COBOL/FERBOOK': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERBOOK.
*****************************************************************
* Function: books cabins and car decks of the evening ferry     *
*****************************************************************
DATA DIVISION.
WORKING-STORAGE SECTION.
    COPY FERSET.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS SEND MAP('FERMAP') MAPSET('FERSET') END-EXEC
    EXEC CICS RETURN TRANSID('FERB') END-EXEC.`),
  'COBOL/FERTINT': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERTINT.
PROCEDURE DIVISION.
0000-MAIN.
    MOVE 'AMBER' TO WS-TINT-OF-DECK
    MOVE 'RAMP OPEN' TO WS-RAMP
    CALL 'FERPRNT' USING WS-TINT-OF-DECK.`),
  'COBOL/FERNOTE': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERNOTE.
PROCEDURE DIVISION.
0000-MAIN.
    DISPLAY 'NOTE PROGRAM: THE PROGRAM OF THE DAY'
    CALL 'FERDAY' USING WS-NOTE.`),
  'MAPS/FERSET.bms': [
    'FERSET   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
    'FERMAP   DFHMDI SIZE=(24,80)',
    "         DFHMDF POS=(1,1),LENGTH=12,INITIAL='EVENING BOAT'",
    'CABIN    DFHMDF POS=(3,1),LENGTH=4',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
  'MAPS/FEROTHER.bms': 'FEROTHER DFHMSD TYPE=MAP\nDECKM    DFHMDI SIZE=(24,80)\n         DFHMSD TYPE=FINAL',
  'build/all.sh': [
    'for map in MAPS/*.bms; do',
    '  mapname=$(basename $map)',
    'cat << END',
    '//$mapname EXEC SHIPMAPS,MAPNAME=$mapname',
    'END',
    'done',
  ].join('\n'),
  'build/other.jcl': '//OTHER    JOB (1)\n//ONE      EXEC SHIPMAPS,MAPNAME=FEROTHER',
  'TABLES/PCT': [
    '         KIKPCT TYPE=INITIAL,SUFFIX=1',
    '*',
    '*LEAVE THE REGION (LOG OFF)',
    '*',
    '         KIKPCT TYPE=ENTRY,TRANSID=VOFF,PROGRAM=VENDOFF',
    '         KIKPCT TYPE=ENTRY,TRANSID=VSTP,PROGRAM=VENDOFF',
    ...Array.from({ length: 9 }, (_, i) => `         KIKPCT TYPE=ENTRY,TRANSID=FER${i},PROGRAM=FERP${i}`),
    '         KIKPCT TYPE=ENTRY,TRANSID=TINT,PROGRAM=FERTINT',
    '         KIKPCT TYPE=ENTRY,TRANSID=FERB,PROGRAM=FERBOOK',
    '         KIKPCT TYPE=ENTRY,TRANSID=BYEB,PROGRAM=VENDOFF',
  ].join('\n'),
})

describe('answers on transactions', () => {
  test('what runs when one is entered is its program, with what that is for', async () => {
    const { text } = await ask(ferry, 'What runs when a clerk enters FERB, and what is that program for?')
    expect(text).toMatch(/transaction `?FERB`? runs program `?FERBOOK/)
    expect(text).toContain('books cabins and car decks')
    expect(text).not.toContain('NOT FOUND')
  })

  test('a name of four letters that somebody types is a transaction', async () => {
    expect((await ask(ferry, 'What happens when I type FERB?')).text).toContain('runs program')
    expect((await ask(ferry, 'Which program is behind FERB?')).text).toContain('runs program')
  })

  test('a program whose source is elsewhere is told by what is said over its transactions', async () => {
    const { text } = await ask(ferry, 'What runs when an operator enters BYEB, and what is that program for?')
    expect(text).toContain('`VENDOFF` runs under VOFF, VSTP too: `TABLES/PCT:5`, `TABLES/PCT:6`')
    expect(text).toContain('*LEAVE THE REGION (LOG OFF)')
  })

  test('a copybook that is nowhere is made of a mapset', async () => {
    const { text } = await ask(ferry, 'FERBOOK has a COPY FERSET, but there is no such copybook. Where does it come from?')
    expect(text).toContain(
      'copybook `FERSET` is the symbolic map of the mapset in MAPS/FERSET.bms: assembling that makes it: `MAPS/FERSET.bms:1`',
    )
    expect(text).toContain('By their names these assemble mapsets:\n- `build/all.sh:4`: `//$mapname EXEC SHIPMAPS,MAPNAME=$mapname`')
    expect(text).not.toContain('MAPNAME=FEROTHER')
    expect(text).not.toContain('build/all.sh:2`')
  })

  test('a mapset that nobody copies has no copybook of its name', async () => {
    expect((await ask(ferry, 'Where is the mapset FEROTHER defined?')).text).not.toContain('symbolic map')
  })

  test('a description none of whose words is in the code leaves it to the rest of the question', async () => {
    const asked =
      'While the ramp is open the mainframe program gives the deck an amber tint. Which program is that, and what do I type to start it?'
    const { text } = await ask(ferry, asked)
    expect(text).toMatch(/transaction `TINT`/)
    expect(text).not.toContain('FERNOTE')
  })
})

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
  'MAPS/FERSET.bms': [
    'FERSET   DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
    'FERMAP   DFHMDI SIZE=(24,80)',
    "         DFHMDF POS=(1,1),LENGTH=12,INITIAL='EVENING BOAT'",
    'CABIN    DFHMDF POS=(3,1),LENGTH=4',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
  'TABLES/PCT': [
    '         KIKPCT TYPE=INITIAL,SUFFIX=1',
    '*',
    '*LEAVE THE REGION (LOG OFF)',
    '*',
    '         KIKPCT TYPE=ENTRY,TRANSID=VOFF,PROGRAM=VENDOFF',
    '         KIKPCT TYPE=ENTRY,TRANSID=VSTP,PROGRAM=VENDOFF',
    ...Array.from({ length: 9 }, (_, i) => `         KIKPCT TYPE=ENTRY,TRANSID=FER${i},PROGRAM=FERP${i}`),
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
})

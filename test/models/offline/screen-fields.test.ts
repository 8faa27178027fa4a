import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const pier = new Codebase({
  'bms/PIERSET.bms': [
    'PIERSET  DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
    'PIERMAP  DFHMDI SIZE=(24,80)',
    "         DFHMDF POS=(1,20),LENGTH=13,ATTRB=(ASKIP,BRT),INITIAL='ANGLER PERMIT'",
    "         DFHMDF POS=(3,2),LENGTH=7,ATTRB=(ASKIP,NORM),INITIAL='Angler:'",
    'ANGLNO   DFHMDF POS=(3,12),LENGTH=6,ATTRB=(UNPROT,NUM,IC)',
    "         DFHMDF POS=(4,2),LENGTH=8,ATTRB=(ASKIP,NORM),INITIAL='Licence:'",
    'LICNO    DFHMDF POS=(4,12),LENGTH=9,ATTRB=(UNPROT,NORM)',
    "         DFHMDF POS=(5,2),LENGTH=7,ATTRB=(ASKIP,DRK),INITIAL='Banned:'",
    'BANFLG   DFHMDF POS=(5,12),LENGTH=1,ATTRB=(PROT,DRK,FSET)',
    'MSG      DFHMDF POS=(24,1),LENGTH=70,ATTRB=(ASKIP,BRT)',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
  'cbl/PIERPGM.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PIERPGM.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS RECEIVE MAP('PIERMAP') MAPSET('PIERSET') END-EXEC
    IF EIBAID = DFHPF3
        EXEC CICS RETURN END-EXEC.
    EXEC CICS SEND MAP('PIERMAP') MAPSET('PIERSET') END-EXEC.`),
})

describe('the fields of a screen', () => {
  test('that have an attribute, all of them', async () => {
    const { text } = await ask(pier, 'Which fields of map PIERMAP can be typed into?')
    expect(text).toContain('field `ANGLNO` (“Angler:”) of map PIERMAP: row 3, column 12, 6 characters, for input')
    expect(text).toContain('`LICNO`')
    expect(text).not.toContain('`MSG`')
  })

  test('that the operator works with, and not the keys, however that is said', async () => {
    for (const said of [
      'can the operator key into',
      'may the clerk overtype',
      'are open to the user',
      'can be filled in',
      'can a clerk change',
    ]) {
      const { text } = await ask(pier, `On the screen PIERMAP, which fields ${said}?`)
      expect(text, said).toContain('field `LICNO` (“Licence:”) of map PIERMAP')
      expect(text, said).not.toContain('`BANFLG`')
      expect(text, said).not.toMatch(/^- PF3/m)
    }
    expect((await ask(pier, 'Which fields of map PIERMAP cannot be changed by the user?')).text).toContain('field `BANFLG`')
    expect((await ask(pier, 'Which fields of map PIERMAP are not checked when they are entered?')).text).not.toContain('field `BANFLG`')
  })

  test('the one that the question describes, and not the keys', async () => {
    const { text } = await ask(pier, 'On the permit screen, which field holds the banned flag, and how is it hidden from the user?')
    expect(text).toMatch(/field `BANFLG` \(“Banned:”\) of map PIERMAP: .*protected, hidden, .*DRK.*`bms\/PIERSET\.bms:9`/)
    expect((await ask(pier, 'On the permit page, which field holds the banned flag?')).text).toContain('field `BANFLG`')
    expect((await ask(pier, 'On the permit screen, into which field is the licence typed?')).text).toMatch(/^- field `LICNO`/)
  })

  test('of a mapset those of its map', async () => {
    expect((await ask(pier, 'Which fields of mapset PIERSET are hidden?')).text).toContain('field `BANFLG`')
  })
})

test('fields that must be filled in are those that the map says so of; where it says so of none, those for input', async () => {
  const field = (name: string, row: number, more: string) => `${name.padEnd(8)} DFHMDF POS=(${row},12),LENGTH=6,ATTRB=UNPROT${more}`
  const raft = new Codebase({
    'bms/RAFTSET.bms': [
      'RAFTSET  DFHMSD TYPE=MAP,MODE=INOUT,LANG=COBOL,TIOAPFX=YES',
      'RAFTMAP  DFHMDI SIZE=(24,80)',
      field('RAFTNO', 3, ',VALIDN=MUSTENTER'),
      field('RAFTSIZ', 4, ',VALIDN=(MUSTFILL)'),
      field('RAFTTXT', 5, ''),
      '         DFHMSD TYPE=FINAL',
    ].join('\n'),
  })
  for (const said of ['must be filled in', 'have to be entered', 'are mandatory', 'cannot be left blank']) {
    const { text } = await ask(raft, `Which fields of map RAFTMAP ${said}?`)
    expect(text, said).toMatch(/^- field `RAFTNO` of map RAFTMAP/)
    expect(text, said).toContain('`RAFTSIZ`')
    expect(text, said).not.toContain('- field `RAFTTXT`')
  }
  const { text } = await ask(pier, 'Which fields of map PIERMAP must be entered?')
  expect(text).toContain('field `ANGLNO`')
  expect(text).not.toMatch(/no named field/)
})

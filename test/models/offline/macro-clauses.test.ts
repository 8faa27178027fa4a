import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const mark = (line: string) => `${line.padEnd(71)}*`

const ferry = new Codebase({
  'bms/FERRSET.bms': [
    mark('FERRSET  DFHMSD TYPE=&SYSPARM,MODE=INOUT,LANG=COBOL,CTRL=FREEKB,'),
    '               TIOAPFX=YES,COLOR=GREEN',
    'FERRMAP  DFHMDI SIZE=(24,80),LINE=1,COLUMN=1',
    "         DFHMDF POS=(3,2),LENGTH=7,ATTRB=(ASKIP,NORM),INITIAL='Berth :'",
    'BERTHNO  DFHMDF POS=(3,12),LENGTH=6,ATTRB=(UNPROT,NUM,IC)',
    "         DFHMDF POS=(4,2),LENGTH=8,ATTRB=(ASKIP,NORM),INITIAL='Sailing:'",
    mark('SAILING  DFHMDF POS=(4,12),LENGTH=9,ATTRB=(DRK,FSET),'),
    "               HILIGHT=UNDERLINE,PICOUT='ZZ,ZZ9',INITIAL='0'",
    'ERRLINE  DFHMDF POS=(24,1),LENGTH=70,ATTRB=(ASKIP,BRT),COLOR=RED',
    'FERRMP2  DFHMDI SIZE=(12,40)',
    'ERRLINE  DFHMDF POS=(12,1),LENGTH=39,ATTRB=(PROT,BRT),COLOR=YELLOW',
    '         DFHMSD TYPE=FINAL',
  ].join('\n'),
  'cbl/FERRPGM.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. FERRPGM.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-ERRLINE PIC X(20).
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS RECEIVE MAP('FERRMAP') MAPSET('FERRSET') END-EXEC
    MOVE SPACES TO ERRLINEO
    EXEC CICS SEND MAP('FERRMAP') MAPSET('FERRSET') END-EXEC.`),
})

const first = async (code: Codebase, question: string) => (await ask(code, question)).text.split('\n').slice(0, 2).join('\n')

describe('what the statements of a screen say', () => {
  test('of the map and its mapset', async () => {
    expect(await first(ferry, 'What is the size of map FERRMAP?')).toContain(
      '- map `FERRMAP` of FERRSET: 24 rows by 80 columns (SIZE=(24,80)): `bms/FERRSET.bms:3`',
    )
    expect(await first(ferry, 'In which language is mapset FERRSET generated?')).toContain(
      '- mapset `FERRSET`: LANG=COBOL: `bms/FERRSET.bms:1-2`',
    )
    expect(await first(ferry, 'Does mapset FERRSET use TIOAPFX?')).toContain('TIOAPFX=YES')
    expect(await first(ferry, 'What is the STORAGE option of mapset FERRSET?')).toContain('no STORAGE')
    expect(await first(ferry, 'How many maps does mapset FERRSET contain?')).toContain('2 maps: FERRMAP, FERRMP2')
  })

  test('of a field, in the map that is named beside it', async () => {
    expect(await first(ferry, 'Where on the screen is the ERRLINE field of FERRMAP?')).toContain(
      '- field `ERRLINE` of FERRMAP: row 24, column 1 (POS=(24,1)): `bms/FERRSET.bms:9`',
    )
    expect(await first(ferry, 'What colour is ERRLINE in FERRMP2?')).toContain('COLOR=YELLOW')
    expect(await first(ferry, 'What attributes does SAILING have in map FERRMAP?')).toContain(
      'ATTRB=(DRK,FSET): hidden, sent back even when unchanged (FSET), can be typed into',
    )
    expect(await first(ferry, 'What is the PICOUT of SAILING in FERRMAP?')).toContain("PICOUT='ZZ,ZZ9'")
    expect(await first(ferry, 'Does field BERTHNO of FERRMAP have a PICIN?')).toContain('no PICIN')
  })

  test('of a field, what its mapset says for all', async () => {
    const text = await first(ferry, 'What colour is field BERTHNO of map FERRMAP?')
    expect(text).toContain('COLOR=GREEN (on its mapset): `bms/FERRSET.bms:1-2`')
  })

  test('of a field that is described', async () => {
    expect(await first(ferry, 'Which colour do error messages have on map FERRMAP?')).toContain('field `ERRLINE` of FERRMAP: COLOR=RED')
    expect(await first(ferry, 'How long is the berth field on the screen FERRMAP?')).toContain('field `BERTHNO` of FERRMAP: 6 characters')
  })

  test('where the cursor stands, how many fields can be typed into', async () => {
    const { text } = await ask(ferry, 'Where does the cursor stand first on FERRMAP?')
    expect(text).toMatch(/^- field `BERTHNO`/)
    expect(text).not.toContain('`SAILING`')
    expect(await first(ferry, 'How many input fields does FERRMAP have?')).toContain('Map FERRMAP has 2 such fields:')
  })

  test('and nothing of it where something is done', async () => {
    expect(await first(ferry, 'Which program moves SPACES to ERRLINE of FERRMAP?')).not.toContain('- field `ERRLINE`')
    expect(await first(ferry, 'How long is WS-ERRLINE?')).toContain('PIC X(20)')
  })
})

const stable = new Codebase({
  'ims/STABLEDB.dbd': [
    mark('       DBD   NAME=STABLEDB,'),
    '               ACCESS=(HDAM,OSAM),RMNAME=(DFSHDC40,3,100)',
    '       DATASET DD1=STABDD,DEVICE=3390,SIZE=(4096)',
    '       SEGM  NAME=HORSE,PARENT=0,BYTES=60',
    '       FIELD NAME=(HORSENO,SEQ,U),START=1,BYTES=5,TYPE=P',
    '       FIELD NAME=BREED,START=6,BYTES=20,TYPE=C',
    '       LCHILD NAME=(HORSEIX,HORSEXDB),POINTER=INDX',
    '       SEGM  NAME=RACERUN,PARENT=((HORSE,)),BYTES=30',
    '       FIELD NAME=(RACEDT,SEQ,M),START=1,BYTES=8,TYPE=C',
    '       DBDGEN',
    '       END',
  ].join('\n'),
  'ims/STABLEPS.psb': [
    '       PCB   TYPE=DB,DBDNAME=STABLEDB,PROCOPT=GO,KEYLEN=13',
    '       SENSEG NAME=HORSE,PARENT=0',
    '       SENSEG NAME=RACERUN,PARENT=HORSE',
    '       PCB   TYPE=DB,DBDNAME=HORSEXDB,PROCOPT=G,KEYLEN=5',
    '       PSBGEN LANG=PLI,PSBNAME=STABLEPS',
    '       END',
  ].join('\n'),
})

describe('what the statements of an IMS database say', () => {
  test('of the database, its segments and fields', async () => {
    expect(await first(stable, 'What is the access method of STABLEDB?')).toContain(
      '- database `STABLEDB`: ACCESS=(HDAM,OSAM): `ims/STABLEDB.dbd:1-2`',
    )
    expect(await first(stable, 'Which DD name does the database STABLEDB have?')).toContain('DD1=STABDD')
    expect(await first(stable, 'How long is segment RACERUN?')).toContain('segment `RACERUN` of STABLEDB: 30 bytes')
    expect(await first(stable, 'What is the parent of RACERUN?')).toContain('PARENT=((HORSE,))')
    expect(await first(stable, 'Is the key of RACERUN unique?')).toContain('key RACEDT, not unique, START=1 BYTES=8 TYPE=C')
    expect(await first(stable, 'At which position does field BREED start?')).toContain('field `BREED` of HORSE: START=6')
    expect(await first(stable, 'What type is HORSENO in STABLEDB?')).toContain('packed decimal (TYPE=P)')
  })

  test('of a PSB, each PCB', async () => {
    const { text } = await ask(stable, 'What PROCOPT does STABLEPS have?')
    expect(text).toContain('- PSB STABLEPS: PCB of STABLEDB; PROCOPT=GO: `ims/STABLEPS.psb:1`')
    expect(text).toContain('PCB of HORSEXDB; PROCOPT=G')
    expect(await first(stable, 'In which language is PSB STABLEPS?')).toMatch(/PSB `STABLEPS`: LANG=PLI: `ims/)
    expect(await first(stable, 'Which segments is STABLEPS sensitive to?')).toContain('segments HORSE, RACERUN under HORSE')
  })
})

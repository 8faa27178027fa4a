import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const lido = new Codebase({
  'cbl/LIDOP01.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIDOP01.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-FIELDS.
    05  WS-TRAN            PIC X(4) VALUE 'LD01'.
    05  WS-FILE            PIC X(8) VALUE 'SWIMMERS'.
    05  WS-SWIM-KEY        PIC X(6).
01  LIDO-COMMAREA.
    05  LC-SWIMMER         PIC X(6).
    05  LC-LANE            PIC 9(4).
01  SWIM-REC               PIC X(80).
LINKAGE SECTION.
01  DFHCOMMAREA            PIC X(10).
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS HANDLE ABEND LABEL(9900-ABEND) END-EXEC
    EXEC CICS READ
         FILE(WS-FILE)
         INTO(SWIM-REC)
         RIDFLD(WS-SWIM-KEY)
*        GTEQ
         UPDATE
    END-EXEC
    EXEC CICS READ FILE('LANES') INTO(SWIM-REC) RIDFLD(LC-LANE)
    END-EXEC
    EXEC CICS SEND MAP('LIDOMAP') MAPSET('LIDOSET') ERASE CURSOR
    END-EXEC
    EXEC CICS SEND TEXT FROM(SWIM-REC) FREEKB END-EXEC
    EXEC CICS LINK PROGRAM('LIDOP02') COMMAREA(LIDO-COMMAREA) END-EXEC
    EXEC CICS RETURN TRANSID(WS-TRAN) COMMAREA(LIDO-COMMAREA)
    END-EXEC.
9900-ABEND.
    EXEC CICS ABEND ABCODE('LD99') NODUMP END-EXEC.`),
  'cbl/LIDOP02.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. LIDOP02.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS LINK PROGRAM('LIDOP03') COMMAREA(SOMETHING) END-EXEC
    EXEC CICS SYNCPOINT END-EXEC
    EXEC CICS RETURN END-EXEC.`),
})

const card = (text: string) => `${text.padEnd(71)}X`
const boathouse = new Codebase({
  'asm/LIDOA01.asm': [
    'LIDOA01  CSECT',
    card("         EXEC CICS WRITEQ TD QUEUE('LDTQ') FROM(LANEREC)"),
    '               LENGTH(LANELEN) NOHANDLE',
    "         BC    B'1111',DONE",
    'DONE     DS    0H',
    '         EXEC CICS RETURN',
    "LANEREC  DC    CL8'LANE'",
    "LANELEN  DC    H'8'",
    '         END',
  ].join('\n'),
})

const answer = async (question: string) => (await ask(lido, question)).text

describe('the options of the commands of CICS', () => {
  test('with what the data items hold that they name', async () => {
    const text = await answer('Which TRANSID does LIDOP01 return with?')
    expect(text).toMatch(/^- RETURN: TRANSID\(WS-TRAN\): `cbl\/LIDOP01\.cbl:31-32`\n- `WS-TRAN` in LIDOP01: .*VALUE 'LD01', 4 bytes/)
  })

  test('of the command that is told by its file or its map', async () => {
    const key = await answer('Which key does LIDOP01 use to read the file LANES?')
    expect(key).toMatch(/^- READ FILE\('LANES'\): RIDFLD\(LC-LANE\): `cbl\/LIDOP01\.cbl:25-26`/)
    expect(key).not.toContain('RIDFLD(WS-SWIM-KEY)')
    const sent = await answer('What options does LIDOP01 use on SEND MAP?')
    expect(sent).toMatch(/^- SEND: MAP\('LIDOMAP'\) MAPSET\('LIDOSET'\) ERASE CURSOR: /)
    expect(sent).not.toContain('FREEKB')
  })

  test('what a commarea is, how long, and what is in it', async () => {
    const text = await answer('How long is the commarea of LIDOP01?')
    expect(text).toMatch(/^- `DFHCOMMAREA` in LIDOP01: .*, 10 bytes/)
    expect(text).toContain('COMMAREA(LIDO-COMMAREA)')
    expect(await answer('Which commarea does LIDOP01 pass to LIDOP02?')).toMatch(/^- LINK /)
    expect(text).toContain('`LIDO-COMMAREA` in LIDOP01: 01, 10 bytes')
    expect(await answer('What is in the COMMAREA of LIDOP01?')).toContain('LC-LANE')
    expect(await answer('How long is the commarea that LIDOP01 passes on?')).not.toMatch(/LIDOP01 has \d+ lines/)
    expect(await answer("How long is the commarea in LIDOP01's LINK to LIDOP02?")).not.toContain('SOMETHING')
  })

  test('abend codes, labels, and options that are left out', async () => {
    expect(await answer('What ABCODE does LIDOP01 use?')).toMatch(/^- ABEND: ABCODE\('LD99'\)/)
    expect(await answer('Which label handles abends in LIDOP01?')).toMatch(/^- HANDLE ABEND: LABEL\(9900-ABEND\)/)
    expect(await answer('Does LIDOP01 read SWIM-REC with GTEQ?')).toMatch(/^- READ FILE\(WS-FILE\): no GTEQ/)
    expect(await answer('Does LIDOP02 use SYNCPOINT?')).toMatch(/^- SYNCPOINT: no options: `cbl\/LIDOP02\.cbl:6`/)
  })

  test('a command that the program has not is denied', async () => {
    expect(await answer('What ABCODE does LIDOP02 use?')).toMatch(/^NOT FOUND\n`LIDOP02` has no command EXEC CICS ABEND\./)
  })

  test('one of assembler ends where no mark says that it goes on', async () => {
    const { text } = await ask(boathouse, 'What options does the WRITEQ TD of LIDOA01 have?')
    expect(text).toMatch(/^- WRITEQ TD: QUEUE\('LDTQ'\) FROM\(LANEREC\) LENGTH\(LANELEN\) NOHANDLE: `asm\/LIDOA01\.asm:2-3`/)
  })

  test('and nothing of them where programs or files are asked for', async () => {
    expect(await answer('Which programs does LIDOP01 LINK to?')).toContain('LIDOP02')
    expect(await answer('Which files does LIDOP01 read?')).not.toMatch(/^- READ/)
  })
})

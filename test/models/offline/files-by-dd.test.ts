import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const weather = new Codebase({
  'cbl/WXLOAD.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WXLOAD.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT STATION-FILE ASSIGN TO UT-S-WXSTAT.
    SELECT RAIN-FILE    ASSIGN TO UT-S-WXRAIN.
DATA DIVISION.
FILE SECTION.
FD  STATION-FILE.
01  ST-REC                   PIC X(80).
FD  RAIN-FILE.
01  RN-REC                   PIC X(80).
WORKING-STORAGE SECTION.
01  WS-RAIN-TABLE            PIC X(800).
PROCEDURE DIVISION.
1000-LOAD-STATIONS.
    OPEN INPUT STATION-FILE RAIN-FILE.
    READ STATION-FILE INTO WS-RAIN-TABLE.
    READ RAIN-FILE INTO WS-RAIN-TABLE.
    CALL 'WXMEAN' USING WS-RAIN-TABLE.
    CLOSE STATION-FILE RAIN-FILE.
    GOBACK.`),
  'cbl/WXMEAN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WXMEAN.
DATA DIVISION.
LINKAGE SECTION.
01  LK-RAIN-TABLE            PIC X(800).
PROCEDURE DIVISION USING LK-RAIN-TABLE.
*  MEAN OF THE RAIN OF ALL WEATHER STATIONS READ INTO MEMORY
1000-MEAN-RAIN.
    MOVE SPACES TO LK-RAIN-TABLE.
    GOBACK.`),
})

test('the names of its files are told of a program that is described, where they are given and what is done to them', async () => {
  const { text } = await ask(weather, 'Under which DD names are the weather stations and the rain read into memory?')
  expect(text).toMatch(/WXLOAD.*files/)
  expect(text).toMatch(/WXSTAT.*read.*cbl\/WXLOAD\.cbl:6.*cbl\/WXLOAD\.cbl:19/)
  expect(text).toMatch(/WXRAIN.*read.*cbl\/WXLOAD\.cbl:7/)
})

test('of a named program all of them are told, or only what it reads', async () => {
  const both = await ask(weather, 'Which DD names does WXLOAD need?')
  expect(both.text).toMatch(/WXSTAT.*WXRAIN/s)
  const writing = fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WXCOPY.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT STATION-FILE ASSIGN TO WXSTAT.
    SELECT BACKUP-FILE  ASSIGN TO WXBACK.
DATA DIVISION.
FILE SECTION.
FD  STATION-FILE.
01  ST-REC                   PIC X(80).
FD  BACKUP-FILE.
01  BK-REC                   PIC X(80).
PROCEDURE DIVISION.
1000-COPY.
    OPEN INPUT STATION-FILE OUTPUT BACKUP-FILE.
    READ STATION-FILE INTO BK-REC.
    WRITE BK-REC.
    GOBACK.`)
  const { text } = await ask(new Codebase({ 'cbl/WXCOPY.cbl': writing }), 'Under which DD names does WXCOPY expect its input files?')
  expect(text).toContain('WXSTAT')
  expect(text).not.toContain('file WXBACK')
})

test('a file that is updated in place is read as well as written', async () => {
  const updating = fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. WXFIX.
ENVIRONMENT DIVISION.
INPUT-OUTPUT SECTION.
FILE-CONTROL.
    SELECT STATION-FILE ASSIGN TO WXSTAT.
    SELECT FIXES-FILE   ASSIGN TO WXFIXES.
    SELECT LOG-FILE     ASSIGN TO WXLOG.
DATA DIVISION.
FILE SECTION.
FD  STATION-FILE.
01  ST-REC                   PIC X(80).
FD  FIXES-FILE.
01  FX-REC                   PIC X(80).
FD  LOG-FILE.
01  LG-REC                   PIC X(80).
PROCEDURE DIVISION.
1000-FIX.
    OPEN INPUT FIXES-FILE I-O STATION-FILE OUTPUT LOG-FILE.
    READ FIXES-FILE.
    READ STATION-FILE.
    REWRITE ST-REC FROM FX-REC.
    WRITE LG-REC FROM FX-REC.
    GOBACK.`)
  const system = new Codebase({ 'cbl/WXFIX.cbl': updating })
  const { text: read } = await ask(system, 'Under which DD names does WXFIX expect its input files?')
  expect(read).toMatch(/file `?WXFIXES.*file `?WXSTAT/s)
  expect(read).not.toMatch(/file `?WXLOG/)
  const { text: written } = await ask(system, 'Under which DD names does WXFIX expect its output files?')
  expect(written).toMatch(/file `?WXSTAT.*file `?WXLOG/s)
  expect(written).not.toMatch(/file `?WXFIXES/)
})

test('what happens when such a name is wrong is another question', async () => {
  for (const question of [
    'What happens when the loader of weather stations is handed a bad DD name?',
    'Which message comes for an unknown DD name of the rain file?',
  ])
    expect((await ask(weather, question)).text).not.toContain('names outside')
})

import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const names = ['APPLE', 'BREAD', 'CREAM', 'DATES', 'EGGS', 'FLOUR', 'GRAPE', 'HONEY', 'ICE', 'JAM', 'KALE', 'LEEK', 'MALT', 'YEAST']

const pantry = new Codebase({
  'cbl/PANTRY.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. PANTRY.
PROCEDURE DIVISION.
0000-MAIN.
${names.map((_, i) => `    MOVE WS-YEAST-KEYS(${i + 1}) TO WS-YEAST-CLUSTER-KEY.\n    DISPLAY 'A'.\n    DISPLAY 'B'.\n    DISPLAY 'C'.`).join('\n')}`),
  ...Object.fromEntries(
    names.map((name, i) => [
      `jcl/${name}DEF.jcl`,
      [
        `//${name}DEF JOB (1)`,
        '//S1       EXEC PGM=IDCAMS',
        '//SYSIN    DD *',
        `  DEFINE CLUSTER (NAME(PANTRY.${name}.KSDS) -`,
        `    KEYS(${i + 3} 0) -`,
        '    RECORDSIZE(80 80))',
        '/*',
      ].join('\n'),
    ]),
  ),
})

test('of many clusters the one that the question describes; an element of a table is no clause', async () => {
  const { text } = await ask(pantry, 'Which job defines the cluster of the yeast file, and how long is its key?')
  expect(text).toMatch(/^- `jcl\/YEASTDEF\.jcl:4-7`:\n[\s\S]*KEYS\(16 0\)/)
})

const oven = new Codebase({
  'cbl/BKSIGN.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. BKSIGN.
* Signs bakers on, whose passwords a file keeps.
PROCEDURE DIVISION.
0000-MAIN.
    EVALUATE EIBAID
       WHEN DFHENTER
          PERFORM 1000-READ
       WHEN DFHPF3
          PERFORM 2000-BYE
    END-EVALUATE.
1000-READ.
    EXEC CICS READ DATASET('BKPWDS') INTO(BAKER-REC) RIDFLD(WS-BAKER) END-EXEC.
2000-BYE.
    EXEC CICS SEND MAP('BKSIGN1') MAPSET('BKSIGN') END-EXEC.
`),
  'bms/BKSIGN.bms': `BKSIGN   DFHMSD TYPE=MAP,MODE=INOUT
BKSIGN1  DFHMDI SIZE=(24,80)
         DFHMDF POS=(1,1),LENGTH=17,INITIAL='Bakers: passwords'
         DFHMDF POS=(24,1),LENGTH=16,INITIAL='ENTER=go F3=exit'
         DFHMSD TYPE=FINAL`,
})

test('the key by which a file is read is none of the keyboard', async () => {
  const { text } = await ask(oven, 'Which file keeps the passwords of the bakers, and by which key is it read?')
  expect(text).not.toMatch(/DFHPF3\b.*→/)
  expect((await ask(oven, 'Which key leaves the screen of the bakers?')).text).toMatch(/^- DFH(?:ENTER|PF3)\b/)
})

const harbour = new Codebase({
  'csd/HARBOUR.csd': ['DEFINE FILE(BERTHS) GROUP(HARB)', '       DSNAME(PORT.LIVE.QUAYKS) RECORDSIZE(90)', '       KEYLENGTH(9)', ''].join(
    '\n',
  ),
  'jcl/DEFALL.jcl': [
    '//DEFALL JOB (1)',
    '//S1       EXEC PGM=IDCAMS',
    '//SYSIN    DD *',
    '  DEFINE CLUSTER (NAME(@HLQ@.QUAYKS) -',
    '    KEYS(9 4) -',
    '    RECORDSIZE(90 90))',
    '  DEFINE CLUSTER (NAME(@HLQ@.OLDQUAYKS) -',
    '    KEYS(9 5) -',
    '    RECORDSIZE(90 90))',
    '/*',
  ].join('\n'),
})

test('the key of a file of CICS is also told by the cluster of its data set, behind a symbol', async () => {
  const { text } = await ask(harbour, 'What is the key length and position of the berths file?')
  expect(text).toContain('KEYLENGTH(9)')
  expect(text).toContain('KEYS(9 4)')
  expect(text).not.toContain('KEYS(9 5)')
})

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

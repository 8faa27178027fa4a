import { describe, expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const job = (name: string) => [
  `//${name} JOB 1,'LIBRARY'`,
  '//S1      EXEC PGM=IEBUPDTE,PARM=NEW',
  '//SYSUT2  DD DSN=HARBOUR.SOURCE,DISP=OLD',
  '//SYSIN   DD *',
]
const harbour = new Codebase({
  'ferry.jcl': [
    ...job('FERRY'),
    './  ADD NAME=BOARDING',
    ' BOARDING: PROC OPTIONS(MAIN);',
    '   %DECLARE $MOST_CARS FIXED;',
    '   %$MOST_CARS = 40;',
    '   DCL CARS_LEFT FIXED BIN(31);',
    '   CALL OPEN_RAMP;',
    '   CARS_LEFT = $MOST_CARS;',
    '   DO WHILE (CARS_LEFT > 0);',
    '     CALL LOAD_CAR;',
    '   END;',
    '   LOAD_CAR: PROC;',
    '     CARS_LEFT = CARS_LEFT - 1;',
    '   END LOAD_CAR;',
    ' END BOARDING;',
    './  ENDUP',
    '/*',
    '//S2      EXEC PGM=NORTHRUN',
    '//S3      EXEC PGM=SOUTHRUN',
  ].join('\n'),
  'notes.txt': 'The ferries NORTHRUN and SOUTHRUN are built by hand.\n',
})

describe('programs that a job puts into a library', () => {
  test('are called by their names and keep their statements apart', async () => {
    const callers = await ask(harbour, 'Who calls LOAD_CAR?')
    expect(callers.text).toMatch(/^`LOAD_CAR` is called from BOARDING\./)
    expect(callers.text).not.toContain('IEBUPDTE')
    const { text } = await ask(harbour, 'Where does CARS_LEFT get its value?')
    expect(text).toMatch(/- `CARS_LEFT = \$MOST_CARS;?`/)
  })

  test('a constant of the preprocessor is asked about, and not the program that is only spoken of', async () => {
    const { text } = await ask(harbour, 'How does $MOST_CARS differ between NORTHRUN and SOUTHRUN?')
    expect(text).not.toContain('its source is not in the code')
    expect(text).toContain('%$MOST_CARS = 40;')
  })
})

describe('job control that a job puts into a library', () => {
  const quay = new Codebase({
    'quay.jcl': [
      '//QUAY JOB 1,LIBRARY',
      '//*  LOADS THE SOURCES OF THE QUAY',
      '//S1      EXEC PGM=IEBUPDTE,PARM=NEW',
      '//SYSUT2  DD DSN=QUAY.SOURCE,DISP=OLD',
      '//SYSIN   DD DATA,DLM=@@',
      './  ADD NAME=MAKE',
      '//MAKEIT  JOB 1,BUILD',
      '//MAKEIT  PROC M=NONE',
      '//ASM     EXEC PGM=IFOX00',
      '//SYSIN   DD DSN=QUAY.SOURCE(&M),DISP=SHR',
      '//        PEND',
      '//C1      EXEC MAKEIT,M=CRANE',
      '//LKED    EXEC PGM=IEWL',
      '//SYSLMOD DD DSN=QUAY.LOAD,DISP=SHR',
      './  ADD NAME=SAILING',
      '//QUAY    JOB 1,SAIL',
      '//GO      EXEC PGM=CRANE',
      './  ADD NAME=CRANE',
      'CRANE    LIFTS BASE=12',
      '         L     2,0(1)',
      '         LA    2,1(2)',
      '         ST    2,0(1)',
      '         BR    14',
      '         END',
      './  ENDUP',
      '@@',
    ].join('\n'),
  })

  test('has its own jobs: the one that loads it runs none of their steps', async () => {
    const { text } = await ask(quay, 'What does job QUAY do?')
    expect(text).toContain('step `S1` runs `IEBUPDTE`')
    expect(text).not.toMatch(/step `(?:C1|LKED|GO)`/)
  })

  test('is found by what it runs, procedures of its own among that', async () => {
    expect((await ask(quay, 'Which jobs run IFOX00?')).text).toMatch(/^`IFOX00` is run by MAKEIT/)
    expect((await ask(quay, 'Which jobs run CRANE?')).text).toMatch(/^`CRANE` is run by `?SAILING`?\./)
  })

  test('the remarks of the job that loads it are about that one alone', async () => {
    for (const question of ['What does the procedure MAKEIT do?', 'What does the job MAKEIT do?', 'What does the program CRANE do?'])
      expect((await ask(quay, question)).text.split(/works with|ear:/)[0]).not.toContain('LOADS THE SOURCES')
  })

  test('a job and a procedure of one name are told apart where the question says which', async () => {
    const proc = await ask(quay, 'What does the procedure MAKEIT do?')
    expect(proc.text).toContain('step `ASM` runs `IFOX00`')
    expect(proc.text).not.toContain('step `LKED`')
    const job = await ask(quay, 'Which steps does the job MAKEIT have?')
    expect(job.text).toMatch(/\bLKED\b.*IEWL/)
    expect(job.text).not.toContain('step `ASM` runs')
  })
})

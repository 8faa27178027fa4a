import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

/** Members of a library under their names alone, as they are unloaded. */
const mill = new Codebase({
  'src/BKMILL': [
    'BKMILL   CSECT',
    '*        GRINDS WHAT STANDS IN THE HOPPERS',
    '         STM   R14,R12,12(R13)',
    '         USING BKMILL,R12',
    '         LOAD  EP=BKSTONE',
    '         LA    R7,HOPPERS',
    '         LA    R6,12                 HOPPERS IN ALL',
    'NEXT     DS    0H',
    '         CLC   0(2,R7),GRAIN',
    '         BE    FOUND',
    '         LA    R7,36(,R7)',
    '         BCT   R6,NEXT',
    '*',
    "         WTO   'BKM005S ALL HOPPERS ARE FULL'",
    '         B     OUT',
    'FOUND    DS    0H',
    '         BKTELL GRIND',
    '         GETMAIN R,LV=72',
    '         LTR   R1,R1',
    '         BZ    EMPTY',
    'OUT      BR    R14',
    'EMPTY    DS    0H',
    "         WTO   'BKM006E NO ROOM IN THE MILL'",
    '         AXREXX REQUEST=EXECUTE,NAME=EXECNAM',
    '         CLI   GRAIN,MOSTSACK',
    '         BR    R14',
    "GRAIN    DC    H'0'",
    'HOPPERS  DS    12CL36',
    "EXECNAM  DC    CL8'BKRING'",
    "MOSTSACK EQU   X'126'",
    '         CVT   DSECT=YES',
    '         IHAPSA',
    '         IKJTCB',
    '         END',
  ].join('\n'),
  'src/BKSTONE': ['BKSTONE  CSECT', '         USING BKSTONE,R15', '         BR    R14', '         END'].join('\n'),
  'mac/BKTELL': ['         MACRO', '         BKTELL &WHAT', '         BKSAY &WHAT', '         MEND'].join('\n'),
  'mac/BKSAY': ['         MACRO', '         BKSAY &WHAT', "         WTO   '&WHAT'", '         MEND'].join('\n'),
  'jcl/BKCOPY': [
    "//BKCOPY   JOB 1,'COPY'",
    '//IEBGENER EXEC PGM=IEBGENER',
    '//SYSUT1   DD DSN=BK.IN,DISP=SHR',
    '//SYSUT2   DD DSN=BK.OUT,DISP=SHR',
  ].join('\n'),
  'jcl/BKSEND': ["//BKSEND   JOB 1,'SEND'", '//PRINT    EXEC PGM=IEBGENER', '//SYSUT1   DD DSN=BK.IN,DISP=SHR'].join('\n'),
})

describe('members of assembler without an extension', () => {
  it('tells the macros of the system that a program uses', async () => {
    const { text } = await ask(mill, 'Which IBM macros does BKMILL use?')
    expect(text).toMatch(
      /^`BKMILL` uses the macros of the system LOAD, WTO, GETMAIN, AXREXX, CVT, IHAPSA, IKJTCB\.\n- macro `LOAD`: `src\/BKMILL:5`/,
    )
    expect(text).not.toMatch(/macro `BKTELL`/)
    expect((await ask(mill, 'Which mapping macros does BKMILL bring in?')).text).toMatch(
      /^`BKMILL` uses the mapping macros of the system CVT, IHAPSA, IKJTCB\./,
    )
    expect((await ask(mill, 'Which macros does BKMILL use?')).text).toMatch(/^`BKMILL` uses BKTELL\./)
  })

  it('tells the loop that is left before a message, and the branch to another', async () => {
    expect((await ask(mill, 'When does BKMILL issue BKM005S?')).text).toMatch(/LA\s+R6,12\s+HOPPERS IN ALL[\s\S]*BCT/)
    expect((await ask(mill, 'When does BKMILL issue BKM006E?')).text).toMatch(/LTR\s+R1,R1\n\s*BZ\s+EMPTY/)
  })

  it('runs an exec, and has a value in hexadecimal', async () => {
    expect((await ask(mill, 'Which exec does BKMILL run?')).text).toMatch(
      /^`BKMILL` calls BKRING, BKSTONE\.|^`BKMILL` calls BKSTONE, BKRING\.|^`BKMILL` calls BKRING\./,
    )
    expect((await ask(mill, 'What is the value of MOSTSACK?')).text).toMatch(/MOSTSACK EQU X'126'` \(294 in decimal\): `src\/BKMILL/)
  })

  it('is known by what loads it, and a macro by what calls it', async () => {
    expect((await ask(mill, 'What loads BKSTONE?')).text).toMatch(/^`BKSTONE` is called from BKMILL\./)
    expect((await ask(mill, 'Which macros call BKSAY?')).text).toMatch(/^`BKSAY` is used by BKTELL\./)
  })
})

const entries = new Codebase({
  'src/BKLIB': [
    '* BKLIB: SERVICES OF THE MILL',
    'BKLIB    CSECT',
    '         ENTRY BKWEIGH',
    ...Array.from({ length: 110 }, (_, i) => `         LA    R${i % 10},${i}`),
    "         TITLE 'WEIGH'",
    '*',
    '*        WEIGHS A SACK ON THE SCALES',
    '*',
    '*        ENTRY CONDITIONS',
    '*',
    '*        (4)   POINTER TO THE SACK',
    'BKWEIGH  DS    0H',
    '         L     R5,0(,R4)',
    '         BR    R14',
    '         END',
  ].join('\n'),
})

it('an entry behind others is told by the comment above it', async () => {
  expect((await ask(entries, 'What does BKWEIGH do?')).text).toMatch(/^- `src\/BKLIB:\d+-\d+`:\n\s+```\n.*WEIGHS A SACK/)
})

it('an exec that has a routine of its own name is not called by itself', async () => {
  const execs = new Codebase({
    'exec/RISE.rexx': ['/* REXX */', "SAY 'THE DOUGH RISES'", 'CALL rise', 'EXIT', 'rise: PROCEDURE', "SAY 'SLOWLY'", 'RETURN'].join('\n'),
    'exec/KNEAD.rexx': ['/* REXX */', "SAY 'THE DOUGH IS KNEADED'", 'EXIT'].join('\n'),
  })
  expect((await ask(execs, 'Is RISE called anywhere?')).text).toMatch(/^- No: nothing in the code calls/)
})

it('a utility is run by all its steps, and not only by one that is called after it', async () => {
  expect((await ask(mill, 'Which jobs run IEBGENER?')).text).toMatch(/^`IEBGENER` is run in 2 members\.\n- BKCOPY: .*\n- BKSEND: /)
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const pond = new Codebase({
  'src/tide.f': [
    '      SUBROUTINE TIDE (DEPTH, NPTS,',
    '     &                 LEVEL, SPEED)',
    'C     LEVELS OF THE POND OVER A DAY',
    '      INTEGER NPTS, I',
    '      REAL DEPTH(NPTS), LEVEL,',
    '     &     SPEED(3,4)',
    '      CHARACTER*12 TITLE',
    '      REAL GRAV',
    '      PARAMETER (GRAV=9.81)',
    '      COMMON /WATERS/ LAKE(5), RIVER, BROOK',
    '      EQUIVALENCE (LAKE(1), FIRSTL)',
    '      DATA TITLE /"POND"/, ICOUNT /7/',
    '      LEVEL = DEPTH(1) * GRAV',
    '      END',
    '      DOUBLE PRECISION FUNCTION WAVE (LEVEL)',
    '      INTEGER LEVEL',
    '      WAVE = LEVEL',
    '      END',
    '      FUNCTION NFISH (LEVEL)',
    '      NFISH = 3',
    '      END',
  ].join('\n'),
  'src/weir.f': [
    '      SUBROUTINE WEIR (GATES)',
    '      INTEGER GATES(9)',
    '      COMMON /WATERS/ LAKE(5), RIVER, BROOK',
    "      OPEN (21, FILE=LOGNAM, STATUS='OLD')",
    "      OPEN (UNIT=22, FILE='weir.dat', ACCESS='DIRECT',",
    '     &      RECL=80)',
    '      WRITE (21,100)',
    "  100 FORMAT (' GATES ARE OPEN',",
    '     &        9I3)',
    '      END',
  ].join('\n'),
})

test('a word of English is no name of a routine, and the type of something else is not that of a routine', async () => {
  const { text } = await ask(pond, 'What type of water does TIDE compute?')
  expect(text).not.toMatch(/SUBROUTINE, which/)
})

test.each([
  ['What type is SPEED in TIDE?', /^- `SPEED` in tide: REAL \(3,4\): `src\/tide\.f:5-6`/],
  ['What is the type of LEVEL in WAVE?', /^- `LEVEL` in tide: INTEGER; `INTEGER LEVEL`: `src\/tide\.f:16`/],
  ['What are the dimensions of SPEED?', /^- `SPEED` in tide: REAL \(3,4\)/],
  ['How long is TITLE in TIDE?', /^- `TITLE` in tide: CHARACTER\\\*12/],
  ['What is the value of GRAV?', /^- `GRAV` in tide: constant 9\.81/],
  ['How is LAKE dimensioned?', /^- `LAKE` in tide, weir: in COMMON \/WATERS\/ \(member 1 of 3 on this statement, bounds \(5\)\)/],
  ['What is the initial value of ICOUNT?', /^- `ICOUNT` in tide: first value 7/],
  ['Which COMMON block is RIVER in?', /^RIVER stands in COMMON block \/WATERS\/ in 2 routines: TIDE, WEIR/],
  ['Which unit does WEIR open LOGNAM on?', /^- OPEN in weir: UNIT 21; `OPEN \(21, FILE=LOGNAM, STATUS='OLD'\)`: `src\/weir\.f:4`/],
  ['What status does WEIR open LOGNAM with?', /^- OPEN in weir: STATUS 'OLD'/],
  ['What access does WEIR open LOGNAM with?', /^- OPEN in weir: no ACCESS, so SEQUENTIAL/],
  ['Which file does WEIR open on unit 22?', /^- OPEN in weir: FILE 'weir\.dat'.*`src\/weir\.f:5-6`/],
  ['What does FORMAT 100 in WEIR say?', /^- FORMAT 100 in weir: `src\/weir\.f:8-9`\n[\s\S]*GATES ARE OPEN/],
  ['Is BROOK in a COMMON block?', /BROOK stands in COMMON block \/WATERS\//],
  ['What is LAKE equivalenced to?', /`LAKE` in tide: shares storage: EQUIVALENCE \(LAKE\(1\), FIRSTL\)/],
  ['How many arguments does TIDE have?', /^- `TIDE` in tide: 4 arguments: DEPTH, NPTS, LEVEL, SPEED: `src\/tide\.f:1-2`/],
  ['What is the second argument of TIDE?', /^- TIDE in tide: argument 2 of 4 is NPTS, INTEGER/],
  ['What type does WAVE return?', /^- `WAVE` in tide: returns DOUBLE PRECISION/],
  [
    'What type does NFISH return?',
    /^- `NFISH` in tide: no type is declared for it in the lines behind; by its first letter Fortran takes INTEGER/,
  ],
])('an attribute of Fortran leads the answer: %s', async (question, answer) => {
  const { text } = await ask(pond, question)
  expect(text).toMatch(answer)
})

import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const mill = new Codebase({
  'src/first.f': [
    '      BLOCK DATA FIRST',
    '      COMMON /GRIND/ STONE(3), CONST(5)',
    '      DATA CONST /2*9.5,4.E-7,2.,1./',
    '      END',
  ].join('\n'),
  'src/wheel.f': [
    '      SUBROUTINE WHEEL (SPEED)',
    '      COMMON /GRIND/ STONE(3), GAP, FLUME, NOWATR,',
    '     1               SLUICE',
    '      IF(SLUICE .GT. NOWATR) SPEED = SLUICE*GAP',
    '      END',
  ].join('\n'),
  'src/flour.f': [
    '      SUBROUTINE FLOUR (SACKS)',
    '      COMMON /GRIND/ STONE(3), GAP, FLUME, NOWATR, SLUICE',
    '      SACKS = 3.*GAP',
    '      END',
  ].join('\n'),
  'src/bread.f': [
    '      SUBROUTINE BREAD (LOAF)',
    '      COMMON /GRIND/ STONE(3), GAP, FLUME, NOWATR,',
    '     1  SLUICE',
    '      LOAF = 1',
    '      END',
  ].join('\n'),
})

test('what a BLOCK DATA gives to the same place of the block under another name', async () => {
  const { text } = await ask(mill, 'What value does NOWATR have?')
  expect(text).toMatch(
    /NOWATR is 4\.E-7 at first: word 6 of COMMON \/GRIND\/, there CONST\(3\), given by DATA in first: `src\/\w+\.f:\d(?:-\d)?`, `src\/first\.f:2`, `src\/first\.f:3`/,
  )
  expect((await ask(mill, 'What is the initial value of FLUME?')).text).toMatch(/FLUME is 9\.5 at first/)
})

test('where a variable is used, without the members that only declare its block', async () => {
  const { text } = await ask(mill, 'Where does SLUICE make a difference?')
  expect(text).toMatch(/^- `SLUICE` is used in wheel: `src\/wheel\.f:4`/)
  expect(text).not.toMatch(/bread|flour/)
  expect((await ask(mill, 'Which routines use GAP?')).text).toMatch(
    /is used in flour: `src\/flour\.f:3`\n- `GAP` is used in wheel: `src\/wheel\.f:4`/,
  )
})

const windmill = new Codebase({
  'src/windmill.f': [
    '      PROGRAM WINDML',
    '      COMMON /SAILS/ NSAILS, PITCH, RGAS, WIND, GUSTS(12), MILLER, STONES',
    '      RGAS=8.31434',
    '      CALL TURN',
    '      END',
    '      SUBROUTINE TURN',
    '      COMMON /SAILS/ NSAILS, PITCH, RGAS, WIND, GUSTS(12), MILLER, STONES',
    '      PITCH = 0.5',
    '      END',
    '      SUBROUTINE BRAKE',
    '      PITCH = 0.',
    '      END',
    '      SUBROUTINE FURL',
    '      COMMON /SAILS/ NSAILS, PITCH, RGAS, WIND, GUSTS(12), MILLER, STONES',
    '      NSAILS = 0',
    '      END',
  ].join('\n'),
})

test('of a file that holds many routines those that declare a block are told', async () => {
  const { text } = await ask(windmill, 'Which routines have COMMON /SAILS/?')
  expect(text).toMatch(/^COMMON block \/SAILS\/ is declared in 3 routines: WINDML, TURN, FURL\.\n/)
  expect(text).toMatch(
    /- WINDML in windmill\.f: `COMMON \/SAILS\/ NSAILS, PITCH, RGAS, WIND, GUSTS\(12\), MILLER, STONES`: `src\/windmill\.f:2`/,
  )
  expect(text).toMatch(/- FURL in windmill\.f, the same: `src\/windmill\.f:14`/)
})

test('the block of a constant that is known by its value', async () => {
  const { text } = await ask(windmill, 'In which COMMON block is the gas constant kept?')
  expect(text).toMatch(/RGAS stands in COMMON block \/SAILS\//)
})

test('lines of a routine that its file holds beside others are told to be of it', async () => {
  const gears = new Codebase({
    'src/gears.f': [
      '      SUBROUTINE COG (N)',
      '      N = N + 1',
      '      RETURN',
      '      END',
      '      SUBROUTINE BRAKES (SPEED)',
      '      INTEGER SPEED',
      ...Array.from({ length: 20 }, (_, at) => `      K${at} = ${at}`),
      '      IF (SPEED .GT. 90) WRITE (6,100)',
      "  100 FORMAT(' GRINDSTONE OVERHEATED, LIFT THE SLUICE')",
      '      RETURN',
      '      END',
    ].join('\n'),
  })
  expect((await ask(gears, 'When do we hear that the grindstone is overheated?')).text).toMatch(/- in BRAKES: `src\/gears\.f:\d/)
})

test('of files with one routine each the routines are told as well', async () => {
  const { text } = await ask(
    new Codebase({
      'src/a.f': '      SUBROUTINE KNEAD\n      COMMON /DOUGH/ YEAST\n      END',
      'src/knot.f': '      SUBROUTINE KNOT\n      COMMON /DOUGH/ YEAST\n      END',
    }),
    'Who shares COMMON block /DOUGH/?',
  )
  expect(text).toMatch(/^COMMON block \/DOUGH\/ is declared in 2 routines: KNEAD, KNOT\.\n- KNEAD in a\.f: /)
  expect(text).toMatch(/- KNOT: `COMMON \/DOUGH\/ YEAST`: `src\/knot\.f:2`/)
})

test('the bound of a declaration is no element; what is said of the array is told', async () => {
  const { text } = await ask(
    new Codebase({
      'src/rig.f': [
        '      SUBROUTINE RIG',
        'C     SETS THE ROPES OF A SHIP',
        'C     SHEETS(N) = LENGTH OF THE ROPES THAT HOLD A SAIL',
        '      COMMON /DECK/ SHEETS(1)',
        '      IF (SHEETS(1) .GT. 3.) CALL CUT',
        '      END',
      ].join('\n'),
    }),
    'What does SHEETS(1) mean?',
  )
  expect(text).toMatch(/^- `SHEETS` in rig: `LENGTH OF THE ROPES THAT HOLD A SAIL`/)
  expect(text).not.toMatch(/variable `SHEETS\(1\)`/)
  const other = {
    'src/hull.f': '      SUBROUTINE HULL\nC     PLANK = NUMBER OF A PLANK\n      PLANK = 1\n      END',
    'src/deck.f': '      SUBROUTINE DECK\n      COMMON /WOOD/ PLANK(90)\n      CALL SAW (PLANK(27))\n      END',
  }
  expect((await ask(new Codebase(other), 'What is PLANK(27)?')).text).not.toMatch(/^- `PLANK` in hull/)
})

test('routines that nothing calls, in code without programs of COBOL; the ways into a routine', async () => {
  const sails = new Codebase({
    'src/main.f': '      PROGRAM SHIP\n      EXTERNAL REEF\n      CALL HOIST(REEF)\n      CALL DROP\n      END',
    'src/hoist.f':
      '      SUBROUTINE HOIST(HOW)\n      CALL HOW\n      END\n      SUBROUTINE REEF\n      END\n      SUBROUTINE BURN\n      END',
    'src/stowit.f': '      SUBROUTINE STOWIT\n      X = 1\n      ENTRY DROP\n      X = 2\n      END',
  })
  for (const question of ['Which subroutines are never called?', 'Which subroutines does nobody call?', 'Which programs are never called?'])
    expect((await ask(sails, question)).text).toMatch(
      /^1 of 5 routines is called by nothing in the code: BURN\.\n- `BURN`: `src\/hoist\.f:6`$/,
    )
  for (const question of ['Which entries does STOWIT have?', 'List the entry points of STOWIT.'])
    expect((await ask(sails, question)).text).toMatch(
      /^`STOWIT` is entered at STOWIT, DROP\.\n- `STOWIT`: `src\/stowit\.f:1`\n- `DROP`: `src\/stowit\.f:3`$/,
    )
})

test('a file that a tape only numbered is no include: the routines in it declare a block', async () => {
  const { text } = await ask(
    new Codebase({
      'file.2': [
        '      SUBROUTINE KNEAD',
        '      COMMON /DOUGH/ YEAST',
        '      YEAST = 1',
        '      END',
        '      SUBROUTINE KNOT',
        '      COMMON /DOUGH/ YEAST',
        '      YEAST = 2',
        '      END',
      ].join('\n'),
    }),
    'Which routines use COMMON /DOUGH/?',
  )
  expect(text).toMatch(/^COMMON block \/DOUGH\/ is declared in 2 routines: KNEAD, KNOT\.\n/)
  expect(text).not.toContain('included by')
})

test('a label is no number that is asked for, whatever its file is called', async () => {
  const { text } = await ask(
    new Codebase({
      'file.3': [
        '      SUBROUTINE OVEN (N)',
        'C     BAKES THE LOAVES OF A CARD',
        '      COMMON /DOUGH/ YEAST',
        '      IF (N.GT.9) GO TO 510',
        '      YEAST = 1',
        '  510 YEAST = 2',
        ...Array.from({ length: 60 }, (_, at) => `      X = X + ${at}.`),
        '      IF (YEAST.GT.3.) NFAIL = 510',
        '      WRITE (6,20) NFAIL',
        "   20 FORMAT (' FAILED BY NUMBER',I4)",
        '      END',
      ].join('\n'),
    }),
    'When does it fail with number 510?',
  )
  expect(text).toContain('NFAIL = 510')
  expect(text).not.toContain('510 YEAST')
})

test.each([
  'What is in COMMON /GRIND/?',
  'What does COMMON GRIND contain?',
  'Which variables does common GRIND hold?',
  'Which constants does the GRIND block hold?',
  'What is stored in /GRIND/?',
])('what is in a block goes before who declares it: %s', async (question) => {
  expect((await ask(mill, question)).text).toMatch(
    /COMMON block \/GRIND\/ holds 5 variables: STONE\(3\), GAP, FLUME, NOWATR, SLUICE\. Some places give it other names, or fewer\. It is declared in 4 routines: BREAD, .*\n- BREAD: `COMMON/,
  )
})

test('who uses a block is told first where that is asked', async () => {
  for (const question of ['Who uses COMMON /GRIND/?', 'users of /GRIND/', 'Which routines share the variables in common GRIND?'])
    expect((await ask(mill, question)).text).toMatch(/^COMMON block \/GRIND\/ is declared in/)
})

test('the blocks of a routine, also where they are called commons', async () => {
  for (const question of ['Which commons are used by WHEEL?', 'What COMMONs does WHEEL reference?', 'common blocks in WHEEL?'])
    expect((await ask(mill, question)).text).toMatch(/^`WHEEL` declares COMMON \/GRIND\//)
})

const well = new Codebase({
  'src/well.for': [
    '      PROGRAM WELL',
    'C  DEPTH     metres from the rim to the water',
    'C  PAIL      pails on the chain',
    'C  ROPE      turns of the rope on the drum',
    '      COMMON /SHAFT/ STAIRS(5)     ,                                     1',
    '     * DEPTH         , PAIL  (10)    , RIM           , MOSS          ,    2',
    '     * ROPE  (3)     , FROGS         , CRANK         , STONES        ,    3',
    '     * TOADS',
    '      DEPTH = 12.',
    '      ROPE(1) = 2.*DEPTH',
    '      END',
  ].join('\n'),
})

test('a line on which a declaration goes on by a star is no comment on the names in it', async () => {
  for (const name of ['DEPTH', 'PAIL', 'ROPE']) {
    const { text } = await ask(well, `What does ${name} mean?`)
    expect(text).toMatch(new RegExp(`^- \`${name}\` in well: \`(?:metres|pails|turns)[^\`]*\`: \`src/well\\.for:\\d\``))
    expect(text).not.toMatch(/in well: `[,(]/)
  }
  expect((await ask(well, 'What does CRANK hold?')).text).not.toMatch(/`CRANK` in well: `,/)
})

test('routines of one name in several files are told by that name once', async () => {
  const routine = [
    '      SUBROUTINE SOAK',
    '      COMMON /VAT/ LYE',
    '      LYE = 1',
    '      END',
    '      SUBROUTINE RINSE',
    '      COMMON /VAT/ LYE',
    '      END',
  ]
  const vats = new Codebase({ 'src/large.f': routine.join('\n'), 'src/small.f': routine.slice(0, 4).join('\n') })
  expect((await ask(vats, 'Which routines declare COMMON /VAT/?')).text).toMatch(
    /COMMON block \/VAT\/ is declared in 3 routines of 2 names: SOAK, RINSE\.\n- SOAK in large\.f: /,
  )
})

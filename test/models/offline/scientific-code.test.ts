import { describe, expect, it } from 'vitest'
import { variableValuesAspect } from '../../../src/models/offline/aspects/data/variable-values.ts'
import { readQuestions } from '../../../src/models/offline/question/question.ts'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

describe('a formula whose names a list in comments explains', () => {
  const oven = new Codebase({
    'OVEN.for': [
      'C  OVEN, Subroutine',
      'C  Heats the oven by the hour.',
      '      SUBROUTINE OVEN(HOUR)',
      '      REAL TWALL, GASUSE',
      ...filler(30, (i) => `      TWALL = TWALL + ${i}.0`),
      '      END SUBROUTINE OVEN',
    ].join('\n'),
    'BKRISE.for': [
      'C  BKRISE, Subroutine',
      'C  Follows the dough from kneading to baking.',
      '      SUBROUTINE BKRISE(HOUR, TEMP)',
      '      REAL CRST, PLB, HOUR, TEMP, DWT',
      ...filler(40, (i) => `      DWT = DWT - ${i}.0`),
      '      PLB = DWT*1000.0/7200.0 + 50.0',
      '      PLB = AMIN1(PLB, 300.0)',
      ...filler(40, (i) => `      CRST = CRST + ${i}.5`),
      '      END SUBROUTINE BKRISE',
      'C-----------------------------------------------------',
      'C     Definitions',
      ...filler(12, (i) => `C CWT${i}      Weight of part ${i} of the dough (g)`),
      'C CRST      Thickness of the crust (mm)',
      'C DWT       Weight of the dough (g)',
      'C PLB       Number of bubbles in a loaf (bubbles/loaf)',
      'C TEMP      Temperature of the oven (C)',
      ...filler(12, (i) => `C XWT${i}      Loss of weight in hour ${i} (g)`),
    ].join('\n'),
  })

  it('is none where a passage says more of the question than the list', async () => {
    const stall = new Codebase({
      'STALL.for': [
        '      SUBROUTINE STALL(IN)',
        '      DIMENSION IN(9)',
        'C     MNO   = NUMBER OF THE BAKER FROM A CARD',
        'C     LNO   = NUMBER OF THE LOAF FROM A CARD',
        'C     KNO   = NUMBER OF THE STALL FROM A CARD',
        '      MNO = IN(1)',
        '      LNO = IN(2)',
        '      KNO = IN(3)',
        '      IF (MNO.EQ.0) RETURN',
        ...filler(40, (i) => `      X = X + ${i}.0`),
        'C     A BAKER WHO SENT NO CARD IN THIS WEEK SELLS NOTHING',
        '      IF (NWEEK.GT.KWEEK) CALL SKIP',
        ...filler(40, (i) => `      Y = Y + ${i}.0`),
        '      END',
      ].join('\n'),
    })
    const { text } = await ask(stall, 'What happens if a baker sent no card this week?')
    expect(text).toContain('CALL SKIP')
    expect(text).not.toContain('MNO.EQ.0')
  })

  it('is quoted, and the list is told beside it', async () => {
    const { text } = await ask(oven, 'How is the number of bubbles in a loaf worked out, and how many are there at most?')
    expect(text).toContain('PLB = DWT*1000.0/7200.0 + 50.0')
    expect(text).toContain('PLB = AMIN1(PLB, 300.0)')
    expect(text).toMatch(/`PLB`: `Number of bubbles in a loaf \(bubbles\/loaf\)`: `BKRISE\.for:\d+`/)
  })
})

describe('a variable of a language of whose data nothing is known', () => {
  const oven = new Codebase({
    'README.md': 'How values are calculated and set is told in the units of the code.',
    'BKDEFS.for': [
      '      MODULE BKDEFS',
      '      INTEGER, PARAMETER ::',
      '     &    NTRAY   = 24,   !Greatest number of trays',
      '     &    NLOAF   = 300   !Loaves of one day',
      '      END MODULE BKDEFS',
    ].join('\n'),
    'BKHEAT.for': [
      'C  BKHEAT, Subroutine',
      'C  Heats the oven.',
      '      SUBROUTINE BKHEAT(HOUR, MODE)',
      '      USE BKDEFS',
      '      REAL TWALL, HOUR, GASUSE',
      '      CHARACTER*1 MODE',
      '      TWALL = 0.0',
      ...filler(30, (i) => `      GASUSE = GASUSE + ${i}.0`),
      '      IF (HOUR .GT. 5) THEN',
      '        TWALL = 20.0 + GASUSE * 0.8',
      '      ENDIF',
      '      END SUBROUTINE BKHEAT',
      'C-----------------------------------------------------',
      'C GASUSE    Gas that was used (m3)',
      'C MODE      How the oven is heated: G=gas, W=wood,',
      'C             N=not at all',
      'C TWALL     Temperature of the wall (C)',
    ].join('\n'),
    ...Object.fromEntries(
      filler(6, (n) => `BKUSE${n}.for`).map((path, n) => [
        path,
        [`      SUBROUTINE BKUSE${n}(TRAYS)`, '      REAL, DIMENSION(NTRAY) :: TRAYS', '      TRAYS(NTRAY) = 1.0', '      END'].join('\n'),
      ]),
    ),
  })

  it('is told with the value of a constant, and nothing beside it', async () => {
    const { text } = await ask(oven, 'What is NTRAY, and where is its value set?')
    expect(text).toMatch(/^- constant `NTRAY` in BKDEFS: `& NTRAY = 24, !Greatest number of trays`: `BKDEFS\.for:3`$/)
  })

  it('is told with its meaning and what computes it', async () => {
    const { text } = await ask(oven, 'How is TWALL calculated in BKHEAT, and in which unit?')
    expect(text).toContain('`TWALL` in BKHEAT: `Temperature of the wall (C)`')
    expect(text).toContain('TWALL = 20.0 + GASUSE * 0.8')
    expect(text.indexOf('GASUSE * 0.8')).toBeLessThan(text.indexOf('TWALL = 0.0') < 0 ? Infinity : text.indexOf('TWALL = 0.0'))
  })

  it('is told with all its codes', async () => {
    const { text } = await ask(oven, 'What values can MODE have in BKHEAT?')
    expect(text).toContain('G=gas, W=wood,')
    expect(text).toContain('N=not at all')
  })

  it('is left alone where it only tells when', async () => {
    const { text } = await ask(oven, 'What does BKHEAT do when MODE is G?')
    expect(text).not.toContain('constant')
    expect(text).toContain('Heats the oven.')
  })
})

describe('the conditions of calls', () => {
  const bakery = new Codebase({
    'BKDAY.for': [
      'C  BKDAY, Subroutine',
      'C  One day of the bakery.',
      '      SUBROUTINE BKDAY(DYNAMIC, MODE)',
      '      IF (DYNAMIC .EQ. 1) THEN',
      '        CALL BKHEAT(MODE)',
      ...filler(12, (i) => `        HEAT = HEAT + ${i}.0`),
      '      ELSEIF (DYNAMIC .EQ. 2) THEN',
      ...filler(12, (i) => `        HEAT = HEAT - ${i}.0`),
      '        IF (NTRAY .GT. 0) THEN',
      '          CALL BKHEAT(MODE)',
      '        ENDIF',
      '      ENDIF',
      '      SELECT CASE (MODE)',
      "      CASE ('G')",
      '        CALL BKGAS',
      "      CASE ('W')",
      '        CALL BKWOOD',
      '      END SELECT',
      '      CALL BKDONE',
      '      END SUBROUTINE BKDAY',
    ].join('\n'),
    ...Object.fromEntries(
      ['BKHEAT', 'BKGAS', 'BKWOOD', 'BKDONE'].map((name) => [`${name}.for`, `      SUBROUTINE ${name}(X)\n      X = 1.0\n      END\n`]),
    ),
  })

  it('are told of each call', async () => {
    const { text } = await ask(bakery, 'Who calls BKHEAT, and under what condition?')
    expect(text).toContain('- BKDAY (CALL, when DYNAMIC .EQ. 1): `BKDAY.for:4-5`')
    expect(text).toContain('- BKDAY (CALL, when DYNAMIC .EQ. 2, NTRAY .GT. 0): `BKDAY.for:31-32`')
  })

  it('choose the calls that are asked for', async () => {
    const { text } = await ask(bakery, 'Which subroutines does BKDAY call when MODE is G or W?')
    expect(text).toContain("`BKGAS` (CALL, when MODE CASE ('G'))")
    expect(text).toContain("`BKWOOD` (CALL, when MODE CASE ('W'))")
    expect(text).not.toContain('`BKDONE` (CALL')
  })

  it('are not told where nobody asks', async () => {
    const { text } = await ask(bakery, 'Who calls BKGAS?')
    expect(text).not.toContain('when MODE')
  })
})

describe('a value of a variable', () => {
  const bakery = new Codebase({
    'BKSTOP.for': [
      'C  BKSTOP, Subroutine',
      'C  Ends the day of the bakery. Every status means something.',
      '      SUBROUTINE BKSTOP(BreadStatus, KMODE)',
      '      BreadStatus = 0',
      ...filler(30, (i) => `      GAS = GAS + ${i}.0`),
      "      IF (KMODE .EQ. 'S') THEN",
      '        LOAVES = LOAVES / 2',
      '      ENDIF',
      ...filler(30, (i) => `      GAS = GAS - ${i}.0`),
      '      BreadStatus = 32 !burnt',
      '      END SUBROUTINE BKSTOP',
    ].join('\n'),
  })

  it('is explained by the comment where it is set', async () => {
    const { text } = await ask(bakery, 'What does BreadStatus 32 mean?')
    expect(text).toMatch(/^- `BreadStatus = 32 !burnt` in BKSTOP: `BKSTOP\.for:68`/)
  })

  it('leads to what is done then', async () => {
    const { text } = await ask(bakery, "What happens to the loaves when KMODE is 'S'?")
    expect(text).toContain("IF (KMODE .EQ. 'S') THEN")
    expect(text).toContain('LOAVES = LOAVES / 2')
  })
})

it('the code with which a program stops is quoted', async () => {
  const bakery = new Codebase({
    'BKHALT.for': [
      'C  BKHALT, Subroutine',
      'C  Halts the bakery when there is no flour.',
      '      SUBROUTINE BKHALT(FLOUR)',
      ...filler(60, (i) => `C     Without flour ${i} the program may stop, its code does so with oven ${i}`),
      "      WRITE(*,'(A)') 'The day has come to nothing'",
      '   77 STOP 66',
      '      END SUBROUTINE BKHALT',
    ].join('\n'),
  })
  const { text } = await ask(bakery, 'What does BKHALT do without flour, and with which code does the program stop?')
  expect(text).toContain('77 STOP 66')
})

describe('COMMON blocks', () => {
  const routine = (name: string, line: string) =>
    ['C  Works on the dough of the common bowl.', `      SUBROUTINE ${name}`, line, '      DOUGH = DOUGH + 1.0', '      END'].join('\n')
  const bakery = new Codebase({
    'BOWL.inc': [
      '      REAL DOUGH, SALT, YEAST',
      '      COMMON /BOWL1/ DOUGH, SALT,',
      '     &               YEAST',
      '      COMMON /BOWL2/ NTRAY',
    ].join('\n'),
    'BKMIX.for': routine('BKMIX', "      INCLUDE 'BOWL.inc'"),
    'BKREST.for': routine('BKREST', "      INCLUDE 'BOWL.inc'"),
    'BKSALT.for': routine('BKSALT', '      COMMON /BOWL1/ DOUGH, SALT, YEAST'),
  })

  it('are told with those who declare and include them', async () => {
    const { text } = await ask(bakery, 'Which routines share the common block /BOWL1/?')
    expect(text).toContain('COMMON block /BOWL1/ is declared in 2 places: BKSALT, BOWL.')
    expect(text).toContain('BOWL, included by BKMIX, BKREST: `COMMON /BOWL1/ DOUGH, SALT, YEAST`: `BOWL.inc:2-3`')
    expect(text).not.toContain('BOWL2')
  })

  it('are found by a variable', async () => {
    const { text } = await ask(bakery, 'In which common block is YEAST kept?')
    expect(text).toContain('/BOWL1/')
    expect(text).toContain('`BOWL.inc:2-3`')
    expect(text).not.toContain('BOWL2')
  })

  it('with the block whose list a variable stands in, where a statement declares several', async () => {
    const two = new Codebase({
      'BKTWO.for': [
        '      SUBROUTINE BKTWO',
        '      COMMON /CRUST/ THICK, BROWN /CRUMB/ SOFT, WARMTH',
        '      SOFT = 1.0',
        '      END',
      ].join('\n'),
    })
    const { text } = await ask(two, 'In which common block is WARMTH kept?')
    expect(text).toContain('WARMTH stands in COMMON block /CRUMB/ in 1 routine: BKTWO.')
    expect(text).not.toContain('block /CRUST/')
  })
})

describe('a value given by DATA', () => {
  it('is only the first where statements give another', async () => {
    const bowl = new Codebase({
      'BKHEAT.for': [
        'C  Heats the bowl.',
        '      SUBROUTINE BKHEAT',
        '      REAL TBOWL',
        '      DATA TBOWL /21.5/',
        '      TBOWL = TBOWL + 4.0',
        '      END SUBROUTINE BKHEAT',
      ].join('\n'),
    })
    const { text } = await ask(bowl, 'What value does TBOWL have?')
    expect(text).not.toContain('constant `TBOWL`')
    expect(text).toContain('TBOWL = TBOWL + 4.0')
  })
})

describe('a value that a question gives', () => {
  it('stands apart from its name', () => {
    const asks = (text: string) => {
      const [question] = readQuestions(text)
      const subject = { name: 'BKMIX', kinds: ['program'] as const, paths: [], named: true, score: 1 }
      return question !== undefined && variableValuesAspect.asks(question, subject)
    }
    expect(asks('What happens when MODE = G?')).toBe(true)
    expect(asks('What does message WBR041E mean?')).toBe(false)
  })
})

it('a pointer that goes to another place gives a variable no value', async () => {
  const shop = new Codebase({
    'bkpnt.f90': [
      'subroutine bkpnt(igrid)',
      '  use bkdata',
      ...filler(6, (i) => `  TRAY${i}=>BKGRID(igrid)%TRAY${i}`),
      '  RISING=>BKGRID(igrid)%RISING',
      'end subroutine bkpnt',
    ].join('\n'),
    'bkset.f90': ['subroutine bkset()', '  use bkdata', ...filler(20, (i) => `  TRAY=${i}`), '  RISING=0.25', 'end subroutine bkset'].join(
      '\n',
    ),
  })
  const { text } = await ask(shop, 'What is RISING, and what is it set to at first?')
  expect(text).toMatch(/RISING=0\.25[\s\S]*RISING=>/)
})

it('a routine says of itself what stands below its first statement, not what the file begins with', async () => {
  const stall = new Codebase({
    'market.f': [
      '      SUBROUTINE OPENS(DAY)',
      'C     Opens the stall when the market begins to fill.',
      ...filler(130, (i) => `      STAND(${i}) = DAY`),
      '      END',
      '      SUBROUTINE CLOSES(DAY,',
      '     1                  RAIN)',
      'C     ******************************************************',
      'C     Takes the apples home when the market is over or it rains.',
      'C     ******************************************************',
      'C',
      'C        SPECIFICATIONS:',
      ...filler(40, (i) => `      STAND(${i}) = -DAY`),
      '      END',
    ].join('\n'),
  })
  const { text } = await ask(stall, 'What does CLOSES do?')
  expect(text).toMatch(/^- `market\.f:134-137`:\n.*\n +SUBROUTINE CLOSES\(DAY,\n/)
  expect(text).toContain('Takes the apples home')
  expect(text).not.toMatch(/Opens the stall|SPECIFICATIONS/)
})

describe('a module of Fortran', () => {
  const press = new Codebase({
    'press.f': [
      '      MODULE PRESSDATA',
      '      INTEGER, SAVE :: NSHEET',
      '      END MODULE PRESSDATA',
      '      SUBROUTINE INKS(N)',
      '      USE PRESSDATA, ONLY: NSHEET',
      ...filler(8, (i) => `      NSHEET = NSHEET + ${i}`),
      '      END',
    ].join('\n'),
    'fold.f': ['      SUBROUTINE FOLDS', '      USE PRESSDATA', ...filler(8, (i) => `      NSHEET = NSHEET - ${i}`), '      END'].join(
      '\n',
    ),
    'main.f': ['      CALL INKS(2)', 'c     CALL GLUES(3)', '      CALL FOLDS', '      END'].join('\n'),
  })

  it('is used by routines of its own member and of others', async () => {
    const { text } = await ask(press, 'Which routines use the module PRESSDATA?')
    expect(text).toMatch(/PRESSDATA.* used by .*(?:INKS, FOLDS|FOLDS, INKS)\./)
  })

  it('is none where only calls that were taken out name it', async () => {
    const { text } = await ask(press, 'In which file is GLUES implemented, and what does it do?')
    expect(text).toMatch(/^NOT FOUND/)
  })

  it('what a routine takes are no options of a command line', async () => {
    const { text } = await ask(press, 'What arguments does INKS take?')
    expect(text).toContain('SUBROUTINE INKS(N)')
    expect(text).not.toContain('option')
  })
})

describe('what a routine of Fortran opens and declares', () => {
  const harbour = new Codebase({
    'src/tally.f': [
      '      SUBROUTINE TALLY(LUN)',
      'C     Counts the barrels of a day.',
      "      INCLUDE 'quay.inc'",
      '      CALL GETLUN(LUN)',
      "      OPEN (LUN, FILE = 'barrels.lst', STATUS = 'OLD')",
      '      READ (LUN,*) NBARR',
      '      CALL REPORT(NBARR)',
      '      END',
    ].join('\n'),
    'src/quay.inc': '      COMMON /QUAY01/ NBARR,\n     &  NSACKS\n      COMMON /QUAY02/ NSHIPS\n',
    'src/report.f': ['      SUBROUTINE REPORT(N)', ...Array.from({ length: 7 }, (_, i) => `      N = ${i}`), '      END'].join('\n'),
    'src/getlun.f': ['      SUBROUTINE GETLUN(N)', ...Array.from({ length: 7 }, (_, i) => `      N = ${i}`), '      END'].join('\n'),
  })

  it('is told by its statements, and not by what it calls', async () => {
    const { text } = await ask(harbour, 'Which file does TALLY read?')
    expect(text).toMatch(/^- `OPEN \(LUN, FILE = 'barrels\.lst'.*`: `src\/tally\.f:5`/)
    expect(text).not.toMatch(/works with|calls GETLUN/)
  })

  it('and the COMMON blocks of a member are listed', async () => {
    const { text } = await ask(harbour, 'Which common blocks does quay.inc hold?')
    expect(text).toMatch(/^`quay\.inc` declares COMMON \/QUAY01\/, \/QUAY02\/ \(2 blocks\)\./)
  })
})

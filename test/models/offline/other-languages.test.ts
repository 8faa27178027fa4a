import { describe, expect, it, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

describe('codes that a program gives back', () => {
  const bake = new Codebase({
    'BKBAKE.pli': [
      'BKBAKE: PROC(DOUGH);',
      '  DCL DOUGH CHAR(80);',
      '  DCL R_CODE FIXED BIN(31);',
      ...filler(30, (i) => `  CALL KNEAD(${i});`),
      "  IF VERIFY(DOUGH,' ')=0 THEN",
      '  DO;',
      "     PUT LIST('NO FLOUR LEFT');",
      '     R_CODE=16;',
      '     RETURN;',
      '  END;',
      ...filler(30, (i) => `  CALL COOL(${i});`),
      'END BKBAKE;',
    ].join('\n'),
  })

  it('are quoted with what leads there', async () => {
    const { text } = await ask(bake, 'What does it mean when BKBAKE comes back with R_CODE 16?')
    expect(text).toContain("IF VERIFY(DOUGH,' ')=0 THEN")
    expect(text).toContain('NO FLOUR LEFT')
    expect(text).toContain('R_CODE=16;')
  })

  it('of an abend wherever it is taken', async () => {
    const code = new Codebase({
      'BKGAS.asm': [
        'BKGAS    CSECT',
        ...filler(40, (i) => `         LA    R${i % 10},${i}`),
        "         TM    48(R2),X'10'",
        '         BRO   HEATED',
        "         WTO   'NO GAS IN THE PIPE'",
        '         ABEND 042',
        'HEATED   DS    0H',
        '         BR    R14',
        '         END',
      ].join('\n'),
      ...Object.fromEntries(
        filler(9, (n) => `BKMSG${n}.asm`).map((path) => [
          path,
          filler(30, (i) => `MSG${i}    EQU   ${i} (${i}U) THE OVEN DIED AT START: USER ABEND`).join('\n'),
        ]),
      ),
    })
    const { text } = await ask(code, 'The oven died at start with user abend 42. Why?')
    expect(text).toContain('NO GAS IN THE PIPE')
    expect(text).toMatch(/BKGAS\.asm:\d+-\d+/)
  })
})

describe('constants of a deciding line', () => {
  it('are explained from the member that holds them', async () => {
    const code = new Codebase({
      'BKLIMIT.asm': [
        'BKLIMIT  CSECT',
        '*        LOAVES OF ONE OVEN ARE COUNTED',
        '         C     R3,MOSTLOAF             TOO MANY LOAVES FOR THE OVEN?',
        '         BH    REFUSE',
        'REFUSE   LHI   R15,LOAVES_REFUSED',
        '         BR    R14',
        ...filler(40, (i) => `         LA    R${i % 10},${i}`),
        "MOSTLOAF DC    F'144'",
        '         END',
      ].join('\n'),
      'BKEQU.mac': 'LOAVES_REFUSED EQU 12',
    })
    const { text } = await ask(code, 'When are loaves for the oven refused as too many?')
    expect(text).toContain("MOSTLOAF DC F'144'")
    expect(text).toContain('LOAVES_REFUSED EQU 12')
    expect(text).toContain('BKEQU.mac:1')
  })

  it('are told of lines from another program, of divisions and of choices, wherever an included member keeps them', async () => {
    const code = new Codebase({
      'BKCODES.plinc': [
        ' DCL LEAST_FLOUR FIXED BIN(31) INIT(40);',
        ' DCL BATCH_SIZE FIXED BIN(31) INIT(25);',
        " DCL RYE_ONLY CHAR(1) VALUE('R');",
      ].join('\n'),
      'BKFLOUR.pli': [
        'BKFLOUR: PROC;',
        '  /* Flour of a delivery: the weight that a supplier brings */',
        '  %INCLUDE BKCODES;',
        ...filler(30, (i) => `  CALL WEIGH(${i});  /* flour */`),
        'END BKFLOUR;',
      ].join('\n'),
      'BKORDER.pli': [
        'BKORDER: PROC;',
        '  %INCLUDE BKCODES;',
        ...filler(30, (i) => `  CALL COUNT(${i});`),
        '  /* a new supplier who brings too little flour is sent away */',
        '  IF WEIGHT < LEAST_FLOUR THEN CALL SEND_AWAY;',
        '  SELECT (GRAIN);',
        '    WHEN (RYE_ONLY) CALL ASK_RYE;  /* Whole grain = more */',
        '  END;',
        '  IF MOD(SACKS, BATCH_SIZE) = 0 THEN CALL PAUSE;',
        'END BKORDER;',
      ].join('\n'),
    })
    const { text } = await ask(code, 'When is a new supplier of flour sent away because the weight is too little?')
    expect(text).toMatch(/^- `LEAST_FLOUR`: `DCL LEAST_FLOUR FIXED BIN\(31\) INIT\(40\);`: `BKCODES\.plinc:1`/m)
    expect(text).toMatch(/^- `BATCH_SIZE`: .*INIT\(25\)/m)
    expect(text).toMatch(/^- `RYE_ONLY`: .*VALUE\('R'\)/m)
  })

  it('are none where they are set again', async () => {
    const code = new Codebase({
      'bake.f': [
        '      SUBROUTINE BAKE(NLOAF)',
        'C     Loaves above the limit are refused',
        '      MAXLOAF = 12',
        '      IF (NLOAF .GT. MAXLOAF) GOTO 90',
        '      MAXLOAF = 24',
        '   90 RETURN',
        '      END',
      ].join('\n'),
    })
    const { text } = await ask(code, 'When are loaves above the limit refused?')
    expect(text).toContain('MAXLOAF) GOTO 90')
    expect(text).not.toMatch(/^- `MAXLOAF`/m)
  })
})

describe('an assembler program', () => {
  it('tells of a data item where it names it, not only where it is declared', async () => {
    const code = new Codebase({
      'BKAREA.mac': ['BKAREA   DSECT', 'HEATMULT DS    F                 FACTOR OF THE HEAT', 'BKAREAL  EQU   *-BKAREA'].join('\n'),
      'BKPARM.asm': [
        'BKPARM   CSECT',
        '         USING BKAREA,R8',
        '         COPY  BKAREA',
        ...filler(40, (i) => `         LA    R${i % 10},${i}`),
        '         ST    R0,HEATMULT',
        '         CHI   R0,10                   MORE THAN TEN?',
        '         BH    PARMERR',
        '         END',
      ].join('\n'),
    })
    const { text } = await ask(code, 'What values may HEATMULT have?')
    expect(text).toContain('CHI')
    expect(text).toMatch(/BKPARM\.asm:\d+/)
  })

  it('is linked as the member of its name says', async () => {
    const code = new Codebase({
      'asm/BKBAKE.asm': ['BKBAKE   CSECT', '         BR    R14', '         END'].join('\n'),
      'link/BKBAKE.lnk': [' INCLUDE SYSLIB(BKBAKE)', ' ENTRY   BKBAKE', ' ALIAS   BKBREAD', ' NAME    BKBAKE(R)'].join('\n'),
    })
    const { text } = await ask(code, 'Which alias does BKBAKE get when it is link-edited?')
    expect(text).toMatch(/ALIAS\s+BKBREAD/)
    expect(text).toContain('link/BKBAKE.lnk:1-4')
  })
})

describe('a subroutine', () => {
  it('is run by those who call it', async () => {
    const code = new Codebase({
      'bkcool.for': ['      subroutine bkcool(t)', ...filler(9, (i) => `      t(${i}) = ${i}`), '      end'].join('\n'),
      'bkmain.for': ['      subroutine bkmain', '      if (hot .gt. 1) then', '        call bkcool(t)', '      endif', '      end'].join(
        '\n',
      ),
    })
    const { text } = await ask(code, 'From where is BKCOOL run?')
    expect(text).toContain('`BKCOOL` is called from bkmain')
    expect(text).toContain('bkmain.for:3')
  })
})

describe('a procedure inside a PL/I program', () => {
  const code = new Codebase({
    'BKCHECK.pli': [
      'BKCHECK: PROC OPTIONS(MAIN);',
      '  CALL CHECK_ORDER;',
      '  CHECK_ORDER: PROC;',
      '    IF ORDER_RECORD.DELIVERY_PART.NUMBER_OF_LOAVES_IN_ALL_SACKS > 100 THEN DO;',
      '      SELECT (GRAIN);',
      "        WHEN ('R') IF ^RYE_IN_STOCK() THEN RETURN;",
      "        WHEN ('W') CALL ASK_MILLER;",
      '      END;',
      '    END;',
      "    CALL BKLOG('CHECKED');",
      '  END CHECK_ORDER;',
      ...filler(20, () => '  /* */'),
      "  RYE_IN_STOCK: PROC RETURNS(BIT(1)); RETURN('1'B); END RYE_IN_STOCK;",
      '  ASK_MILLER: PROC; PUT LIST(1); END ASK_MILLER;',
      'END BKCHECK;',
    ].join('\n'),
  })

  it('is told with what it calls, in order, and the innermost condition of each call', async () => {
    const { text } = await ask(code, 'Which checks can CHECK_ORDER call, depending on the grain?')
    expect(text).toMatch(/^`CHECK_ORDER` calls RYE_IN_STOCK, ASK_MILLER, BKLOG\.\n/)
    expect(text).toMatch(/paragraph `RYE_IN_STOCK` \(FUNCTION, when .*GRAIN WHEN 'R'\): `BKCHECK\.pli:6`/)
    expect(text).toMatch(/paragraph `ASK_MILLER` \(PERFORM, when .*GRAIN WHEN 'W'\): `BKCHECK\.pli:7`/)
    expect(text).toContain('program `BKLOG` (CALL, not in the code): `BKCHECK.pli:10`')
  })
})

test('a field is told where it is declared, with the remark behind it, and not for each structure that is like that', async () => {
  const code = new Codebase({
    'BKLOAF.plinc': [' DCL 1 LOAF,', '     2 GRAIN CHAR(1),   /* R = rye, W = wheat */', '     2 WEIGHT FIXED BIN(15);'].join('\n'),
    'BKBAKE.pli': ['BKBAKE: PROC;', '  %INCLUDE BKLOAF;', '  DCL 1 OLD_LOAF LIKE LOAF;', "  OLD_LOAF.GRAIN = 'R';", 'END BKBAKE;'].join(
      '\n',
    ),
  })
  const { text } = await ask(code, 'How is GRAIN declared, and what may it hold?')
  expect(text).toMatch(/^- field `GRAIN` of LOAF in BKLOAF: 02 CHAR\(1\); .*; remark: R = rye, W = wheat: `BKLOAF\.plinc:2`/m)
  expect(text).not.toContain('of OLD_LOAF')
})

test('which files a program writes, asked beside what it does', async () => {
  const code = new Codebase({
    'BKLIST.pli': [
      ' /* BKLIST: lists the loaves of the day */',
      ' BKLIST: PROC OPTIONS(MAIN);',
      '   DCL LOAVES FILE INPUT, DAYLIST FILE PRINT, TOTALS FILE PRINT;',
      '   READ FILE(LOAVES) INTO(LOAF);',
      '   PUT FILE(DAYLIST) LIST(LOAF);',
      '   PUT FILE(TOTALS) LIST(SUM);',
      ' END BKLIST;',
    ].join('\n'),
  })
  const { text } = await ask(code, 'What does BKLIST do, and which print files does it write?')
  expect(text).toContain('lists the loaves of the day')
  expect(text).toContain('`BKLIST` writes DAYLIST, TOTALS.')
  expect(text).toContain('- file `DAYLIST` (write): `BKLIST.pli:5`')
  expect(text).not.toContain('- file `LOAVES`')
})

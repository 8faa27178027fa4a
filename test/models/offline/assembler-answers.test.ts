import { describe, expect, it } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const bakery = new Codebase({
  'asm/BKOVEN.asm': [
    '* BKOVEN: HEATS THE OVEN BY A COMMAND OF THE SHELL',
    'BKOVEN   CSECT',
    '         COPY  BKTEMP',
    '         USING TEMPS,R7',
    '         LOAD  EP=GAS1OPN              OPENS THE PIPE',
    '         ST    R0,AOPN',
    '         LOAD  EP=GAS1LIT              LIGHTS THE GAS',
    '         ST    R0,ALIT',
    '         LOAD  EP=BKCLOCK',
    '         BKTELL HOT',
    '         BR    R14',
    'AOPN     DS    A',
    'ALIT     DS    A',
    '         END',
  ].join('\n'),
  'asm/BKCOOL.asm': [
    '* BKCOOL: COOLS WHAT IS HOTTER THAN THE LIMIT',
    'BKCOOL   CSECT',
    '         COPY  BKTEMP',
    '         CLI   T_OVEN,MOST_HEAT',
    ...Array.from({ length: 20 }, () => '         BKTELL COOL'),
    '         BAL   R14,AIR#01',
    '         BR    R14',
    '*        OPENS THE FLAP TO THE YARD',
    'AIR#01   DS    0H',
    ...Array.from({ length: 40 }, (_, i) => `         LA    R${i % 10},${i}`),
    '         BR    R14',
    '         END',
  ].join('\n'),
  'mac/BKTELL.mac': ['         MACRO', '         BKTELL &WHAT', "         WTO   'THE OVEN IS &WHAT'", '         MEND'].join('\n'),
  'rexx/BKALLOC.rexx': ['/* REXX */', '/* BPXWDYN allocates */', "rc = BPXWDYN('ALLOC DD(OVEN) DUMMY')", 'EXIT rc'].join('\n'),
  'mac/BKEQU.mac': ['MOST_HEAT EQU  240', 'LEAST_HEAT EQU 30'].join('\n'),
  'asm/BKCLOCK.asm': ['BKCLOCK  CSECT', '         BR    R14', '         END'].join('\n'),
  'copy/BKTEMP.asm': ['* TEMPERATURES', 'TEMPS    DSECT', 'T_OVEN   DS    F', 'T_ROOM   DS    F'].join('\n'),
})

describe('assembler', () => {
  it('names a family of services by how their names begin', async () => {
    const { text } = await ask(bakery, 'Which GAS1 callable services does BKOVEN load in order to heat the oven?')
    expect(text).toMatch(/^`BKOVEN` calls GAS1OPN, GAS1LIT\./)
    expect((await ask(bakery, 'What does GAS1 do?')).text).toMatch(/^NOT FOUND/)
  })

  it('names a family by how its names begin, also where a verb stands behind what they are', async () => {
    const { text } = await ask(bakery, 'Which numbered GAS1 modules does BKOVEN load while it starts?')
    expect(text).toMatch(/^`BKOVEN` calls GAS1OPN, GAS1LIT\./)
  })

  it('uses macros, each program once before one twice', async () => {
    expect((await ask(bakery, 'Which programs use the macro BKTELL?')).text).toMatch(
      /^`BKTELL` is used by BKCOOL, BKOVEN\.\n- program BKCOOL .*\n- program BKOVEN /,
    )
    expect((await ask(bakery, 'Which macros does BKOVEN use?')).text).toMatch(/^`BKOVEN` uses BKTELL\./)
  })

  it('gives a name a value by EQU', async () => {
    const { text } = await ask(bakery, 'What value does MOST_HEAT have?')
    expect(text).toBe('- `MOST_HEAT` in BKEQU: `MOST_HEAT EQU 240`: `mac/BKEQU.mac:1`')
  })

  it('names who uses a DSECT, and a function of the host', async () => {
    expect((await ask(bakery, 'Which programs use the DSECT TEMPS?')).text).toMatch(/^`TEMPS` is named by BKOVEN:\n- `asm\/BKOVEN\.asm:4`/)
    expect((await ask(bakery, 'Which execs use BPXWDYN?')).text).toMatch(/^`BPXWDYN` is named by BKALLOC:\n- `rexx\/BKALLOC\.rexx:3`/)
  })

  it('says above a routine what that is for', async () => {
    const { text } = await ask(bakery, 'What does routine AIR#01 do?')
    expect(text).toMatch(/^- `asm\/BKCOOL\.asm:\d+-\d+`:\n\s+```\n.*OPENS THE FLAP TO THE YARD/)
  })

  it('tells who has to be assembled again, where the sentence before says after what', async () => {
    const { text } = await ask(bakery, 'I want to add a field to BKTEMP. Which sources pull it in and need reassembling?')
    expect(text).toMatch(/^`BKTEMP` is copied by BKCOOL, BKOVEN\./)
  })
})

describe('a message that a question describes', () => {
  const code = new Codebase({
    'asm/BKSHELF.asm': [
      '* BKSHELF: PUTS LOAVES ON A SHELF',
      '* MESSAGES OF THE BAKERY:',
      ...Array.from({ length: 20 }, (_, i) => `* BAK1${10 + i}E LOAF ${i} IS NOT IN ITS TRAY`),
      'BKSHELF  CSECT',
      "         CLI   DSORG,C'P'",
      '         BE    PUTIT',
      '         LA    R1,BAK107E',
      '         BAL   R14,WRITE',
      'PUTIT    BR    R14',
      ...Array.from({ length: 40 }, (_, i) => `         LA    R${i % 10},${i}`),
      "BAK107E  DC    C'BAK107E Member given for a non-PDS: '",
      "BAK108E  DC    C'BAK108E Shelf is not open'",
      "LABEL1   DC    C'Data set name: '",
      'DSORG    DS    C',
      '         END',
    ].join('\n'),
    'rexx/BKCOPY.rexx': [
      '/* REXX */',
      '/* Copies a member of a partitioned data set to another partitioned data set. */',
      "SAY 'Name of the data set: 'dsn",
      'SAY rc',
    ].join('\n'),
  })

  it('is found by its text, with the statement that gives it', async () => {
    const { text } = await ask(code, 'What message do I get when I code a member name on something that is not a partitioned data set?')
    expect(text).toMatch(/^- `asm\/BKSHELF\.asm:\d+-\d+`/)
    expect(text.slice(0, 700)).toMatch(/CLI\s+DSORG,C'P'/)
    expect(text.slice(0, 900)).toContain('BAK107E Member given for a non-PDS')
  })

  it('is none where no text has two of its words', async () => {
    const { text } = await ask(code, 'What message do I get when the yeast has died in the dough?')
    expect(text).not.toMatch(/^- `asm\/BKSHELF\.asm:\d+`: `BAK1/)
  })
})

const kiln = new Codebase({
  'asm/KLFIRE.asm': [
    '* KLFIRE: LIGHTS A KILN',
    'KLFIRE   DFHEIENT CODEREG=(R12)',
    '         EXEC CICS ENQ RESOURCE(KILN) LENGTH(4) NOSUSPEND NOHANDLE',
    '*',
    '         OC    EIBRESP,EIBRESP         GOT IT?',
    "         BC    B'0111',ER_0020         NO, SOMEBODY ELSE HAS IT",
    ...Array.from({ length: 30 }, (_, i) => `         LA    R${i % 10},${i}`),
    '         EXEC CICS RETURN',
    'ER_0020  DS    0H',
    '         MVC   SCREEN,MSG_0020',
    '         EXEC CICS SEND FROM(SCREEN) LENGTH(40) ERASE NOHANDLE',
    '         EXEC CICS RETURN',
    'MSG_0020 DC    0CL40',
    "         DC    CL20'kkkk is alight alrea'",
    "         DC    CL20'dy.  Mind your hands'",
    '         END',
  ].join('\n'),
  'csd/KILN.rdo': 'DEFINE TRANSACTION(KLFI) GROUP(KILN) PROGRAM(KLFIRE)',
})

describe('a message quoted as it was shown', () => {
  it('is found though it holds values, with the branch that leads there', async () => {
    const { text } = await ask(kiln, "Our potter ran KLFI,KL07 and got 'KL07 is alight already'. Where does that come from?")
    expect(text).not.toMatch(/^NOT FOUND/)
    expect(text).toMatch(/```\n\s+ER_0020 .*\n\s+MVC\s+SCREEN,MSG_0020/)
    expect(text).toMatch(/what leads there: `asm\/KLFIRE\.asm:2-6`[^`]*```[^`]*EXEC CICS ENQ/)
    expect(text).toContain('Mind your hands')
  })

  it('is no reason to answer for a name that is asked about', async () => {
    expect((await ask(kiln, 'What does KL07 do?')).text).toMatch(/^NOT FOUND/)
  })
})

const loom = new Codebase({
  'asm/LMWEAVE.asm': [
    '* LMWEAVE: ASSEMBLER PROGRAM THAT WEAVES A CLOTH IN REGISTERS',
    'LMWEAVE  DFHEIENT CODEREG=(R12)',
    '* END THE TASK IF THE DFHCOMMAREA IS NO CLOTH',
    'LM_010   DS    0H',
    '         LA    R1,CLOTH_L',
    '         CH    R1,EIBCALEN',
    "         BC    B'1000',LM_020",
    '         EXEC CICS ABEND ABCODE(AB_CLOTH) NOHANDLE',
    'LM_020   DS    0H',
    ...Array.from({ length: 50 }, (_, i) => `         LA    R${i % 10},${i}`),
    '         EXEC CICS RETURN',
    "AB_CLOTH DC    CL04'LM77'",
    'CLOTH_L  EQU   120',
    '         END',
  ].join('\n'),
})

describe('a constant in a command', () => {
  it('is told with its value, and the communication area is known by what CICS calls it', async () => {
    const { text } = await ask(loom, 'What becomes of the task where the commarea of LMWEAVE is of another length?')
    expect(text).toMatch(/EXEC CICS ABEND ABCODE\(AB_CLOTH\)/)
    expect(text).toMatch(/- `AB_CLOTH`: `AB_CLOTH DC CL04'LM77'`: `asm\/LMWEAVE\.asm:61`/)
  })
})

describe('how assembler programs begin', () => {
  it('is told by the macro or instructions at their entry', async () => {
    const { text } = await ask(loom, 'With which macro do the assembler programs begin, and which registers does it take?')
    expect(text).toMatch(/^- how it begins: `asm\/LMWEAVE\.asm:2`: `LMWEAVE DFHEIENT CODEREG=\(R12\)`/)
    expect((await ask(kiln, 'What is the base register of KLFIRE?')).text).toBe(
      '- `KLFIRE` in KLFIRE is addressed by `R12`: `asm/KLFIRE.asm:2`',
    )
  })
})

it('what a macro does that stands inside a program is told by its own lines', async () => {
  const mint = new Codebase({
    'mint.asm': [
      '* Strikes coins.',
      ...Array.from({ length: 110 }, (_, i) => `*  coin ${i}`),
      '         MACRO',
      '&L       STRIKE &X',
      '&L       STM   0,15,SAVEMINT',
      '         L     13,=A(PRESS)',
      '         MEND',
      'MINT     CSECT',
      '         SAVE  (14,12)',
      '         USING MINT,15',
      'COIN     STRIKE ,',
      '         BR    14',
      '         END',
    ].join('\n'),
  })
  const { text } = await ask(mint, 'What does the STRIKE macro do at the start of every coin routine?')
  expect(text).toContain('SAVEMINT')
  expect(text).not.toContain('SAVE  (14,12)')
})

it('what stores into a label is quoted before what only moves it on', async () => {
  const apart = (n: number) => Array.from({ length: 20 }, (_, i) => `         LA    R${n},${i}`)
  const dairy = new Codebase({
    'asm/DRCHURN.asm': [
      'DRCHURN  CSECT',
      '         MVC   SHOWN,CREAM              SHOW IT',
      ...apart(1),
      '         CLC   CREAM,SHOWN',
      ...apart(2),
      '         MVC   LOGGED,CREAM             NOTE IT',
      ...apart(3),
      '         MVC   CREAM,MILKED             WHAT THE COW GAVE',
      '         BR    R14',
      "CREAM    DC    CL8' '",
      'MILKED   DS    CL8',
      'SHOWN    DS    CL8',
      'LOGGED   DS    CL8',
      '         END',
    ].join('\n'),
  })
  const { text } = await ask(dairy, 'How long is CREAM, and what is it for?')
  expect(text).toMatch(/^- `CREAM` in DRCHURN: `CREAM DC CL8' '`: `asm\/DRCHURN.asm:67`\n\n/)
  expect(text).toContain('SHOW IT')
  expect(text.indexOf('WHAT THE COW GAVE')).toBeLessThan(text.indexOf('SHOW IT'))
  expect(text).toContain('WHAT THE COW GAVE')
})

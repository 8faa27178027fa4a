import { describe, expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const routine = (name: string, ...lines: string[]) =>
  [
    `      SUBROUTINE ${name}(N)`,
    ...lines.map((line) => `      ${line}`),
    '      N = N + 1',
    '      N = N * 2',
    '      N = N - 3',
    '      END',
    '',
  ].join('\n')
const bakery = new Codebase({
  'ovens.f': routine('OVENS', 'CALL RISER(N)'),
  'riser.f': routine('RISER', 'CALL BAKERS(N)'),
  'bakers.f': routine('BAKERS', 'N = SLEEPS + 1'),
  'sleeps.f': routine('SLEEPS'),
})

describe('whether one named thing calls another', () => {
  test('no, and who does, instead of all that the first calls', async () => {
    for (const question of ['Does RISER call OVENS?', 'Is OVENS used by RISER?']) {
      const { text } = await ask(bakery, question)
      expect(text).toMatch(/^No: `RISER` (?:calls|uses) `OVENS` nowhere itself/)
      expect(text).not.toContain('BAKERS')
    }
  })

  test('not by itself, but through what it calls', async () => {
    const { text } = await ask(bakery, 'Does OVENS call BAKERS?')
    expect(text).toMatch(/^No: `OVENS` calls `BAKERS` nowhere itself.* RISER, which it calls, leads there\. It is used by RISER\./)
    expect(text).toContain('`riser.f:2`')
  })

  test('a line that names it denies nothing', async () => {
    const { text } = await ask(bakery, 'Does BAKERS call SLEEPS?')
    expect(text).toContain('`N = SLEEPS + 1`: `bakers.f:2`')
    expect(text).not.toMatch(/^No:/)
  })

  test('nothing leads to a data item: it is told how it is used', async () => {
    const stall = new Codebase({
      'cbl/STALLA.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. STALLA.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  STALL-RENT   PIC 9(4).
PROCEDURE DIVISION.
    ADD 5 TO STALL-RENT.
    GOBACK.`),
    })
    const { text } = await ask(stall, 'Is STALL-RENT used in STALLA?')
    expect(text).toMatch(/^The field STALL-RENT is used in STALLA:/)
    expect(text).not.toContain('leads from')
  })

  test('a call by a name that only runs can tell is no proof of a no', async () => {
    const kiosk = new Codebase({
      'cbl/KIOSKA.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KIOSKA.
DATA DIVISION.
LINKAGE SECTION.
01  NEXT-PGM   PIC X(8).
PROCEDURE DIVISION USING NEXT-PGM.
    CALL NEXT-PGM.
    GOBACK.`),
      'cbl/KIOSKB.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KIOSKB.
PROCEDURE DIVISION.
    GOBACK.`),
    })
    const { text } = await ask(kiosk, 'Does KIOSKA call KIOSKB?')
    expect(text).not.toMatch(/^No:/)
    expect(text).toMatch(
      /^No line of `KIOSKA` names `KIOSKB`, but of 1 of its calls the target is not known:\n- `?NEXT-PGM`? \(linkage, parameter\): `cbl\/KIOSKA\.cbl:\d`/,
    )
  })

  test('nor is one whose name has values that are known and others', async () => {
    const kiosk = new Codebase({
      'cbl/KIOSKA.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KIOSKA.
DATA DIVISION.
LINKAGE SECTION.
01  NEXT-PGM   PIC X(8).
PROCEDURE DIVISION USING NEXT-PGM.
    IF NEXT-PGM = SPACES
        MOVE 'KIOSKC' TO NEXT-PGM.
    CALL NEXT-PGM.
    GOBACK.`),
      'cbl/KIOSKB.cbl': fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. KIOSKB.
PROCEDURE DIVISION.
    GOBACK.`),
    })
    const { text } = await ask(kiosk, 'Does KIOSKA call KIOSKB?')
    expect(text).toMatch(/^No line of `KIOSKA` names `KIOSKB`, but of 1 of its calls the target is not known:\n- `?NEXT-PGM/)
  })

  test('yes, as before', async () => {
    expect((await ask(bakery, 'Does RISER call BAKERS?')).text).toContain('`RISER` calls BAKERS.')
  })
})

test('how many there are is told as a number', async () => {
  expect((await ask(bakery, 'How many subroutines call BAKERS?')).text).toMatch(/^There is 1: `BAKERS` is called from RISER\./)
})

test('what happens after something is done is not all that the named one calls', async () => {
  expect((await ask(bakery, 'What happens after RISER uses the dough?')).text).not.toContain('calls BAKERS')
})

test('what is used nowhere is what nothing uses', async () => {
  const mill = new Codebase({
    'GRIND.mac': '         MACRO\n         GRIND &A\n         LA    1,&A\n         MEND\n',
    'SIEVE.mac': '         MACRO\n         SIEVE &A\n         LA    2,&A\n         MEND\n',
    'MILL.asm': 'MILL     CSECT\n         GRIND 3\n         BR    14\n         END\n',
  })
  const { text } = await ask(mill, 'Which macros are used nowhere?')
  expect(text).toMatch(/^1 of 2 macros is used by nothing in the code: SIEVE\./)
})

import { expect, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const program = (name: string, deed: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
DATA DIVISION.
WORKING-STORAGE SECTION.
01  WS-LIMIT        PIC 9(3) VALUE ${name.length}0.
01  WS-COUNT        PIC 9(3).
PROCEDURE DIVISION.
MAIN-LINE.
    PERFORM 1000-${deed}
    PERFORM 2000-CHECK
    GOBACK.
1000-${deed}.
    MOVE 1 TO WS-COUNT.
2000-CHECK.
    IF WS-COUNT > WS-LIMIT
        DISPLAY '${name} IS FULL'
    END-IF.`)

const market = new Codebase({
  'cbl/STALL.cbl': program('STALL', 'OPEN-UP'),
  'cbl/BARROWS.cbl': program('BARROWS', 'WHEEL-OUT'),
  'cbl/AWNING.cbl': program('AWNING', 'UNROLL'),
  'cbl/CRATE.cbl': program('CRATE', 'UNPACK'),
})

test.each([
  'What does 2000-CHECK in BARROWS do?',
  'What does paragraph 2000-CHECK of program BARROWS do?',
  "What does BARROWS's 2000-CHECK do?",
  'In BARROWS, what does 2000-CHECK do?',
])('of several paragraphs of one name the one in the program that is named: %s', async (question) => {
  const { text } = await ask(market, question)
  expect(text).toContain('BARROWS IS FULL')
  expect(text).not.toMatch(/(?:STALL|AWNING|CRATE)/)
  // A constant of another program that has the same name is not what these lines mean.
  expect(text).not.toMatch(/VALUE (?:50|60)/)
})

test('a paragraph that the named program does not have is denied, with where it is', async () => {
  const { text } = await ask(market, 'What does 1000-UNPACK in BARROWS do?')
  expect(text).toMatch(/^NOT FOUND\nNo line of `BARROWS` has `1000-UNPACK`\./)
  expect(text).toContain('cbl/CRATE.cbl')
})

test('data are shared: a field that only others define may well be worked on', async () => {
  const shared = new Codebase({
    'cpy/TILL.cpy': fixedFormat('01  TILL-REC.\n    05  TILL-SUM   PIC 9(5).'),
    'cbl/SHOP.cbl': fixedFormat(
      'IDENTIFICATION DIVISION.\nPROGRAM-ID. SHOP.\nDATA DIVISION.\nWORKING-STORAGE SECTION.\n    COPY TILL.\nPROCEDURE DIVISION.\nMAIN-LINE.\n    ADD 5 TO TILL-SUM\n    GOBACK.',
    ),
  })
  const { text } = await ask(shared, 'How long is TILL-SUM in SHOP?')
  expect(text).not.toMatch(/^NOT FOUND/)
  expect(text).toContain('9(5)')
})

test('a paragraph that a program copies is its own, whoever else copies it', async () => {
  const copied = (name: string) =>
    fixedFormat(
      `IDENTIFICATION DIVISION.\nPROGRAM-ID. ${name}.\nDATA DIVISION.\nWORKING-STORAGE SECTION.\n01  WS-N  PIC 9.\nPROCEDURE DIVISION.\nMAIN-LINE.\n    PERFORM 8000-WEIGH THRU 8000-WEIGH-EXIT\n    GOBACK.\n    COPY WEIGH.`,
    )
  const scales = new Codebase({
    'cpy/WEIGH.cpy': fixedFormat('8000-WEIGH.\n    ADD 1 TO WS-N.\n8010-TARE.\n    SUBTRACT 1 FROM WS-N.\n8000-WEIGH-EXIT.\n    EXIT.'),
    'cbl/BUTCHER.cbl': copied('BUTCHER'),
    'cbl/GROCER.cbl': copied('GROCER'),
  })
  for (const program of ['BUTCHER', 'GROCER']) {
    const { text } = await ask(scales, `What does 8010-TARE in ${program} do?`)
    expect(text).toContain('SUBTRACT 1 FROM WS-N')
    expect(text).not.toMatch(/^NOT FOUND/)
  }
})

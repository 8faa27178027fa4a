import { describe, expect, it, test } from 'vitest'
import { ask, Codebase, fixedFormat } from './codebase.ts'

const bakery = new Codebase({
  'BKOVEN.cbl': [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. BKOVEN.',
    '       DATA DIVISION.',
    '       WORKING-STORAGE SECTION.',
    '       01  WS-ABCODE          PIC S9(9) COMP.',
    '       01  WS-LOAVES          PIC 9(5).',
    '       PROCEDURE DIVISION.',
    '       0000-MAIN.',
    '           IF WS-LOAVES = ZERO',
    "               DISPLAY 'NO LOAVES CAME'",
    '               MOVE 2077 TO WS-ABCODE',
    "               CALL 'CEE3ABD' USING WS-ABCODE WS-LOAVES",
    '           END-IF',
    '           IF WS-LOAVES > 900',
    '               MOVE 2078 TO WS-ABCODE',
    "               CALL 'CEE3ABD' USING WS-ABCODE WS-LOAVES",
    '           END-IF.',
    '           GOBACK.',
  ].join('\n'),
  'BKNIGHT.jcl': [
    '//BKNIGHT  JOB (BK),CLASS=A',
    '//*  U2078 = TOO MANY LOAVES',
    '//BAKE     EXEC PGM=BKOVEN',
    '//LOAVES   DD DSN=BK.LOAVES,DISP=SHR',
  ].join('\n'),
  'NOTES.txt': ['When it stops', 'U2078   too many loaves for one night.  Ask', '        the shops, then start BKNIGHT again.'].join('\n'),
})

describe('the code of an abend', () => {
  it('is told of by the statement that gives its number, though nothing spells the code', async () => {
    const { text } = await ask(bakery, 'What does U2077 mean?')
    expect(text).toMatch(/IF WS-LOAVES = ZERO\n.*NO LOAVES CAME'\n.*MOVE 2077 TO WS-ABCODE/)
  })

  it('is told of by notes and comments, to the end of the sentence, and by the program', async () => {
    const { text } = await ask(bakery, 'BKNIGHT abended with U2078. Why?')
    expect(text).toContain('TOO MANY LOAVES')
    expect(text).toContain('start BKNIGHT again')
    expect(text).toMatch(/IF WS-LOAVES > 900\n.*MOVE 2078 TO WS-ABCODE/)
    expect(text).not.toMatch(/^- .*step/m)
  })

  it('is not told of by another thing of that number', async () => {
    const { text } = await ask(bakery, 'What does U0900 mean?')
    expect(text).toMatch(/^NOT FOUND\nNothing in the code is named `U0900`/)
  })

  it('that nothing gives is not found', async () => {
    const { text } = await ask(bakery, 'What does U2099 mean?')
    expect(text).toMatch(/^NOT FOUND\nNothing in the code is named `U2099`/)
  })
})

const shop = (name: string, more: string) =>
  fixedFormat(`
IDENTIFICATION DIVISION.
PROGRAM-ID. ${name}.
PROCEDURE DIVISION.
0000-MAIN.
    EXEC CICS ABEND ABCODE('BKX7') END-EXEC
    ${more}
    GOBACK.`)

describe('where an abend code is issued', () => {
  const names = ['BKDOUGH', 'BKFLOUR', 'BKROLLS', 'BKYEAST', 'BKTRAYS']
  const shops = new Codebase(
    Object.fromEntries(
      names.map((name, index) => [`${name}.cbl`, shop(name, index === 0 ? "EXEC CICS ABEND ABCODE('BKX8') END-EXEC" : 'CONTINUE')]),
    ),
  )

  it('is told of all programs that do', async () => {
    for (const question of ['Where is abend BKX7 issued?', 'Who issues the abend code BKX7?'])
      expect((await ask(shops, question)).text).toMatch(/^BKX7 stands in 5 programs: (?:BK[A-Z]+(?:, )?){5}\./)
  })

  it('of one program by its lines alone', async () => {
    expect((await ask(shops, 'Where is abend BKX8 issued?')).text).not.toContain('stands in')
    expect((await ask(shops, 'Where in BKROLLS is abend BKX7 issued?')).text).not.toContain('stands in')
  })
})

test('of a program that is named only its own abend is told, though another ends with the same code', async () => {
  const kitchen = new Codebase({
    'asm/PEELER.asm': [
      'PEELER   CSECT',
      '         LTR   R2,R2',
      '         BNZ   BLUNT',
      '         BR    R14',
      "BLUNT    WTO   'KNIFE IS BLUNT'",
      '         ABEND 300,,STEP',
      '         END',
    ].join('\n'),
    'asm/WASHER.asm': [
      'WASHER   CSECT',
      '         LTR   R3,R3',
      '         BZ    DRY',
      '         BR    R14',
      "DRY      WTO   'NO WATER COMES'",
      '         ABEND 300,,STEP',
      '         END',
    ].join('\n'),
  })
  const { text } = await ask(kitchen, 'What makes WASHER end with abend 300?')
  expect(text).toContain('NO WATER COMES')
  expect(text).not.toContain('KNIFE IS BLUNT')
  expect((await ask(kitchen, 'What does abend code 300 mean?')).text).toMatch(
    /KNIFE IS BLUNT[\s\S]*NO WATER COMES|NO WATER COMES[\s\S]*KNIFE IS BLUNT/,
  )
})

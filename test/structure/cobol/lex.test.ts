import { expect, test } from 'vitest'
import { lexCobol } from '../../../src/structure/scanners/cobol/lex.ts'
import { TokenFlag, TokenKind } from '../../../src/structure/scanners/cobol/tokens.ts'
import { fixed, shown } from './spliced.ts'

const texts = (text: string) => lexCobol(text).texts

test('fixed format: sequence numbers and identification are not code, whatever they hold', () => {
  const lexed = lexCobol(
    ['000100 IDENTIFICATION DIVISION.', `${'ABC12  PROGRAM-ID. X.'.padEnd(72)}IDENT001`, '      * CALL "NOT"', '           GOBACK.'].join(
      '\n',
    ),
  )
  expect(lexed.format).toBe('fixed')
  expect(shown(lexed)).toEqual(['1:IDENTIFICATION', '1:DIVISION', '1:.', '2:PROGRAM-ID', '2:.', '2:X', '2:.', '4:GOBACK', '4:.'])
  expect([...lexed.lineKinds]).toEqual([0, 0, 1, 0])
})

test('a word and a literal go on behind a hyphen; a cut literal runs through column 72', () => {
  const open = `           MOVE 'ABC`
  const text = [`${open}`, `      -    'DEF' TO WS-FIE`, `      *    a comment between`, `      -    LD-NAME.`].join('\n')
  expect(texts(text)).toEqual(['MOVE', `ABC${' '.repeat(72 - open.length)}DEF`, 'TO', 'WS-FIELD-NAME', '.'])
})

test('a literal that nothing closes ends with its line', () => {
  expect(texts(fixed("    DISPLAY 'OPEN", '    STOP RUN.'))).toEqual(['DISPLAY', 'OPEN', 'STOP', 'RUN', '.'])
})

test('*> is a comment outside of literals only', () => {
  expect(texts(fixed(`    DISPLAY "A *> B" *> C`, '*> all of it', '    GOBACK.'))).toEqual(['DISPLAY', 'A *> B', 'GOBACK', '.'])
})

test('doubled quotes are one; prefixes belong to the literal', () => {
  const lexed = lexCobol(fixed(`    MOVE 'O''CLOCK' TO A MOVE X'0D25' TO B.`))
  expect(lexed.texts.slice(0, 9)).toEqual(['MOVE', "O'CLOCK", 'TO', 'A', 'MOVE', '0D25', 'TO', 'B', '.'])
  expect((lexed.flags[5] ?? 0) & TokenFlag.prefixed).toBe(TokenFlag.prefixed)
})

test('pictures: inner periods belong to them, the last one does not, and they may stand on the next line', () => {
  const lexed = lexCobol(fixed('05 A PIC 9.9.', '05 B PIC ZZ,ZZ9.99-.', '05 C PICTURE IS', '      X(02).', '05 D PIC X(8), VALUE SPACE.'))
  expect(lexed.texts.filter((_, i) => lexed.kinds[i] === TokenKind.picture)).toEqual(['9.9', 'ZZ,ZZ9.99-', 'X(02)', 'X(8)'])
  expect(lexed.texts.filter((text) => text === '.')).toHaveLength(4)
})

test('separators are dropped, decimal commas and points are not', () => {
  expect(texts(fixed('    STRING A DELIMITED BY SIZE, B; INTO C.', '    COMPUTE X = 1.5 + 2,5.'))).toEqual(
    'STRING A DELIMITED BY SIZE B INTO C . COMPUTE X = 1.5 + 2,5 .'.split(' '),
  )
})

test('names may begin with digits and hold letters of national code pages', () => {
  expect(texts(fixed('0000-MAIN.', '    MOVE 1ST-X TO GRÖSSE.'))).toEqual(['0000-MAIN', '.', 'MOVE', '1ST-X', 'TO', 'GRÖSSE', '.'])
})

test('debugging lines are comments unless the program says otherwise', () => {
  expect(texts('      D    DISPLAY A.\n           GOBACK.')).toEqual(['GOBACK', '.'])
  expect(texts('       SOURCE-COMPUTER. X WITH DEBUGGING MODE.\n      D    DISPLAY A.')).toContain('DISPLAY')
  const commented = '      *SOURCE-COMPUTER. X WITH DEBUGGING MODE.\n           MOVE "DEBUGGING MODE" TO B\n      D    DISPLAY A.'
  expect(texts(commented)).not.toContain('DISPLAY')
})

test('compiler options, directives and listing statements are not code', () => {
  const text = [
    ' CBL APOST,LIB',
    'PROCESS XREF',
    '       IDENTIFICATION DIVISION.',
    "       TITLE 'PAGE'",
    '       EJECT',
    '           SKIP2.',
    '       PROGRAM-ID. A.',
  ]
  expect(texts(text.join('\n'))).toEqual(['IDENTIFICATION', 'DIVISION', '.', 'PROGRAM-ID', '.', 'A', '.'])
})

test('vendor includes are COPY statements', () => {
  expect(texts('++INCLUDE PAYREC\n-INC DATEREC\n       GOBACK.')).toEqual(['COPY', 'PAYREC', '.', 'COPY', 'DATEREC', '.', 'GOBACK', '.'])
})

test('free format is told by directive or by where code begins', () => {
  const free = [
    'identification division.',
    'program-id. hello.',
    'procedure division.',
    'main-line.',
    '    display "hi" *> greet',
    '    stop run.',
  ]
  const lexed = lexCobol(free.join('\n'))
  expect(lexed.format).toBe('free')
  expect(lexed.texts).toContain('MAIN-LINE')
  expect(lexCobol('       >>SOURCE FORMAT IS FREE\nprogram-id. a.').format).toBe('free')
  expect(lexCobol('      $SET SOURCEFORMAT"FREE"\nprogram-id. a.').format).toBe('free')
})

test('free format whose statements are indented deeply is told by headers at the left, or by code that runs over the indicator', () => {
  const statements = Array.from({ length: 80 }, () => '            MOVE A TO B')
  const program = ['IDENTIFICATION DIVISION.', 'PROGRAM-ID. BAKE.', 'DATA DIVISION.', 'PROCEDURE DIVISION.', ...statements, ...statements]
  expect(lexCobol(program.join('\n')).format).toBe('free')
  const copybook = [
    '01 OVEN-RECORD.',
    '    02 OVEN-NUMBER PIC 9(4).',
    '    02 OVEN-NAME PIC X(8).',
    '    02 OVEN-PLACE PIC X(8).',
    '    02 OVEN-TRAY-SET.',
    '        03 OVEN-TRAYS OCCURS 4.',
    '            04 TRAY PIC X.',
    '            04 LOAF PIC X.',
  ]
  expect(lexCobol(copybook.join('\n')).format).toBe('free')
  const options = ['CBL XOPTS(SP),NOLIST', 'PROCESS LIB', '       01  OVEN-RECORD.', '           02 OVEN-NUMBER PIC 9(4).']
  expect(lexCobol(options.join('\n')).format).toBe('fixed')
})

test('a comment that begins in the sequence area is one in every format, and tells the free one', () => {
  const lines = [
    '*> Use the option of COPY to change names.',
    '     EVALUATE STATUS',
    '          WHEN 00 MOVE "A" TO MSG',
    '          WHEN 01 MOVE "B" TO MSG',
  ]
  const lexed = lexCobol(lines.join('\n'))
  expect(lexed.format).toBe('free')
  expect(lexed.texts.slice(0, 2)).toEqual(['EVALUATE', 'STATUS'])
  expect(texts('       >>SOURCE FORMAT IS FIXED\n*> Use the option of COPY to change.\n           GOBACK.')).toEqual(['GOBACK', '.'])
})

test('lines longer than cards are read to their end', () => {
  const long = `           MOVE 'A' TO ${'VERY-LONG-NAME-'.repeat(4)}X OF SOME-GROUP-NAME`
  expect(lexCobol(`       PROCEDURE DIVISION.\n${long}.`).format).toBe('variable')
})

test('tabs stand for columns of eight', () => {
  const lexed = lexCobol('\tPROCEDURE DIVISION.\n\tMAIN-LINE.\n\t\tGOBACK.')
  expect(shown(lexed)).toEqual(['1:PROCEDURE', '1:DIVISION', '1:.', '2:MAIN-LINE', '2:.', '3:GOBACK', '3:.'])
  expect((lexed.flags[3] ?? 0) & TokenFlag.inAreaA).toBe(TokenFlag.inAreaA)
})

test('SQL: comments, host variables, qualified names and commas', () => {
  const text = fixed('    EXEC SQL', '      SELECT A, B -- not this', '        INTO :WS-A:IND-A, :R.B', '        FROM S.T', '    END-EXEC.')
  expect(texts(text).join(' ')).toBe('EXEC SQL SELECT A , B INTO : WS-A : IND-A , : R . B FROM S . T END-EXEC .')
})

test('a tag in colons is part of the name', () => {
  expect(texts(fixed('01  :TAG:-REC.', '    05 A-:X:-B PIC X(:LEN:).', '    MOVE F(1:5) TO G.'))).toEqual(
    '01 :TAG:-REC . 05 A-:X:-B PIC X(:LEN:) . MOVE F ( 1 : 5 ) TO G .'.split(' '),
  )
})

test('a forgotten space behind a period does not glue sentences', () => {
  expect(texts(fixed('    MOVE A TO B.MOVE C TO D.'))).toEqual('MOVE A TO B . MOVE C TO D .'.split(' '))
})

test('pictures that a line cuts, and that end with their own comma or period', () => {
  const lexed = lexCobol('       01 A PIC S9(\n      -    6)V9(6).\n       01 B PIC 9,9,.\n       01 C PIC 99..\n')
  expect(lexed.texts.filter((_, i) => lexed.kinds[i] === TokenKind.picture)).toEqual(['S9(6)V9(6)', '9,9,', '99.'])
  expect(lexed.texts.filter((text) => text === '.')).toHaveLength(3)
})

test('a word that goes on with a hyphen', () => {
  expect(texts('           PERFORM CON\n      -    -WRITE-GF-6.')).toEqual(['PERFORM', 'CON-WRITE-GF-6', '.'])
})

test('SQL without END-EXEC does not reach into data descriptions', () => {
  expect(texts(fixed('    EXEC SQL', '      SELECT A FROM T.', '01 A PIC 9.9.')).slice(-2)).toEqual(['9.9', '.'])
})

test('a directive behind text in the sequence area', () => {
  expect(lexCobol('MARK01 >>SOURCE FORMAT IS FREE\nprogram-id. a.').format).toBe('free')
})

test('a mark of six letters on every line is no code of free format', () => {
  const lines = [
    '       IDENTIFICATION DIVISION.',
    '       PROGRAM-ID. A.',
    '       PROCEDURE DIVISION.',
    '       MAIN-LINE.',
    '           GOBACK.',
  ]
  const lexed = lexCobol(lines.map((line) => `CHGTAG${line.slice(6)}`).join('\n'))
  expect(lexed.format).toBe('fixed')
  expect(lexed.texts.slice(0, 3)).toEqual(['IDENTIFICATION', 'DIVISION', '.'])
})

test('control of the listing in area A is no code', () => {
  expect(texts('       *CBL NOLIST\n       MAIN-LINE.\n')).toEqual(['MAIN-LINE', '.'])
})

test('literals that nothing closes cost no more than their lines', { timeout: 60_000 }, () => {
  expect(lexCobol(`           MOVE 'A\n${"      -    'B\n".repeat(300_000)}`).count).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { fixed, shown, tokensOf } from './spliced.ts'

const spliced = (text: string, copybooks: Record<string, string> = {}) => tokensOf(text, copybooks).texts.join(' ')

test('a copybook stands where the statement stood, and tokens know where they come from', () => {
  const tokens = tokensOf(fixed('01  A.', '    COPY B.', '01  C PIC X.'), { B: fixed('    05 D PIC 9.') })
  expect(shown(tokens)).toEqual(['1:01', '1:A', '1:.', '1:05', '1:D', '1:PIC', '1:9', '1:.', '3:01', '3:C', '3:PIC', '3:X', '3:.'])
  expect([...tokens.sourceOf]).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
  expect(tokens.sources).toMatchObject([{ path: 'TEST.cbl' }, { path: 'B.cpy', replaced: false, via: { path: 'TEST.cbl', line: 2 } }])
  expect(tokens.copies).toEqual([{ name: 'B', path: 'TEST.cbl', line: 2, at: 3, found: 'B.cpy' }])
})

test('names may be quoted, begin with a digit, hold @ # $, come from a library, and be followed by a late period', () => {
  const text = fixed(
    "COPY 'QUOTED'",
    '    .',
    '    COPY 2412473.',
    '    COPY A@B#C OF MYLIB SUPPRESS.',
    '01 X. COPY Y.',
    '    COPY "dir/low.cpy".',
  )
  expect(tokensOf(text).copies.map(({ name, line }) => `${line}:${name}`)).toEqual(['1:QUOTED', '3:2412473', '4:A@B#C', '5:Y', '6:LOW'])
  expect(spliced(text)).toBe('01 X .')
})

test('EXEC SQL INCLUDE and IDMS records are copies', () => {
  const text = fixed('    EXEC SQL INCLUDE SQLCA END-EXEC.', '    COPY IDMS RECORD CUSTOMER.')
  expect(tokensOf(text).copies.map(({ name }) => name)).toEqual(['SQLCA', 'CUSTOMER'])
})

test('REPLACING: pseudo-text, words, literals, tags in colons and in parentheses, leading and trailing parts', () => {
  const copybook = fixed('01  :TAG:-REC.', '    05 :TAG:-NAME PIC X(10) VALUE SPACE.')
  expect(spliced(fixed('COPY A REPLACING ==:TAG:== BY ==CU==.'), { A: copybook })).toBe('01 CU-REC . 05 CU-NAME PIC X(10) VALUE SPACE .')
  const paren = fixed('    SET FLG-(VAR1)-BLANK TO TRUE', '    MOVE WS-(VAR1) TO X.')
  expect(spliced(fixed('COPY A REPLACING ==(VAR1)== BY ==STATUS==.'), { A: paren })).toBe(
    'SET FLG-STATUS-BLANK TO TRUE MOVE WS-STATUS TO X .',
  )
  const words = fixed("    MOVE OLD-A TO OLD-B. CALL 'ONE'.")
  expect(spliced(fixed("COPY A REPLACING OLD-A BY NEW-A OF G 'ONE' BY 'TWO'."), { A: words })).toBe('MOVE NEW-A OF G TO OLD-B . CALL TWO .')
  expect(spliced(fixed('COPY A REPLACING LEADING ==OLD== BY ==NEW== TRAILING ==-B== BY ==-Z==.'), { A: words })).toBe(
    'MOVE NEW-A TO NEW-B . CALL ONE .',
  )
  expect(spliced(fixed('COPY A REPLACING ==01== BY ==05==.'), { A: fixed('01 X.') })).toBe('05 X .')
  expect(spliced(fixed('01 Y COPY A REPLACING ==01 X.== BY ==.==.'), { A: fixed('01 X.', '  05 Z PIC X.') })).toBe('01 Y . 05 Z PIC X .')
})

test('REPLACE holds until REPLACE OFF, also in what is copied meanwhile', () => {
  const text = fixed('REPLACE ==A== BY ==B==.', 'MOVE A TO C. COPY K.', 'REPLACE OFF.', 'MOVE A TO C.')
  expect(spliced(text, { K: fixed('MOVE A TO D.') })).toBe('MOVE B TO C . MOVE B TO D . MOVE A TO C .')
})

test('copies inside copies are told with the statement of the program', () => {
  const tokens = tokensOf(fixed('COPY A.'), { A: fixed('    COPY B.'), B: fixed('01 X.') })
  expect(tokens.copies).toEqual([
    { name: 'A', path: 'TEST.cbl', line: 1, at: 0, found: 'A.cpy' },
    { name: 'B', path: 'A.cpy', line: 1, via: { path: 'TEST.cbl', line: 1 }, at: 0, found: 'B.cpy' },
  ])
  expect(tokens.sources[2]).toMatchObject({ path: 'B.cpy', via: { path: 'TEST.cbl', line: 1 } })
})

test('a copybook that copies itself ends', () => {
  expect(spliced(fixed('COPY A.', '01 Y.'), { A: fixed('01 X.', 'COPY A.') })).toBe('01 X . 01 Y .')
})

test('copybooks that multiply are cut', () => {
  const level = (n: number) => fixed(...Array.from({ length: 30 }, () => `COPY L${n}.`))
  const copybooks = { L1: level(2), L2: level(3), L3: level(4), L4: level(5), L5: fixed('01 XXXXXXXXXXXX PIC X(10).') }
  expect(tokensOf(fixed('COPY L1.'), copybooks).count).toBeLessThan(9_000_000)
})

test('a name in colons that several words replace is these words', () => {
  expect(spliced(fixed('REPLACE ==:BC:== BY ==WITH BACKGROUND==.', 'DISPLAY A :BC: 1 X-:BC:.'))).toBe(
    'DISPLAY A WITH BACKGROUND 1 X-WITHBACKGROUND .',
  )
})

test('EXEC SQL INCLUDE stands where INCLUDE does', () => {
  expect(tokensOf(fixed('    EXEC SQL', '      INCLUDE DCLT', '    END-EXEC.')).copies[0]?.line).toBe(2)
})

test('copybooks of nothing but COPY that multiply are cut', () => {
  const copybooks = Object.fromEntries(
    Array.from({ length: 8 }, (_, n) => [`B${n}`, fixed(...Array.from({ length: 8 }, () => `COPY B${n + 1}.`))]),
  )
  expect(tokensOf(fixed('COPY B0.'), { ...copybooks, B8: '' }).sources.length).toBeLessThan(65_536)
})

test('COPY in what the identification division tells people is a word', () => {
  const text = fixed(
    'PROGRAM-ID. P.',
    "AUTHOR. DON'T COPY THIS.",
    'REMARKS. IT WILL',
    '    COPY NOTHING.',
    'DATE-COMPILED.',
    'DATA DIVISION.',
    'WORKING-STORAGE SECTION.',
    '01  SECURITY.',
    '    COPY SOMETHING.',
  )
  expect(tokensOf(text).copies.map(({ name, line }) => `${line}:${name}`)).toEqual(['9:SOMETHING'])
})

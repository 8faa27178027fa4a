import { expect, test } from 'vitest'
import { cobolScanner } from '../../../src/structure/scanners/cobol/cobol.ts'
import { fixed, programsOf } from './spliced.ts'

const seen = (text: string) =>
  programsOf(text).programs.map(({ name, kind, parent, common, startLine, endLine }) => ({
    name,
    lines: `${startLine}-${endLine}`,
    ...(kind === 'program' ? {} : { kind }),
    ...(parent ? { parent } : {}),
    ...(common ? { common } : {}),
  }))

test('the name stands behind, on the next line, in quotes, without periods', () => {
  expect(seen(fixed('IDENTIFICATION DIVISION.', 'PROGRAM-ID. A.'))).toEqual([{ name: 'A', lines: '1-2' }])
  expect(seen(fixed('ID DIVISION.', 'PROGRAM-ID.', '    B IS INITIAL PROGRAM.'))).toEqual([{ name: 'B', lines: '1-3' }])
  expect(seen(fixed('ID DIVISION.', "PROGRAM-ID 'c1'", 'ENVIRONMENT DIVISION.'))).toEqual([{ name: 'C1', lines: '1-3' }])
})

test('several programs follow each other with and without END PROGRAM', () => {
  const text = fixed(
    'ID DIVISION.',
    'PROGRAM-ID. A.',
    'PROCEDURE DIVISION.',
    '    GOBACK.',
    '|      * about B',
    'ID DIVISION.',
    'PROGRAM-ID. B.',
    'PROCEDURE DIVISION.',
  )
  expect(seen(text)).toEqual([
    { name: 'A', lines: '1-5' },
    { name: 'B', lines: '6-8' },
  ])
})

test('nested programs are parts of the one around them', () => {
  const { tokens, programs } = programsOf(
    fixed(
      'ID DIVISION.',
      'PROGRAM-ID. OUTER.',
      'DATA DIVISION.',
      'WORKING-STORAGE SECTION.',
      'PROCEDURE DIVISION USING BY REFERENCE P1 P2.',
      "    CALL 'INNER'.",
      'ID DIVISION.',
      'PROGRAM-ID. INNER COMMON.',
      'PROCEDURE DIVISION.',
      '    EXIT PROGRAM.',
      'END PROGRAM INNER.',
      'END PROGRAM OUTER.',
    ),
  )
  expect(programs.map(({ name, parent, common, using }) => ({ name, parent, common, using }))).toEqual([
    { name: 'OUTER', parent: undefined, common: false, using: ['P1', 'P2'] },
    { name: 'INNER', parent: 'OUTER', common: true, using: [] },
  ])
  expect(programs.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
    [1, 12],
    [7, 11],
  ])
  expect(programs.map(({ procedure }) => tokens.texts.slice(procedure.from, procedure.to).join(' '))).toEqual([
    'CALL INNER .',
    'EXIT PROGRAM .',
  ])
})

test('functions and classes are units too; a member without PROGRAM-ID is named after its file', () => {
  expect(seen(fixed('ID DIVISION.', 'FUNCTION-ID. F.', 'PROCEDURE DIVISION.', 'END FUNCTION F.'))).toEqual([
    { name: 'F', kind: 'function', lines: '1-4' },
  ])
  expect(seen(fixed('PROCEDURE DIVISION.', '    GOBACK.'))).toEqual([{ name: 'TEST', lines: '1-2' }])
  expect(seen(fixed('01 X PIC X.'))).toEqual([])
})

test('very many programs in a member come to their end', { timeout: 60_000 }, () => {
  const text = Array.from({ length: 60_000 }, (_, n) => `       PROGRAM-ID. P${n}.`).join('\n')
  expect(programsOf(text).programs).toHaveLength(60_000)
})

test('a copybook with the header of a division is no program', () => {
  const text = '       PROCEDURE DIVISION USING ORD-AREA.\n       ORD-START.\n           CONTINUE.\n'
  const kinds = (language: string) =>
    cobolScanner
      .scan(text, 'ORDENTRY.cpy', language)
      .facts(() => undefined)
      .units.map(({ kind }) => kind)
  expect(kinds('COBOL copybook')).toContain('copybook')
  expect(kinds('COBOL copybook')).not.toContain('program')
  expect(kinds('COBOL')).toContain('program')
})

test('a copied program is put in where a program may stand, and not in the midst of one', () => {
  const inner = fixed('ID DIVISION.', 'PROGRAM-ID. INNER.', 'PROCEDURE DIVISION.', '    GOBACK.', 'END PROGRAM INNER.')
  const outer = ['ID DIVISION.', 'PROGRAM-ID. OUTER.', 'PROCEDURE DIVISION.', '    GOBACK.']
  const named = (...lines: readonly string[]) => {
    const { tokens, programs } = programsOf(fixed(...lines), { INNER: inner, ALSO: inner, AROUND: fixed('    COPY INNER.', '01 X PIC X.') })
    return [programs.map(({ name, parent = '' }) => `${parent}/${name}`).join(' '), tokens.copies.map(({ found }) => found !== undefined)]
  }
  expect(named(...outer, '    COPY INNER.', '    COPY ALSO.', 'END PROGRAM OUTER.')).toEqual([
    '/OUTER OUTER/INNER OUTER/INNER',
    [true, true],
  ])
  expect(named(...outer, 'END PROGRAM OUTER.', '    COPY INNER.')).toEqual(['/OUTER /INNER', [true]])
  expect(named('    COPY INNER.', '    COPY ALSO.')).toEqual(['/INNER /INNER', [true, true]])
  expect(named('ID DIVISION.', 'PROGRAM-ID. OUTER.', 'DATA DIVISION.', '    COPY INNER.', 'PROCEDURE DIVISION.')).toEqual([
    '/OUTER',
    [false],
  ])
  expect(named('ID DIVISION.', 'PROGRAM-ID. OUTER.', 'DATA DIVISION.', '    COPY AROUND.', 'PROCEDURE DIVISION.')).toEqual([
    '/OUTER',
    [true, false],
  ])
})

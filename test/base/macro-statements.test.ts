import { describe, expect, test } from 'vitest'
import { operandOf, quotedText, readMacroStatements, sublist } from '../../src/base/macro-statements.ts'
import { commentAbove } from '../../src/structure/scanners/line-kinds.ts'
import { macroLineKinds } from '../../src/structure/scanners/macro-line-kinds.ts'

/** A line with a continuation mark in column 72. */
function marked(text: string, mark = 'X', sequence = ''): string {
  return text.padEnd(71) + mark + sequence
}

function read(...lines: string[]) {
  return readMacroStatements(lines)
}

function texts(...lines: string[]) {
  return read(...lines).map(({ label, operation, operands }) => [label, operation, ...operands.map(({ text }) => text)])
}

describe('statements', () => {
  test('name, operation, operands, remarks', () => {
    expect(read('* comment', 'LOOP     LM    2,4(1,3),,KEY=(A,(B,C))   a remark', '.* another', '', '         ltorg')).toEqual([
      {
        label: 'LOOP',
        operation: 'LM',
        operands: [
          { value: '2', text: '2', line: 2 },
          { value: '4(1,3)', text: '4(1,3)', line: 2 },
          { value: '', text: '', line: 2 },
          { key: 'KEY', value: '(A,(B,C))', text: 'KEY=(A,(B,C))', line: 2 },
        ],
        startLine: 2,
        endLine: 2,
      },
      { operation: 'LTORG', operands: [], startLine: 5, endLine: 5 },
    ])
  })

  test('continuation: remarks after a comma, sequence numbers, any mark, operands that run to column 71', () => {
    const [first, second] = read(
      marked('A        DFHMDF POS=(1,2),   where it stands', '-', '00000100'),
      marked('               ATTRB=(ASKIP,   no input', '*', '00000200'),
      '               NORM),LENGTH=5   the end                                00000300',
      marked(`B        DFHMDF ${'LENGTH='.padEnd(55, '0')}`),
      '               9,POS=1',
    )
    expect(first).toMatchObject({ label: 'A', startLine: 1, endLine: 3 })
    expect(first?.operands.map(({ text, line }) => [text, line])).toEqual([
      ['POS=(1,2)', 1],
      ['ATTRB=(ASKIP,NORM)', 2],
      ['LENGTH=5', 3],
    ])
    expect(second?.operands.map(({ text }) => text)).toEqual([`${'LENGTH='.padEnd(55, '0')}9`, 'POS=1'])
  })

  test('a literal goes on in column 16, blanks before the mark are part of it', () => {
    const [statement] = read(marked("         DFHMDF INITIAL='IT''S  "), "                 ON, && SO',POS=1")
    expect(quotedText(operandOf(statement ?? fail(), 'INITIAL') ?? '')).toBe(`IT'S  ${' '.repeat(71 - 32)}  ON, & SO`)
    expect(operandOf(statement ?? fail(), 'POS')).toBe('1')
  })

  test('the operation, or all operands, on the continuation line; a remark ends the operands although a mark follows', () => {
    expect(texts(marked('LONGNAME'), '               DFHMDF POS=1', marked('B        DFHMDF'), '               POS=2')).toEqual([
      ['LONGNAME', 'DFHMDF', 'POS=1'],
      ['B', 'DFHMDF', 'POS=2'],
    ])
    expect(texts(marked('         DFHMDF POS=1   remark'), '               LENGTH=2', '         END')).toEqual([
      [undefined, 'DFHMDF', 'POS=1'],
      [undefined, 'END'],
    ])
  })

  test('attribute references open no string', () => {
    expect(texts("         MVC   A(L'B),=CL8'X Y'  remark", "         DC    C'L',D'1 2'", "         LA    1,L'&X+T'Y  r")).toEqual([
      [undefined, 'MVC', "A(L'B)", "=CL8'X Y'"],
      [undefined, 'DC', "C'L'", "D'1 2'"],
      [undefined, 'LA', '1', "L'&X+T'Y"],
    ])
  })

  test('blanks within parentheses, as conditional assembly has them', () => {
    expect(texts("         AIF   ('&A' EQ 'B').NEXT  remark")).toEqual([[undefined, 'AIF', "('&A' EQ 'B').NEXT"]])
  })
})

describe('what editors did to them', () => {
  test('lost marks', () => {
    expect(
      texts('A        DFHMDF POS=1,', '               LENGTH=2', 'B        DFHMDF ATTRB=(ASKIP,', '               NORM)', '         END'),
    ).toEqual([
      ['A', 'DFHMDF', 'POS=1', 'LENGTH=2'],
      ['B', 'DFHMDF', 'ATTRB=(ASKIP,NORM)'],
      [undefined, 'END'],
    ])
  })

  test('a mark that nothing continues', () => {
    expect(texts(marked('A        DFHMDF POS=1,'), 'B        DFHMDF POS=2')).toEqual([
      ['A', 'DFHMDF', 'POS=1'],
      ['B', 'DFHMDF', 'POS=2'],
    ])
  })

  test('text beyond column 72', () => {
    const long = `         DFHMDF POS=(1,1),ATTRB=(ASKIP,NORM),COLOR=BLUE,INITIAL='what stands here goes on, and on',HILIGHT=OFF`
    expect(
      texts(
        long,
        `         DFHMDF POS=(1,1),ATTRB=(ASKIP,NORM),COLOR=BLUE,INITIAL='goes  on',A=1`,
        `         DFHMDF POS=(1,1),ATTRB=(ASKIP,NORM),COLOR=BLUE,INITIAL='it goes on',A=1`,
      ),
    ).toEqual([
      [undefined, 'DFHMDF', 'POS=(1,1)', 'ATTRB=(ASKIP,NORM)', 'COLOR=BLUE', "INITIAL='what stands here goes on, and on'", 'HILIGHT=OFF'],
      [undefined, 'DFHMDF', 'POS=(1,1)', 'ATTRB=(ASKIP,NORM)', 'COLOR=BLUE', "INITIAL='goes  on'", 'A=1'],
      [undefined, 'DFHMDF', 'POS=(1,1)', 'ATTRB=(ASKIP,NORM)', 'COLOR=BLUE', "INITIAL='it goes on'", 'A=1'],
    ])
  })

  test('comments between continued lines; boxes that end in column 72', () => {
    expect(
      texts(marked('A        DFHMDF POS=1,'), '*              LENGTH=3,', '               LENGTH=2', '*'.repeat(72), '         END'),
    ).toEqual([
      ['A', 'DFHMDF', 'POS=1', 'LENGTH=2'],
      [undefined, 'END'],
    ])
  })

  test('characters of two columns', () => {
    const text = "         DFHMDF INITIAL='顧客番号',"
    expect(texts(`${text}${' '.repeat(71 - text.length - 4)}X`, '               LENGTH=8')).toEqual([
      [undefined, 'DFHMDF', "INITIAL='顧客番号'", 'LENGTH=8'],
    ])
  })

  test('lines of JCL around them', () => {
    expect(texts('//ASM EXEC ASMA', '//SYSIN DD *', '         END', '/*')).toEqual([[undefined, 'END']])
  })
})

test('sublists', () => {
  expect(sublist('(A,(B,C),)')).toEqual(['A', '(B,C)', ''])
  expect(sublist("(A,'B)C'")).toEqual(['A', "'B)C'"])
  expect(sublist('A')).toEqual(['A'])
  expect(sublist('')).toEqual([])
})

test('the comment above a line without its box', () => {
  const lines = ['         END', '*----*', '* WHAT', '* IT IS', '*----*', '', 'A        CSECT']
  expect(commentAbove(macroLineKinds(lines), 7)).toEqual({ startLine: 3, endLine: 4 })
  expect(commentAbove(macroLineKinds(lines), 1)).toBeUndefined()
})

function fail(): never {
  throw new Error('no statement')
}

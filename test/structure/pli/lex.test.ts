import { expect, test } from 'vitest'
import { lexPli } from '../../../src/structure/scanners/pli/lex.ts'
import { marginsOf } from '../../../src/structure/scanners/pli/margins.ts'

const shown = (...lines: readonly string[]) => {
  const { count, texts, lines: at } = lexPli(lines.join('\n'))
  return Array.from({ length: count }, (_, i) => `${at[i]}:${texts[i]}`)
}
const numbered = (code: string, number = 'ABC00010') => ` ${code}`.padEnd(72) + number

test('code stands in columns 2 to 72; carriage control and sequence numbers are none', () => {
  expect(shown('0DCL A;', numbered('B = 1;'), '1/* c */ C')).toEqual(['1:DCL', '1:A', '1:;', '2:B', '2:=', '2:1', '2:;', '3:C'])
})

test('margins are those that *PROCESS asks for, or that the lines clearly use', () => {
  expect(marginsOf('*PROCESS MAR(2,72,1);\nA;')).toEqual({ left: 1, right: 72 })
  expect(marginsOf('*process gs margins(1, 100) nolist;\n')).toEqual({ left: 0, right: 100 })
  expect(marginsOf('TEST: PROC;\n  DCL A;\nEND;\n')).toEqual({ left: 0, right: 72 })
  const table = Array.from({ length: 300 }, (_, i) => `          'loaf ${i}',`).join('\n')
  expect(marginsOf(`declare loaves(300) char(9) init(\n${table}\n 'none');\nloaf: procedure(n);\nend loaf;\n`).left).toBe(0)
  expect(marginsOf(`bake: procedure;\n${table}\n end;\n`).left).toBe(0)
  expect(marginsOf(` X = ${'A + '.repeat(30)}B;\n`)).toEqual({ left: 1, right: Number.POSITIVE_INFINITY })
})

test('margins that lines run over are none: a comment that ends behind one would swallow what follows', () => {
  const long = ` DCL FLOUR CHAR(1),${' '.repeat(40)}/* R = rye, W = wheat */`
  expect(marginsOf(`%PROCESS MARGINS(2,72);\n${long}\n SUGAR CHAR(1);\n`)).toEqual({ left: 1, right: Number.POSITIVE_INFINITY })
  expect(shown('%PROCESS MARGINS(2,72);', long, ' SUGAR CHAR(1);')).toContain('3:SUGAR')
  const cards = [...Array.from({ length: 40 }, (_, i) => numbered('CALL BAKE;', `BK${100_000 + i}`)), ` C = 1;${' '.repeat(65)}(OLD)`]
  expect(marginsOf(cards.join('\n'))).toEqual({ left: 1, right: 72 })
})

test('comments go over lines, literals too; a doubled quote is one', () => {
  expect(shown(" A = 'it''s", "  B' /* x", " 'no' */ || C; // rest")).toEqual(['1:A', '1:=', "1:it's B", '3:||', '3:C', '3:;'])
})

test('bits, hexadecimal and double quotes; numbers with points, exponents and a B', () => {
  expect(shown(` A = '1'B || '0D'X || "it's" + 1.5E-3 + .5 + 101B;`)).toEqual(
    ['A', '=', '1', '||', '0D', '||', "it's", '+', '1.5E-3', '+', '.5', '+', '101', ';'].map((text) => `1:${text}`),
  )
})

test('the not sign is any of several', () => {
  expect(shown(' IF A ^= B | C ¬= D | ~E THEN')).toEqual(
    ['IF', 'A', '^=', 'B', '|', 'C', '¬=', 'D', '|', '~', 'E', 'THEN'].map((text) => `1:${text}`),
  )
})

test('a comment in SQL begins with two hyphens', () => {
  expect(shown(' EXEC SQL SELECT A -- the key', '  FROM T; X = A--B;')).toEqual([
    '1:EXEC',
    '1:SQL',
    '1:SELECT',
    '1:A',
    '2:FROM',
    '2:T',
    '2:;',
    '2:X',
    '2:=',
    '2:A',
    '2:-',
    '2:-',
    '2:B',
    '2:;',
  ])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assemblerScanner } from '../../src/structure/scanners/assembler/assembler.ts'
import { clistScanner } from '../../src/structure/scanners/clist/clist.ts'
import { rexxScanner } from '../../src/structure/scanners/rexx/rexx.ts'

const cases = [
  {
    scanner: assemblerScanner,
    words: [
      'A ',
      'CSECT',
      ' DC ',
      "C'X'",
      '=V(B)',
      ' BALR 14,15',
      '\n',
      ' ',
      '*',
      'MACRO',
      'MEND',
      '(',
      ')',
      "'",
      ',',
      ' COPY A',
      'DSECT',
      ' DS 3CL',
      '&',
      'EXEC CICS LINK(',
      ' LOAD EP=',
    ],
  },
  {
    scanner: rexxScanner,
    words: [
      'a',
      ':',
      '\n',
      ' ',
      "'",
      '"',
      '/*',
      '*/',
      ',',
      ';',
      '(',
      ')',
      'call ',
      'if ',
      ' then ',
      '=',
      '||',
      'address tso ',
      'a = a b',
      '"ALLOC F(X) DA(',
      'signal ',
      'parse arg ',
      '&A',
      'interpret ',
    ],
  },
  {
    scanner: clistScanner,
    words: [
      'A',
      ':',
      '\n',
      ' ',
      "'",
      '&A',
      '&B.',
      '/*',
      '*/',
      '-\n',
      '+\n',
      'SET A = ',
      'SET &B = &A&A',
      'IF ',
      'THEN ',
      'ELSE ',
      'PROC 1 A B(',
      ')',
      'GOTO ',
      'ALLOC F(X) DA(',
      '%',
      'CALL ',
    ],
  },
] as const

describe.each(cases)('$scanner.name', ({ scanner, words }) => {
  test('whatever the text, it neither throws nor tells of lines that are not there', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...words), maxLength: 60 }), (text) => {
        const { units, references, unresolved, lines } = scanner.scan(text, 'x/MEMBER', '').facts(() => undefined)
        const isThere = (line: number) => line >= 1 && line <= lines
        return (
          units.every(({ startLine, endLine, name }) => name !== '' && startLine <= endLine && isThere(startLine) && isThere(endLine)) &&
          [...references, ...unresolved].every(({ line }) => isThere(line))
        )
      }),
      { numRuns: 2000 },
    )
  })

  test.each(words)('a member of many %j is read in time that grows with it', { timeout: 60_000 }, (word) => {
    const text = `${word}\n`.repeat(8_000) + word.repeat(8_000)
    const began = performance.now()
    scanner.scan(`A CSECT\n${text}`, 'x/MEMBER', '').facts(() => undefined)
    expect(performance.now() - began).toBeLessThan(15_000)
  })
})

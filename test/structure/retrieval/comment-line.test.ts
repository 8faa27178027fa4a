import { describe, expect, it } from 'vitest'
import { commentLines } from '../../../src/structure/retrieval/comment-line.ts'

describe('whether a line is nothing but a comment', () => {
  it.each([
    ['Fortran', 'c   Tallies; it adds up what was sold', true],
    ['Fortran', 'C-----------------------', true],
    ['Fortran', 'cx      total=0.1', true],
    ['Fortran', 'call tally(total)', false],
    ['Fortran', 'c = 5', false],
    ['Fortran', '      total=10.0', false],
    ['Assembler', '*  RETURN CODES:', true],
    ['COBOL', '      * Sorts the loaves', true],
    ['PL/I', 'CLOSE FILE(LOAVES);', false],
  ])('%s: %s', (language, line, is) => expect(commentLines(language)(line)).toBe(is))
})

import { expect, test } from 'vitest'
import { commentTexts, isComment, isCommentAt } from '../../../src/models/offline/evidence/comment-lines.ts'

test.each([
  ['# backs up the orders', true],
  ['#include "oven.h"', false],
  ['#  define MTRAY 12', false],
  ['#ifdef GAS', false],
  ['# if the oven is cold, wait', true],
  ['# includes the trays', true],
])('%s', (line, is) => {
  expect(isComment(line)).toBe(is)
})

test('a star in column 6 begins a comment in a block alone: in Fortran a statement goes on behind it', () => {
  const known = (lines: readonly string[]) => new Map(lines.map((text, at) => [at + 1, text]))
  const block = known(['    /* winds the yarn', '     * upon a reel', '     */', '    int turns;'])
  expect([1, 2, 3, 4].map((line) => isCommentAt(block, line))).toEqual([true, true, true, false])
  const fixed = known(['      INTEGER', '     * WOOL  , YARN  ,', '     * REEL', 'C     OF THE LOOM', '      END'])
  expect([1, 2, 3, 4, 5].map((line) => isCommentAt(fixed, line))).toEqual([false, false, false, true, false])
  expect([...commentTexts(fixed, 5).keys()]).toEqual([4])
  expect([...commentTexts(block, 4).keys()]).toEqual([1, 2, 3])
  // What stands above was not shown.
  expect(isCommentAt(new Map([[2, '     * upon a reel']]), 2)).toBe(true)
})

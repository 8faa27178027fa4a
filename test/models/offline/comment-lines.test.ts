import { expect, test } from 'vitest'
import { isComment } from '../../../src/models/offline/evidence/comment-lines.ts'

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

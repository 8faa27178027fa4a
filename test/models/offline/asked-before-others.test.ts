import { expect, test } from 'vitest'
import { ask, Codebase } from './codebase.ts'

const filler = (count: number, line: (i: number) => string) => Array.from({ length: count }, (_, i) => line(i))

const ropewalk = new Codebase({
  'src/twst.f': [
    '      program twst',
    'c',
    'c     This is the main program of the TWST code. The copyright statement and a',
    'c     short description of the program are contained in ROPE/aaatwst.f.',
    'c',
    'c     nstmax = most strands of a rope',
    'c     nylmax = most yarns of a strand',
    'c     nhkmax = most hooks of the walk',
    ...filler(12, (i) => `      call lay${i}(${i})`),
    '      end',
  ].join('\n'),
  'src/aaatwst.f': [
    '      subroutine aaatwst(u)',
    'c',
    'c     Copyright (c) the ropewalk. All rights reserved.',
    'c',
    'c-----------------------------------------------------------------',
    'c',
    'c     TWST reads the bobbins of a day, checks the hemp and',
    'c     writes one plan of strands.',
    'c',
    '      character*8 u',
    "      u = '1.0'",
    '      end',
  ].join('\n'),
  'src/tarring.f': [
    '      program tarring',
    'c     This program tars ropes by a plan of strands.',
    ...filler(12, (i) => `      tar(${i}) = ${i}.`),
    '      end',
  ].join('\n'),
})

test('what is asked about is told, and not what it only works for', async () => {
  const { text } = await ask(ropewalk, 'What does TWST do, and what kind of plan comes out of it for TARRING?')
  expect(text).toContain('writes one plan of strands')
  expect(text).not.toContain('tars ropes')
})

test('of a program whose head only points to another file that tells what it is for', async () => {
  const { text } = await ask(ropewalk, 'What does TWST do?')
  expect(text).toMatch(/^- `src\/aaatwst\.f:/)
})

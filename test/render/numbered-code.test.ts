import { Chalk } from 'chalk'
import { expect, test } from 'vitest'
import { createRedactor } from '../../src/base/redact.ts'
import { numberedCode } from '../../src/render/numbered-code.ts'
import { highlight } from '../../src/structure/highlight/highlight.ts'
import { hostile } from './sample-answer.ts'

const plain = new Chalk({ level: 0 })
const colored = new Chalk({ level: 1 })
const code = '//A    EXEC PGM=B\n//* WHY'

test('lines with their numbers, in the colours of the language of the file', () => {
  expect(numberedCode('jcl/X.jcl', 9, code, { width: 80, colors: plain, highlight })).toEqual([' 9  //A    EXEC PGM=B', '10  //* WHY'])
  expect(numberedCode('jcl/X.jcl', 9, code, { width: 80, colors: colored, highlight })).toEqual([
    `${colored.dim(' 9')}  //A    ${colored.bold('EXEC')} ${colored.bold('PGM')}=B`,
    `${colored.dim('10')}  ${colored.dim('//* WHY')}`,
  ])
  expect(numberedCode('notes.md', 1, 'Text', { width: 80, colors: colored, highlight })).toEqual([`${colored.dim('1')}  Text`])
})

test('a secret is hidden before colours could divide it', () => {
  const lines = numberedCode('x.py', 1, 'key = sk-proj-4Fq9Xw2LmZ81RtYb7Kc3', {
    width: 80,
    colors: colored,
    highlight,
    redact: createRedactor(),
  })
  expect(lines.join('').replace(/\x1b\[\d+m/g, '')).toBe('1  key = [redacted]')
})

test('nothing hostile is written', () => {
  expect(numberedCode('x.cbl', 1, hostile('x'), { width: 80, colors: plain, highlight })).toEqual(['1  x'])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FoldedText } from '../../../src/cli/repl/input/folded-text.ts'

const screen = { columns: 80, rows: 24 }
const long = (word: string) => `${word}\n`.repeat(20)

test('a text that fits stays; a longer one is a label of its first words, and itself again', () => {
  const folded = new FoldedText()
  expect(folded.fold('two\nlines', screen)).toBe('two\nlines')
  const label = folded.fold(`\n  ${long('[first]')}`, screen)
  expect(label).toBe('[[first) +21 lines]')
  expect(folded.fold('x'.repeat(2000), screen)).toBe(`[${'x'.repeat(39)}… +1,960 characters]`)
  expect(folded.unfold(`a ${label} b`)).toBe(`a \n  ${long('[first]')} b`)
})

test('different texts have different labels, the same text has one', () => {
  const folded = new FoldedText()
  const [one, other, again] = [`${long('x')}1`, `${long('x')}2`, `${long('x')}1`].map((text) => folded.fold(text, screen))
  expect([one, other, again]).toEqual(['[x +20 lines]', '[x +20 lines #2]', '[x +20 lines]'])
  expect(folded.unfold(`${one}${other}`)).toBe(`${long('x')}1${long('x')}2`)
})

test('what is in a folded text is not taken for a label', () => {
  const folded = new FoldedText()
  const inner = folded.fold(long('x'), screen)
  const outer = folded.fold(`${inner}\n${long('y')}`, screen)
  expect(folded.unfold(outer)).toBe(`${inner}\n${long('y')}`)
})

test('whatever is typed into a line or taken out of it, a label is whole or gone, and all else is as it was typed', () => {
  const folded = new FoldedText()
  const label = folded.fold(long('x'), screen)
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string({ maxLength: 1 }), fc.nat(), fc.nat(), (head, tail, typed, a, b) => {
      const line = head + label + tail
      const [from = 0, end = 0] = [a % (line.length + 1), b % (line.length + 1)].sort((x, y) => x - y)
      // A key puts something in or takes something away.
      const [put, to] = a % 2 === 0 ? [typed, from] : ['', end]
      const after = line.slice(0, from) + put + line.slice(to)
      const { text, cursor } = folded.mend(line, after) ?? { text: after, cursor: from + put.length }
      expect(text.includes(label) || !text.includes('+20 lines')).toBe(true)
      expect(text.slice(0, cursor).endsWith(put)).toBe(true)
      if (put !== '') expect(text.length).toBe(line.length + put.length)
    }),
  )
  expect(folded.mend(`a${label}b`, `a${label.slice(0, -1)}b`)).toEqual({ text: 'ab', cursor: 1 })
  expect(folded.mend(`a${label}b`, `a${label.slice(0, 3)}!${label.slice(3)}b`)).toEqual({ text: `a${label}!b`, cursor: label.length + 2 })
  expect(folded.mend(`a${label}b`, `a${label}bc`)).toBeUndefined()
})

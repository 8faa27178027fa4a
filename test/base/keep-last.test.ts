import { expect, test } from 'vitest'
import { keepLast } from '../../src/base/keep-last.ts'

test('what was computed last is kept, also where it is undefined, and nothing before it', () => {
  const asked: string[] = []
  const lengthOf = keepLast((text: string) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  })
  expect(['one', 'one', '', '', 'one'].map(lengthOf)).toEqual([3, 3, undefined, undefined, 3])
  expect(asked).toEqual(['one', '', 'one'])
})

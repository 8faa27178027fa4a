import type { LocatedWord } from '../../answer/located.ts'

/** How much some words of a question tell together. */
export function sumOfWeights(words: readonly Pick<LocatedWord, 'weight'>[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0)
}

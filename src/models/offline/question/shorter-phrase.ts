/** What is described, and of three words also the last two: of `customer phone number` the first only says whose. */
export function withShorterPhrase(words: readonly string[] | undefined): readonly (readonly string[])[] {
  return words === undefined ? [] : [words, ...(words.length > 2 ? [words.slice(1)] : [])]
}

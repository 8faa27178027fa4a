/** Words that end a phrase to the left. */
const ends =
  /^(?:the|an?|its|their|our|this|that|which|what|of|in|into|on|from|to|for|with|by|and|or|any|all|each|every|no|one|two|does|do|is|are)$/i
const mostWords = 3

/** The words that describe a noun of a sentence, as they stand right before it; none where an article does. */
export function phraseBefore(text: string, noun: RegExp): readonly string[] {
  const at = text.search(noun)
  if (at < 0) return []
  const before = text.slice(0, at).match(/[\p{L}\d'’-]+/gu) ?? []
  const words: string[] = []
  for (const word of before.toReversed()) {
    if (ends.test(word) || words.length >= mostWords) break
    words.unshift(word)
  }
  // Without a word that ends it on the left it may be the verb of the sentence.
  return ends.test(before.at(-words.length - 1) ?? '') ? words : []
}

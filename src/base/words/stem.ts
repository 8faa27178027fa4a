/** What makes one English word of another; longest first. */
const endings = /(?:ations?|itions?|ings?|ions?|ments?|ances?|ences?|ables?|ibles?|ities|ity|ness|ives?|als?|ers?|ors?|ed|es|ly|e|y|s)$/
/** A shorter one is part of too many words. */
export const shortestStem = 4

/** Of `disconnection`, `disconnects` and `disconnected` the same. Lower case. */
export function stemOf(word: string): string {
  const stem = word.replace(endings, '')
  return stem.length < shortestStem ? word : stem
}

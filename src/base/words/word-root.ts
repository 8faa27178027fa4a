/** What makes one English word of another; longest first. */
const endings = /(?:ations?|itions?|ings?|ions?|ments?|ances?|ences?|ables?|ibles?|ities|ity|ness|ives?|als?|ers?|ors?|ed|es|ly|e|y|s)$/
/** A shorter one is part of too many words. */
export const shortestRoot = 4

/**
 * Of `disconnection`, `disconnects` and `disconnected` the same. Lower case. Goes further than `wordForm`, which makes the terms that texts are searched by: there
 * derived words stay apart, so that a word that only shares the root can count less.
 */
export function wordRoot(word: string): string {
  const root = word.replace(endings, '')
  return root.length < shortestRoot ? word : root
}

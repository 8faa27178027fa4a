/** What makes one English word of another; longest first. */
const endings =
  /(?:ations?|itions?|ings?|ions?|ments?|ances?|ences?|ables?|ibles?|ities|ity|ies|ied|ness|ives?|als?|ers?|ors?|ed|es|ly|e|y|s)$/
/** No plural of a word with a `y`. */
const alwaysSo = /^(?:series|species|movies|cookies|ties|dies|lies|pies)$/
/** A shorter one is part of too many words. */
export const shortestRoot = 4

/**
 * Of `disconnection`, `disconnects` and `disconnected` the same. Lower case. Goes further than `wordForm`, which makes the terms that texts are searched by: there
 * derived words stay apart, so that a word that only shares the root can count less.
 */
export function wordRoot(word: string): string {
  const root = word.replace(endings, '')
  if (root.length >= shortestRoot) return root
  // Of `creation` the verb keeps more.
  const verb = word.replace(/ions?$/, '')
  if (verb !== word && verb.length > shortestRoot) return verb
  if (/^[a-z]{3,}ies$/.test(word) && !alwaysSo.test(word)) return `${word.slice(0, -3)}y`
  // Of `trees` no more than the plural goes.
  return word.length > shortestRoot && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/** How verbs change where nouns are made of them: `prescribed`, `prescription`; `verify`, `verification`; `prove`, `proof`. */
const changes = [
  ['scrib', 'script'],
  ['duc', 'duct'],
  ['mit', 'miss'],
  ['clud', 'clus'],
  ['solv', 'solut'],
  ['pend', 'pens'],
  ['tend', 'tens'],
  ['vert', 'vers'],
  ['cid', 'cis'],
  ['sum', 'sumpt'],
  ['ceiv', 'cept'],
  ['tain', 'tent'],
  ['ceed', 'cess'],
  ['if', 'ific'],
  ['prov', 'proof'],
  ['tain', 'ten'],
  ['mit', 'mitt'],
  ['cur', 'curr'],
  ['concil', 'concili'],
  ['choos', 'choic'],
  ['weigh', 'weight'],
] as const

/** The root of a word, and the form that it takes in other words made of it. */
export function wordRoots(word: string): readonly string[] {
  const root = wordRoot(word)
  const other = changes.flatMap(([verb, noun]) =>
    root.endsWith(verb) ? [root.slice(0, -verb.length) + noun] : root.endsWith(noun) ? [root.slice(0, -noun.length) + verb] : [],
  )
  return [root, ...other]
}
